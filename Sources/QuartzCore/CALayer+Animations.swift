import CoreGraphics
import Foundation
import Motion

extension CALayer {
    /// Adds a copy. An animation with the same key ends; with none it stands beside all others.
    public func add(_ anim: CAAnimation, forKey key: String?) { add(anim, forKey: key, helm: nil) }

    /// With a helm the animation follows that.
    @discardableResult
    package func add(_ anim: CAAnimation, forKey key: String?, helm: Helm?) -> AttachedAnimation {
        let copy = anim.copy()
        if copy.duration <= 0 { copy.duration = CATransaction.animationDuration() }
        copy.compile(on: self)
        let key = copy is CATransition ? kCATransition : key
        if let key { removeAnimation(forKey: key) }
        let animation = AttachedAnimation(copy, key: key, layer: self, helm: helm)
        attached.append(animation)
        tree?.start(animation)
        tree?.setNeedsDisplay()
        return animation
    }

    package func remove(_ animation: AttachedAnimation, finished: Bool) { drop(animation, finished: finished) }

    /// Writes the model without asking for an action.
    package func setModel(_ property: LayerProperty, _ value: LayerValue) {
        property.set(&modelValues, value)
        tree?.setNeedsDisplay()
    }

    /// The layer's own copy, which is not to be changed.
    public func animation(forKey key: String) -> CAAnimation? { attached.first { $0.key == key }?.animation }

    /// In the order in which they were added; nil for none.
    public func animationKeys() -> [String]? {
        let keys = attached.compactMap(\.key)
        return keys.isEmpty ? nil : keys
    }

    /// Its delegate is told that it did not finish, and the layer shows its model.
    public func removeAnimation(forKey key: String) {
        for animation in attached where animation.key == key { drop(animation, finished: false) }
    }

    /// Also those without a key.
    public func removeAllAnimations() {
        for animation in attached { drop(animation, finished: false) }
    }

    /// Takes the animation off and tells its delegate.
    func drop(_ animation: AttachedAnimation, finished: Bool) {
        guard let index = attached.firstIndex(where: { $0 === animation }) else { return }
        attached.remove(at: index)
        tree?.forget(animation)
        tree?.setNeedsDisplay()
        animation.tell(finished: finished)
    }

    /// A copy as it is shown now; nil before the layer was first in a tree.
    public func presentation() -> Self? {
        guard origin == nil else { return self }
        guard let tree else { return nil }
        let copy = type(of: self).init()
        copy.modelValues = values(at: time(at: tree.now))
        copy.strangeContents = strangeContents
        copy.traits = traits
        copy.drawing = drawing
        copy.takeOver(self)
        copy.name = name
        copy.origin = self
        copy.superlayer = superlayer
        return copy
    }

    /// On a presentation copy the layer that it was made from; else the layer itself.
    public func model() -> Self { (origin as? Self) ?? self }
}

// MARK: - For UIKit's animations

extension CALayer {
    /// The layer's own time in this frame.
    package var now: Double { time(at: tree?.now ?? 0) }

    /// How fast the layer's own time goes by in the tree's.
    var pace: Double { Double(speed) * (superlayer?.pace ?? 1) }

    /// What is drawn of a property now.
    package func shown(_ property: LayerProperty) -> LayerValue { property.get(values(at: now)) }

    package func shownValue(forKeyPath path: String) -> LayerValue? { LayerProperty.named(path).map(shown) }

    /// Whether something holds the property where it wants it, so that adding to it would make no sense.
    package func hasAbsoluteAnimation(of key: String) -> Bool {
        attached.contains { $0.animation.holds(key) }
    }

    /// The key itself, or with the first number that is free: animations that add up stand side by side.
    package func unusedKey(_ key: String) -> String {
        guard animation(forKey: key) != nil else { return key }
        var number = 2
        while animation(forKey: "\(key)-\(number)") != nil { number += 1 }
        return "\(key)-\(number)"
    }

    /// Whether an animation runs here whose delegate is of the asked kind.
    package func isAnimated(where matches: (CAAnimationDelegate) -> Bool) -> Bool {
        attached.contains { $0.animation.delegate.map(matches) ?? false }
    }
}

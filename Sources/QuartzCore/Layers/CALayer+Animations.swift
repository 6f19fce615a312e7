import CoreGraphics
import FlipbookMotion
import Foundation

extension CALayer {
    func defaultAdd(_ anim: CAAnimation, forKey key: String?) {
        if let name = anim.nonFinitePropertyName {
            Diagnostics.reportRefusedValue(of: name, source: "\(type(of: anim))", "the animation is not added")
            anim.delegate?.animationDidStop(anim, finished: false)
            return
        }
        let record = TimingOverrides.makeRecord()
        var animation = anim
        if let change = record?.change, let copy = anim.copy() as? CAAnimation {
            copy.apply(change, on: self)
            animation = copy
        }
        add(animation, forKey: key, driver: nil).layerTimingRecord = record
    }

    /// Adds a copy of an animation. If `driver` is not nil, the driver determines the progress instead of the time.
    ///
    /// - Parameter beforeAdditive: The key path of a transform, or nil. If the key path is nil, the new animation is applied after all
    ///   other animations. Otherwise the new animation is applied before the earlier additive animations of this property. Additive
    ///   transforms are combined by multiplication. With a₁ = old · new⁻¹ and a₂ = new · newest⁻¹, only the product a₁ · a₂ · newest is the
    ///   transform that was shown before the second change.
    @discardableResult
    package func add(
        _ anim: CAAnimation, forKey key: String?, driver: ProgressDriver?, beforeAdditive keyPath: String? = nil
    ) -> AttachedAnimation {
        let copy = anim.copy() as? CAAnimation ?? anim
        if copy.duration <= 0 { copy.duration = CATransaction.animationDuration() }
        copy.compile(on: self)
        let key = copy is CATransition ? kCATransition : key
        if let key { removeAnimation(forKey: key) }
        let number = (attachedAnimations.map(\.number).max() ?? 0) + 1
        let animation = AttachedAnimation(copy, key: key, number: number, layer: self, driver: driver)
        let index = keyPath.flatMap { path in attachedAnimations.firstIndex { $0.animation.addsToValue(for: path) } }
        attachedAnimations.insert(animation, at: index ?? attachedAnimations.endIndex)
        tree?.start(animation)
        tree?.setNeedsDisplay()
        return animation
    }

    /// Removes an animation and reports its end. `finished` is false if the animation was removed before its end.
    package func remove(_ animation: AttachedAnimation, finished: Bool) { detach(animation, finished: finished) }

    /// Sets a value of the model without an action.
    package func setModelValue(_ property: LayerProperty, _ value: LayerValue) {
        property.set(&modelValues, value)
        tree?.setNeedsDisplay()
    }

    func defaultAnimationKeys() -> [String]? {
        let keys = attachedAnimations.sorted { $0.number < $1.number }.compactMap(\.key)
        return keys.isEmpty ? nil : keys
    }

    func defaultRemoveAnimation(forKey key: String) {
        for animation in attachedAnimations where animation.key == key { detach(animation, finished: false) }
    }

    func defaultRemoveAllAnimations() {
        for animation in attachedAnimations { detach(animation, finished: false) }
    }

    /// Removes an animation and calls its delegate.
    func detach(_ animation: AttachedAnimation, finished: Bool) {
        guard let index = attachedAnimations.firstIndex(where: { $0 === animation }) else { return }
        attachedAnimations.remove(at: index)
        tree?.stopUpdating(animation)
        tree?.setNeedsDisplay()
        animation.notifyEnd(finished: finished)
    }

    /// Returns a copy of the layer with the currently shown values, or nil for a layer that is not in a tree. Such a copy returns itself.
    public func presentation() -> Self? {
        guard modelLayer == nil else { return self }
        guard let tree else { return nil }
        let copy = makeCopy(of: self)
        copy.modelValues = values(at: localTime(at: tree.now))
        copy.modelLayer = self
        copy.superlayer = superlayer
        return copy
    }

    /// Returns the layer of which this layer is a presentation copy, or the layer itself.
    public func model() -> Self { (modelLayer as? Self) ?? self }
}

// MARK: - For UIKit's animations

extension CALayer {
    /// The layer's time in the current frame.
    package var now: Double { localTime(at: tree?.now ?? 0) }

    /// The speed of the layer's time relative to the tree's time.
    var effectiveSpeed: Double { Double(speed) * (superlayer?.effectiveSpeed ?? 1) }

    /// Returns the currently shown value of a property.
    package func presentationValue(of property: LayerProperty) -> LayerValue { property.get(values(at: now)) }

    /// Returns the currently shown value, or nil for an unknown key path.
    package func presentationValue(forKeyPath path: String) -> LayerValue? { LayerProperty.animatable(named: path).map(presentationValue) }

    /// Returns whether an animation sets the property to absolute values.
    ///
    /// In this case, an additive animation has no useful effect.
    package func hasAbsoluteAnimation(of key: String) -> Bool {
        attachedAnimations.contains { $0.animation.setsAbsoluteValue(for: key) }
    }

    /// Returns the key if no animation has this key, otherwise the key with the first free number appended. With different keys, several
    /// additive animations of one property can run at the same time.
    package func unusedKey(_ key: String) -> String {
        guard animation(forKey: key) != nil else { return key }
        var number = 2
        while animation(forKey: "\(key)-\(number)") != nil { number += 1 }
        return "\(key)-\(number)"
    }

    /// Returns whether the layer has an animation whose delegate meets a condition.
    package func isAnimated(where matches: (CAAnimationDelegate) -> Bool) -> Bool {
        attachedAnimations.contains { $0.animation.delegate.map(matches) ?? false }
    }
}

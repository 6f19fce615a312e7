import CoreGraphics
import FlipbookMotion
import Foundation

/// An animation from one value to another.
///
/// - With two of the three values, both ends are fixed: from and to, from and by, or by and to.
/// - With one value, the other end is the value that the layer shows without this animation.
/// - With no value, the animation goes from the last shown value to the current model value.
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
    nonisolated deinit {}

    /// The value at the start.
    open var fromValue: Any? { didSet { exactEnds = nil } }
    /// The value at the end.
    open var toValue: Any? { didSet { exactEnds = nil } }
    /// The difference between the end and the start.
    open var byValue: Any? { didSet { exactEnds = nil } }

    /// The ends that the framework has set, or nil if a client has set a value.
    ///
    /// They are more exact than `fromValue` and `toValue`, in which an opacity is a `Float` and an offset between transforms is a matrix.
    private var exactEnds: (from: LayerValue?, to: LayerValue?)?

    /// The two ends of the animation, as far as they are known when the animation is added.
    private enum Endpoints {
        case fixed(LayerTween)
        case from(LayerValue)
        case to(LayerValue)
        case by(LayerValue)
        case none
    }
    private var endpoints = Endpoints.none

    /// The last tween between a fixed end and the value shown by the layer. It is reused while both values are unchanged.
    private var lastTween: LayerTween?

    override func makeCopy() -> CAAnimation {
        let copy = super.makeCopy()
        guard let copy = copy as? CABasicAnimation else { return copy }
        copy.fromValue = fromValue
        copy.toValue = toValue
        copy.byValue = byValue
        copy.exactEnds = exactEnds
        return copy
    }

    /// Sets the ends of an animation that the framework creates.
    package func setEnds(from: LayerValue?, to: LayerValue?) {
        let key = keyPath ?? ""
        fromValue = from?.animationValue(forKey: key)
        toValue = to?.animationValue(forKey: key)
        exactEnds = (from, to)
    }

    /// Makes the animation add the offset from the new value to the old value. The offset decreases to zero. Returns false without a change
    /// if there is no such offset.
    package func setOffset(from old: LayerValue, to new: LayerValue) -> Bool {
        guard let offset = new.offset(to: old) else { return false }
        isAdditive = true
        setEnds(from: offset, to: offset.neutral)
        if case (.components, .transform(let oldTransform), .transform(let newTransform)) = (offset, old, new) {
            // For clients, the offset of two affine transforms is a matrix, as on iOS.
            fromValue = oldTransform.concatenating(CATransform3DInvert(newTransform))
            toValue = CATransform3DIdentity
            exactEnds = (offset, offset.neutral)
        }
        return true
    }

    override var nonFinitePropertyName: String? {
        if let name = super.nonFinitePropertyName { return name }
        if layerValue(from: fromValue)?.isFinite == false { return "fromValue" }
        if layerValue(from: toValue)?.isFinite == false { return "toValue" }
        return layerValue(from: byValue)?.isFinite == false ? "byValue" : nil
    }

    override func compile(on layer: CALayer) {
        super.compile(on: layer)
        var (from, to) = exactEnds ?? (layerValue(from: fromValue), layerValue(from: toValue))
        let by = layerValue(from: byValue)
        if from == nil, to == nil, by == nil { to = modelValue(on: layer, settingFrom: &from) }
        if let valueFunction {
            // The ends of a value function are numbers, so the layer's transform cannot replace a missing end.
            if from == nil, to == nil || by == nil { from = valueFunction.identityInput }
            if to == nil, by == nil { to = valueFunction.identityInput }
        }
        let pair: (LayerValue, LayerValue)? =
            switch (from, to, by) {
            case (let from?, let to?, _): (from, to)
            case (let from?, nil, let by?): from.plus(by).map { (from, $0) }
            case (nil, let to?, let by?): to.minus(by).map { ($0, to) }
            default: nil
            }
        if let pair {
            endpoints = LayerTween(from: pair.0, to: pair.1).map { .fixed($0) } ?? .none
        } else if let from {
            endpoints = .from(from)
        } else if let to {
            endpoints = .to(to)
        } else {
            endpoints = by.map { .by($0) } ?? .none
        }
    }

    /// The compact form of the animation, or nil if its property or its values do not allow it. Valid after `compile(on:)`.
    override var simpleAnimation: SimpleAnimation? {
        guard valueFunction == nil, !needsCycleCount, let property else { return nil }
        if case .transform(let offset) = property.location, isAdditive,
            case .fixed(.values(.components(let from), .components(let to))) = endpoints
        {
            return simpleAnimation(.components(offset: offset, from: from, to: to))
        }
        let (from, to): (LayerValue?, LayerValue?) =
            switch endpoints {
            case .fixed(let tween): (tween.from, tween.to)
            case .from(let from): (from, nil)
            case .to(let to): (nil, to)
            default: (nil, nil)
            }
        return SimpleAnimation.TypedEndpoints(property.location, from, to).map { simpleAnimation($0) }
    }

    private func simpleAnimation(_ endpoints: SimpleAnimation.TypedEndpoints) -> SimpleAnimation {
        SimpleAnimation(
            endpoints: endpoints, isAdditive: isAdditive, cycleDuration: cycleDuration, curve: timingFunction?.curve,
            spring: springParameters)
    }

    /// The spring that converts seconds to progress, and its initial velocity. The value is nil for an animation without a spring.
    var springParameters: (spring: Spring, velocity: Double)? { nil }

    /// Returns the model value of the property, and sets `from` to the currently shown value. Returns nil if there is no such property.
    private func modelValue(on layer: CALayer, settingFrom from: inout LayerValue?) -> LayerValue? {
        guard let property else { return nil }
        from = layer.presentationValue(of: property)
        return property.get(layer.modelValues)
    }

    /// Returns the progress at a time inside the cycle: 0 at the start and 1 at the end. Between start and end, it can be outside 0…1. The
    /// progress of a spring at the end is 1 only if the spring has settled.
    func progress(at phase: Double) -> Double {
        let fraction = phase / cycleDuration
        guard let timingFunction else { return fraction }
        return timingFunction.curve.value(at: fraction)
    }

    override func apply(phase: Double, cycles: Double, to values: inout LayerValues) {
        guard let property else { return }
        let shown = property.getInPlace(&values)
        guard let tween = tween(shown) else { return }
        let value = tween.value(at: progress(at: phase))
        store(cycles > 0 ? accumulate(value, from: tween.from, to: tween.to, cycles: cycles) : value, over: shown, into: &values)
    }

    /// Returns the tween between the ends, where `shown` is the value that the layer shows without this animation. Nil if the ends cannot
    /// be interpolated.
    private func tween(_ shown: LayerValue) -> LayerTween? {
        switch endpoints {
        case .fixed(let tween): return tween
        case .from(let from): return tween(from: from, to: shown)
        case .to(let to): return tween(from: shown, to: to)
        case .by(let by): return shown.plus(by).flatMap { tween(from: shown, to: $0) }
        case .none: return nil
        }
    }

    /// Returns the tween between two values, or nil if they cannot be interpolated. Only tweens of transforms are cached, because a
    /// transform has to be decomposed.
    private func tween(from: LayerValue, to: LayerValue) -> LayerTween? {
        guard case .transform = from else { return LayerTween(from: from, to: to) }
        if let lastTween, lastTween.from == from, lastTween.to == to { return lastTween }
        lastTween = LayerTween(from: from, to: to)
        return lastTween
    }
}

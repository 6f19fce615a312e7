import CoreGraphics
import Foundation
import Motion

/// From one value to another.
///
/// Two of the three say the whole way: from and to, from and by, or by and to. One says a way from it, or to it, or by it from what the layer
/// shows without this animation.
open class CABasicAnimation: CAPropertyAnimation {
    public var fromValue: Any?
    public var toValue: Any?
    public var byValue: Any?

    private enum Ends {
        case fixed(LayerTween)
        case from(LayerValue)
        case to(LayerValue)
        case by(LayerValue)
        case none
    }
    private var ends = Ends.none

    /// Where an end is what the layer shows: the way that was last asked for. It is the same until somebody writes the property.
    private var recent: LayerTween?

    open override func copy() -> CAAnimation {
        let copy = super.copy()
        guard let copy = copy as? CABasicAnimation else { return copy }
        copy.fromValue = fromValue
        copy.toValue = toValue
        copy.byValue = byValue
        return copy
    }

    override func compile(on layer: CALayer) {
        super.compile(on: layer)
        var (from, to) = (read(fromValue), read(toValue))
        let by = read(byValue)
        if from == nil, to == nil, by == nil { to = current(on: layer, after: &from) }
        if let valueFunction {
            // Numbers go in, so the layer's transform is no stand-in for a missing one.
            if from == nil, to == nil || by == nil { from = valueFunction.neutral }
            if to == nil, by == nil { to = valueFunction.neutral }
        }
        let pair: (LayerValue, LayerValue)? =
            switch (from, to, by) {
            case (let from?, let to?, _): (from, to)
            case (let from?, nil, let by?): from.plus(by).map { (from, $0) }
            case (nil, let to?, let by?): to.minus(by).map { ($0, to) }
            default: nil
            }
        if let pair {
            ends = LayerTween(from: pair.0, to: pair.1).map { .fixed($0) } ?? .none
        } else if let from {
            ends = .from(from)
        } else if let to {
            ends = .to(to)
        } else {
            ends = by.map { .by($0) } ?? .none
        }
    }

    /// The motion as numbers, if it is one of the kinds that most are of. Asked for after compiling.
    override var plainMotion: PlainMotion? {
        guard valueFunction == nil, !countsCycles, let property else { return nil }
        let (from, to): (LayerValue?, LayerValue?) =
            switch ends {
            case .fixed(let tween): (tween.from, tween.to)
            case .from(let from): (from, nil)
            case .to(let to): (nil, to)
            default: (nil, nil)
            }
        return PlainMotion.Way(property.slot, from, to).map {
            PlainMotion(way: $0, isAdditive: isAdditive, span: span, curve: timingFunction?.curve, spring: motionSpring)
        }
    }

    /// What makes progress of seconds instead of the curve.
    var motionSpring: (spring: Spring, velocity: Double)? { nil }

    /// With nothing given: from what was last shown to what the layer is now.
    private func current(on layer: CALayer, after from: inout LayerValue?) -> LayerValue? {
        guard let property else { return nil }
        from = layer.shown(property)
        return property.get(layer.modelValues)
    }

    /// How much of the way is done at a time of the cycle.
    func progress(at phase: Double) -> Double {
        let part = phase / span
        guard let timingFunction else { return part }
        return timingFunction.curve.value(at: part)
    }

    override func apply(phase: Double, cycles: Double, to values: inout LayerValues) {
        guard let property else { return }
        let shown = property.peek(&values)
        guard let tween = tween(shown) else { return }
        let value = tween.value(at: progress(at: phase))
        put(cycles > 0 ? carry(value, from: tween.from, to: tween.to, cycles: cycles) : value, over: shown, into: &values)
    }

    private func tween(_ shown: LayerValue) -> LayerTween? {
        switch ends {
        case .fixed(let tween): return tween
        case .from(let from): return way(from, shown)
        case .to(let to): return way(shown, to)
        case .by(let by): return shown.plus(by).flatMap { way(shown, $0) }
        case .none: return nil
        }
    }

    /// Only transforms are worth remembering: they are taken apart.
    private func way(_ from: LayerValue, _ to: LayerValue) -> LayerTween? {
        guard case .transform = from else { return LayerTween(from: from, to: to) }
        if let recent, recent.from == from, recent.to == to { return recent }
        recent = LayerTween(from: from, to: to)
        return recent
    }
}

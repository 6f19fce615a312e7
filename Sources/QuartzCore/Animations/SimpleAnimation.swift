import CoreGraphics
import FlipbookMotion
import Foundation

/// An animation of a property of `LayerValues` between two values, with a timing curve or a spring. Most animations are of
/// this kind.
///
/// All parameters are known when the animation is added, so no other objects have to be accessed when a frame is computed.
nonisolated struct SimpleAnimation {
    /// The offset of the property in `LayerValues`, and the values between which the animation runs. If one of them is nil, the value that
    /// the layer shows without the animation is used.
    struct Endpoints<V: VectorArithmetic> {
        let offset: Int
        let from: V?
        let to: V?

        /// Returns the value at the progress `p`, where `shown` is the value without this animation.
        @inline(__always)
        func value(_ p: Double, over shown: V, isAdditive: Bool) -> V {
            let value = (from ?? shown).interpolated(to: to ?? shown, fraction: p)
            return isAdditive ? shown + value : value
        }
    }

    /// The endpoints, by the type of the property.
    enum TypedEndpoints {
        case number(Endpoints<Double>)
        case point(Endpoints<CGPoint>)
        case rect(Endpoints<CGRect>)
        case color(Endpoints<CGColor>)

        /// Creates the endpoints, or returns nil if the property has another type or an end does not have the property's
        /// type.
        init?(_ location: LayerValueLocation, _ from: LayerValue?, _ to: LayerValue?) {
            func ends<V>(_ offset: Int, _ read: (LayerValue) -> V?) -> Endpoints<V>? {
                let (a, b) = (from.flatMap(read), to.flatMap(read))
                guard (a == nil) == (from == nil), (b == nil) == (to == nil), a != nil || b != nil else { return nil }
                return Endpoints(offset: offset, from: a, to: b)
            }
            let typed: TypedEndpoints? =
                switch location {
                case .number(let offset): ends(offset) { if case .number(let v) = $0 { v } else { nil } }.map { .number($0) }
                case .point(let offset): ends(offset) { if case .point(let v) = $0 { v } else { nil } }.map { .point($0) }
                case .rect(let offset): ends(offset) { if case .rect(let v) = $0 { v } else { nil } }.map { .rect($0) }
                case .color(let offset): ends(offset) { if case .color(let v) = $0 { v ?? .clear } else { nil } }.map { .color($0) }
                default: nil
                }
            guard let typed else { return nil }
            self = typed
        }
    }

    let endpoints: TypedEndpoints
    let isAdditive: Bool
    /// The duration of one cycle, in seconds.
    let cycleDuration: Double
    let curve: UnitBezier?
    /// The spring with its initial velocity, or nil if the curve alone determines the progress.
    let spring: (spring: Spring, velocity: Double)?

    /// Returns the progress at a time inside the cycle.
    private func progress(at phase: Double) -> Double {
        var fraction = phase / cycleDuration
        if let curve { fraction = curve.value(at: fraction) }
        guard let spring else { return fraction }
        return spring.spring.value(at: fraction * cycleDuration, velocity: spring.velocity)
    }

    /// Applies the animation to `values` at a time inside the cycle.
    func apply(phase: Double, to values: inout LayerValues) {
        let p = progress(at: phase)
        switch endpoints {
        case .number(let ends): values.store(ends.value(p, over: values.load(at: ends.offset), isAdditive: isAdditive), at: ends.offset)
        case .point(let ends): values.store(ends.value(p, over: values.load(at: ends.offset), isAdditive: isAdditive), at: ends.offset)
        case .rect(let ends): values.store(ends.value(p, over: values.load(at: ends.offset), isAdditive: isAdditive), at: ends.offset)
        case .color(let ends):
            let shown: CGColor? = values.load(at: ends.offset)
            values.store(ends.value(p, over: shown ?? .clear, isAdditive: isAdditive) as CGColor?, at: ends.offset)
        }
    }

    /// Whether the animation changes only the position or the opacity.
    var isFast: Bool {
        switch endpoints {
        case .number(let ends): Self.fastNumberOffsets.contains(ends.offset)
        case .point(let ends): ends.offset == Self.positionOffset
        default: false
        }
    }

    private static let positionOffset = MemoryLayout<LayerValues>.offset(of: \.position)
    private static let fastNumberOffsets = [
        MemoryLayout<LayerValues>.offset(of: \.position.x), MemoryLayout<LayerValues>.offset(of: \.position.y),
        MemoryLayout<LayerValues>.offset(of: \.opacity),
    ]
}

import CoreGraphics
import FlipbookMotion
import Foundation

/// An animation of a property of `LayerValues` between two values, with a timing curve or a spring. Most animations are of
/// this kind.
///
/// All parameters are known when the animation is added, so the computation of a frame accesses no other objects.
nonisolated struct SimpleAnimation {
    /// The offset of the property in `LayerValues`, and the start and end values of the animation. If the start or end value is nil, the
    /// value that the layer shows without the animation is used.
    struct Endpoints<V: VectorArithmetic> {
        let offset: Int
        let from: V?
        let to: V?

        /// Whether one of the values is the value that the layer shows without the animation.
        @inline(__always)
        var requiresShownValue: Bool { from == nil || to == nil }

        /// Returns the value at the progress `p`, where `shown` is the value without this animation.
        @inline(__always)
        func value(_ p: Double, over shown: V, isAdditive: Bool) -> V {
            let value = (from ?? shown).interpolated(to: to ?? shown, fraction: p)
            return isAdditive ? shown + value : value
        }
    }

    /// The endpoints, by the type of the property. All values consist only of numbers, so that they are copied without reference counting.
    enum TypedEndpoints {
        case number(Endpoints<Double>)
        case point(Endpoints<CGPoint>)
        case rect(Endpoints<CGRect>)
        case color(Endpoints<CGColor>)
        /// A component of a transform.
        case component(Endpoints<Double>, TransformComponent)
        /// The components of an affine transform. An additive animation adds them to the components of the shown transform.
        case components(offset: Int, from: CGAffineTransformComponents, to: CGAffineTransformComponents)

        /// Creates the endpoints. Returns nil if the property has another type, if an end does not have the property's type, or if both
        /// ends are nil.
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
                case .component(let offset, let component):
                    ends(offset) { if case .number(let v) = $0 { v } else { nil } }.map { .component($0, component) }
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
        case .component(let ends, let component):
            var transform: CATransform3D = values.load(at: ends.offset)
            let shown = ends.requiresShownValue || isAdditive ? component.get(transform) : 0
            component.set(&transform, ends.value(p, over: shown, isAdditive: isAdditive))
            values.store(transform, at: ends.offset)
        case .components(let offset, let from, let to):
            let shown: CATransform3D = values.load(at: offset)
            let change = from.combined(to) { $0 + ($1 - $0) * CGFloat(p) }
            if let affine = shown.affineTransform {
                values.store(CATransform3D(CGAffineTransform(affine.decomposed().combined(change, +))), at: offset)
            } else if case .transform(let result)? = LayerValue.transform(shown).adding(.components(change)) {
                values.store(result, at: offset)
            }
        }
    }

    /// A change of a layer that does not require building the layer's items again in each frame.
    enum FastChange {
        case position, opacity, transform, color
    }

    /// The change by this animation, or nil if the layer's items have to be built again in each frame.
    var fastChange: FastChange? {
        switch endpoints {
        case .number(let ends) where ends.offset == Self.opacityOffset: .opacity
        case .number(let ends): Self.positionOffsets.contains(ends.offset) ? .position : nil
        case .point(let ends): ends.offset == Self.positionOffset ? .position : nil
        case .color(let ends): ends.offset == Self.backgroundColorOffset ? .color : nil
        case .component(let ends, let component): component.isAffine && ends.offset == Self.transformOffset ? .transform : nil
        case .components(let offset, _, _): offset == Self.transformOffset ? .transform : nil
        case .rect: nil
        }
    }

    private static let positionOffset = MemoryLayout<LayerValues>.offset(of: \.position)
    private static let opacityOffset = MemoryLayout<LayerValues>.offset(of: \.opacity)
    private static let transformOffset = MemoryLayout<LayerValues>.offset(of: \.transform)
    private static let backgroundColorOffset = MemoryLayout<LayerValues>.offset(of: \.backgroundColor)
    private static let positionOffsets = [
        MemoryLayout<LayerValues>.offset(of: \.position.x), MemoryLayout<LayerValues>.offset(of: \.position.y),
    ]
}

import CoreGraphics
import Foundation
import Motion

/// What most animations are: numbers on their way from memory to memory, by a curve or a spring. All of it is known when the animation is
/// added, so that a frame asks no object for anything.
nonisolated struct PlainMotion {
    /// Where in `LayerValues`, from what to what. Where an end is missing it is what is shown.
    struct Ends<V: Vector> {
        let place: Int
        let from: V?
        let to: V?

        @inline(__always)
        func value(_ p: Double, over shown: V, isAdditive: Bool) -> V {
            let value = (from ?? shown).mixed(with: to ?? shown, p)
            return isAdditive ? shown + value : value
        }
    }

    enum Way {
        case number(Ends<Double>)
        case point(Ends<CGPoint>)
        case rect(Ends<CGRect>)
        case color(Ends<CGColor>)

        init?(_ slot: LayerSlot, _ from: LayerValue?, _ to: LayerValue?) {
            func ends<V>(_ place: Int, _ read: (LayerValue) -> V?) -> Ends<V>? {
                let (a, b) = (from.flatMap(read), to.flatMap(read))
                guard (a == nil) == (from == nil), (b == nil) == (to == nil), a != nil || b != nil else { return nil }
                return Ends(place: place, from: a, to: b)
            }
            let way: Way? =
                switch slot {
                case .number(let place): ends(place) { if case .number(let v) = $0 { v } else { nil } }.map { .number($0) }
                case .point(let place): ends(place) { if case .point(let v) = $0 { v } else { nil } }.map { .point($0) }
                case .rect(let place): ends(place) { if case .rect(let v) = $0 { v } else { nil } }.map { .rect($0) }
                case .color(let place): ends(place) { if case .color(let v) = $0 { v ?? .clear } else { nil } }.map { .color($0) }
                default: nil
                }
            guard let way else { return nil }
            self = way
        }
    }

    let way: Way
    let isAdditive: Bool
    let span: Double
    let curve: UnitBezier?
    let spring: (spring: Spring, velocity: Double)?

    private func progress(at phase: Double) -> Double {
        var part = phase / span
        if let curve { part = curve.value(at: part) }
        guard let spring else { return part }
        return spring.spring.value(at: part * span, velocity: spring.velocity)
    }

    func apply(phase: Double, to values: inout LayerValues) {
        let p = progress(at: phase)
        switch way {
        case .number(let ends): values.store(ends.value(p, over: values.load(ends.place), isAdditive: isAdditive), ends.place)
        case .point(let ends): values.store(ends.value(p, over: values.load(ends.place), isAdditive: isAdditive), ends.place)
        case .rect(let ends): values.store(ends.value(p, over: values.load(ends.place), isAdditive: isAdditive), ends.place)
        case .color(let ends):
            let shown: CGColor? = values.load(ends.place)
            values.store(ends.value(p, over: shown ?? .clear, isAdditive: isAdditive) as CGColor?, ends.place)
        }
    }

    /// Whether it moves nothing but a layer's place and its opacity.
    var glides: Bool {
        switch way {
        case .number(let ends): Self.gliding.contains(ends.place)
        case .point(let ends): ends.place == Self.position
        default: false
        }
    }

    private static let position = MemoryLayout<LayerValues>.offset(of: \.position)
    private static let gliding = [
        MemoryLayout<LayerValues>.offset(of: \.position.x), MemoryLayout<LayerValues>.offset(of: \.position.y),
        MemoryLayout<LayerValues>.offset(of: \.opacity),
    ]
}

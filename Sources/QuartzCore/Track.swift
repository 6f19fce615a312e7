import CoreGraphics
import Foundation
import Motion

/// Many values of one kind and the way through them, compiled once: each kind by numbers that it is made of.
nonisolated enum Track: Sendable {
    case number(Keyframes<Double>)
    case point(Keyframes<CGPoint>)
    case size(Keyframes<CGSize>)
    case rect(Keyframes<CGRect>)
    case color(Keyframes<CGColor>)
    case affine(Keyframes<AffineParts>)
    /// What is no vector: it goes straight from each to the next, whatever the mode.
    case pieces(KeyTimes, [LayerTween])
    /// What only jumps.
    case steps(Keyframes<Double>, [LayerValue])

    /// How the values are passed.
    struct Manner {
        var keyTimes: [Double]?
        var curves: [UnitBezier] = []
        var mode = Keyframes<Double>.Mode.linear
        var corners: [(tension: Double, continuity: Double, bias: Double)] = []

        func keyframes<V>(_ values: [V]) -> Keyframes<V> {
            let mode: Keyframes<V>.Mode =
                switch mode {
                case .linear: .linear
                case .discrete: .discrete
                case .paced: .paced
                case .cubic: .cubic
                case .cubicPaced: .cubicPaced
                }
            return Keyframes(
                values, keyTimes: keyTimes, curves: curves, mode: mode,
                corners: corners.map { Keyframes<V>.Corner(tension: $0.tension, continuity: $0.continuity, bias: $0.bias) })
        }
    }

    /// Nil where there are no values, or values of several kinds.
    init?(_ values: [LayerValue], _ manner: Manner) {
        guard let first = values.first else { return nil }
        if manner.mode == .discrete {
            self = .steps(manner.keyframes(values.indices.map { Double($0) }), values)
            return
        }
        var track: Track?
        switch first {
        case .number: track = Self.all(values) { if case .number(let v) = $0 { v } else { nil } }.map { .number(manner.keyframes($0)) }
        case .point: track = Self.all(values) { if case .point(let v) = $0 { v } else { nil } }.map { .point(manner.keyframes($0)) }
        case .size: track = Self.all(values) { if case .size(let v) = $0 { v } else { nil } }.map { .size(manner.keyframes($0)) }
        case .rect: track = Self.all(values) { if case .rect(let v) = $0 { v } else { nil } }.map { .rect(manner.keyframes($0)) }
        case .color:
            track = Self.all(values) { if case .color(let v) = $0 { v ?? .clear } else { nil } }.map { .color(manner.keyframes($0)) }
        case .transform:
            let plane = Self.all(values) { if case .transform(let v) = $0 { v.affine } else { nil } }
            track = plane.map { .affine(manner.keyframes(AffineParts.unwrapped($0))) }
        case .parts:
            track = Self.all(values) { if case .parts(let v) = $0 { AffineParts(v) } else { nil } }.map { .affine(manner.keyframes($0)) }
        default: break
        }
        guard let made = track ?? Self.inPieces(values, manner) else { return nil }
        self = made
    }

    private static func all<V>(_ values: [LayerValue], _ read: (LayerValue) -> V?) -> [V]? {
        let read = values.compactMap(read)
        return read.count == values.count ? read : nil
    }

    private static func inPieces(_ values: [LayerValue], _ manner: Manner) -> Track? {
        let ways = values.count == 1 ? [(values[0], values[0])] : Array(zip(values, values.dropFirst()))
        let tweens = ways.compactMap { LayerTween(from: $0.0, to: $0.1) }
        guard tweens.count == ways.count else { return nil }
        // Paced, what has no measure takes equally long for each way.
        let isPaced = manner.mode == .paced || manner.mode == .cubicPaced
        return .pieces(
            KeyTimes(isPaced ? nil : manner.keyTimes, count: ways.count + 1, curves: isPaced ? [] : manner.curves), tweens)
    }

    func value(at time: Double) -> LayerValue {
        switch self {
        case .number(let keys): return .number(keys.value(at: time))
        case .point(let keys): return .point(keys.value(at: time))
        case .size(let keys): return .size(keys.value(at: time))
        case .rect(let keys): return .rect(keys.value(at: time))
        case .color(let keys): return .color(keys.value(at: time))
        case .affine(let keys): return .transform(CATransform3D(CGAffineTransform(keys.value(at: time).components)))
        case .steps(let keys, let values): return values[Int(keys.value(at: time))]
        case .pieces(let keys, let tweens):
            let (index, fraction) = keys.segment(at: time)
            return tweens[index].value(at: fraction)
        }
    }
}

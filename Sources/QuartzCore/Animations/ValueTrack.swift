import CoreGraphics
import FlipbookMotion
import Foundation

/// The values of a keyframe animation with their interpolation, compiled once for the type of the values.
nonisolated enum ValueTrack: Sendable {
    case number(Keyframes<Double>)
    case point(Keyframes<CGPoint>)
    case size(Keyframes<CGSize>)
    case rect(Keyframes<CGRect>)
    case color(Keyframes<CGColor>)
    case affine(Keyframes<DecomposedAffineTransform>)
    /// Tweens between values that are not vectors. They are interpolated linearly in all modes except the discrete mode, which has `steps`.
    case tweens(KeyTimes, [LayerTween])
    /// Values that change without interpolation.
    case steps(Keyframes<Double>, [LayerValue])

    /// The parameters of the interpolation: times, timing curves, mode, and the parameters of the tangents.
    struct Parameters {
        var keyTimes: [Double]?
        var curves: [UnitBezier] = []
        var mode = Keyframes<Double>.Mode.linear
        var tangentParameters: [(tension: Double, continuity: Double, bias: Double)] = []

        /// Returns the keyframes for values of one type.
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
                tangentParameters: tangentParameters.map {
                    Keyframes<V>.TangentParameters(tension: $0.tension, continuity: $0.continuity, bias: $0.bias)
                })
        }
    }

    /// Creates a track, or returns nil if there are no values, or if successive values cannot be interpolated.
    init?(_ values: [LayerValue], _ parameters: Parameters) {
        guard let first = values.first else { return nil }
        if parameters.mode == .discrete {
            self = .steps(parameters.keyframes(values.indices.map { Double($0) }), values)
            return
        }
        var track: ValueTrack?
        switch first {
        case .number:
            track = Self.converted(values) { if case .number(let v) = $0 { v } else { nil } }.map { .number(parameters.keyframes($0)) }
        case .point:
            track = Self.converted(values) { if case .point(let v) = $0 { v } else { nil } }.map { .point(parameters.keyframes($0)) }
        case .size: track = Self.converted(values) { if case .size(let v) = $0 { v } else { nil } }.map { .size(parameters.keyframes($0)) }
        case .rect: track = Self.converted(values) { if case .rect(let v) = $0 { v } else { nil } }.map { .rect(parameters.keyframes($0)) }
        case .color:
            track = Self.converted(values) { if case .color(let v) = $0 { v ?? .clear } else { nil } }.map {
                .color(parameters.keyframes($0))
            }
        case .transform:
            let affines = Self.converted(values) { if case .transform(let v) = $0 { v.affineTransform } else { nil } }
            track = affines.map { .affine(parameters.keyframes(DecomposedAffineTransform.unwrapped($0))) }
        case .components:
            track = Self.converted(values) { if case .components(let v) = $0 { DecomposedAffineTransform(v) } else { nil } }.map {
                .affine(parameters.keyframes($0))
            }
        default: break
        }
        guard let result = track ?? Self.tweenTrack(values, parameters) else { return nil }
        self = result
    }

    /// Returns the values converted by `read`, or nil if `read` returns nil for any value.
    private static func converted<V>(_ values: [LayerValue], _ read: (LayerValue) -> V?) -> [V]? {
        let read = values.compactMap(read)
        return read.count == values.count ? read : nil
    }

    /// Returns a track of tweens, or nil if two successive values cannot be interpolated.
    private static func tweenTrack(_ values: [LayerValue], _ parameters: Parameters) -> ValueTrack? {
        let pairs = values.count == 1 ? [(values[0], values[0])] : Array(zip(values, values.dropFirst()))
        let tweens = pairs.compactMap { LayerTween(from: $0.0, to: $0.1) }
        guard tweens.count == pairs.count else { return nil }
        // In the paced modes, all tweens have the same duration, because there is no distance between values that are not vectors.
        let isPaced = parameters.mode == .paced || parameters.mode == .cubicPaced
        return .tweens(
            KeyTimes(isPaced ? nil : parameters.keyTimes, count: pairs.count + 1, curves: isPaced ? [] : parameters.curves), tweens)
    }

    /// Returns the value at a time in 0…1.
    func value(at time: Double) -> LayerValue {
        switch self {
        case .number(let keys): return .number(keys.value(at: time))
        case .point(let keys): return .point(keys.value(at: time))
        case .size(let keys): return .size(keys.value(at: time))
        case .rect(let keys): return .rect(keys.value(at: time))
        case .color(let keys): return .color(keys.value(at: time))
        case .affine(let keys): return .transform(CATransform3D(CGAffineTransform(keys.value(at: time).components)))
        case .steps(let keys, let values): return values[Int(keys.value(at: time))]
        case .tweens(let keys, let tweens):
            let (index, fraction) = keys.segment(at: time)
            return tweens[index].value(at: fraction)
        }
    }
}

import CoreGraphics
import FlipbookMotion
import Foundation

/// The interpolation between two values of one type. Transforms are decomposed once, when the tween is created.
nonisolated package enum LayerTween: Sendable {
    /// A tween of transforms. The case is indirect, because the tween is large and often copied.
    indirect case transform(Transform3DTween)
    /// Two values that are interpolated directly.
    case values(LayerValue, LayerValue)

    /// Creates a tween, or returns nil if the values cannot be interpolated.
    init?(from: LayerValue, to: LayerValue) {
        if case (.transform(let a), .transform(let b)) = (from, to) {
            self = .transform(Transform3DTween(from: a, to: b))
        } else {
            guard from.interpolated(to: to, fraction: 0) != nil else { return nil }
            self = .values(from, to)
        }
    }

    /// Returns the value at the progress `p`.
    func value(at p: Double) -> LayerValue {
        switch self {
        case .transform(let tween): .transform(tween.value(at: p))
        case .values(let a, let b): a.interpolated(to: b, fraction: p) ?? b
        }
    }

    /// The value at the start.
    var from: LayerValue {
        switch self {
        case .transform(let tween): .transform(tween.from)
        case .values(let a, _): a
        }
    }

    /// The value at the end.
    var to: LayerValue {
        switch self {
        case .transform(let tween): .transform(tween.to)
        case .values(_, let b): b
        }
    }
}

import CoreGraphics
import Foundation
import Motion

/// The way between two values of one kind, taken apart once: a moment of it costs no more than it must.
nonisolated package enum LayerTween: Sendable {
    /// Large, and copied often.
    indirect case transform(Transform3DTween)
    case plain(LayerValue, LayerValue)

    /// Nil where the two are no pair.
    init?(from: LayerValue, to: LayerValue) {
        if case (.transform(let a), .transform(let b)) = (from, to) {
            self = .transform(Transform3DTween(from: a, to: b))
        } else {
            guard from.mixed(with: to, 0) != nil else { return nil }
            self = .plain(from, to)
        }
    }

    func value(at p: Double) -> LayerValue {
        switch self {
        case .transform(let tween): .transform(tween.value(at: p))
        case .plain(let a, let b): a.mixed(with: b, p) ?? b
        }
    }

    var from: LayerValue {
        switch self {
        case .transform(let tween): .transform(tween.from)
        case .plain(let a, _): a
        }
    }

    var to: LayerValue {
        switch self {
        case .transform(let tween): .transform(tween.to)
        case .plain(_, let b): b
        }
    }
}

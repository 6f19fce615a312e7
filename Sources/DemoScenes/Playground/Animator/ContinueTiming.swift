import UIKit

/// The timing with which a paused animator continues.
enum ContinueTiming: String, CaseIterable {
    case same, linear, easeOut, spring

    var parameters: UITimingCurveProvider? {
        switch self {
        case .same: nil
        case .linear: UICubicTimingParameters(animationCurve: .linear)
        case .easeOut: UICubicTimingParameters(animationCurve: .easeOut)
        case .spring: UISpringTimingParameters(dampingRatio: 0.5)
        }
    }

    /// The argument `timingParameters` of `continueAnimation` as Swift code.
    var code: String {
        switch self {
        case .same: "nil"
        case .linear: "UICubicTimingParameters(animationCurve: .linear)"
        case .easeOut: "UICubicTimingParameters(animationCurve: .easeOut)"
        case .spring: "UISpringTimingParameters(dampingRatio: 0.5)"
        }
    }
}

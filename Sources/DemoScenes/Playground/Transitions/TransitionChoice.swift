import UIKit

/// A transition of `TransitionsPage`: an option of `UIView.transition`, or an animated presentation of a controller.
enum TransitionChoice: String, CaseIterable {
    case flipFromLeft, flipFromRight, flipFromTop, flipFromBottom, curlUp, curlDown, crossDissolve
    case zoom, depth, circle

    nonisolated static let viewTransitions: [TransitionChoice] = [
        .flipFromLeft, .flipFromRight, .flipFromTop, .flipFromBottom, .curlUp, .curlDown, .crossDissolve,
    ]
    nonisolated static let presentations: [TransitionChoice] = [.zoom, .depth, .circle]

    /// The options of `UIView.transition`, or nil for a presentation.
    var options: UIView.AnimationOptions? {
        switch self {
        case .flipFromLeft: .transitionFlipFromLeft
        case .flipFromRight: .transitionFlipFromRight
        case .flipFromTop: .transitionFlipFromTop
        case .flipFromBottom: .transitionFlipFromBottom
        case .curlUp: .transitionCurlUp
        case .curlDown: .transitionCurlDown
        case .crossDissolve: .transitionCrossDissolve
        case .zoom, .depth, .circle: nil
        }
    }

    /// The name of the option in Swift. Only transitions of `viewTransitions` have an option.
    var optionName: String { ".transition" + rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}

import UIKit

/// A call of a property animator.
enum AnimatorAction: Hashable, CaseIterable {
    case start, pause, reverse, continueWithTiming, stop, finishAtStart, finishAtCurrent, finishAtEnd

    /// The state of an animator as the diagram shows it.
    enum State: String, CaseIterable { case inactive, running, paused, stopped }

    /// Whether the page offers the call in a state. Some calls that UIKit allows are not offered, such as the start of a running animator,
    /// which has no effect. A stopped animator allows only `finishAnimation(at:)`.
    func isAllowed(in state: State) -> Bool {
        switch self {
        case .start: state == .inactive || state == .paused
        case .pause: state == .inactive || state == .running
        case .reverse, .stop: state == .running || state == .paused
        case .continueWithTiming: state == .paused
        case .finishAtStart, .finishAtCurrent, .finishAtEnd: state == .stopped
        }
    }

    /// Whether the scrubber may change the fraction in a state.
    static func allowsScrubbing(in state: State) -> Bool { state != .stopped }
}

extension UIViewPropertyAnimator {
    /// The state as the diagram shows it.
    var diagramState: AnimatorAction.State {
        switch state {
        case .inactive: .inactive
        case .active: isRunning ? .running : .paused
        case .stopped: .stopped
        @unknown default: .inactive
        }
    }
}

import Foundation

/// A call to an animator, a change of the view that it animates, or a wait.
enum AnimatorCall: Hashable, CustomStringConvertible {
    enum Property: String { case x = "center.x", alpha }

    case addAnimations(Property, Double, delayFactor: Double?)
    case addCompletion
    case start
    case startAfter(Double)
    case pause
    case setFraction(Double)
    case setReversed(Bool)
    case stop(withoutFinishing: Bool)
    /// The argument is the raw value of a `UIViewAnimatingPosition`.
    case finish(Int)
    case continueAnimation(ModelTiming?, factor: Double)
    case setInterruptible(Bool)
    case setUserInteraction(Bool)
    case setPausesOnCompletion(Bool)
    case setScrubsLinearly(Bool)
    case write(Property, Double)
    case animateView(Property, Double, duration: Double)
    case leaveWindow
    case enterWindow
    case wait(Int)

    var description: String {
        switch self {
        case .addAnimations(let property, let value, nil): "animator.addAnimations { view.\(property.rawValue) = \(value) }"
        case .addAnimations(let property, let value, let factor?):
            "animator.addAnimations({ view.\(property.rawValue) = \(value) }, delayFactor: \(factor))"
        case .addCompletion: "animator.addCompletion { log($0) }"
        case .start: "animator.startAnimation()"
        case .startAfter(let delay): "animator.startAnimation(afterDelay: \(delay))"
        case .pause: "animator.pauseAnimation()"
        case .setFraction(let fraction): "animator.fractionComplete = \(fraction)"
        case .setReversed(let flag): "animator.isReversed = \(flag)"
        case .stop(let flag): "animator.stopAnimation(\(flag))"
        case .finish(let position): "animator.finishAnimation(at: .\(["end", "start", "current"][position]))"
        case .continueAnimation(let timing, let factor):
            "animator.continueAnimation(withTimingParameters: \(timing.map { "\($0)" } ?? "nil"), durationFactor: \(factor))"
        case .setInterruptible(let flag): "animator.isInterruptible = \(flag)"
        case .setUserInteraction(let flag): "animator.isUserInteractionEnabled = \(flag)"
        case .setPausesOnCompletion(let flag): "animator.pausesOnCompletion = \(flag)"
        case .setScrubsLinearly(let flag): "animator.scrubsLinearly = \(flag)"
        case .write(let property, let value): "view.\(property.rawValue) = \(value)"
        case .animateView(let property, let value, let duration):
            "UIView.animate(withDuration: \(duration), delay: 0, options: .curveLinear, animations: { view.\(property.rawValue) = \(value) })"
        case .leaveWindow: "view.removeFromSuperview()"
        case .enterWindow: "controller.view.addSubview(view)"
        case .wait(let frames): "stage.advance(frames: \(frames))"
        }
    }

    /// The name of the called method or of the changed property, without arguments.
    var name: String { String(description.prefix { $0 != " " && $0 != "(" }) }

    /// The names of all calls.
    static let names = [
        "animator.addAnimations", "animator.addCompletion", "animator.startAnimation", "animator.pauseAnimation",
        "animator.fractionComplete", "animator.isReversed", "animator.stopAnimation", "animator.finishAnimation",
        "animator.continueAnimation", "animator.isInterruptible", "animator.isUserInteractionEnabled", "animator.pausesOnCompletion",
        "animator.scrubsLinearly", "view.center.x", "view.alpha", "UIView.animate", "view.removeFromSuperview",
        "controller.view.addSubview", "stage.advance",
    ]

    /// Simpler forms of the call, for reducing a failing scenario.
    var simplerCalls: [AnimatorCall] {
        switch self {
        case .wait(let frames) where frames > 1: [.wait(frames / 2), .wait(frames - 1)]
        case .addAnimations(let property, let value, .some): [.addAnimations(property, value, delayFactor: nil)]
        case .startAfter: [.start]
        case .continueAnimation(.some, let factor): [.continueAnimation(nil, factor: factor)]
        case .continueAnimation(nil, let factor) where factor > 0: [.continueAnimation(nil, factor: 0)]
        case .setFraction(let fraction) where fraction != 0.5: [.setFraction(0.5)]
        default: []
        }
    }
}

import Foundation
import SeededRandomValues

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

/// An animator and a sequence of calls to it.
struct AnimatorScenario: CustomStringConvertible {
    var timing: ModelTiming
    var duration: Double
    var calls: [AnimatorCall]

    var description: String {
        (["let animator = UIViewPropertyAnimator(duration: \(duration), timingParameters: \(timing))"] + calls.map(\.description))
            .joined(separator: "\n")
    }
}

// MARK: - Random scenarios

extension SeededRandom {
    private static let timings: [ModelTiming] = [
        .linear, .cubic(0.42, 0, 1, 1), .cubic(0, 0, 0.58, 1), .cubic(0.42, 0, 0.58, 1), .cubic(0.57, -0.4, 0.96, 0.87),
        .cubic(0.3, 0.2, 0.6, 1.7), .dampingRatio(0.45), .dampingRatio(0.8), .physical(mass: 2, stiffness: 900, damping: 40),
    ]

    mutating func animatorScenario() -> AnimatorScenario {
        let timing = pick(Self.timings)
        // Some durations end on a frame at 60 frames per second, some between two frames.
        let duration = pick([0.2, 0.3, 0.5, 0.3137, 0.0931])
        var calls: [AnimatorCall] = bool(0.9) ? [addAnimationsCall()] : []
        if bool(0.3) { calls.append(optionCall()) }
        if bool(0.7) { calls.append(.addCompletion) }
        if bool(0.6) { calls.append(.start) }
        for _ in 0..<integer(4...22) { calls.append(anyCall()) }
        return AnimatorScenario(timing: timing, duration: duration, calls: calls)
    }

    private mutating func addAnimationsCall() -> AnimatorCall {
        let factor: Double? = bool(0.4) ? pick([0, 0.25, 0.5, 0.8, 1, -0.5, 1.5]) : nil
        return bool(0.6)
            ? .addAnimations(.x, pick([100, -35, 40, 0]), delayFactor: factor)
            : .addAnimations(.alpha, pick([0.25, 0.9, 0.5, 1]), delayFactor: factor)
    }

    private mutating func optionCall() -> AnimatorCall {
        switch integer(0...5) {
        case 0: .setInterruptible(bool(0.6))
        case 1: .setUserInteraction(bool(0.5))
        case 2, 3: .setPausesOnCompletion(bool(0.5))
        default: .setScrubsLinearly(bool(0.4))
        }
    }

    private mutating func anyCall() -> AnimatorCall {
        switch integer(0...99) {
        case 0..<34: .wait(bool(0.15) ? integer(13...40) : integer(1...12))
        case 34..<44: .pause
        case 44..<52: .start
        case 52..<54: .startAfter(pick([0, 0.05, 0.1, 0.0777, -1, .nan]))
        case 54..<62: .setReversed(bool(0.6))
        case 62..<70: .setFraction(bool(0.2) ? pick([-0.5, 1.5, .nan, 0, 1, .infinity]) : number(0, 1))
        case 70..<76: .continueAnimation(bool(0.5) ? nil : pick(Self.timings), factor: pick([0, 0, 0.5, 1.25, -1]))
        case 76..<83: addAnimationsCall()
        case 83..<86: .stop(withoutFinishing: bool(0.4))
        case 86..<89: .finish(integer(0...2))
        case 89: .addCompletion
        case 90..<92: optionCall()
        case 92: .write(.x, pick([70, -10]))
        case 93: .write(.alpha, pick([0.1, 0.7]))
        case 94, 95: .animateView(.x, pick([100, 55, 0]), duration: pick([0.25, 0.1777]))
        case 96: .animateView(.alpha, pick([0.3, 1]), duration: pick([0.25, 0.1777]))
        case 97: .leaveWindow
        default: .enterWindow
        }
    }
}

import Foundation
import SeededRandomValues

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

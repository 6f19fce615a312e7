import Chances
import Foundation

/// What can be done to an animator, to the view that it moves, and to time.
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
    /// The position's raw value.
    case finish(Int)
    case goOn(ModelPace?, factor: Double)
    case setInterruptible(Bool)
    case setUserInteraction(Bool)
    case setPausesOnCompletion(Bool)
    case setScrubsLinearly(Bool)
    case write(Property, Double)
    case animateByHand(Property, Double, duration: Double)
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
        case .goOn(let pace, let factor):
            "animator.continueAnimation(withTimingParameters: \(pace.map { "\($0)" } ?? "nil"), durationFactor: \(factor))"
        case .setInterruptible(let flag): "animator.isInterruptible = \(flag)"
        case .setUserInteraction(let flag): "animator.isUserInteractionEnabled = \(flag)"
        case .setPausesOnCompletion(let flag): "animator.pausesOnCompletion = \(flag)"
        case .setScrubsLinearly(let flag): "animator.scrubsLinearly = \(flag)"
        case .write(let property, let value): "view.\(property.rawValue) = \(value)"
        case .animateByHand(let property, let value, let duration):
            "UIView.animate(withDuration: \(duration), delay: 0, options: .curveLinear, animations: { view.\(property.rawValue) = \(value) })"
        case .leaveWindow: "view.removeFromSuperview()"
        case .enterWindow: "controller.view.addSubview(view)"
        case .wait(let frames): "stage.advance(frames: \(frames))"
        }
    }

    /// What is called or written, without what goes with it.
    var name: String { String(description.prefix { $0 != " " && $0 != "(" }) }

    static let names = [
        "animator.addAnimations", "animator.addCompletion", "animator.startAnimation", "animator.pauseAnimation",
        "animator.fractionComplete", "animator.isReversed", "animator.stopAnimation", "animator.finishAnimation",
        "animator.continueAnimation", "animator.isInterruptible", "animator.isUserInteractionEnabled", "animator.pausesOnCompletion",
        "animator.scrubsLinearly", "view.center.x", "view.alpha", "UIView.animate", "view.removeFromSuperview",
        "controller.view.addSubview", "stage.advance",
    ]

    /// The same with less of it, for finding a short example.
    var simpler: [AnimatorCall] {
        switch self {
        case .wait(let frames) where frames > 1: [.wait(frames / 2), .wait(frames - 1)]
        case .addAnimations(let property, let value, .some): [.addAnimations(property, value, delayFactor: nil)]
        case .startAfter: [.start]
        case .goOn(.some, let factor): [.goOn(nil, factor: factor)]
        case .goOn(nil, let factor) where factor > 0: [.goOn(nil, factor: 0)]
        case .setFraction(let fraction) where fraction != 0.5: [.setFraction(0.5)]
        default: []
        }
    }
}

/// An animator, and what is done to it.
struct AnimatorStory: CustomStringConvertible {
    var pace: ModelPace
    var duration: Double
    var calls: [AnimatorCall]

    var description: String {
        (["let animator = UIViewPropertyAnimator(duration: \(duration), timingParameters: \(pace))"] + calls.map(\.description))
            .joined(separator: "\n")
    }
}

// MARK: - By chance

extension Chance {
    private static let paces: [ModelPace] = [
        .linear, .cubic(0.42, 0, 1, 1), .cubic(0, 0, 0.58, 1), .cubic(0.42, 0, 0.58, 1), .cubic(0.57, -0.4, 0.96, 0.87),
        .cubic(0.3, 0.2, 0.6, 1.7), .dampingRatio(0.45), .dampingRatio(0.8), .physical(mass: 2, stiffness: 900, damping: 40),
    ]

    mutating func story() -> AnimatorStory {
        let pace = pick(Self.paces)
        // Some end on a frame of a sixtieth of a second, some between two.
        let duration = pick([0.2, 0.3, 0.5, 0.3137, 0.0931])
        var calls: [AnimatorCall] = coin(0.9) ? [block()] : []
        if coin(0.3) { calls.append(setting()) }
        if coin(0.7) { calls.append(.addCompletion) }
        if coin(0.6) { calls.append(.start) }
        for _ in 0..<whole(4...22) { calls.append(call()) }
        return AnimatorStory(pace: pace, duration: duration, calls: calls)
    }

    private mutating func block() -> AnimatorCall {
        let factor: Double? = coin(0.4) ? pick([0, 0.25, 0.5, 0.8, 1, -0.5, 1.5]) : nil
        return coin(0.6)
            ? .addAnimations(.x, pick([100, -35, 40, 0]), delayFactor: factor)
            : .addAnimations(.alpha, pick([0.25, 0.9, 0.5, 1]), delayFactor: factor)
    }

    private mutating func setting() -> AnimatorCall {
        switch whole(0...5) {
        case 0: .setInterruptible(coin(0.6))
        case 1: .setUserInteraction(coin(0.5))
        case 2, 3: .setPausesOnCompletion(coin(0.5))
        default: .setScrubsLinearly(coin(0.4))
        }
    }

    private mutating func call() -> AnimatorCall {
        switch whole(0...99) {
        case 0..<34: .wait(coin(0.15) ? whole(13...40) : whole(1...12))
        case 34..<44: .pause
        case 44..<52: .start
        case 52..<54: .startAfter(pick([0, 0.05, 0.1, 0.0777, -1, .nan]))
        case 54..<62: .setReversed(coin(0.6))
        case 62..<70: .setFraction(coin(0.2) ? pick([-0.5, 1.5, .nan, 0, 1, .infinity]) : number(0, 1))
        case 70..<76: .goOn(coin(0.5) ? nil : pick(Self.paces), factor: pick([0, 0, 0.5, 1.25, -1]))
        case 76..<83: block()
        case 83..<86: .stop(withoutFinishing: coin(0.4))
        case 86..<89: .finish(whole(0...2))
        case 89: .addCompletion
        case 90..<92: setting()
        case 92: .write(.x, pick([70, -10]))
        case 93: .write(.alpha, pick([0.1, 0.7]))
        case 94, 95: .animateByHand(.x, pick([100, 55, 0]), duration: pick([0.25, 0.1777]))
        case 96: .animateByHand(.alpha, pick([0.3, 1]), duration: pick([0.25, 0.1777]))
        case 97: .leaveWindow
        default: .enterWindow
        }
    }
}

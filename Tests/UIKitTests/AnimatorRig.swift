import Foundation
import Stage
import UIKit

/// All that can be seen of an animator and its view at one moment.
struct AnimatorSight {
    var state = 0
    var isRunning = false
    var isReversed = false
    var isInterruptible = true
    var isUserInteractionEnabled = true
    var delay = 0.0
    var fraction = 0.0
    var drawnX = 0.0
    var drawnAlpha = 0.0
    var x = 0.0
    var alpha = 0.0
    /// Since the last look: observations and completions in their order, and reports of misuse.
    var events: [String] = []
    var reports = 0

    /// What differs, by name. Where a curve is inverted, both do it in their own way.
    func differences(from other: AnimatorSight, isInverted: Bool, isExact: Bool) -> [String] {
        func apart(_ a: Double, _ b: Double, _ tolerance: Double) -> Bool { !(abs(a - b) <= tolerance) }
        let loose = isExact ? 1e-6 : 1e-5
        return [
            ("state", state != other.state), ("isRunning", isRunning != other.isRunning), ("isReversed", isReversed != other.isReversed),
            ("isInterruptible", isInterruptible != other.isInterruptible),
            ("isUserInteractionEnabled", isUserInteractionEnabled != other.isUserInteractionEnabled), ("delay", delay != other.delay),
            ("fractionComplete", apart(fraction, other.fraction, isInverted ? 1e-6 : 1e-9)),
            ("drawn x", apart(drawnX, other.drawnX, loose)), ("drawn alpha", apart(drawnAlpha, other.drawnAlpha, loose)),
            ("model x", apart(x, other.x, loose)), ("model alpha", apart(alpha, other.alpha, loose)), ("events", events != other.events),
            ("reports", reports != other.reports),
        ].filter(\.1).map(\.0)
    }
}

extension AnimatorModel {
    mutating func look() -> AnimatorSight {
        defer { (events, reports) = ([], 0) }
        return AnimatorSight(
            state: state.rawValue, isRunning: isRunning, isReversed: isReversed, isInterruptible: isInterruptible,
            isUserInteractionEnabled: isUserInteractionEnabled, delay: delay, fraction: fraction, drawnX: drawnX, drawnAlpha: drawnAlpha,
            x: x, alpha: alpha, events: events, reports: reports)
    }
}

/// The animator itself, with a view on a stage.
@MainActor final class AnimatorRig {
    let stage = Stage(size: CGSize(width: 300, height: 400), scale: 1, framesPerSecond: 60, threads: 1)
    private let root = UIViewController()
    private let view = UIView(frame: CGRect(x: -10, y: 37, width: 20, height: 30))
    /// Nil once it is let go.
    private(set) var animator: UIViewPropertyAnimator?
    private var observations: [AnimatorObservation] = []
    private let log = Log()
    private var completionCount = 0

    /// What observers and completions write into; the animator must not keep the rig.
    final class Log {
        var events: [String] = []
    }

    init(_ story: AnimatorStory) {
        stage.window.rootViewController = root
        root.view.addSubview(view)
        let animator = UIViewPropertyAnimator(duration: story.duration, timingParameters: story.pace.parameters)
        self.animator = animator
        let log = log
        observations = [
            animator.observe(\.state) { animator, state in
                log.events.append("state \(Self.name(state)) while \(animator.isRunning ? "running" : "still")")
            },
            animator.observe(\.isRunning) { animator, flag in log.events.append("isRunning \(flag) while \(Self.name(animator.state))") },
            animator.observe(\.isReversed) { _, flag in log.events.append("isReversed \(flag)") },
            animator.observe(\.fractionComplete) { _, _ in log.events.append("fraction") },
        ]
    }

    nonisolated deinit {}

    private static func name(_ state: UIViewAnimatingState) -> String { ["inactive", "active", "stopped"][state.rawValue] }

    func look() -> AnimatorSight {
        var sight = AnimatorSight()
        if let animator {
            sight.state = animator.state.rawValue
            sight.isRunning = animator.isRunning
            sight.isReversed = animator.isReversed
            sight.isInterruptible = animator.isInterruptible
            sight.isUserInteractionEnabled = animator.isUserInteractionEnabled
            sight.delay = animator.delay
            sight.fraction = Double(animator.fractionComplete)
        }
        sight.drawnX = stage.trace(view.layer, "position.x")
        sight.drawnAlpha = stage.trace(view.layer, "opacity")
        (sight.x, sight.alpha) = (Double(view.center.x), Double(view.alpha))
        (sight.events, log.events) = (log.events, [])
        return sight
    }

    /// Lets go of the animator; says whether somebody else still keeps it.
    func release() -> Bool {
        weak let kept = animator
        observations = []
        animator = nil
        return kept != nil
    }

    func make(_ call: AnimatorCall) {
        guard let animator else { return }
        switch call {
        case .addAnimations(let property, let value, nil): animator.addAnimations(change(property, value))
        case .addAnimations(let property, let value, let factor?): animator.addAnimations(change(property, value), delayFactor: factor)
        case .addCompletion:
            let (log, number) = (log, completionCount)
            completionCount += 1
            animator.addCompletion { log.events.append("completion \(number) at \(["end", "start", "current"][$0.rawValue])") }
        case .start: animator.startAnimation()
        case .startAfter(let delay): animator.startAnimation(afterDelay: delay)
        case .pause: animator.pauseAnimation()
        case .setFraction(let fraction): animator.fractionComplete = fraction
        case .setReversed(let flag): animator.isReversed = flag
        case .stop(let withoutFinishing): animator.stopAnimation(withoutFinishing)
        case .finish(let position): animator.finishAnimation(at: UIViewAnimatingPosition(rawValue: position) ?? .current)
        case .goOn(let pace, let factor): animator.continueAnimation(withTimingParameters: pace?.parameters, durationFactor: factor)
        case .setInterruptible(let flag): animator.isInterruptible = flag
        case .setUserInteraction(let flag): animator.isUserInteractionEnabled = flag
        case .setPausesOnCompletion(let flag): animator.pausesOnCompletion = flag
        case .setScrubsLinearly(let flag): animator.scrubsLinearly = flag
        case .write(let property, let value): change(property, value)()
        case .animateByHand(let property, let value, let duration):
            UIView.animate(withDuration: duration, delay: 0, options: .curveLinear, animations: change(property, value))
        case .leaveWindow: view.removeFromSuperview()
        case .enterWindow: root.view.addSubview(view)
        case .wait: break
        }
    }

    private func change(_ property: AnimatorCall.Property, _ value: Double) -> () -> Void {
        let view = view
        return { if property == .x { view.center.x = value } else { view.alpha = value } }
    }
}

extension ModelPace {
    var parameters: UITimingCurveProvider {
        switch self {
        case .cubic(let x1, let y1, let x2, let y2):
            UICubicTimingParameters(controlPoint1: CGPoint(x: x1, y: y1), controlPoint2: CGPoint(x: x2, y: y2))
        case .dampingRatio(let ratio): UISpringTimingParameters(dampingRatio: ratio)
        case .physical(let mass, let stiffness, let damping):
            UISpringTimingParameters(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: .zero)
        }
    }
}

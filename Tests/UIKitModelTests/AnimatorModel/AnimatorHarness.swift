import Foundation
import Stage
import UIKit

/// The real animator, with a view on a stage.
@MainActor final class AnimatorHarness {
    let stage = Stage(size: CGSize(width: 300, height: 400), scale: 1, framesPerSecond: 60, threads: 1)
    private let root = UIViewController()
    private let view = UIView(frame: CGRect(x: -10, y: 37, width: 20, height: 30))
    /// The animator, or nil after its release.
    private(set) var animator: UIViewPropertyAnimator?
    private var observations: [AnimatorObservation] = []
    private let log = Log()
    private var completionCount = 0

    /// The events of observers and completions. It is a separate object because the animator must not retain the harness.
    final class Log {
        var events: [String] = []
    }

    init(_ scenario: AnimatorScenario) {
        stage.window.rootViewController = root
        root.view.addSubview(view)
        let animator = UIViewPropertyAnimator(duration: scenario.duration, timingParameters: scenario.timing.parameters)
        self.animator = animator
        let log = log
        observations = [
            animator.observe(\.state) { animator, state in
                log.events.append("state \(Self.name(state)) while \(animator.isRunning ? "running" : "not running")")
            },
            animator.observe(\.isRunning) { animator, flag in log.events.append("isRunning \(flag) while \(Self.name(animator.state))") },
            animator.observe(\.isReversed) { _, flag in log.events.append("isReversed \(flag)") },
            animator.observe(\.fractionComplete) { _, _ in log.events.append("fraction") },
        ]
    }

    nonisolated deinit {}

    private static func name(_ state: UIViewAnimatingState) -> String { ["inactive", "active", "stopped"][state.rawValue] }

    /// Returns the current state and clears the events.
    func takeSnapshot() -> AnimatorSnapshot {
        var snapshot = AnimatorSnapshot()
        if let animator {
            snapshot.state = animator.state.rawValue
            snapshot.isRunning = animator.isRunning
            snapshot.isReversed = animator.isReversed
            snapshot.isInterruptible = animator.isInterruptible
            snapshot.isUserInteractionEnabled = animator.isUserInteractionEnabled
            snapshot.delay = animator.delay
            snapshot.fraction = Double(animator.fractionComplete)
        }
        snapshot.drawnX = stage.trace(view.layer, "position.x")
        snapshot.drawnAlpha = stage.trace(view.layer, "opacity")
        (snapshot.x, snapshot.alpha) = (Double(view.center.x), Double(view.alpha))
        (snapshot.events, log.events) = (log.events, [])
        return snapshot
    }

    /// Releases the animator. Returns whether another object still retains it.
    func release() -> Bool {
        weak let retained = animator
        observations = []
        animator = nil
        return retained != nil
    }

    func perform(_ call: AnimatorCall) {
        guard let animator else { return }
        switch call {
        case .addAnimations(let property, let value, nil): animator.addAnimations(changeBlock(property, value))
        case .addAnimations(let property, let value, let factor?): animator.addAnimations(changeBlock(property, value), delayFactor: factor)
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
        case .continueAnimation(let timing, let factor):
            animator.continueAnimation(withTimingParameters: timing?.parameters, durationFactor: factor)
        case .setInterruptible(let flag): animator.isInterruptible = flag
        case .setUserInteraction(let flag): animator.isUserInteractionEnabled = flag
        case .setPausesOnCompletion(let flag): animator.pausesOnCompletion = flag
        case .setScrubsLinearly(let flag): animator.scrubsLinearly = flag
        case .write(let property, let value): changeBlock(property, value)()
        case .animateView(let property, let value, let duration):
            UIView.animate(withDuration: duration, delay: 0, options: .curveLinear, animations: changeBlock(property, value))
        case .leaveWindow: view.removeFromSuperview()
        case .enterWindow: root.view.addSubview(view)
        case .wait: break
        }
    }

    private func changeBlock(_ property: AnimatorCall.Property, _ value: Double) -> () -> Void {
        let view = view
        return { if property == .x { view.center.x = value } else { view.alpha = value } }
    }
}

extension ModelTiming {
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

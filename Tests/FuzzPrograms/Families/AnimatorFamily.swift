import Foundation
import Stage
import UIKit

/// Property animators: every call in every state, also from completions.
final class AnimatorFamily: FuzzFamily {
    enum Operation: String, CaseIterable {
        case make, makeSpring, start, startDelayed, pause, fraction, reverse, stop, stopWithoutFinishing, finish, continueAnimation,
            addAnimations
        case addDelayedAnimations, addCompletion, completionRestarts, flags, release, changeModel, copy
    }

    static let name = "animators"

    private let views: [UIView]
    private var animators: [UIViewPropertyAnimator] = []
    /// All animators, also those that were released while they run.
    private var created: [() -> UIViewPropertyAnimator?] = []

    init(stage: Stage, values: inout FuzzValues) {
        views = (0..<4).map { UIView(frame: CGRect(x: 21 * $0, y: 15 * $0, width: 27, height: 35)) }
        let controller = UIViewController()
        stage.window.rootViewController = controller
        for view in views {
            view.backgroundColor = values.color()
            controller.view.addSubview(view)
        }
    }

    func perform(_ operation: Operation, _ values: inout FuzzValues) {
        let view = values.pick(views)
        let (frame, alpha) = (values.rect(), values.number(0, 1))
        let change = { (view.frame, view.alpha) = (frame, alpha) }
        if operation == .make || operation == .makeSpring {
            if animators.count > 4 { animators.removeFirst() }
            let duration = values.duration()
            let animator =
                operation == .make
                ? UIViewPropertyAnimator(duration: duration, curve: values.pick([.linear, .easeInOut, .easeIn]), animations: change)
                : UIViewPropertyAnimator(duration: duration, dampingRatio: values.number(0.1, 1.2), animations: change)
            animators.append(animator)
            created.append { [weak animator] in animator }
            return
        }
        guard let animator = values.any(animators) else { return }
        switch operation {
        case .make, .makeSpring: break
        case .start: animator.startAnimation()
        case .startDelayed: animator.startAnimation(afterDelay: values.double(-0.1, 0.4))
        case .pause: animator.pauseAnimation()
        case .fraction: animator.fractionComplete = values.number(-0.2, 1.2)
        case .reverse: animator.isReversed.toggle()
        case .stop: animator.stopAnimation(false)
        case .stopWithoutFinishing: animator.stopAnimation(true)
        case .finish: animator.finishAnimation(at: values.pick([.start, .end, .current]))
        case .continueAnimation:
            let parameters: [UITimingCurveProvider?] = [
                nil, UICubicTimingParameters(animationCurve: .easeOut), UISpringTimingParameters(dampingRatio: 0.7),
            ]
            animator.continueAnimation(withTimingParameters: values.pick(parameters), durationFactor: values.number(-0.1, 2))
        case .addAnimations: animator.addAnimations(change)
        case .addDelayedAnimations: animator.addAnimations(change, delayFactor: values.number(-0.1, 1.1))
        case .addCompletion: animator.addCompletion { _ in view.alpha = alpha }
        case .completionRestarts:
            animator.addCompletion { [weak animator] _ in
                animator?.addAnimations(change)
                animator?.startAnimation()
            }
        case .flags:
            (animator.isInterruptible, animator.scrubsLinearly) = (values.bool(0.8), values.bool())
            animator.isUserInteractionEnabled = values.bool()
        case .release: animators.removeAll { $0 === animator }
        case .changeModel: change()
        case .copy: animators[0] = animator.copy() as? UIViewPropertyAnimator ?? animator
        }
    }

    /// Ends all animators, because a paused one does not end by itself, and one that was continued slowly and then reversed runs for minutes.
    func finish() {
        for animator in created.compactMap({ $0() }) + animators {
            animator.isInterruptible = true
            if animator.state == .active { animator.stopAnimation(true) }
            if animator.state == .stopped { animator.finishAnimation(at: .current) }
        }
        animators = []
    }
}

import UIKit

/// Moves the entering view in from the left, as `SlideAnimator` does, but with an interruptible property animator.
@MainActor final class InterruptibleSlideAnimator: UIViewControllerAnimatedTransitioning {
    private var animator: UIViewPropertyAnimator?
    var curve = UIView.AnimationCurve.easeOut

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using context: UIViewControllerContextTransitioning) { interruptibleAnimator(using: context).startAnimation() }

    func interruptibleAnimator(using context: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating {
        if let animator { return animator }
        let animator = UIViewPropertyAnimator(duration: 0.4, curve: curve)
        guard let to = context.view(forKey: .to) else { return animator }
        context.containerView.addSubview(to)
        to.center.x -= 200
        animator.addAnimations { to.center.x += 200 }
        animator.addCompletion { context.completeTransition($0 == .end) }
        self.animator = animator
        return animator
    }

    func animationEnded(_ transitionCompleted: Bool) { animator = nil }
}

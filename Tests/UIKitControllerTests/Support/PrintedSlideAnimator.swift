import UIKit

/// Moves the entering view in from the left, as `SlideAnimator` does, but with the code of tutorials: each request for the interruptible
/// animator creates a new one and moves the view to its start position again.
@MainActor final class PrintedSlideAnimator: UIViewControllerAnimatedTransitioning {
    private(set) var requestCount = 0

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using context: UIViewControllerContextTransitioning) { makeAnimator(context).startAnimation() }

    func interruptibleAnimator(using context: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating {
        requestCount += 1
        return makeAnimator(context)
    }

    private func makeAnimator(_ context: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating {
        let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear)
        guard let to = context.view(forKey: .to) else { return animator }
        context.containerView.addSubview(to)
        to.center.x = -50
        animator.addAnimations { to.center.x = 150 }
        animator.addCompletion { position in
            context.completeTransition(position == .end && !context.transitionWasCancelled)
        }
        return animator
    }
}

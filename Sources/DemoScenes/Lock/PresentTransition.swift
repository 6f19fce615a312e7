import UIKit

/// An interruptible transition that presents a controller. At the start, the presented view is enlarged, lower, and transparent.
///
/// The transition can be animated or controlled by a gesture.
class PresentTransition: UIPercentDrivenInteractiveTransition, UIViewControllerAnimatedTransitioning {
    /// A block of additional animations that run with the transition.
    var auxAnimations: (() -> Void)?
    /// A block that reverts the additional animations if the transition is canceled.
    var auxAnimationsCancel: (() -> Void)?

    private(set) var animator: UIViewPropertyAnimator?
    private var context: UIViewControllerContextTransitioning?

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.75 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        transitionAnimator(using: transitionContext).startAnimation()
    }

    /// Returns the same animator for the whole transition.
    func interruptibleAnimator(using transitionContext: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating {
        transitionAnimator(using: transitionContext)
    }

    /// Pauses the transition, also while it is being canceled.
    func interruptTransition() {
        context?.pauseInteractiveTransition()
        pause()
    }

    private func transitionAnimator(using context: UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
        if let animator { return animator }
        let animator = UIViewPropertyAnimator(duration: transitionDuration(using: context), curve: .easeOut)
        if let view = context.view(forKey: .to) {
            context.containerView.addSubview(view)
            animate(view, with: animator)
        }
        if let auxAnimations { animator.addAnimations(auxAnimations) }
        addCompletions(to: animator, context)
        animator.isUserInteractionEnabled = true
        self.animator = animator
        self.context = context
        return animator
    }

    private func animate(_ view: UIView, with animator: UIViewPropertyAnimator) {
        view.transform = CGAffineTransform(scaleX: 1.33, y: 1.33).concatenating(CGAffineTransform(translationX: 0, y: 200))
        view.alpha = 0
        animator.addAnimations({ view.transform = CGAffineTransform(translationX: 0, y: 100) }, delayFactor: 0.15)
        animator.addAnimations({ view.alpha = 1 }, delayFactor: 0.5)
    }

    private func addCompletions(to animator: UIViewPropertyAnimator, _ context: UIViewControllerContextTransitioning) {
        animator.addCompletion { [unowned self] position in
            if position == .end {
                context.completeTransition(!context.transitionWasCancelled)
            } else {
                context.completeTransition(false)
                auxAnimationsCancel?()
            }
        }
        animator.addCompletion { [unowned self] _ in
            self.animator = nil
            self.context = nil
        }
    }
}

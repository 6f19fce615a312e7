import UIKit

/// Brings a controller in from below and in front, by itself or by hand, and lets itself be caught on the way.
class PresentTransition: UIPercentDrivenInteractiveTransition, UIViewControllerAnimatedTransitioning {
    /// What else moves on the way, and what undoes it if the way is not gone to its end.
    var auxAnimations: (() -> Void)?
    var auxAnimationsCancel: (() -> Void)?

    private(set) var animator: UIViewPropertyAnimator?
    private var context: UIViewControllerContextTransitioning?

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.75 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        transitionAnimator(using: transitionContext).startAnimation()
    }

    /// The same one as long as the transition lasts.
    func interruptibleAnimator(using transitionContext: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating {
        transitionAnimator(using: transitionContext)
    }

    /// Stops on the spot, whichever way it goes.
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

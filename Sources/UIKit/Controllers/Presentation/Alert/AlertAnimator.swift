import CoreGraphics

/// The animator of alerts. A sheet slides in and out. Any other alert fades in while it shrinks to its final size, and later fades out.
/// If motion is reduced, both only fade.
final class AlertAnimator: UIViewControllerAnimatedTransitioning {
    private let isSheet: Bool
    private var animator: UIViewPropertyAnimator?

    /// The scale of an alert before it appears.
    private static let initialScale: CGFloat = 1.18
    private static let presentationDuration = 0.4
    private static let dismissalDuration = 0.2

    init(isSheet: Bool) { self.isSheet = isSheet }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        guard !isSheet else { return PresentationAnimator.slideAnimator.duration }
        return (transitionContext as? ControllerTransition)?.kind == .present ? Self.presentationDuration : Self.dismissalDuration
    }

    func animateTransition(using context: UIViewControllerContextTransitioning) { interruptibleAnimator(using: context).startAnimation() }

    func interruptibleAnimator(using context: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating {
        if let animator { return animator }
        let isPresenting = (context as? ControllerTransition)?.kind == .present
        let newAnimator = makeAnimator(isPresenting)
        newAnimator.isUserInteractionEnabled = false
        UIView.withoutAnimationBlock {
            if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
            if let view = context.view(forKey: isPresenting ? .to : .from) {
                prepare(view, isPresenting, context.containerView, newAnimator)
            }
        }
        newAnimator.addCompletion { context.completeTransition($0 == .end) }
        animator = newAnimator
        return newAnimator
    }

    func animationEnded(_ transitionCompleted: Bool) { animator = nil }

    private func makeAnimator(_ isPresenting: Bool) -> UIViewPropertyAnimator {
        if isSheet { return PresentationAnimator.slideAnimator }
        guard isPresenting else { return UIViewPropertyAnimator(duration: Self.dismissalDuration, curve: .easeInOut) }
        return UIViewPropertyAnimator(duration: Self.presentationDuration, timingParameters: UISpringTimingParameters(dampingRatio: 1))
    }

    private func prepare(_ view: UIView, _ isPresenting: Bool, _ container: UIView, _ animator: UIViewPropertyAnimator) {
        let reducesMotion = UIAccessibility.isReduceMotionEnabled
        if isSheet, !reducesMotion {
            let (visibleY, hiddenY) = (view.center.y, view.center.y + container.bounds.height - view.frame.minY)
            if isPresenting { view.center.y = hiddenY }
            animator.addAnimations { view.center.y = isPresenting ? visibleY : hiddenY }
            return
        }
        if isPresenting {
            view.alpha = 0
            if !reducesMotion { view.transform = CGAffineTransform(scaleX: Self.initialScale, y: Self.initialScale) }
        }
        animator.addAnimations {
            view.alpha = isPresenting ? 1 : 0
            view.transform = .identity
        }
        animator.addCompletion { _ in view.alpha = 1 }
    }
}

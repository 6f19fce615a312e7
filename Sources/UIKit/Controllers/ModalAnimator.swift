import CoreGraphics

/// The built-in ways in which a presented controller comes and goes.
final class ModalAnimator: UIViewControllerAnimatedTransitioning {
    private let style: UIModalTransitionStyle
    private var animator: UIViewPropertyAnimator?

    init(_ style: UIModalTransitionStyle) { self.style = style }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        switch style {
        case .coverVertical: Self.slide.duration
        case .crossDissolve: 0.35
        case .flipHorizontal, .partialCurl: 0.75
        }
    }

    /// The spring that moves whole screens: mass 3, stiffness 1000, damping 500.
    static var slide: UIViewPropertyAnimator { UIViewPropertyAnimator(duration: 0, timingParameters: UISpringTimingParameters()) }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        switch style {
        case .coverVertical, .crossDissolve: interruptibleAnimator(using: context).startAnimation()
        case .flipHorizontal, .partialCurl: turn(context)
        }
    }

    func interruptibleAnimator(using context: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating {
        if let animator { return animator }
        switch style {
        case .coverVertical: return start(Self.slide, context) { cover($0, context) }
        case .crossDissolve:
            return start(UIViewPropertyAnimator(duration: 0.35, curve: .easeInOut), context) { dissolve($0, context) }
        case .flipHorizontal, .partialCurl: return NoAnimator()
        }
    }

    func animationEnded(_ transitionCompleted: Bool) { animator = nil }

    private func start(
        _ animator: UIViewPropertyAnimator, _ context: UIViewControllerContextTransitioning, _ prepare: (UIViewPropertyAnimator) -> Void
    ) -> UIViewPropertyAnimator {
        animator.isUserInteractionEnabled = false
        UIView.performWithoutAnimation { prepare(animator) }
        animator.addCompletion { context.completeTransition($0 == .end) }
        self.animator = animator
        return animator
    }

    /// The presented view, and whether it comes.
    private func presented(_ context: UIViewControllerContextTransitioning) -> (view: UIView?, isComing: Bool) {
        let isComing = (context as? ControllerTransition)?.kind == .present
        if let view = context.view(forKey: .to) {
            // Who comes back lies below who leaves.
            isComing ? context.containerView.addSubview(view) : context.containerView.insertSubview(view, at: 0)
        }
        return (context.view(forKey: isComing ? .to : .from), isComing)
    }

    private func cover(_ animator: UIViewPropertyAnimator, _ context: UIViewControllerContextTransitioning) {
        let (view, isComing) = presented(context)
        guard let view else { return }
        let (away, height) = (context.containerView.bounds.height, view.center.y)
        if isComing { view.center.y = height + away }
        animator.addAnimations { view.center.y = isComing ? height : height + away }
    }

    private func dissolve(_ animator: UIViewPropertyAnimator, _ context: UIViewControllerContextTransitioning) {
        let (view, isComing) = presented(context)
        guard let view else { return }
        let alpha = view.alpha
        if isComing { view.alpha = 0 }
        animator.addAnimations { view.alpha = isComing ? alpha : 0 }
        animator.addCompletion { _ in view.alpha = alpha }
    }

    /// Flips and curls are transitions of the container's whole picture.
    private func turn(_ context: UIViewControllerContextTransitioning) {
        let isComing = (context as? ControllerTransition)?.kind == .present
        let effect: UIView.AnimationOptions =
            style == .flipHorizontal
            ? (isComing ? .transitionFlipFromRight : .transitionFlipFromLeft) : (isComing ? .transitionCurlUp : .transitionCurlDown)
        let (old, new) = (context.view(forKey: .from), context.view(forKey: .to))
        UIView.transition(
            with: context.containerView, duration: transitionDuration(using: context), options: effect,
            animations: {
                if let new { context.containerView.addSubview(new) }
                old?.isHidden = true
            },
            completion: { _ in
                old?.isHidden = false
                context.completeTransition(!context.transitionWasCancelled)
            })
    }
}

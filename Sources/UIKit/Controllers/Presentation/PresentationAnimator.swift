import CoreGraphics

/// The animator of the built-in modal transition styles.
final class PresentationAnimator: UIViewControllerAnimatedTransitioning {
    private let style: UIModalTransitionStyle
    private var animator: UIViewPropertyAnimator?
    /// The initial velocity of a view that slides out, in points per second.
    private let velocity: CGFloat

    init(_ style: UIModalTransitionStyle, velocity: CGFloat = 0) { (self.style, self.velocity) = (style, velocity) }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        switch style {
        case .coverVertical: Self.slideAnimator.duration
        case .crossDissolve: 0.35
        case .flipHorizontal, .partialCurl: 0.75
        }
    }

    /// A new animator with the spring that moves whole screens: mass 3, stiffness 1000, damping 500.
    static var slideAnimator: UIViewPropertyAnimator { UIViewPropertyAnimator(duration: 0, timingParameters: UISpringTimingParameters()) }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        switch style {
        case .coverVertical, .crossDissolve: interruptibleAnimator(using: context).startAnimation()
        case .flipHorizontal, .partialCurl: flipOrCurl(context)
        }
    }

    func interruptibleAnimator(using context: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating {
        if let animator { return animator }
        switch style {
        case .coverVertical where UIAccessibility.isReduceMotionEnabled: return setUp(Self.slideAnimator, context) { dissolve($0, context) }
        case .coverVertical: return setUp(slideAnimator(context), context) { cover($0, context) }
        case .crossDissolve:
            return setUp(UIViewPropertyAnimator(duration: 0.35, curve: .easeInOut), context) { dissolve($0, context) }
        case .flipHorizontal, .partialCurl: return PlaceholderAnimator()
        }
    }

    func animationEnded(_ transitionCompleted: Bool) { animator = nil }

    /// Stores an animator, prepares its animations, and completes the transition when the animator has ended.
    private func setUp(
        _ animator: UIViewPropertyAnimator, _ context: UIViewControllerContextTransitioning, _ prepare: (UIViewPropertyAnimator) -> Void
    ) -> UIViewPropertyAnimator {
        animator.isUserInteractionEnabled = false
        UIView.withoutAnimationBlock { prepare(animator) }
        animator.addCompletion { context.completeTransition($0 == .end) }
        self.animator = animator
        return animator
    }

    /// Adds the view for the key `to` to the container. Returns the presented view, and whether it is being presented rather than
    /// dismissed.
    private func addPresentedView(_ context: UIViewControllerContextTransitioning) -> (view: UIView?, isPresenting: Bool) {
        let isPresenting = (context as? ControllerTransition)?.kind == .present
        if let view = context.view(forKey: .to) {
            // On dismissal the presenting view is inserted below the presented view.
            isPresenting ? context.containerView.addSubview(view) : context.containerView.insertSubview(view, at: 0)
        }
        return (context.view(forKey: isPresenting ? .to : .from), isPresenting)
    }

    /// Returns the animator of a view that may already be moving.
    private func slideAnimator(_ context: UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
        guard velocity > 0 else { return Self.slideAnimator }
        let timing = UISpringTimingParameters(
            mass: 3, stiffness: 1000, damping: 500, initialVelocity: CGVector(dx: 0, dy: velocity / max(slideDistance(context), 1)))
        return UIViewPropertyAnimator(duration: 0, timingParameters: timing)
    }

    /// Returns the distance by which the presented view slides: the height of the container, or the height of a low sheet.
    private func slideDistance(_ context: UIViewControllerContextTransitioning) -> CGFloat {
        let isPresenting = (context as? ControllerTransition)?.kind == .present
        let sheet = context.viewController(forKey: isPresenting ? .to : .from)?.presentation as? UISheetPresentationController
        return sheet?.slideDistance ?? context.containerView.bounds.height
    }

    /// Slides the presented view in from below, or out again.
    private func cover(_ animator: UIViewPropertyAnimator, _ context: UIViewControllerContextTransitioning) {
        let (view, isPresenting) = addPresentedView(context)
        guard let view else { return }
        let (distance, finalY) = (slideDistance(context), view.center.y)
        if isPresenting { view.center.y = finalY + distance }
        animator.addAnimations { view.center.y = isPresenting ? finalY : finalY + distance }
    }

    /// Fades the presented view in or out.
    private func dissolve(_ animator: UIViewPropertyAnimator, _ context: UIViewControllerContextTransitioning) {
        let (view, isPresenting) = addPresentedView(context)
        guard let view else { return }
        let alpha = view.alpha
        if isPresenting { view.alpha = 0 }
        animator.addAnimations { view.alpha = isPresenting ? alpha : 0 }
        animator.addCompletion { _ in view.alpha = alpha }
    }

    /// Runs a flip or a curl, which is a transition of the container's whole content.
    private func flipOrCurl(_ context: UIViewControllerContextTransitioning) {
        let isPresenting = (context as? ControllerTransition)?.kind == .present
        let effect: UIView.AnimationOptions =
            style == .flipHorizontal
            ? (isPresenting ? .transitionFlipFromRight : .transitionFlipFromLeft) : (isPresenting ? .transitionCurlUp : .transitionCurlDown)
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

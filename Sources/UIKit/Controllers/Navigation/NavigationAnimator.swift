import CoreGraphics
import QuartzCore

/// The built-in animator of a navigation controller.
///
/// On a push the new view slides in over the old view, from the trailing edge. The old view moves toward the leading edge by 0.3 of its
/// width, and is dimmed. A pop does the reverse. If the user prefers less motion, the upper view fades instead.
final class NavigationAnimator: UIViewControllerAnimatedTransitioning {
    private let operation: UINavigationController.Operation
    private var animator: UIViewPropertyAnimator?

    /// The distance that the lower view moves, as a fraction of its width.
    private static let parallaxFraction: CGFloat = 0.3
    /// The opacity of the dimming view when the lower view is fully covered.
    private static let dimmingAlpha: CGFloat = 0.1

    init(_ operation: UINavigationController.Operation) { self.operation = operation }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        PresentationAnimator.slideAnimator.duration
    }

    func animateTransition(using context: UIViewControllerContextTransitioning) { interruptibleAnimator(using: context).startAnimation() }

    func interruptibleAnimator(using context: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating {
        if let animator { return animator }
        let animator = PresentationAnimator.slideAnimator
        animator.isUserInteractionEnabled = false
        UIView.withoutAnimationBlock { prepare(animator, context) }
        animator.addCompletion { context.completeTransition($0 == .end) }
        self.animator = animator
        return animator
    }

    func animationEnded(_ transitionCompleted: Bool) { animator = nil }

    private func prepare(_ animator: UIViewPropertyAnimator, _ context: UIViewControllerContextTransitioning) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
        let (container, isPush) = (context.containerView, operation == .push)
        let (upper, lower) = isPush ? (to, from) : (from, to)
        isPush ? container.addSubview(to) : container.insertSubview(to, belowSubview: from)
        let dimmingView = UIView(frame: container.bounds)
        dimmingView.backgroundColor = UIColor.black.withAlphaComponent(Self.dimmingAlpha)
        if UIAccessibility.isReduceMotionEnabled { return fade(upper, animator, isPush) }
        container.insertSubview(dimmingView, aboveSubview: lower)
        let edgeShadow = EdgeShadowView(
            frame: CGRect(x: -EdgeShadowView.width, y: 0, width: EdgeShadowView.width, height: container.bounds.height))
        container.insertSubview(edgeShadow, belowSubview: upper)
        let (width, centerX) = (container.bounds.width, container.bounds.midX)
        let direction: CGFloat = container.isRightToLeft ? -1 : 1
        if direction < 0 { edgeShadow.transform = CGAffineTransform(scaleX: -1, y: 1) }
        // Coverage is 0 when the upper view is off screen and 1 when it covers the lower view.
        let setCoverage: (CGFloat) -> Void = { coverage in
            upper.center.x = centerX + direction * width * (1 - coverage)
            edgeShadow.center.x = centerX + direction * (width / 2 - width * coverage - EdgeShadowView.width / 2)
            lower.center.x = centerX - direction * width * Self.parallaxFraction * coverage
            (dimmingView.alpha, edgeShadow.alpha) = (coverage, coverage)
        }
        setCoverage(isPush ? 0 : 1)
        animator.addAnimations { setCoverage(isPush ? 1 : 0) }
        animator.addCompletion { _ in
            dimmingView.removeFromSuperview()
            edgeShadow.removeFromSuperview()
        }
    }

    /// Fades the upper view in or out.
    private func fade(_ upper: UIView, _ animator: UIViewPropertyAnimator, _ isPush: Bool) {
        let alpha = upper.alpha
        if isPush { upper.alpha = 0 }
        animator.addAnimations { upper.alpha = isPush ? alpha : 0 }
        animator.addCompletion { _ in upper.alpha = alpha }
    }
}

/// The shadow along the leading edge of the upper view.
final class EdgeShadowView: UIView {
    static let width: CGFloat = 9
    override class var layerClass: AnyClass { CAGradientLayer.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        guard let gradient = layer as? CAGradientLayer else { return }
        gradient.colors = [UIColor.black.withAlphaComponent(0).cgColor, UIColor.black.withAlphaComponent(0.18).cgColor]
        (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { return nil }
}

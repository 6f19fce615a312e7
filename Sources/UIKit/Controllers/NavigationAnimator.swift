import CoreGraphics
import QuartzCore

/// The way of a navigation controller: the new view comes in over the old one, which draws back a little and gets darker; and the other way
/// round.
final class NavigationAnimator: UIViewControllerAnimatedTransitioning {
    private let operation: UINavigationController.Operation
    private var animator: UIViewPropertyAnimator?

    /// How much of its width the lower view draws back.
    private static let retreat: CGFloat = 0.3
    private static let darkness: CGFloat = 0.1

    init(_ operation: UINavigationController.Operation) { self.operation = operation }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { ModalAnimator.slide.duration }

    func animateTransition(using context: UIViewControllerContextTransitioning) { interruptibleAnimator(using: context).startAnimation() }

    func interruptibleAnimator(using context: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating {
        if let animator { return animator }
        let animator = ModalAnimator.slide
        animator.isUserInteractionEnabled = false
        UIView.performWithoutAnimation { prepare(animator, context) }
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
        let veil = UIView(frame: container.bounds)
        veil.backgroundColor = UIColor.black.withAlphaComponent(Self.darkness)
        container.insertSubview(veil, aboveSubview: lower)
        let edge = EdgeShadow(frame: CGRect(x: -EdgeShadow.width, y: 0, width: EdgeShadow.width, height: container.bounds.height))
        container.insertSubview(edge, belowSubview: upper)
        let (width, middle) = (container.bounds.width, container.bounds.midX)
        // 0 where the upper view is away, 1 where it covers the lower one.
        let place: (CGFloat) -> Void = { covered in
            upper.center.x = middle + width * (1 - covered)
            edge.center.x = width * (1 - covered) - EdgeShadow.width / 2
            lower.center.x = middle - width * Self.retreat * covered
            (veil.alpha, edge.alpha) = (covered, covered)
        }
        place(isPush ? 0 : 1)
        animator.addAnimations { place(isPush ? 1 : 0) }
        animator.addCompletion { _ in
            veil.removeFromSuperview()
            edge.removeFromSuperview()
        }
    }
}

/// The shadow that the upper view throws to its left.
final class EdgeShadow: UIView {
    static let width: CGFloat = 9
    override class var layerClass: CALayer.Type { CAGradientLayer.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        guard let gradient = layer as? CAGradientLayer else { return }
        gradient.colors = [UIColor.black.withAlphaComponent(0).cgColor, UIColor.black.withAlphaComponent(0.18).cgColor]
        (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { return nil }
}

import UIKit

/// Presents and dismisses a controller with one of three animations: it grows out of a rectangle, slides over the presenting controller, or
/// appears in a circle.
class PresentationTransition: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    private let choice: TransitionChoice
    private let duration: TimeInterval
    /// The rectangle from which the zoom and the circle start, in the coordinates of the window.
    private let source: CGRect
    private var isPresenting = true

    init(_ choice: TransitionChoice, duration: TimeInterval, source: CGRect) {
        (self.choice, self.duration, self.source) = (choice, duration, source)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        isPresenting = true
        return self
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        isPresenting = false
        return self
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { duration }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
        guard let controller = context.viewController(forKey: key), let other = context.viewController(forKey: isPresenting ? .from : .to)
        else { return context.completeTransition(false) }
        let (view, container) = (controller.view!, context.containerView)
        if isPresenting {
            view.frame = context.finalFrame(for: controller)
            container.addSubview(view)
        } else if other.view.superview == nil {
            container.insertSubview(other.view, at: 0)
        }
        view.layoutIfNeeded()
        switch choice {
        case .depth: slide(view, over: other.view, context)
        case .circle: reveal(view, context)
        default: zoom(view, context)
        }
    }

    /// Animates the view from its hidden to its shown appearance, or in the opposite direction for a dismissal. `hidden` and `shown` set
    /// the properties. At the end, `shown` is called in both cases, so that a dismissed view has its normal appearance again.
    private func animate(
        _ context: UIViewControllerContextTransitioning, hidden: @escaping () -> Void, shown: @escaping () -> Void,
        afterward: @escaping () -> Void = {}
    ) {
        let (start, end) = isPresenting ? (hidden, shown) : (shown, hidden)
        start()
        let timing = UISpringTimingParameters(dampingRatio: 0.9)
        let animator = UIViewPropertyAnimator(duration: duration, timingParameters: timing)
        animator.addAnimations(end)
        animator.addCompletion { _ in
            shown()
            afterward()
            context.completeTransition(!context.transitionWasCancelled)
        }
        animator.startAnimation()
    }

    private func zoom(_ view: UIView, _ context: UIViewControllerContextTransitioning) {
        let (frame, source) = (context.containerView.bounds, source)
        let scale = CGAffineTransform(scaleX: source.width / max(frame.width, 1), y: source.height / max(frame.height, 1))
        let move = CGAffineTransform(translationX: source.midX - frame.midX, y: source.midY - frame.midY)
        animate(
            context,
            hidden: {
                view.transform = scale.concatenating(move)
                view.layer.cornerRadius = 40
                view.alpha = 0.3
            },
            shown: {
                view.transform = .identity
                view.layer.cornerRadius = 0
                view.alpha = 1
            })
    }

    /// Slides the view in, and makes the other view smaller and translucent. After the transition, the other view is restored to its normal
    /// state.
    private func slide(_ view: UIView, over other: UIView, _ context: UIViewControllerContextTransitioning) {
        let width = context.containerView.bounds.width
        animate(
            context,
            hidden: {
                view.transform = CGAffineTransform(translationX: width, y: 0)
                (other.transform, other.alpha) = (.identity, 1)
            },
            shown: {
                view.transform = .identity
                (other.transform, other.alpha) = (CGAffineTransform(scaleX: 0.9, y: 0.9), 0.4)
            },
            afterward: { (other.transform, other.alpha) = (.identity, 1) })
    }

    /// Animates the radius of a circular mask around the source.
    private func reveal(_ view: UIView, _ context: UIViewControllerContextTransitioning) {
        let bounds = view.bounds
        let center = CGPoint(x: source.midX, y: source.midY)
        let radius = hypot(max(center.x, bounds.width - center.x), max(center.y, bounds.height - center.y))
        func circle(_ radius: CGFloat) -> CGPath {
            CGPath(ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2), transform: nil)
        }
        let mask = CAShapeLayer()
        let (start, end) = isPresenting ? (circle(1), circle(radius)) : (circle(radius), circle(1))
        mask.path = end
        view.layer.mask = mask
        CATransaction.begin()
        CATransaction.setCompletionBlock {
            view.layer.mask = nil
            context.completeTransition(!context.transitionWasCancelled)
        }
        let animation = CABasicAnimation(keyPath: "path")
        (animation.fromValue, animation.toValue, animation.duration) = (start, end, duration)
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        mask.add(animation, forKey: "path")
        CATransaction.commit()
    }
}

import UIKit

/// An interaction controller that moves the views itself and reports its progress.
@MainActor final class ManualInteractionController: UIViewControllerInteractiveTransitioning {
    var completionSpeed: CGFloat = 1
    var completionCurve = UIView.AnimationCurve.linear
    var wantsInteractiveStart = true
    private(set) var context: UIViewControllerContextTransitioning?
    private var view: UIView?
    private var positions = (start: CGFloat(0), end: CGFloat(0))
    private var fraction: CGFloat = 0

    func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
        context = transitionContext
        let to = transitionContext.view(forKey: .to)
        let from = transitionContext.view(forKey: .from)
        if let to { transitionContext.containerView.insertSubview(to, at: 0) }
        // The entering view comes from the left, unless a dismissal reveals it below the leaving view.
        let isEntering =
            to.map { to in transitionContext.initialFrame(for: to.owner) == .zero && from?.owner.isBeingDismissed != true } ?? false
        view = isEntering ? to : from
        if isEntering, let to { transitionContext.containerView.bringSubviewToFront(to) }
        positions = isEntering ? (-50, 150) : (150, -50)
        view?.center.x = positions.start
        if !transitionContext.isInteractive { animate(to: 1) }
    }

    func update(_ fraction: CGFloat) {
        self.fraction = fraction
        context?.updateInteractiveTransition(fraction)
        view?.center.x = positions.start + (positions.end - positions.start) * fraction
    }

    func finish() {
        context?.finishInteractiveTransition()
        animate(to: 1)
    }

    func cancel() {
        context?.cancelInteractiveTransition()
        animate(to: 0)
    }

    private func animate(to targetFraction: CGFloat) {
        let (context, view) = (context, view)
        UIView.animate(
            withDuration: Double(abs(targetFraction - fraction) / completionSpeed) * 0.4, delay: 0, options: .curveLinear,
            animations: { view?.center.x = self.positions.start + (self.positions.end - self.positions.start) * targetFraction },
            completion: { _ in
                guard let context, !context.isInteractive else { return }
                if context.transitionWasCancelled, view === context.view(forKey: .from) { view?.center.x = self.positions.start }
                context.completeTransition(!context.transitionWasCancelled)
            })
    }
}

extension UIView {
    /// The view controller that owns this view.
    fileprivate var owner: UIViewController { next as? UIViewController ?? UIViewController() }
}

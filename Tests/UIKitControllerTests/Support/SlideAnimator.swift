import UIKit
import UIKitTestSupport

/// Moves the entering view in from the left with an animation block. Without an entering view, moves the leaving view out to the left.
@MainActor final class SlideAnimator: UIViewControllerAnimatedTransitioning {
    let log: LoggingViewController.Log
    let duration: Double
    var options: UIView.AnimationOptions = []
    init(_ log: LoggingViewController.Log, duration: Double = 0.4) { (self.log, self.duration) = (log, duration) }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { duration }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        log.lines.append("animate")
        let to = context.view(forKey: .to)
        if let to { context.containerView.addSubview(to) }
        let movingView = to ?? context.view(forKey: .from)
        if to != nil { movingView?.center.x -= 200 }
        UIView.animate(
            withDuration: duration, delay: 0, options: options, animations: { movingView?.center.x += to != nil ? 200 : -200 },
            completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
    }

    func animationEnded(_ transitionCompleted: Bool) { log.lines.append("ended \(transitionCompleted)") }
}

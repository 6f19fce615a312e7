import UIKit

/// Zooms a controller out of `source`, a rectangle in the window.
class ZoomTransition: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    var source = CGRect.zero

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { self }

    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.8 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .to) else { return }
        let container = context.containerView
        let frame = container.bounds
        view.frame = frame
        container.addSubview(view)
        view.center = CGPoint(x: source.midX, y: source.midY)
        view.transform = CGAffineTransform(scaleX: source.width / frame.width, y: source.height / frame.height)
        view.layer.cornerRadius = 40
        view.alpha = 0.3
        let animator = UIViewPropertyAnimator(duration: transitionDuration(using: context), dampingRatio: 0.9) {
            view.center = CGPoint(x: frame.midX, y: frame.midY)
            view.transform = .identity
            view.layer.cornerRadius = 0
            view.alpha = 1
        }
        animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
        animator.startAnimation()
    }
}

/// A controller that is presented with an animation. Tap to play it again.
///
/// Add it to a package with scenes: Scene("zoom") { ZoomScene() }
class ZoomScene: UIViewController {
    let card = UIView(frame: CGRect(x: 40, y: 120, width: 240, height: 320))
    let transition = ZoomTransition()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.backgroundColor = .systemTeal
        card.backgroundColor = .systemIndigo
        view.addSubview(card)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        play()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        play()
    }

    func play() {
        guard presentedViewController == nil else { return dismiss(animated: true) }
        transition.source = card.convert(card.bounds, to: nil)
        let next = UIViewController()
        next.view.backgroundColor = .systemIndigo
        next.transitioningDelegate = transition
        next.modalPresentationStyle = .custom
        present(next, animated: true)
    }
}

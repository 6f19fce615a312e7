import UIKit

/// Presents a controller with an animation. It is the transitioning delegate of the controller.
class CircleTransition: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { self }

    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.8 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let controller = context.viewController(forKey: .to), let view = controller.view else { return }
        view.frame = context.finalFrame(for: controller)
        context.containerView.addSubview(view)
        let side = 2 * hypot(view.bounds.midX, view.bounds.midY)
        let mask = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
        mask.backgroundColor = .black
        mask.layer.cornerRadius = side / 2
        mask.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        mask.transform = CGAffineTransform(scaleX: 0.01, y: 0.01)
        view.mask = mask
        let animator = UIViewPropertyAnimator(duration: transitionDuration(using: context), dampingRatio: 0.9) {
            mask.transform = .identity
        }
        animator.addCompletion { _ in
            view.mask = nil
            context.completeTransition(!context.transitionWasCancelled)
        }
        animator.startAnimation()
    }
}

/// A controller that is presented with an animation. Tap to play it again.
///
/// Add it to a package with scenes: Scene("circle") { CircleScene() }
class CircleScene: UIViewController {
    let transition = CircleTransition()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.backgroundColor = .systemTeal
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
        let next = UIViewController()
        next.view.backgroundColor = .systemIndigo
        next.transitioningDelegate = transition
        next.modalPresentationStyle = .custom
        present(next, animated: true)
    }
}

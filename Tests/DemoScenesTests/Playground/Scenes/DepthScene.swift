import UIKit

/// Slides a controller in, and moves the presenting one back.
class DepthTransition: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { self }

    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.8 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .to), let other = context.viewController(forKey: .from)?.view else { return }
        let container = context.containerView
        view.frame = container.bounds
        container.addSubview(view)
        view.transform = CGAffineTransform(translationX: container.bounds.width, y: 0)
        let animator = UIViewPropertyAnimator(duration: transitionDuration(using: context), dampingRatio: 0.9) {
            view.transform = .identity
            other.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
            other.alpha = 0.4
        }
        animator.addCompletion { _ in
            other.transform = .identity
            other.alpha = 1
            context.completeTransition(!context.transitionWasCancelled)
        }
        animator.startAnimation()
    }
}

/// A controller that is presented with an animation. Tap to play it again.
///
/// Add it to a package with scenes: Scene("depth") { DepthScene() }
class DepthScene: UIViewController {
    let transition = DepthTransition()

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

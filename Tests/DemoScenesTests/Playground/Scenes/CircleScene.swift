import UIKit

/// Shows a controller in a circle that grows around the center of `source`, a rectangle in the window.
class CircleTransition: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
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
        let center = CGPoint(x: source.midX, y: source.midY)
        let radius = hypot(max(center.x, frame.width - center.x), max(center.y, frame.height - center.y))
        func circle(_ radius: CGFloat) -> CGPath {
            let square = CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)
            return CGPath(ellipseIn: square, transform: nil)
        }
        let mask = CAShapeLayer()
        mask.path = circle(radius)
        view.layer.mask = mask
        CATransaction.begin()
        CATransaction.setCompletionBlock {
            view.layer.mask = nil
            context.completeTransition(!context.transitionWasCancelled)
        }
        let growth = CABasicAnimation(keyPath: "path")
        growth.fromValue = circle(1)
        growth.toValue = circle(radius)
        growth.duration = transitionDuration(using: context)
        growth.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        mask.add(growth, forKey: "path")
        CATransaction.commit()
    }
}

/// A controller that is presented with an animation. Tap to play it again.
///
/// Add it to a package with scenes: Scene("circle") { CircleScene() }
class CircleScene: UIViewController {
    let card = UIView(frame: CGRect(x: 40, y: 120, width: 240, height: 320))
    let transition = CircleTransition()

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

import UIKit

/// A card that drops onto the screen, follows a finger, and returns on a spring when it is released.
final class CardViewController: UIViewController {
    /// 1 does not overshoot; smaller values swing more. Change it while `watch` shows this scene.
    private let damping = 0.55
    private let card = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        let sky = CAGradientLayer()
        sky.frame = view.bounds
        let (top, bottom) = (UIColor(red: 0.98, green: 0.86, blue: 0.74, alpha: 1), UIColor(red: 0.93, green: 0.55, blue: 0.5, alpha: 1))
        sky.colors = [top.cgColor, bottom.cgColor]
        view.layer.addSublayer(sky)
        card.bounds = CGRect(x: 0, y: 0, width: 220, height: 280)
        card.center = CGPoint(x: view.bounds.midX, y: -160)
        card.backgroundColor = .white
        card.layer.cornerRadius = 28
        card.layer.shadowOpacity = 0.25
        card.layer.shadowRadius = 24
        card.layer.shadowOffset = CGSize(width: 0, height: 16)
        card.accessibilityIdentifier = "card"
        card.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector(CardViewController.drag)))
        let label = UILabel(frame: card.bounds)
        label.text = "Hello"
        label.textAlignment = .center
        label.font = .systemFont(ofSize: 44, weight: .semibold)
        card.addSubview(label)
        view.addSubview(card)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        returnToCenter(velocity: .zero)
    }

    private func drag(_ pan: UIPanGestureRecognizer) {
        let distance = pan.translation(in: view)
        card.center = CGPoint(x: view.bounds.midX + distance.x, y: view.bounds.midY + distance.y)
        card.transform = CGAffineTransform(rotationAngle: distance.x / 500)
        if pan.state == .ended { returnToCenter(velocity: pan.velocity(in: view)) }
    }

    /// The spring starts with the velocity of the finger, so that the movement has no kink.
    private func returnToCenter(velocity: CGPoint) {
        let way = CGPoint(x: view.bounds.midX - card.center.x, y: view.bounds.midY - card.center.y)
        let start = CGVector(dx: way.x == 0 ? 0 : velocity.x / way.x, dy: way.y == 0 ? 0 : velocity.y / way.y)
        let spring = UISpringTimingParameters(dampingRatio: damping, initialVelocity: start)
        let animator = UIViewPropertyAnimator(duration: 0.8, timingParameters: spring)
        animator.addAnimations {
            self.card.center = CGPoint(x: self.view.bounds.midX, y: self.view.bounds.midY)
            self.card.transform = .identity
        }
        animator.startAnimation()
    }
}

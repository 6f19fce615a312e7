import UIKit

/// A card that moves on a spring with one of three damping ratios. A finger can drag and throw it.
final class SpringViewController: SlideViewController {
    private let card = UIView()
    private let dampingLabel = UILabel()
    private var isRight = false
    private var damping: CGFloat = 0.5
    private static let home = CGPoint(x: 196, y: 350)

    override func viewDidLoad() {
        super.viewDidLoad()
        addHeading("Springs", "No duration, only a force back and a brake")
        card.bounds = CGRect(x: 0, y: 0, width: 150, height: 190)
        card.center = CGPoint(x: 110, y: 350)
        card.backgroundColor = Palette.sun
        card.layer.cornerRadius = 26
        card.accessibilityIdentifier = "card"
        card.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector(SpringViewController.drag)))
        dampingLabel.frame = card.bounds
        dampingLabel.textAlignment = .center
        dampingLabel.font = .systemFont(ofSize: 40, weight: .bold)
        dampingLabel.textColor = .white
        card.addSubview(dampingLabel)
        canvas.addSubview(card)
        for (name, ratio) in [("damping 1", 1.0), ("damping 0.5", 0.5), ("damping 0.2", 0.2)] {
            addCode(name, "usingSpringWithDamping: \(ratio)") { [unowned self] in swing(ratio) }
        }
    }

    private func swing(_ ratio: CGFloat) {
        damping = ratio
        dampingLabel.text = "\(ratio)"
        isRight.toggle()
        move(to: CGPoint(x: isRight ? 283 : 110, y: 350), velocity: .zero)
    }

    private func drag(_ pan: UIPanGestureRecognizer) {
        let distance = pan.translation(in: canvas)
        card.center = CGPoint(x: card.center.x + distance.x, y: card.center.y + distance.y)
        pan.setTranslation(.zero, in: canvas)
        if pan.state == .ended { move(to: Self.home, velocity: pan.velocity(in: canvas)) }
    }

    /// Moves the card on a spring that starts with the velocity of the finger, in points per second. The timing parameters take it as a
    /// fraction of the distance per second.
    private func move(to target: CGPoint, velocity: CGPoint) {
        let way = CGPoint(x: target.x - card.center.x, y: target.y - card.center.y)
        let start = CGVector(dx: way.x == 0 ? 0 : velocity.x / way.x, dy: way.y == 0 ? 0 : velocity.y / way.y)
        let timing = UISpringTimingParameters(dampingRatio: damping, initialVelocity: start)
        let animator = UIViewPropertyAnimator(duration: 1.1, timingParameters: timing)
        animator.addAnimations { self.card.center = target }
        animator.startAnimation()
    }
}

import UIKit

/// A ball that a spring pulls to its rest position. The user can throw the ball.
class SpringTrack: UIView {
    /// Called before the ball begins to move, with its velocity toward its rest position in total distances per second.
    var onStart: (Double) -> Void = { _ in }
    /// The spring that pulls the ball.
    var spring = SpringModel(stiffness: 100, damping: 10)
    private let ball = FocusableView()
    private lazy var line = LineLayer(Palette.hairline, width: 1, in: self)
    private lazy var rings = LineLayer(Palette.secondaryForeground, width: 2, in: self)
    private let hint = UILabel()
    private var animator: UIViewPropertyAnimator?

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        // The first access creates the lazy layers and adds them in this order, behind the ball.
        for layer in [line, rings] { layer.zPosition = 0 }
        ball.backgroundColor = Palette.accent
        ball.accessibilityIdentifier = "Ball"
        ball.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector(SpringTrack.pan(_:))))
        hint.text = "Throw the ball"
        hint.textColor = Palette.secondaryForeground
        hint.setScaledFont(.scaled(13, limit: 15))
        for view in [hint, ball] { addSubview(view) }
    }

    required init?(coder: NSCoder) { return nil }

    // MARK: - Geometry

    private var diameter: CGFloat { min(max((bounds.height * 0.5).rounded(), 30), 64) }
    private var start: CGPoint { CGPoint(x: (bounds.width * 0.14).rounded(), y: bounds.midY.rounded()) }
    /// The position to which the spring pulls the ball.
    var restPosition: CGPoint { CGPoint(x: (bounds.width * 0.58).rounded(), y: bounds.midY.rounded()) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: bounds.midY))
        path.addLine(to: CGPoint(x: bounds.width, y: bounds.midY))
        line.path = path
        let side = diameter + 8
        let origin = CGPoint(x: restPosition.x - side / 2, y: restPosition.y - side / 2)
        rings.path = CGPath(ellipseIn: CGRect(origin: origin, size: CGSize(width: side, height: side)), transform: nil)
        hint.sizeToFit()
        hint.frame.origin = CGPoint(x: bounds.maxX - hint.bounds.width - 2, y: bounds.maxY - hint.bounds.height)
        guard ball.bounds.width != diameter || animator == nil else { return }
        animator?.stopAnimation(true)
        ball.bounds.size = CGSize(width: diameter, height: diameter)
        ball.layer.cornerRadius = diameter / 2
        ball.center = restPosition
    }

    // MARK: - Motion

    /// Moves the ball from the start to its rest position.
    func play() {
        layoutIfNeeded()
        animator?.stopAnimation(true)
        ball.center = start
        spring(with: .zero)
    }

    func pan(_ recognizer: UIPanGestureRecognizer) {
        switch recognizer.state {
        case .began:
            // The ball stops where it is displayed.
            animator?.stopAnimation(true)
            animator = nil
            moveBall(recognizer)
        case .changed: moveBall(recognizer)
        default: spring(with: recognizer.velocity(in: self))
        }
    }

    private func moveBall(_ recognizer: UIPanGestureRecognizer) {
        let translation = recognizer.translation(in: self)
        ball.center = CGPoint(x: ball.center.x + translation.x, y: ball.center.y + translation.y)
        recognizer.setTranslation(.zero, in: self)
    }

    /// Animates the ball to its rest position with the spring.
    ///
    /// - Parameter velocity: The velocity of the ball in points per second. UIKit expects it in total distances per second, for x and y.
    private func spring(with velocity: CGPoint) {
        let distance = CGVector(dx: restPosition.x - ball.center.x, dy: restPosition.y - ball.center.y)
        let relative = CGVector(
            dx: abs(distance.dx) > 1 ? velocity.x / distance.dx : 0, dy: abs(distance.dy) > 1 ? velocity.y / distance.dy : 0)
        let lengthSquared = distance.dx * distance.dx + distance.dy * distance.dy
        let projection = lengthSquared > 1 ? (velocity.x * distance.dx + velocity.y * distance.dy) / lengthSquared : 0
        onStart(SwiftNumber.rounded(Double(min(max(projection, -99), 99)), digits: 1))
        let limited = CGVector(dx: min(max(relative.dx, -99), 99), dy: min(max(relative.dy, -99), 99))
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spring.parameters(velocity: limited))
        animator.addAnimations { [self] in ball.center = restPosition }
        animator.startAnimation()
        self.animator = animator
    }
}

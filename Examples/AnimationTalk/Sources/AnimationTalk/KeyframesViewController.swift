import UIKit

/// A paper plane whose flight has four keyframes.
final class KeyframesViewController: SlideViewController {
    private let plane = UIView()
    private let shadow = UIView()
    private static let start = CGPoint(x: 70, y: 420)

    override func viewDidLoad() {
        super.viewDidLoad()
        addHeading("Keyframes", "One duration, several animations in it")
        addLine(CGRect(x: 28, y: 460, width: 337, height: 2))
        shadow.frame = CGRect(x: 40, y: 466, width: 64, height: 8)
        shadow.backgroundColor = Palette.faint
        shadow.layer.cornerRadius = 4
        canvas.addSubview(shadow)
        plane.frame = CGRect(x: 0, y: 0, width: 76, height: 52)
        plane.center = Self.start
        plane.accessibilityIdentifier = "plane"
        let shape = CAShapeLayer()
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 76, y: 20))
        for point in [CGPoint(x: 0, y: 0), CGPoint(x: 18, y: 24), CGPoint(x: 10, y: 52)] { path.addLine(to: point) }
        path.close()
        shape.path = path.cgPath
        shape.fillColor = Palette.blue.resolvedColor(with: traitCollection).cgColor
        plane.layer.addSublayer(shape)
        canvas.addSubview(plane)
        addCode(
            "fly",
            """
            addKeyframe(0.00, 0.50, takeOff)
            addKeyframe(0.10, 0.30, noseUp)
            addKeyframe(0.50, 0.40, descend)
            addKeyframe(0.85, 0.15, land)
            """
        ) { [unowned self] in fly() }
        addCode("reset", "plane.center = start") { [unowned self] in reset() }
    }

    private func fly() {
        reset()
        let (plane, shadow) = (plane, shadow)
        UIView.animateKeyframes(withDuration: 2.4, delay: 0, options: [.calculationModeCubic, .allowUserInteraction]) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                plane.center = CGPoint(x: 196, y: 220)
                (shadow.center.x, shadow.alpha) = (196, 0.3)
            }
            UIView.addKeyframe(withRelativeStartTime: 0.1, relativeDuration: 0.3) {
                plane.transform = CGAffineTransform(rotationAngle: -0.5)
            }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.4) {
                plane.center = CGPoint(x: 310, y: 400)
                plane.transform = CGAffineTransform(rotationAngle: 0.35)
                (shadow.center.x, shadow.alpha) = (310, 1)
            }
            UIView.addKeyframe(withRelativeStartTime: 0.85, relativeDuration: 0.15) {
                plane.center.y = Self.start.y
                plane.transform = .identity
            }
        }
    }

    private func reset() {
        for part in [plane, shadow] { part.layer.removeAllAnimations() }
        (plane.center, plane.transform) = (Self.start, .identity)
        (shadow.center.x, shadow.alpha) = (Self.start.x + 2, 1)
    }
}

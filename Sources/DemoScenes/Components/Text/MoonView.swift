import UIKit

/// A moon with craters.
class MoonView: UIView {
    private let disc = CAGradientLayer()
    private let craters = CAShapeLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(white: 0.85, alpha: 1)
        disc.masksToBounds = true
        layer.shadowColor = UIColor.black.cgColor
        (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (0.22, 12, CGSize(width: 0, height: 6))
        disc.colors = [UIColor(white: 0.97, alpha: 1).cgColor, UIColor(red: 0.72, green: 0.74, blue: 0.8, alpha: 1).cgColor]
        (disc.startPoint, disc.endPoint) = (CGPoint(x: 0.2, y: 0.1), CGPoint(x: 0.85, y: 0.95))
        craters.fillColor = UIColor(red: 0.55, green: 0.57, blue: 0.66, alpha: 0.32).cgColor
        layer.addSublayer(disc)
        layer.addSublayer(craters)
    }

    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = bounds.width
        disc.frame = bounds
        disc.cornerRadius = size / 2
        layer.cornerRadius = size / 2
        craters.frame = bounds
        let path = UIBezierPath()
        for (x, y, radius) in [
            (0.34, 0.3, 0.11), (0.62, 0.24, 0.06), (0.68, 0.58, 0.14), (0.36, 0.66, 0.08), (0.5, 0.46, 0.045), (0.56, 0.82, 0.05),
        ] as [(CGFloat, CGFloat, CGFloat)] {
            let frame = CGRect(x: (x - radius) * size, y: (y - radius) * size, width: 2 * radius * size, height: 2 * radius * size)
            path.append(UIBezierPath(ovalIn: frame))
        }
        craters.path = path.cgPath
    }

    /// Returns whether a point is inside the disc. The corners of the view do not receive touches.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        hypot(point.x - bounds.midX, point.y - bounds.midY) <= bounds.width / 2
    }
}

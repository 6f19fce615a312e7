import Stage
import UIKit

/// A dark cover of the window with a round hole around the mouse.
///
/// The hole is a square with a gradient. The cover around it consists of four rectangles of one color, so that a movement repaints only the
/// pixels that differ.
final class SpotlightView: UIView {
    private let sides = (0..<4).map { _ in UIView() }
    private let hole = CAGradientLayer()
    private static let color = UIColor(red: 0.02, green: 0.02, blue: 0.03, alpha: 0.72)

    /// The radius of the hole in points.
    private(set) var radius: CGFloat = 130
    static let radii: ClosedRange<CGFloat> = 40...800
    private var holeCenter = CGPoint.zero

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        clipsToBounds = true
        for side in sides {
            side.backgroundColor = Self.color
            addSubview(side)
        }
        hole.type = .radial
        (hole.startPoint, hole.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
        hole.colors = [0, 0, 0.3, 0.7, 1].map { Self.color.withAlphaComponent(0.72 * $0).cgColor }
        layer.addSublayer(hole)
        alpha = 0
    }

    required init?(coder: NSCoder) { return nil }

    /// Shows or hides the cover with an animation of 0.2 s.
    func setVisible(_ isVisible: Bool) {
        UIView.animate(withDuration: 0.2, delay: 0, options: .beginFromCurrentState, animations: { self.alpha = isVisible ? 1 : 0 })
    }

    /// Moves the hole.
    func move(to center: CGPoint) {
        holeCenter = center
        layoutHole()
    }

    /// Changes the radius by a movement of the wheel in points.
    func changeRadius(by distance: CGFloat) {
        guard distance.isFinite else { return }
        radius = min(max(radius * CGFloat(exp(min(max(-Double(distance) / 400, -9), 9))), Self.radii.lowerBound), Self.radii.upperBound)
        layoutHole()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layoutHole()
    }

    private func layoutHole() {
        let softness = max(14, radius * 0.14)
        let outer = (radius + softness).rounded()
        let (x, y) = (holeCenter.x.rounded(), holeCenter.y.rounded())
        let square = CGRect(x: x - outer, y: y - outer, width: outer * 2, height: outer * 2)
        UIView.performWithoutAnimation {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            hole.frame = square
            let edge = Double((outer - softness) / outer)
            hole.locations = [0, edge, edge + (1 - edge) * 0.35, edge + (1 - edge) * 0.65, 1].map { NSNumber(value: $0) }
            let (width, height) = (bounds.width, bounds.height)
            let (top, bottom) = (min(max(square.minY, 0), height), min(max(square.maxY, 0), height))
            sides[0].frame = CGRect(x: 0, y: 0, width: width, height: top)
            sides[1].frame = CGRect(x: 0, y: bottom, width: width, height: height - bottom)
            sides[2].frame = CGRect(x: 0, y: top, width: min(max(square.minX, 0), width), height: bottom - top)
            sides[3].frame = CGRect(
                x: min(max(square.maxX, 0), width), y: top, width: max(width - max(square.maxX, 0), 0), height: bottom - top)
            CATransaction.commit()
        }
    }
}

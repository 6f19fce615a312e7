import UIKit

/// A picture of hills by day or by night, in the size of the view.
class SceneryView: UIView {
    private let isNight: Bool
    private let sky = CAGradientLayer()
    private let disc = CAShapeLayer()
    private let farHills = CAShapeLayer()
    private let nearHills = CAShapeLayer()
    private let stars = CAShapeLayer()

    init(isNight: Bool) {
        self.isNight = isNight
        super.init(frame: .zero)
        clipsToBounds = true
        isUserInteractionEnabled = false
        accessibilityIdentifier = isNight ? "Night" : "Day"
        let colors = isNight ? Self.night : Self.day
        sky.colors = [colors[0].cgColor, colors[1].cgColor]
        disc.fillColor = colors[2].cgColor
        farHills.fillColor = colors[3].cgColor
        nearHills.fillColor = colors[4].cgColor
        stars.fillColor = UIColor.white.withAlphaComponent(isNight ? 0.75 : 0).cgColor
        for layer in [sky, stars, disc, farHills, nearHills] as [CALayer] {
            layer.actions = ["path": NSNull(), "bounds": NSNull(), "position": NSNull()]
            self.layer.addSublayer(layer)
        }
    }

    required init?(coder: NSCoder) { return nil }

    private static func color(_ hex: UInt32) -> UIColor {
        UIColor(
            red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255, blue: CGFloat(hex & 255) / 255, alpha: 1)
    }

    private static let day = [0x7CC4E8, 0xFDEFD2, 0xFFC857, 0x7FB59A, 0x3E7F6D].map { color($0) }
    private static let night = [0x12203F, 0x46548C, 0xF4EBD0, 0x2C3A66, 0x172142].map { color($0) }

    override func layoutSubviews() {
        super.layoutSubviews()
        sky.frame = bounds
        let side = min(bounds.width, bounds.height) * 0.26
        let center = CGPoint(x: bounds.width * (isNight ? 0.7 : 0.3), y: bounds.height * 0.32)
        disc.path = CGPath(ellipseIn: CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side), transform: nil)
        farHills.path = hills([0.62, 0.5, 0.66, 0.54, 0.6])
        nearHills.path = hills([0.72, 0.82, 0.7, 0.8, 0.86])
        let points = [(0.12, 0.14), (0.27, 0.3), (0.4, 0.1), (0.52, 0.24), (0.86, 0.12), (0.92, 0.36), (0.18, 0.42)]
        let path = CGMutablePath()
        for (x, y) in points {
            path.addEllipse(in: CGRect(x: bounds.width * x, y: bounds.height * y, width: 3, height: 3))
        }
        stars.path = path
    }

    /// Returns hills whose tops are at fractions of the height, from left to right, connected by smooth curves.
    private func hills(_ heights: [CGFloat]) -> CGPath {
        let path = CGMutablePath()
        let step = bounds.width / CGFloat(heights.count - 1)
        func point(_ index: Int) -> CGPoint { CGPoint(x: CGFloat(index) * step, y: bounds.height * heights[index]) }
        path.move(to: CGPoint(x: 0, y: bounds.height))
        path.addLine(to: point(0))
        for index in 1..<heights.count {
            let (a, b) = (point(index - 1), point(index))
            path.addCurve(to: b, control1: CGPoint(x: a.x + step / 2, y: a.y), control2: CGPoint(x: b.x - step / 2, y: b.y))
        }
        path.addLine(to: CGPoint(x: bounds.width, y: bounds.height))
        path.closeSubpath()
        return path
    }
}

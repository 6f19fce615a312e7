import UIKit

/// A picture of a landscape, drawn with layers.
class LandscapeView: UIView {
    private let sky = CAGradientLayer()
    private let sun = CALayer()
    private var hills: [CAShapeLayer] = []
    var landscape: Landscape { didSet { showColors() } }

    init(_ landscape: Landscape) {
        self.landscape = landscape
        super.init(frame: .zero)
        clipsToBounds = true
        layer.addSublayer(sky)
        sun.backgroundColor = UIColor.white.withAlphaComponent(0.85).cgColor
        layer.addSublayer(sun)
        for _ in landscape.hills {
            let hill = CAShapeLayer()
            layer.addSublayer(hill)
            hills.append(hill)
        }
        showColors()
    }

    required init?(coder: NSCoder) { return nil }

    private func showColors() {
        sky.colors = [landscape.sky.0.cgColor, landscape.sky.1.cgColor]
        for (hill, color) in zip(hills, landscape.hills) { hill.fillColor = color.cgColor }
        accessibilityIdentifier = landscape.name
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = bounds.size
        sky.frame = bounds
        let radius = size.width * 0.09
        sun.frame = CGRect(
            x: size.width * landscape.sun.x - radius, y: size.height * landscape.sun.y - radius, width: radius * 2, height: radius * 2)
        sun.cornerRadius = radius
        for (index, hill) in hills.enumerated() {
            let top = size.height * (0.48 + 0.16 * CGFloat(index))
            let rise = size.height * 0.12
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 0, y: top + (index == 1 ? -rise / 2 : rise / 2)))
            path.addCurve(
                to: CGPoint(x: size.width, y: top + (index == 1 ? rise / 2 : -rise / 3)),
                controlPoint1: CGPoint(x: size.width * 0.35, y: top - rise * (index == 1 ? -0.6 : 1.1)),
                controlPoint2: CGPoint(x: size.width * 0.65, y: top + rise * (index == 1 ? -1.4 : 1.2)))
            path.addLine(to: CGPoint(x: size.width, y: size.height))
            path.addLine(to: CGPoint(x: 0, y: size.height))
            path.close()
            hill.path = path.cgPath
        }
    }
}

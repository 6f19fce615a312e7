import UIKit

/// A section of the test card: a view with rounded corners.
class Panel: UIView {
    static let radius: CGFloat = 14

    init(_ color: UIColor = Panel.defaultColor) {
        super.init(frame: .zero)
        backgroundColor = color
        layer.cornerRadius = Self.radius
        layer.cornerCurve = .continuous
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { return nil }

    /// The default background color, a little lighter than the background around the panel.
    static let defaultColor = UIColor {
        $0.userInterfaceStyle == .dark
            ? UIColor(red: 0.133, green: 0.126, blue: 0.118, alpha: 1) : UIColor(red: 0.992, green: 0.988, blue: 0.98, alpha: 1)
    }
}

extension UIColor {
    /// Creates a color from `0xRRGGBB`.
    convenience init(hex: Int, _ alpha: CGFloat = 1) {
        func component(_ shift: Int) -> CGFloat { CGFloat(hex >> shift & 255) / 255 }
        self.init(red: component(16), green: component(8), blue: component(0), alpha: alpha)
    }
}

extension CAGradientLayer {
    /// Creates a gradient layer. Without locations, the colors are spaced evenly.
    convenience init(_ colors: [UIColor], _ locations: [Double]? = nil, type: CAGradientLayerType = .axial) {
        self.init()
        self.type = type
        self.colors = colors.map(\.cgColor)
        self.locations = locations?.map { NSNumber(value: $0) }
    }
}

import UIKit

/// One field of the card, with round corners.
class Panel: UIView {
    static let radius: CGFloat = 14

    init(_ color: UIColor = Panel.sheet) {
        super.init(frame: .zero)
        backgroundColor = color
        layer.cornerRadius = Self.radius
        layer.cornerCurve = .continuous
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { return nil }

    /// A little lighter than the paper around it.
    static let sheet = UIColor(red: 0.992, green: 0.988, blue: 0.98, alpha: 1)
}

extension UIColor {
    convenience init(hex: Int, _ alpha: CGFloat = 1) {
        func part(_ shift: Int) -> CGFloat { CGFloat(hex >> shift & 255) / 255 }
        self.init(red: part(16), green: part(8), blue: part(0), alpha: alpha)
    }
}

extension CAGradientLayer {
    /// At even distances unless told.
    convenience init(_ colors: [UIColor], _ locations: [Double]? = nil, type: CAGradientLayerType = .axial) {
        self.init()
        self.type = type
        self.colors = colors.map(\.cgColor)
        self.locations = locations?.map { NSNumber(value: $0) }
    }
}

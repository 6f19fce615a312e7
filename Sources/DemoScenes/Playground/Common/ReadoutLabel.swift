import UIKit

/// A line of values in digits of equal width.
class ReadoutLabel: UILabel {
    convenience init(_ name: String, size: CGFloat = 17, weight: UIFont.Weight = .medium) {
        self.init(frame: .zero)
        accessibilityIdentifier = name
        textColor = Palette.foreground
        numberOfLines = 1
        setScaledFont(
            UIFontMetrics.default.scaledFont(for: .monospacedDigitSystemFont(ofSize: size, weight: weight), maximumPointSize: size + 2))
    }
}

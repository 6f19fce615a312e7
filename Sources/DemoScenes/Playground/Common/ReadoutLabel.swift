import UIKit

/// A label for one line of numbers, in a font whose digits all have the same width.
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

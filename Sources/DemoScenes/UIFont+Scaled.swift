import UIKit

extension UIFont {
    /// Returns a system font that follows the text size. At the default text size it has the given size.
    ///
    /// - Parameter limit: The largest size, or 0 for no limit.
    static func scaled(_ size: CGFloat, _ weight: Weight = .regular, limit: CGFloat = 0) -> UIFont {
        UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: size, weight: weight), maximumPointSize: limit)
    }
}

extension UILabel {
    /// Sets a font that follows the text size. It must be a font of `UIFontMetrics`, or a preferred font.
    func setScaledFont(_ font: UIFont) {
        self.font = font
        adjustsFontForContentSizeCategory = true
    }
}

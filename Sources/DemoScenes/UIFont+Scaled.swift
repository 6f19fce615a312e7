import UIKit

extension UIFont {
    /// Returns a system font that follows the text size. At the default text size it has the given size.
    ///
    /// - Parameter limit: The largest size, or 0 for no limit.
    static func scaled(_ size: CGFloat, _ weight: Weight = .regular, limit: CGFloat = 0) -> UIFont {
        UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: size, weight: weight), maximumPointSize: limit)
    }
}

extension UIColor {
    /// Creates a color with a value for the light style and a value for the dark style.
    convenience init(light: UIColor, dark: UIColor) { self.init { $0.userInterfaceStyle == .dark ? dark : light } }
}

extension UILabel {
    /// Sets a font that follows the text size.
    func setScaledFont(_ font: UIFont) {
        self.font = font
        adjustsFontForContentSizeCategory = true
    }
}

extension UIView {
    /// Calls a closure now and after each change of the style. The closure sets colors of layers, which do not follow the style
    /// automatically.
    func followStyle(_ setColors: @escaping () -> Void) {
        func setWithoutAnimation() {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            setColors()
            CATransaction.commit()
        }
        setWithoutAnimation()
        registerForTraitChanges([UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self]) { (_: UIView, _) in
            setWithoutAnimation()
        }
    }
}

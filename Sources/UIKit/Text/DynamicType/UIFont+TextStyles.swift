import CoreGraphics
import FlipbookTypography

nonisolated extension UIFont {
    /// Returns the system font of a text style, at the text size that the user has chosen.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { preferredFont(forTextStyle: style, compatibleWith: nil) }

    /// Returns the system font of a text style for the text size of traits. If the traits are nil, the traits of the main screen are used.
    public static func preferredFont(forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        let weight = (style == .headline ? Weight.semibold : .regular).cssWeight
        let size = TextStyleMetrics.pointSize(of: style, .large)
        let scaling = FontScaling(style: style, regularWeight: weight)
        return UIFont(FontDescriptor(weight: weight, size: size), requestedName: nil, scaling: scaling)
            .adjusted(to: traitCollection ?? systemTraits)
    }
}

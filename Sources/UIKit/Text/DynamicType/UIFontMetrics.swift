import CoreGraphics
import Foundation

/// Scales custom fonts and lengths with the user's text size, in the proportions of a text style.
nonisolated public final class UIFontMetrics: NSObject, Sendable {
    private let style: UIFont.TextStyle

    /// The metrics of body text.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// Creates the metrics of a text style.
    public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

    /// Returns a font that is scaled for the user's text size. At the default text size, it has the size of `font`.
    ///
    /// - Precondition: `font` was not returned by one of the `scaledFont` methods.
    public func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil) }

    /// Returns a scaled font that is not larger than `maximumPointSize`. With 0, there is no limit.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// Returns a scaled font for the text size of traits. If the traits are nil, those of the main screen are used.
    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    /// Returns a scaled font for the text size of traits that is not larger than `maximumPointSize`. With 0, there is no limit.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        if let scaling = font.scaling, scaling.baseSize != nil {
            preconditionFailure("Attempt to scale a font that is already scaled: \(font.fontName), \(font.pointSize) points")
        }
        let limit = maximumPointSize.isFinite && maximumPointSize > 0 ? maximumPointSize : nil
        let scaling = FontScaling(style: style, baseSize: font.pointSize, maximumSize: limit)
        return UIFont(font.baseFont, requestedName: font.requestedName, scaling: scaling, followsBoldText: font.followsBoldText)
            .adjusted(to: traitCollection ?? UIFont.systemTraits)
    }

    /// Returns a length that is scaled for the user's text size, in whole pixels.
    public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// Returns a length that is scaled for the text size of traits, in whole pixels. Nil means the traits of the main screen.
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        Self.scaled(value, style, traitCollection ?? UIFont.systemTraits)
    }

    /// Returns a scaled length in whole pixels, or the length itself at the default size.
    static func scaled(_ value: CGFloat, _ style: UIFont.TextStyle, _ traits: UITraitCollection) -> CGFloat {
        let scale = TextStyleMetrics.scale(of: style, traits.preferredContentSizeCategory)
        guard scale != 1 else { return value }
        let pixelsPerPoint = traits.displayScale > 0 ? traits.displayScale : UIScreen.mainScale.withLock { $0 }
        return (value * scale * pixelsPerPoint).rounded() / pixelsPerPoint
    }
}

nonisolated extension UIFont {
    /// The traits of the main screen, with the text size that the user has chosen.
    static var systemTraits: UITraitCollection { UIScreen.mainTraits.withLock { $0 } }
}

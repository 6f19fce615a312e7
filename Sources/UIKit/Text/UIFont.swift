import CoreGraphics
import FlipbookTypography
import Foundation
import QuartzCore

/// A typeface at a size.
nonisolated public final class UIFont: NSObject, Sendable {
    package let foundationHeader = FoundationObjectHeader()

    /// The properties of the font. If the font follows bold text, these are the properties for regular text.
    let baseFont: FontDescriptor
    /// Whether the font is heavier for traits with bold text (`legibilityWeight`), as the system font is.
    let followsBoldText: Bool
    /// The requested name, or nil if the font was not requested by name.
    let requestedName: FontName?
    /// The rule by which the size follows the user's text size, or nil for a font of constant size.
    let scaling: FontScaling?

    package convenience init(_ font: FontDescriptor) { self.init(font, requestedName: nil, scaling: nil) }

    init(_ font: FontDescriptor, requestedName: FontName?, scaling: FontScaling?, followsBoldText: Bool = false) {
        (baseFont, self.requestedName, self.scaling, self.followsBoldText) = (font, requestedName, scaling, followsBoldText)
    }

    /// Creates a font of the system, which follows bold text.
    private convenience init(system font: FontDescriptor) { self.init(font, requestedName: nil, scaling: nil, followsBoldText: true) }

    /// Creates the font with a PostScript name, such as "HelveticaNeue-CondensedBold", or with a family name.
    ///
    /// Fails if the name is unknown.
    ///
    /// Differs from Apple: each of Apple's fonts is replaced by a similar installed font.
    public init?(name fontName: String, size fontSize: CGFloat) {
        guard let name = FontName(fontName) else { return nil }
        baseFont = FontDescriptor(family: name.family, weight: name.weight, isItalic: name.isItalic, size: Self.validSize(fontSize))
        followsBoldText = false
        requestedName = name
        scaling = nil
    }

    /// Creates the font of a descriptor. If the size is 0 or less, the descriptor's size is used.
    public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        var font = descriptor.font
        if pointSize > 0 || !pointSize.isFinite { font.size = Self.validSize(pointSize) }
        font.size = Self.validSize(font.size)
        baseFont = font
        followsBoldText = descriptor.followsBoldText
        requestedName = nil
        scaling = pointSize > 0 ? nil : descriptor.scaling
    }

    /// Returns the size, or 12 if it is not a positive number or is greater than `maximumSize`.
    private static func validSize(_ size: CGFloat) -> CGFloat {
        guard size.isFinite, size <= maximumSize else {
            Diagnostics.reportRefusedValue(of: "the font size", source: "UIFont", "12 is used")
            return 12
        }
        return size > 0 ? size : 12
    }

    /// The largest size of a font, in points.
    static let maximumSize: CGFloat = 10_000

    // MARK: - System fonts

    // The system fonts are heavier for traits with bold text. Like a dynamic color, such a font has the weight for the current traits.

    /// Returns the system font in regular weight.
    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

    /// Returns the system font in a weight.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(system: FontDescriptor(weight: weight.cssWeight, size: validSize(fontSize)))
    }

    /// Returns the system font in bold weight.
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }

    /// Returns the system font in italics.
    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(system: FontDescriptor(isItalic: true, size: validSize(fontSize)))
    }

    /// Returns the monospaced system font in a weight.
    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(system: FontDescriptor(family: FontDescriptor.monospacedFamily, weight: weight.cssWeight, size: validSize(fontSize)))
    }

    /// Returns the system font with digits of equal width, so that a changing number does not change its width.
    public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(system: FontDescriptor(weight: weight.cssWeight, hasTabularFigures: true, size: validSize(fontSize)))
    }

    /// The size of the text of labels.
    public static let labelFontSize: CGFloat = 17
    /// The size of the text of buttons.
    public static let buttonFontSize: CGFloat = 18
    /// The standard size of the system font.
    public static let systemFontSize: CGFloat = 14
    /// The size of small text in the system font.
    public static let smallSystemFontSize: CGFloat = 12

    // MARK: - Names and metrics

    /// The size in points.
    public var pointSize: CGFloat { baseFont.size }
    /// The name of the family, as it was requested.
    public var familyName: String { requestedName?.requestedFamily ?? baseFont.family }
    /// The PostScript name, as it was requested.
    public var fontName: String { requestedName?.requestedName ?? FontName.postScriptName(of: font) }

    /// The distance from the baseline up to the top of a line, in points.
    public var ascender: CGFloat { FontSystem.installed.metrics(for: font).ascent }
    /// The distance from the baseline to the bottom of a line, in points. It is negative.
    public var descender: CGFloat { -FontSystem.installed.metrics(for: font).descent }
    /// The additional distance between lines that the font recommends, in points.
    public var leading: CGFloat { FontSystem.installed.metrics(for: font).leading }
    /// The height of a line without leading, in points.
    public var lineHeight: CGFloat { ascender - descender }
    /// The height of capital letters in points.
    public var capHeight: CGFloat { FontSystem.installed.metrics(for: font).capHeight }
    /// The height of the letter x in points.
    public var xHeight: CGFloat { FontSystem.installed.metrics(for: font).xHeight }

    /// The descriptor of the font.
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(baseFont, scaling: scaling, followsBoldText: followsBoldText) }

    /// Returns the same font in another size.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        var font = baseFont
        font.size = Self.validSize(fontSize)
        return UIFont(font, requestedName: requestedName, scaling: nil, followsBoldText: followsBoldText)
    }

    /// Whether two fonts have the same properties and the same name.
    public static func == (a: UIFont, b: UIFont) -> Bool { a.baseFont == b.baseFont && a.fontName == b.fontName }
    /// Whether an object is a font with the same properties and the same name.
    public override func isEqual(_ object: Any?) -> Bool { (object as? UIFont).map { self == $0 } ?? false }
    /// A number that is equal for equal fonts.
    public override var hash: Int { baseFont.hashValue }
}

nonisolated extension UIFont {
    /// The weight of a font, from -1 (thin) to 1 (heavy). 0 is regular.
    nonisolated public struct Weight: RawRepresentable, Hashable, Sendable {
        /// The weight as a number.
        public let rawValue: CGFloat
        /// Creates a weight from a number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a weight from a number.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// The weight -0.8.
        public static let ultraLight = Weight(rawValue: -0.8)
        /// The weight -0.6.
        public static let thin = Weight(rawValue: -0.6)
        /// The weight -0.4.
        public static let light = Weight(rawValue: -0.4)
        /// The weight 0.
        public static let regular = Weight(rawValue: 0)
        /// The weight 0.23.
        public static let medium = Weight(rawValue: 0.23)
        /// The weight 0.3.
        public static let semibold = Weight(rawValue: 0.3)
        /// The weight 0.4.
        public static let bold = Weight(rawValue: 0.4)
        /// The weight 0.56.
        public static let heavy = Weight(rawValue: 0.56)
        /// The weight 0.62.
        public static let black = Weight(rawValue: 0.62)

        /// The weight as in CSS, 100…900.
        var cssWeight: Int {
            switch rawValue {
            case ..<(-0.7): 100
            case ..<(-0.5): 200
            case ..<(-0.2): 300
            case ..<0.12: 400
            case ..<0.27: 500
            case ..<0.35: 600
            case ..<0.48: 700
            case ..<0.59: 800
            default: 900
            }
        }
    }

    /// The purpose of a text. It determines the size and weight. The sizes of the following styles are those at the default text size.
    nonisolated public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// The name of the style.
        public let rawValue: String
        /// Creates a style from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a style from its name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// A large title, 34 points.
        public static let largeTitle = TextStyle("UICTFontTextStyleTitle0")
        /// A title of the first level, 28 points.
        public static let title1 = TextStyle("UICTFontTextStyleTitle1")
        /// A title of the second level, 22 points.
        public static let title2 = TextStyle("UICTFontTextStyleTitle2")
        /// A title of the third level, 20 points.
        public static let title3 = TextStyle("UICTFontTextStyleTitle3")
        /// A headline, 17 points, semibold.
        public static let headline = TextStyle("UICTFontTextStyleHeadline")
        /// A subheadline, 15 points.
        public static let subheadline = TextStyle("UICTFontTextStyleSubhead")
        /// Body text, 17 points.
        public static let body = TextStyle("UICTFontTextStyleBody")
        /// A callout, 16 points.
        public static let callout = TextStyle("UICTFontTextStyleCallout")
        /// A footnote, 13 points.
        public static let footnote = TextStyle("UICTFontTextStyleFootnote")
        /// A caption, 12 points.
        public static let caption1 = TextStyle("UICTFontTextStyleCaption1")
        /// A smaller caption, 11 points.
        public static let caption2 = TextStyle("UICTFontTextStyleCaption2")
    }
}

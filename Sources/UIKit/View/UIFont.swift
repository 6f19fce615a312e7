import CoreGraphics
import Foundation
import Typography

/// A typeface at a size.
nonisolated public final class UIFont: Hashable, Sendable {
    package let font: Font
    /// What the font was asked for by, if it was by name.
    private let askedName: FontName?

    package init(_ font: Font) {
        self.font = font
        askedName = nil
    }

    /// The font of a PostScript name, as "HelveticaNeue-CondensedBold", or of a family. Apple's fonts are not here; each has a substitute of
    /// the same kind. Nil for a name that nobody knows.
    public init?(name fontName: String, size fontSize: CGFloat) {
        guard let name = FontName(fontName) else { return nil }
        font = Font(family: name.family, weight: name.weight, isItalic: name.isItalic, size: Self.checked(fontSize))
        askedName = name
    }

    public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        var font = descriptor.font
        if pointSize > 0 { font.size = pointSize }
        self.font = font
        askedName = nil
    }

    private init(_ font: Font, asked: FontName?) {
        self.font = font
        askedName = asked
    }

    /// A size that is no size is that of a label's default text.
    private static func checked(_ size: CGFloat) -> CGFloat { size > 0 ? size : 12 }

    // MARK: - The system's fonts

    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(Font(weight: weight.hundreds, size: checked(fontSize)))
    }

    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }

    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(Font(isItalic: true, size: checked(fontSize)))
    }

    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(Font(family: Font.monospacedFamily, weight: weight.hundreds, size: checked(fontSize)))
    }

    /// The system's font with figures that are all equally wide, so that a running number does not tremble.
    public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(Font(weight: weight.hundreds, hasTabularFigures: true, size: checked(fontSize)))
    }

    public static let labelFontSize: CGFloat = 17
    public static let buttonFontSize: CGFloat = 18
    public static let systemFontSize: CGFloat = 14
    public static let smallSystemFontSize: CGFloat = 12

    // MARK: - Names and measures

    public var pointSize: CGFloat { font.size }
    public var familyName: String { askedName?.askedFamily ?? font.family }
    public var fontName: String { askedName?.asked ?? FontName.postScript(font) }

    /// From the baseline up to the top of a line.
    public var ascender: CGFloat { FontBook.installed.metrics(font).ascent }
    /// Negative: it lies below the baseline.
    public var descender: CGFloat { -FontBook.installed.metrics(font).descent }
    /// What the font wants between lines, beyond their heights.
    public var leading: CGFloat { FontBook.installed.metrics(font).leading }
    public var lineHeight: CGFloat { ascender - descender }
    public var capHeight: CGFloat { FontBook.installed.metrics(font).capHeight }
    public var xHeight: CGFloat { FontBook.installed.metrics(font).xHeight }

    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font) }

    public func withSize(_ fontSize: CGFloat) -> UIFont {
        var font = font
        font.size = Self.checked(fontSize)
        return UIFont(font, asked: askedName)
    }

    public static func == (a: UIFont, b: UIFont) -> Bool { a.font == b.font && a.fontName == b.fontName }
    public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

nonisolated extension UIFont {
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        public static let ultraLight = Weight(rawValue: -0.8)
        public static let thin = Weight(rawValue: -0.6)
        public static let light = Weight(rawValue: -0.4)
        public static let regular = Weight(rawValue: 0)
        public static let medium = Weight(rawValue: 0.23)
        public static let semibold = Weight(rawValue: 0.3)
        public static let bold = Weight(rawValue: 0.4)
        public static let heavy = Weight(rawValue: 0.56)
        public static let black = Weight(rawValue: 0.62)

        /// As CSS counts, in hundreds.
        var hundreds: Int {
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

    /// What a text is for; it decides size and weight.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        public static let largeTitle = TextStyle("UICTFontTextStyleTitle0")
        public static let title1 = TextStyle("UICTFontTextStyleTitle1")
        public static let title2 = TextStyle("UICTFontTextStyleTitle2")
        public static let title3 = TextStyle("UICTFontTextStyleTitle3")
        public static let headline = TextStyle("UICTFontTextStyleHeadline")
        public static let subheadline = TextStyle("UICTFontTextStyleSubhead")
        public static let body = TextStyle("UICTFontTextStyleBody")
        public static let callout = TextStyle("UICTFontTextStyleCallout")
        public static let footnote = TextStyle("UICTFontTextStyleFootnote")
        public static let caption1 = TextStyle("UICTFontTextStyleCaption1")
        public static let caption2 = TextStyle("UICTFontTextStyleCaption2")

        /// At the standard text size.
        fileprivate var size: CGFloat {
            switch self {
            case .largeTitle: 34
            case .title1: 28
            case .title2: 22
            case .title3: 20
            case .callout: 16
            case .subheadline: 15
            case .footnote: 13
            case .caption1: 12
            case .caption2: 11
            default: 17
            }
        }
    }

    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        systemFont(ofSize: style.size, weight: style == .headline ? .semibold : .regular)
    }
}

/// What is wanted of a font, to ask for a variation of it.
nonisolated public final class UIFontDescriptor: Hashable, Sendable {
    package let font: Font

    package init(_ font: Font) { self.font = font }

    public convenience init(name fontName: String, size: CGFloat) {
        self.init((UIFont(name: fontName, size: size) ?? .systemFont(ofSize: size)).font)
    }

    public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    public var pointSize: CGFloat { font.size }
    public var postscriptName: String { FontName.postScript(font) }

    public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }

    public var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if font.isItalic { traits.insert(.traitItalic) }
        if font.weight >= 600 { traits.insert(.traitBold) }
        if font.family == Font.condensedFamily { traits.insert(.traitCondensed) }
        if font.family == Font.monospacedFamily { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// The same with exactly these traits.
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        var font = font
        let old = self.symbolicTraits
        font.isItalic = symbolicTraits.contains(.traitItalic)
        if symbolicTraits.contains(.traitBold) != old.contains(.traitBold) { font.weight = symbolicTraits.contains(.traitBold) ? 700 : 400 }
        if symbolicTraits.contains(.traitMonoSpace) {
            font.family = Font.monospacedFamily
        } else if symbolicTraits.contains(.traitCondensed) {
            font.family = Font.condensedFamily
        } else if old.contains(.traitCondensed) || old.contains(.traitMonoSpace) {
            font.family = Font.systemFamily
        }
        return UIFontDescriptor(font)
    }

    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        var font = font
        font.size = newPointSize
        return UIFontDescriptor(font)
    }

    public static func == (a: UIFontDescriptor, b: UIFontDescriptor) -> Bool { a.font == b.font }
    public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

import CoreGraphics
import FlipbookTypography

/// The properties of a font, from which other fonts can be created.
nonisolated public final class UIFontDescriptor: NSObject, Sendable {
    package let foundationHeader = FoundationObjectHeader()
    package let font: FontDescriptor

    /// The rule by which the size follows the user's text size, or nil for a constant size.
    let scaling: FontScaling?
    /// Whether fonts of the descriptor are heavier for traits with bold text. In this case, `font` has the properties for regular text.
    let followsBoldText: Bool

    package convenience init(_ font: FontDescriptor) { self.init(font, scaling: nil, followsBoldText: false) }

    init(_ font: FontDescriptor, scaling: FontScaling?, followsBoldText: Bool) {
        (self.font, self.scaling, self.followsBoldText) = (font, scaling, followsBoldText)
    }

    /// Creates the descriptor of the font with a name. If the name is unknown, the system font is used.
    public convenience init(name fontName: String, size: CGFloat) {
        let font = UIFont(name: fontName, size: size) ?? .systemFont(ofSize: size)
        self.init(font.baseFont, scaling: nil, followsBoldText: font.followsBoldText)
    }

    /// Returns the descriptor of a text style.
    public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    /// Returns the descriptor of a text style for the text size of traits. If the traits are nil, the traits of the main screen are used.
    public static func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    /// The size in points.
    public var pointSize: CGFloat { font.size }
    /// The PostScript name of the installed font.
    public var postscriptName: String { FontName.postScriptName(of: font) }

    /// Traits of a font.
    nonisolated public struct SymbolicTraits: OptionSet, Sendable {
        /// The bits of the traits.
        public let rawValue: UInt32
        /// Creates traits from their bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The font is italic.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// The font is bold.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// The font is narrow.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// All characters have the same width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }

    /// The traits of the font.
    public var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if font.isItalic { traits.insert(.traitItalic) }
        if font.weight >= 600 { traits.insert(.traitBold) }
        if font.family == FontDescriptor.condensedFamily { traits.insert(.traitCondensed) }
        if font.family == FontDescriptor.monospacedFamily { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// Returns a descriptor of the same font with exactly the given traits. If both `traitMonoSpace` and `traitCondensed` are specified,
    /// the font is monospaced and not condensed. The result is never nil.
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        var font = font
        let old = self.symbolicTraits
        font.isItalic = symbolicTraits.contains(.traitItalic)
        if symbolicTraits.contains(.traitBold) != old.contains(.traitBold) { font.weight = symbolicTraits.contains(.traitBold) ? 700 : 400 }
        if symbolicTraits.contains(.traitMonoSpace) {
            font.family = FontDescriptor.monospacedFamily
        } else if symbolicTraits.contains(.traitCondensed) {
            font.family = FontDescriptor.condensedFamily
        } else if old.contains(.traitCondensed) || old.contains(.traitMonoSpace) {
            font.family = FontDescriptor.systemFamily
        }
        var scaling = scaling
        if symbolicTraits.contains(.traitBold) != old.contains(.traitBold), scaling?.regularWeight != nil {
            scaling?.regularWeight = font.weight
        }
        return UIFontDescriptor(font, scaling: scaling, followsBoldText: followsBoldText)
    }

    /// Returns the same font in another size.
    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        var font = font
        font.size = newPointSize
        return UIFontDescriptor(font, scaling: nil, followsBoldText: followsBoldText)
    }

    /// Whether two descriptors have the same properties.
    public override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.font == font }
    /// Hashes the properties.
    public override var hash: Int { font.hashValue }
}

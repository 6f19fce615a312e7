import CoreGraphics
import Typography

/// A typeface at a size.
nonisolated public final class UIFont: Hashable, Sendable {
    package let font: Font

    package init(_ font: Font) { self.font = font }

    nonisolated public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

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

    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont {
        UIFont(Font(weight: weight.hundreds, size: fontSize))
    }

    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }

    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(Font(family: Font.monospacedFamily, weight: weight.hundreds, size: fontSize))
    }

    public var pointSize: CGFloat { font.size }
    public var familyName: String { font.family }
    public var ascender: CGFloat { FontBook.installed.metrics(font).ascent }
    /// Negative: it lies below the baseline.
    public var descender: CGFloat { -FontBook.installed.metrics(font).descent }
    public var lineHeight: CGFloat { FontBook.installed.metrics(font).lineHeight }

    public func withSize(_ fontSize: CGFloat) -> UIFont {
        var font = font
        font.size = fontSize
        return UIFont(font)
    }

    public static func == (a: UIFont, b: UIFont) -> Bool { a.font == b.font }
    public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

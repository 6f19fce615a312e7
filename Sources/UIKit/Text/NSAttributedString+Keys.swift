import CoreGraphics
import Foundation

/// The attributes of text. Foundation on Linux has attributed strings, but not these keys.
nonisolated extension NSAttributedString.Key {
    /// The font, a `UIFont`.
    public static let font = Self("NSFont")
    /// The paragraph style, an `NSParagraphStyle`.
    public static let paragraphStyle = Self("NSParagraphStyle")
    /// The text color, a `UIColor`.
    public static let foregroundColor = Self("NSColor")
    /// The background color, a `UIColor`.
    public static let backgroundColor = Self("NSBackgroundColor")
    /// The points added after each character.
    public static let kern = Self("NSKern")
    /// The points added after each character. It takes precedence over `kern`.
    public static let tracking = Self("CTTracking")
    /// The line under the text, an `NSUnderlineStyle.rawValue`.
    public static let underlineStyle = Self("NSUnderline")
    /// The color of the line under the text, a `UIColor`. The default is the text color.
    public static let underlineColor = Self("NSUnderlineColor")
    /// The line through the text, an `NSUnderlineStyle.rawValue`.
    public static let strikethroughStyle = Self("NSStrikethrough")
    /// The color of the line through the text, a `UIColor`. The default is the text color.
    public static let strikethroughColor = Self("NSStrikethroughColor")
    /// The points by which the text is raised.
    public static let baselineOffset = Self("NSBaselineOffset")
    /// The shadow, an `NSShadow`.
    ///
    /// Differs from Apple: it is drawn without blur.
    public static let shadow = Self("NSShadow")
    /// A `URL` or string. It is stored and does not change the appearance.
    public static let link = Self("NSLink")
}

// The names before Swift 4.
/// The name of `font` before Swift 4.
nonisolated public let NSFontAttributeName = NSAttributedString.Key.font
/// The name of `paragraphStyle` before Swift 4.
nonisolated public let NSParagraphStyleAttributeName = NSAttributedString.Key.paragraphStyle
/// The name of `foregroundColor` before Swift 4.
nonisolated public let NSForegroundColorAttributeName = NSAttributedString.Key.foregroundColor
/// The name of `backgroundColor` before Swift 4.
nonisolated public let NSBackgroundColorAttributeName = NSAttributedString.Key.backgroundColor
/// The name of `kern` before Swift 4.
nonisolated public let NSKernAttributeName = NSAttributedString.Key.kern
/// The name of `underlineStyle` before Swift 4.
nonisolated public let NSUnderlineStyleAttributeName = NSAttributedString.Key.underlineStyle
/// The name of `underlineColor` before Swift 4.
nonisolated public let NSUnderlineColorAttributeName = NSAttributedString.Key.underlineColor
/// The name of `strikethroughStyle` before Swift 4.
nonisolated public let NSStrikethroughStyleAttributeName = NSAttributedString.Key.strikethroughStyle
/// The name of `strikethroughColor` before Swift 4.
nonisolated public let NSStrikethroughColorAttributeName = NSAttributedString.Key.strikethroughColor
/// The name of `baselineOffset` before Swift 4.
nonisolated public let NSBaselineOffsetAttributeName = NSAttributedString.Key.baselineOffset
/// The name of `shadow` before Swift 4.
nonisolated public let NSShadowAttributeName = NSAttributedString.Key.shadow
/// The name of `link` before Swift 4.
nonisolated public let NSLinkAttributeName = NSAttributedString.Key.link
/// The name of `NSAttributedString.Key` before Swift 4.2.
public typealias NSAttributedStringKey = NSAttributedString.Key

/// The style of a line under or through text.
nonisolated public struct NSUnderlineStyle: OptionSet, Sendable {
    /// The bits of the style.
    public let rawValue: Int
    /// Creates a style from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// One line.
    public static let single = NSUnderlineStyle(rawValue: 1)
    /// A line of double thickness.
    public static let thick = NSUnderlineStyle(rawValue: 2)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 9)
    /// A dotted line.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    /// A dashed line.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
    /// A line under words only.
    ///
    /// Differs from Apple: it has no effect.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

    // The names before Swift 4.2.
    /// The name of `single` before Swift 4.2.
    public static let styleSingle = single
    /// The name of `thick` before Swift 4.2.
    public static let styleThick = thick
    /// The name of `double` before Swift 4.2.
    public static let styleDouble = double
}

/// The shadow of text.
nonisolated open class NSShadow: NSObject, @unchecked Sendable {
    /// The distance of the shadow from the text in points.
    open var shadowOffset = CGSize.zero
    /// The blur radius in points.
    ///
    /// Differs from Apple: it has no effect.
    open var shadowBlurRadius: CGFloat = 0
    /// The color, a `UIColor`. Nil means black with an alpha of 1/3.
    open var shadowColor: Any?

    /// Creates a shadow without offset.
    public override init() { super.init() }
}

import CoreGraphics
import Foundation

/// Foundation knows attributed strings here, but not what may be said of letters.
nonisolated extension NSAttributedString.Key {
    /// `UIFont`
    public static let font = Self("NSFont")
    /// `NSParagraphStyle`
    public static let paragraphStyle = Self("NSParagraphStyle")
    /// `UIColor`
    public static let foregroundColor = Self("NSColor")
    /// `UIColor`
    public static let backgroundColor = Self("NSBackgroundColor")
    /// Points added after every character.
    public static let kern = Self("NSKern")
    /// The same, of two keys for it the newer.
    public static let tracking = Self("CTTracking")
    /// `NSUnderlineStyle.rawValue`
    public static let underlineStyle = Self("NSUnderline")
    public static let underlineColor = Self("NSUnderlineColor")
    /// `NSUnderlineStyle.rawValue`
    public static let strikethroughStyle = Self("NSStrikethrough")
    public static let strikethroughColor = Self("NSStrikethroughColor")
    /// Points by which letters are raised.
    public static let baselineOffset = Self("NSBaselineOffset")
    /// `NSShadow`; drawn without blur.
    public static let shadow = Self("NSShadow")
    /// `URL` or string; it is carried along and does not change the look.
    public static let link = Self("NSLink")
}

// How they were spelled before Swift 4.
nonisolated public let NSFontAttributeName = NSAttributedString.Key.font
nonisolated public let NSParagraphStyleAttributeName = NSAttributedString.Key.paragraphStyle
nonisolated public let NSForegroundColorAttributeName = NSAttributedString.Key.foregroundColor
nonisolated public let NSBackgroundColorAttributeName = NSAttributedString.Key.backgroundColor
nonisolated public let NSKernAttributeName = NSAttributedString.Key.kern
nonisolated public let NSUnderlineStyleAttributeName = NSAttributedString.Key.underlineStyle
nonisolated public let NSUnderlineColorAttributeName = NSAttributedString.Key.underlineColor
nonisolated public let NSStrikethroughStyleAttributeName = NSAttributedString.Key.strikethroughStyle
nonisolated public let NSStrikethroughColorAttributeName = NSAttributedString.Key.strikethroughColor
nonisolated public let NSBaselineOffsetAttributeName = NSAttributedString.Key.baselineOffset
nonisolated public let NSShadowAttributeName = NSAttributedString.Key.shadow
nonisolated public let NSLinkAttributeName = NSAttributedString.Key.link
public typealias NSAttributedStringKey = NSAttributedString.Key

/// How a line under or through letters looks.
nonisolated public struct NSUnderlineStyle: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let single = NSUnderlineStyle(rawValue: 1)
    public static let thick = NSUnderlineStyle(rawValue: 2)
    public static let double = NSUnderlineStyle(rawValue: 9)
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

    // How they were spelled before Swift 4.2.
    public static let styleSingle = single
    public static let styleThick = thick
    public static let styleDouble = double
}

/// A shadow of letters.
nonisolated open class NSShadow: NSObject, @unchecked Sendable {
    open var shadowOffset = CGSize.zero
    open var shadowBlurRadius: CGFloat = 0
    /// `UIColor`; a third of black if nothing is said.
    open var shadowColor: Any?

    public override init() { super.init() }
}

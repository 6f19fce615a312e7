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
    /// The space in points that is added after each character.
    public static let kern = Self("NSKern")
    /// The space in points that is added after each character. It takes precedence over `kern`.
    public static let tracking = Self("CTTracking")
    /// The line under the text, an `NSUnderlineStyle.rawValue`.
    public static let underlineStyle = Self("NSUnderline")
    /// The color of the line under the text, a `UIColor`. The default is the text color.
    public static let underlineColor = Self("NSUnderlineColor")
    /// The line through the text, an `NSUnderlineStyle.rawValue`.
    public static let strikethroughStyle = Self("NSStrikethrough")
    /// The color of the line through the text, a `UIColor`. The default is the text color.
    public static let strikethroughColor = Self("NSStrikethroughColor")
    /// The distance in points by which the text is raised.
    public static let baselineOffset = Self("NSBaselineOffset")
    /// The shadow, an `NSShadow`.
    ///
    /// Differs from Apple: it is drawn without blur.
    public static let shadow = Self("NSShadow")
    /// A link, a `URL` or a string. Only text views show links, with their `linkTextAttributes`, and open them.
    public static let link = Self("NSLink")
    /// A picture in place of the character U+FFFC, an `NSTextAttachment`.
    public static let attachment = Self("NSAttachment")
}

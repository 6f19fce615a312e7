import Foundation

// The names of text attributes before Swift 4.
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

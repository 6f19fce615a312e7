import Foundation
import UIKit

// Subclasses of each open class with an override of each open member, as a client of UIKit writes them.

class CustomUITextPosition: UITextPosition {}

class CustomUITextRange: UITextRange {
    override var start: UITextPosition { super.start }
    override var end: UITextPosition { super.end }
    override var isEmpty: Bool { super.isEmpty }
}

class CustomNSMutableParagraphStyle: NSMutableParagraphStyle, @unchecked Sendable {
    override func setParagraphStyle(_ other: NSParagraphStyle) { super.setParagraphStyle(other) }
}

class CustomNSParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    override var alignment: NSTextAlignment { super.alignment }
    override var lineBreakMode: NSLineBreakMode { super.lineBreakMode }
    override var lineSpacing: CGFloat { super.lineSpacing }
    override var paragraphSpacing: CGFloat { super.paragraphSpacing }
    override var paragraphSpacingBefore: CGFloat { super.paragraphSpacingBefore }
    override var firstLineHeadIndent: CGFloat { super.firstLineHeadIndent }
    override var headIndent: CGFloat { super.headIndent }
    override var tailIndent: CGFloat { super.tailIndent }
    override var minimumLineHeight: CGFloat { super.minimumLineHeight }
    override var maximumLineHeight: CGFloat { super.maximumLineHeight }
    override var lineHeightMultiple: CGFloat { super.lineHeightMultiple }
    override var baseWritingDirection: NSWritingDirection { super.baseWritingDirection }
    override func copy(with zone: NSZone?) -> Any { super.copy(with: zone) }
    override func mutableCopy(with zone: NSZone?) -> Any { super.mutableCopy(with: zone) }
}

class CustomNSShadow: NSShadow, @unchecked Sendable {
    override var shadowOffset: CGSize {
        get { super.shadowOffset }
        set { super.shadowOffset = newValue }
    }
    override var shadowBlurRadius: CGFloat {
        get { super.shadowBlurRadius }
        set { super.shadowBlurRadius = newValue }
    }
    override var shadowColor: Any? {
        get { super.shadowColor }
        set { super.shadowColor = newValue }
    }
}

class CustomNSStringDrawingContext: NSStringDrawingContext {
    override var minimumScaleFactor: CGFloat {
        get { super.minimumScaleFactor }
        set { super.minimumScaleFactor = newValue }
    }
    override var actualScaleFactor: CGFloat { super.actualScaleFactor }
}

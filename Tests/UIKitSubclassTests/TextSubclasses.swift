import Foundation
import UIKit

// Subclasses of open classes that override the open members, as the code of an app can do. `UIKitSubclassTests` compiles this file in Swift 6
// mode, and `ClientTests` compiles it in Swift 5 mode.

class CustomUITextPosition: UITextPosition {}

class CustomUITextRange: UITextRange {
    override var start: UITextPosition { super.start }
    override var end: UITextPosition { super.end }
    override var isEmpty: Bool { super.isEmpty }
}

class CustomCATextLayer: CATextLayer {
    override var string: Any? {
        get { super.string }
        set { super.string = newValue }
    }
    override var font: Any? {
        get { super.font }
        set { super.font = newValue }
    }
    override var fontSize: CGFloat {
        get { super.fontSize }
        set { super.fontSize = newValue }
    }
    override var foregroundColor: CGColor? {
        get { super.foregroundColor }
        set { super.foregroundColor = newValue }
    }
    override var isWrapped: Bool {
        get { super.isWrapped }
        set { super.isWrapped = newValue }
    }
    override var truncationMode: CATextLayerTruncationMode {
        get { super.truncationMode }
        set { super.truncationMode = newValue }
    }
    override var alignmentMode: CATextLayerAlignmentMode {
        get { super.alignmentMode }
        set { super.alignmentMode = newValue }
    }
    override var allowsFontSubpixelQuantization: Bool {
        get { super.allowsFontSubpixelQuantization }
        set { super.allowsFontSubpixelQuantization = newValue }
    }
    override func display() { super.display() }
}

class CustomNSMutableParagraphStyle: NSMutableParagraphStyle, @unchecked Sendable {
    override var alignment: NSTextAlignment {
        get { super.alignment }
        set { super.alignment = newValue }
    }
    override var lineBreakMode: NSLineBreakMode {
        get { super.lineBreakMode }
        set { super.lineBreakMode = newValue }
    }
    override var lineSpacing: CGFloat {
        get { super.lineSpacing }
        set { super.lineSpacing = newValue }
    }
    override var paragraphSpacing: CGFloat {
        get { super.paragraphSpacing }
        set { super.paragraphSpacing = newValue }
    }
    override var paragraphSpacingBefore: CGFloat {
        get { super.paragraphSpacingBefore }
        set { super.paragraphSpacingBefore = newValue }
    }
    override var firstLineHeadIndent: CGFloat {
        get { super.firstLineHeadIndent }
        set { super.firstLineHeadIndent = newValue }
    }
    override var headIndent: CGFloat {
        get { super.headIndent }
        set { super.headIndent = newValue }
    }
    override var tailIndent: CGFloat {
        get { super.tailIndent }
        set { super.tailIndent = newValue }
    }
    override var minimumLineHeight: CGFloat {
        get { super.minimumLineHeight }
        set { super.minimumLineHeight = newValue }
    }
    override var maximumLineHeight: CGFloat {
        get { super.maximumLineHeight }
        set { super.maximumLineHeight = newValue }
    }
    override var lineHeightMultiple: CGFloat {
        get { super.lineHeightMultiple }
        set { super.lineHeightMultiple = newValue }
    }
    override var tabStops: [NSTextTab] {
        get { super.tabStops }
        set { super.tabStops = newValue }
    }
    override var defaultTabInterval: CGFloat {
        get { super.defaultTabInterval }
        set { super.defaultTabInterval = newValue }
    }
    override var baseWritingDirection: NSWritingDirection {
        get { super.baseWritingDirection }
        set { super.baseWritingDirection = newValue }
    }
    override func addTabStop(_ anObject: NSTextTab) { super.addTabStop(anObject) }
    override func removeTabStop(_ anObject: NSTextTab) { super.removeTabStop(anObject) }
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
    override var tabStops: [NSTextTab] { super.tabStops }
    override var defaultTabInterval: CGFloat { super.defaultTabInterval }
    override var baseWritingDirection: NSWritingDirection { super.baseWritingDirection }
    override func copy() -> Any { super.copy() }
    override func mutableCopy() -> Any { super.mutableCopy() }
    override func copy(with zone: NSZone?) -> Any { super.copy(with: zone) }
    override func mutableCopy(with zone: NSZone?) -> Any { super.mutableCopy(with: zone) }
    override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) }
    override var hash: Int { super.hash }
}

class CustomNSTextTab: NSTextTab, @unchecked Sendable {
    override var alignment: NSTextAlignment { super.alignment }
    override var location: CGFloat { super.location }
    override var options: [NSTextTab.OptionKey: Any] { super.options }
    override class func columnTerminators(for aLocale: Locale?) -> CharacterSet { super.columnTerminators(for: aLocale) }
    override func copy() -> Any { super.copy() }
    override func copy(with zone: NSZone?) -> Any { super.copy(with: zone) }
    override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) }
    override var hash: Int { super.hash }
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
    override func copy() -> Any { super.copy() }
    override func copy(with zone: NSZone?) -> Any { super.copy(with: zone) }
    override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) }
    override var hash: Int { super.hash }
}

class CustomNSStringDrawingContext: NSStringDrawingContext {
    override var minimumScaleFactor: CGFloat {
        get { super.minimumScaleFactor }
        set { super.minimumScaleFactor = newValue }
    }
    override var actualScaleFactor: CGFloat { super.actualScaleFactor }
    override var totalBounds: CGRect { super.totalBounds }
}

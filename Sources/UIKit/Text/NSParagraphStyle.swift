import CoreGraphics
import Foundation
import Typography

nonisolated public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// What becomes of text that is too long for its line.
nonisolated public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

nonisolated public enum NSWritingDirection: Int, Sendable { case natural = -1, leftToRight, rightToLeft }

/// How lines of a paragraph are set.
nonisolated open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    fileprivate(set) var style = ParagraphStyle()
    fileprivate var direction = NSWritingDirection.natural

    public static let `default` = NSParagraphStyle()

    public override init() { super.init() }

    /// Ours: as a label says it.
    convenience init(_ style: ParagraphStyle) {
        self.init()
        self.style = style
    }

    /// A style of the same values; copies never share what can change.
    fileprivate convenience init(copying other: NSParagraphStyle) {
        self.init()
        (style, direction) = (other.style, other.direction)
    }

    open var alignment: NSTextAlignment { NSTextAlignment(style.alignment) }
    open var lineBreakMode: NSLineBreakMode { NSLineBreakMode(style.breakMode) }
    /// Between the lines of a paragraph.
    open var lineSpacing: CGFloat { style.lineSpacing }
    /// After the paragraph.
    open var paragraphSpacing: CGFloat { style.paragraphSpacing }
    open var paragraphSpacingBefore: CGFloat { style.paragraphSpacingBefore }
    open var firstLineHeadIndent: CGFloat { style.firstLineIndent }
    open var headIndent: CGFloat { style.headIndent }
    /// Above 0 counted from the leading edge, else from the trailing one.
    open var tailIndent: CGFloat { style.tailIndent }
    open var minimumLineHeight: CGFloat { style.minimumLineHeight }
    open var maximumLineHeight: CGFloat { style.maximumLineHeight }
    open var lineHeightMultiple: CGFloat { style.lineHeightMultiple }
    open var baseWritingDirection: NSWritingDirection { direction }

    open override func copy() -> Any { copy(with: nil) }
    open override func mutableCopy() -> Any { mutableCopy(with: nil) }
    open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(copying: self) }

    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        copy.setParagraphStyle(self)
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSParagraphStyle else { return false }
        return style == other.style && direction == other.direction
    }

    open override var hash: Int { style.hashValue }
}

nonisolated open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    open override var alignment: NSTextAlignment {
        get { super.alignment }
        set { style.alignment = newValue.plain }
    }
    open override var lineBreakMode: NSLineBreakMode {
        get { super.lineBreakMode }
        set { style.breakMode = newValue.plain }
    }
    open override var lineSpacing: CGFloat {
        get { super.lineSpacing }
        set { style.lineSpacing = newValue }
    }
    open override var paragraphSpacing: CGFloat {
        get { super.paragraphSpacing }
        set { style.paragraphSpacing = newValue }
    }
    open override var paragraphSpacingBefore: CGFloat {
        get { super.paragraphSpacingBefore }
        set { style.paragraphSpacingBefore = newValue }
    }
    open override var firstLineHeadIndent: CGFloat {
        get { super.firstLineHeadIndent }
        set { style.firstLineIndent = newValue }
    }
    open override var headIndent: CGFloat {
        get { super.headIndent }
        set { style.headIndent = newValue }
    }
    open override var tailIndent: CGFloat {
        get { super.tailIndent }
        set { style.tailIndent = newValue }
    }
    open override var minimumLineHeight: CGFloat {
        get { super.minimumLineHeight }
        set { style.minimumLineHeight = newValue }
    }
    open override var maximumLineHeight: CGFloat {
        get { super.maximumLineHeight }
        set { style.maximumLineHeight = newValue }
    }
    open override var lineHeightMultiple: CGFloat {
        get { super.lineHeightMultiple }
        set { style.lineHeightMultiple = newValue }
    }
    open override var baseWritingDirection: NSWritingDirection {
        get { super.baseWritingDirection }
        set { direction = newValue }
    }

    /// Takes over all values of another style.
    open func setParagraphStyle(_ other: NSParagraphStyle) { (style, direction) = (other.style, other.direction) }
}

nonisolated extension NSTextAlignment {
    var plain: ParagraphStyle.Alignment {
        switch self {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        case .natural: .natural
        }
    }

    init(_ plain: ParagraphStyle.Alignment) {
        switch plain {
        case .left: self = .left
        case .center: self = .center
        case .right: self = .right
        case .justified: self = .justified
        case .natural: self = .natural
        }
    }
}

nonisolated extension NSLineBreakMode {
    var plain: ParagraphStyle.BreakMode {
        switch self {
        case .byWordWrapping: .words
        case .byCharWrapping: .characters
        case .byClipping: .clip
        case .byTruncatingHead: .truncateHead
        case .byTruncatingTail: .truncateTail
        case .byTruncatingMiddle: .truncateMiddle
        }
    }

    init(_ plain: ParagraphStyle.BreakMode) {
        switch plain {
        case .words: self = .byWordWrapping
        case .characters: self = .byCharWrapping
        case .clip: self = .byClipping
        case .truncateHead: self = .byTruncatingHead
        case .truncateTail: self = .byTruncatingTail
        case .truncateMiddle: self = .byTruncatingMiddle
        }
    }
}

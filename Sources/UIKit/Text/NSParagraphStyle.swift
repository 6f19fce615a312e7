import CoreGraphics
import FlipbookTypography
import Foundation

/// The alignment of text.
nonisolated public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// The treatment of text that is too long for its line.
nonisolated public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// The direction of writing.
nonisolated public enum NSWritingDirection: Int, Sendable { case natural = -1, leftToRight, rightToLeft }

/// The layout of the lines of a paragraph.
nonisolated open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    fileprivate(set) var style = ParagraphStyle()
    fileprivate var direction = NSWritingDirection.natural

    /// The style with all defaults.
    public static let `default` = NSParagraphStyle()

    /// Creates a style with all defaults.
    public override init() { super.init() }

    /// Creates a style from the settings of the text layout.
    convenience init(_ style: ParagraphStyle) {
        self.init()
        self.style = style
    }

    /// Creates a copy. Copies are independent of each other.
    fileprivate convenience init(copying other: NSParagraphStyle) {
        self.init()
        (style, direction) = (other.style, other.direction)
    }

    /// The alignment of the lines.
    open var alignment: NSTextAlignment { NSTextAlignment(style.alignment) }
    /// The treatment of lines that are too long.
    open var lineBreakMode: NSLineBreakMode { NSLineBreakMode(style.breakMode) }
    /// The points between the lines of the paragraph.
    open var lineSpacing: CGFloat { style.lineSpacing }
    /// The points after the paragraph.
    open var paragraphSpacing: CGFloat { style.paragraphSpacing }
    /// The points before the paragraph.
    open var paragraphSpacingBefore: CGFloat { style.paragraphSpacingBefore }
    /// The indent of the first line in points.
    open var firstLineHeadIndent: CGFloat { style.firstLineIndent }
    /// The indent of the other lines in points.
    open var headIndent: CGFloat { style.headIndent }
    /// The end of the lines in points. A positive value is measured from the leading edge, others from the trailing edge.
    open var tailIndent: CGFloat { style.tailIndent }
    /// The minimum line height in points.
    open var minimumLineHeight: CGFloat { style.minimumLineHeight }
    /// The maximum line height in points; 0 means no limit.
    open var maximumLineHeight: CGFloat { style.maximumLineHeight }
    /// The factor of the line height; 0 means 1.
    open var lineHeightMultiple: CGFloat { style.lineHeightMultiple }
    /// The base writing direction.
    ///
    /// Differs from Apple: it is stored, but has no effect.
    open var baseWritingDirection: NSWritingDirection { direction }

    open override func copy() -> Any { copy(with: nil) }
    open override func mutableCopy() -> Any { mutableCopy(with: nil) }
    /// Returns an immutable copy.
    open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(copying: self) }

    /// Returns a mutable copy.
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

/// A paragraph style that can be changed.
nonisolated open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    open override var alignment: NSTextAlignment {
        get { super.alignment }
        set { style.alignment = newValue.layoutAlignment }
    }
    open override var lineBreakMode: NSLineBreakMode {
        get { super.lineBreakMode }
        set { style.breakMode = newValue.layoutBreakMode }
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

    /// Copies all values of another style.
    open func setParagraphStyle(_ other: NSParagraphStyle) { (style, direction) = (other.style, other.direction) }
}

nonisolated extension NSTextAlignment {
    /// The alignment of the text layout.
    var layoutAlignment: ParagraphStyle.Alignment {
        switch self {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        case .natural: .natural
        }
    }

    init(_ alignment: ParagraphStyle.Alignment) {
        switch alignment {
        case .left: self = .left
        case .center: self = .center
        case .right: self = .right
        case .justified: self = .justified
        case .natural: self = .natural
        }
    }
}

nonisolated extension NSLineBreakMode {
    /// The break mode of the text layout.
    var layoutBreakMode: ParagraphStyle.BreakMode {
        switch self {
        case .byWordWrapping: .words
        case .byCharWrapping: .characters
        case .byClipping: .clip
        case .byTruncatingHead: .truncateHead
        case .byTruncatingTail: .truncateTail
        case .byTruncatingMiddle: .truncateMiddle
        }
    }

    init(_ mode: ParagraphStyle.BreakMode) {
        switch mode {
        case .words: self = .byWordWrapping
        case .characters: self = .byCharWrapping
        case .clip: self = .byClipping
        case .truncateHead: self = .byTruncatingHead
        case .truncateTail: self = .byTruncatingTail
        case .truncateMiddle: self = .byTruncatingMiddle
        }
    }
}

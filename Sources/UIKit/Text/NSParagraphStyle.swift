import CoreGraphics
import FlipbookTypography
import Foundation

/// The layout of the lines of a paragraph.
nonisolated open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    package let foundationHeader = FoundationObjectHeader()
    var style = ParagraphStyle()
    var direction = NSWritingDirection.natural

    /// The style with all defaults.
    public static let `default` = NSParagraphStyle()

    /// Creates a style with all defaults.
    public override init() { super.init() }

    /// Creates a style from a paragraph style of the text layout.
    convenience init(_ style: ParagraphStyle) {
        self.init()
        self.style = style
    }

    /// The tab stops as values for the text layout. If none were set, these are the default tab stops.
    var tabStopValues: [TabStop] {
        style.tabStops ?? (1...TabStop.defaultCount).map { TabStop(location: TabStop.defaultInterval * CGFloat($0)) }
    }

    /// Creates an independent copy of a style.
    fileprivate convenience init(copying other: NSParagraphStyle) {
        self.init()
        (style, direction) = (other.style, other.direction)
    }

    /// The alignment of the lines.
    open var alignment: NSTextAlignment { NSTextAlignment(style.alignment) }
    /// The treatment of lines that are too long.
    open var lineBreakMode: NSLineBreakMode { NSLineBreakMode(style.breakMode) }
    /// The spacing between the lines of the paragraph in points.
    open var lineSpacing: CGFloat { style.lineSpacing }
    /// The spacing after the paragraph in points.
    open var paragraphSpacing: CGFloat { style.paragraphSpacing }
    /// The spacing before the paragraph in points.
    open var paragraphSpacingBefore: CGFloat { style.paragraphSpacingBefore }
    /// The indent of the first line in points, from the leading edge: the left edge, or the right edge in a right-to-left paragraph.
    open var firstLineHeadIndent: CGFloat { style.firstLineIndent }
    /// The indent of the other lines in points, from the leading edge.
    open var headIndent: CGFloat { style.headIndent }
    /// The end of the lines in points. A positive value is measured from the leading edge, any other value from the trailing edge.
    open var tailIndent: CGFloat { style.tailIndent }
    /// The minimum line height in points.
    open var minimumLineHeight: CGFloat { style.minimumLineHeight }
    /// The maximum line height in points, or 0 for no limit.
    open var maximumLineHeight: CGFloat { style.maximumLineHeight }
    /// The factor by which the line height is multiplied. 0 is treated as 1.
    open var lineHeightMultiple: CGFloat { style.lineHeightMultiple }
    /// The tab stops in the order of their locations. By default, there are 12 stops at multiples of 28 points.
    open var tabStops: [NSTextTab] { tabStopValues.map { NSTextTab($0) } }
    /// The distance between the tab stops after the last one of `tabStops`, in points.
    ///
    /// Differs from Apple: with 0, which is the default, the distance is 28 points.
    open var defaultTabInterval: CGFloat { style.tabInterval }
    /// The base writing direction.
    ///
    /// Differs from Apple: it has no effect.
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

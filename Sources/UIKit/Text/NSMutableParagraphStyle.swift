import CoreGraphics
import FlipbookTypography
import QuartzCore

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
        set { setLength(\.lineSpacing, newValue) }
    }
    open override var paragraphSpacing: CGFloat {
        get { super.paragraphSpacing }
        set { setLength(\.paragraphSpacing, newValue) }
    }
    open override var paragraphSpacingBefore: CGFloat {
        get { super.paragraphSpacingBefore }
        set { setLength(\.paragraphSpacingBefore, newValue) }
    }
    open override var firstLineHeadIndent: CGFloat {
        get { super.firstLineHeadIndent }
        set { setLength(\.firstLineIndent, newValue) }
    }
    open override var headIndent: CGFloat {
        get { super.headIndent }
        set { setLength(\.headIndent, newValue) }
    }
    open override var tailIndent: CGFloat {
        get { super.tailIndent }
        set { setLength(\.tailIndent, newValue) }
    }
    open override var minimumLineHeight: CGFloat {
        get { super.minimumLineHeight }
        set { setLength(\.minimumLineHeight, newValue) }
    }
    open override var maximumLineHeight: CGFloat {
        get { super.maximumLineHeight }
        set { setLength(\.maximumLineHeight, newValue) }
    }
    open override var lineHeightMultiple: CGFloat {
        get { super.lineHeightMultiple }
        set { setLength(\.lineHeightMultiple, newValue) }
    }
    open override var tabStops: [NSTextTab] {
        get { super.tabStops }
        set { setTabStops(newValue.map(\.stop)) }
    }
    open override var defaultTabInterval: CGFloat {
        get { super.defaultTabInterval }
        set { setLength(\.tabInterval, newValue) }
    }
    open override var baseWritingDirection: NSWritingDirection {
        get { super.baseWritingDirection }
        set { direction = newValue }
    }

    /// Adds a tab stop.
    open func addTabStop(_ anObject: NSTextTab) { setTabStops(tabStopValues + [anObject.stop]) }

    /// Removes the tab stops that are equal to `anObject`.
    open func removeTabStop(_ anObject: NSTextTab) { setTabStops(tabStopValues.filter { $0 != anObject.stop }) }

    /// Sets the tab stops, sorted by location. A tab stop whose location is not finite or is beyond `maximumLength` is reported and left
    /// out.
    private func setTabStops(_ stops: [TabStop]) {
        let valid = stops.filter { abs($0.location) <= Self.maximumLength }
        if valid.count < stops.count {
            Diagnostics.reportRefusedValue(of: "the location of a tab stop", source: "NSMutableParagraphStyle", "the tab stop is not used")
        }
        style.tabStops = valid.enumerated().sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }.map(\.element)
    }

    /// Sets a length. A length that is not finite or is greater than `maximumLength` is reported and ignored.
    private func setLength(_ path: WritableKeyPath<ParagraphStyle, CGFloat>, _ value: CGFloat) {
        guard abs(value) <= Self.maximumLength else {
            return Diagnostics.reportRefusedValue(of: "a length", source: "NSMutableParagraphStyle")
        }
        style[keyPath: path] = value
    }

    /// The largest accepted length, in points. The layout adds and multiplies lengths. With greater lengths, positions could become
    /// infinite.
    private static let maximumLength: CGFloat = 10_000_000

    /// Copies all values of another style.
    open func setParagraphStyle(_ other: NSParagraphStyle) { (style, direction) = (other.style, other.direction) }
}

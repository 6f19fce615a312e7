import Foundation

/// The layout of the lines of a paragraph. Lengths are in points. A line height multiple and a minimum or maximum line height of 0 have no
/// effect.
package struct ParagraphStyle: Hashable, Sendable {
    /// The horizontal alignment of lines. `natural` follows the direction of the text.
    package enum Alignment: Hashable, Sendable { case left, center, right, justified, natural }

    /// The handling of text that is too long for a line. Clipping and truncation apply to the last line.
    package enum BreakMode: Hashable, Sendable {
        case words, characters, clip, truncateHead, truncateTail, truncateMiddle

        /// Whether the mode inserts an ellipsis.
        var truncates: Bool { self == .truncateHead || self == .truncateTail || self == .truncateMiddle }
    }

    package var alignment = Alignment.natural
    package var breakMode = BreakMode.words
    package var lineSpacing: CGFloat = 0
    package var paragraphSpacing: CGFloat = 0
    package var paragraphSpacingBefore: CGFloat = 0
    /// The indents of the first and the other lines, from the leading edge: the left edge, or the right edge in a right-to-left paragraph.
    package var firstLineIndent: CGFloat = 0
    package var headIndent: CGFloat = 0
    /// The end of the lines. A positive value is the distance from the leading edge, any other value is relative to the trailing edge.
    package var tailIndent: CGFloat = 0
    package var lineHeightMultiple: CGFloat = 0
    package var minimumLineHeight: CGFloat = 0
    package var maximumLineHeight: CGFloat = 0
    /// The tab stops in the order of their locations, or nil for the default stops.
    package var tabStops: [TabStop]?
    /// The distance between the tab stops after the last one of `tabStops`, which are at multiples of this distance. 0 means the default
    /// distance.
    package var tabInterval: CGFloat = 0

    package init(alignment: Alignment = .natural, breakMode: BreakMode = .words) {
        self.alignment = alignment
        self.breakMode = breakMode
    }
}

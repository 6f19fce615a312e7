import CoreGraphics
import FlipbookTypography
import Foundation

/// The layout of a text, one paragraph after the other. The layout of a paragraph is kept until the paragraph or the width changes, so that
/// typing into a long text lays out only one paragraph.
///
/// A text with a maximum number of lines, or whose last visible line is truncated, is laid out as a whole.
struct ParagraphLayouts {
    /// The values on which the layout of all paragraphs depends.
    struct Geometry: Equatable {
        var width: CGFloat = .greatestFiniteMagnitude
        /// The maximum height of a truncated text. Other texts have no limit.
        var height: CGFloat = .greatestFiniteMagnitude
        var lineLimit = 0
        /// The break mode of a text that is laid out as a whole, or nil for the modes of its paragraphs. A mode that truncates or clips
        /// affects only the last visible line.
        var breakMode: ParagraphStyle.BreakMode?
        var exclusions: TextExclusions?

        var needsWholeText: Bool { lineLimit > 0 || height < .greatestFiniteMagnitude }
    }

    struct Paragraph {
        /// The length in UTF-16 units, with the separator at the end.
        var length: Int
        /// The layout, or nil if the paragraph has changed.
        var layout: TextLayout?
        /// The space before the paragraph, the space after it, and the line spacing, which also separates its last line from the next
        /// paragraph.
        var spacing: (before: CGFloat, after: CGFloat, line: CGFloat) = (0, 0, 0)
        /// The offset of the first character.
        var start = 0
        /// The top of the layout. For a text with excluded areas, the layout is valid only at this position.
        var top: CGFloat = 0

        var bottom: CGFloat { top + (layout?.size.height ?? 0) }
        var end: Int { start + length }
    }

    /// The paragraphs, at least one. If the text ends with a separator, the last paragraph is empty.
    private(set) var paragraphs = [Paragraph(length: 0)]
    private(set) var geometry = Geometry()
    private(set) var isValid = false
    /// The number of times that a paragraph was laid out. It increases when an update changes the layout.
    private(set) var layoutCount = 0

    // MARK: - Changes

    /// Lays out the whole text again when it is next needed.
    mutating func reset(lengths: [Int]) {
        paragraphs = lengths.map { Paragraph(length: $0) }
        isValid = false
    }

    mutating func setGeometry(_ new: Geometry, text: String) {
        guard new != geometry else { return }
        let old = geometry
        geometry = new
        isValid = false
        if new.needsWholeText || old.needsWholeText {
            reset(lengths: new.needsWholeText ? [text.utf16.count] : Self.paragraphLengths(of: text[...]))
        } else {
            removeLayouts(afterChangeFrom: old)
        }
    }

    /// Removes the layouts that a change of the geometry makes invalid. A change of the excluded areas affects only the paragraphs beside
    /// the old or the new areas.
    private mutating func removeLayouts(afterChangeFrom old: Geometry) {
        var other = old
        other.exclusions = geometry.exclusions
        let areas = [old.exclusions, geometry.exclusions].compactMap { $0 }
        for index in paragraphs.indices {
            let (top, bottom) = (paragraphs[index].top, paragraphs[index].bottom)
            if other != geometry || areas.contains(where: { $0.intersects(from: top, to: bottom) }) { paragraphs[index].layout = nil }
        }
    }

    /// Updates the paragraphs when `newLength` units have replaced the units in `range`. `text` is the new text.
    mutating func replace(_ range: Range<Int>, newLength: Int, text: String) {
        isValid = false
        if geometry.needsWholeText { return reset(lengths: [text.utf16.count]) }
        updateStarts()
        // A change at the start of a paragraph includes the previous paragraph too: if the previous paragraph ends with a carriage return,
        // an inserted line feed belongs to it.
        var first = index(at: range.lowerBound)
        if first > 0, paragraphs[first].start == range.lowerBound { first -= 1 }
        let last = index(at: range.upperBound)
        let start = paragraphs[first].start
        let end = paragraphs[last].end + newLength - range.count
        let units = text.utf16
        let isLast = last == paragraphs.count - 1
        let part = text[
            units.index(
                units.startIndex, offsetBy: min(start, units.count))..<units.index(units.startIndex, offsetBy: min(end, units.count))]
        var lengths = Self.paragraphLengths(of: part)
        // If text follows, the part ends with a separator, and the empty last paragraph of `lengths` is not a paragraph of the text.
        if !isLast, lengths.count > 1, lengths.last == 0 { lengths.removeLast() }
        paragraphs.replaceSubrange(first...last, with: lengths.map { Paragraph(length: $0) })
    }

    /// Returns the lengths of the paragraphs of a text, with their separators.
    static func paragraphLengths(of text: Substring) -> [Int] {
        var lengths: [Int] = []
        var (length, previous): (Int, UInt16) = (0, 0)
        for unit in text.utf16 {
            if previous == 13, unit != 10 || length == 0 {
                lengths.append(length)
                length = 0
            }
            length += 1
            if unit == 10 || unit == 0x2029 {
                lengths.append(length)
                length = 0
            }
            previous = unit
        }
        if previous == 13 {
            lengths.append(length)
            length = 0
        }
        lengths.append(length)
        return lengths
    }

    private mutating func updateStarts() {
        var start = 0
        for index in paragraphs.indices {
            paragraphs[index].start = start
            start += paragraphs[index].length
        }
    }

    // MARK: - Layout

    /// Lays out the paragraphs that have changed, and sets the positions of all paragraphs.
    ///
    /// - Parameter content: Returns the text of a range without a separator at its end.
    mutating func update(_ content: (Range<Int>) -> StyledText) {
        guard !isValid else { return }
        isValid = true
        updateStarts()
        var (top, spacing): (CGFloat, CGFloat) = (0, 0)
        for index in paragraphs.indices {
            if paragraphs[index].layout == nil { layOut(index, at: top + spacing, content) }
            top += index == 0 ? 0 : spacing + paragraphs[index].spacing.before
            if let exclusions = geometry.exclusions, paragraphs[index].top != top || paragraphs[index].layout == nil {
                let old = paragraphs[index]
                // The layout of a moved paragraph stays valid if the paragraph was not beside an excluded area and is not beside one now.
                if exclusions.intersects(from: min(old.top, top), to: max(old.bottom, top + old.bottom - old.top)) {
                    layOut(index, at: top, content)
                }
            }
            paragraphs[index].top = top
            top = paragraphs[index].bottom
            spacing = paragraphs[index].spacing.after + paragraphs[index].spacing.line
        }
    }

    private mutating func layOut(_ index: Int, at top: CGFloat, _ content: (Range<Int>) -> StyledText) {
        layoutCount += 1
        let paragraph = paragraphs[index]
        var text = content(paragraph.start..<paragraph.end)
        if geometry.needsWholeText, let mode = geometry.breakMode { text = text.breakingLines(mode) }
        if let exclusions = geometry.exclusions {
            paragraphs[index].layout = TextLayout(text, width: geometry.width, exclusions: exclusions.moved(up: top))
            paragraphs[index].top = top
        } else {
            paragraphs[index].layout = TextLayout(
                text, width: geometry.width, lineLimit: geometry.lineLimit, height: geometry.height)
        }
        let style = text.spans[0].paragraph
        paragraphs[index].spacing = (style.paragraphSpacingBefore, style.paragraphSpacing, style.lineSpacing)
    }

    // MARK: - Positions

    /// Returns the index of the paragraph that contains an offset.
    func index(at offset: Int) -> Int {
        max(paragraphs.partitioningIndex { $0.start > offset } - 1, 0)
    }

    /// Returns the indices of the paragraphs that intersect a vertical range.
    func indices(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
        let first = paragraphs.partitioningIndex { $0.bottom > top }
        let end = paragraphs.partitioningIndex { $0.top >= bottom }
        return first..<max(end, first)
    }

    /// The size of all lines.
    var size: CGSize {
        CGSize(width: paragraphs.reduce(0) { max($0, $1.layout?.size.width ?? 0) }, height: paragraphs.last?.bottom ?? 0)
    }
}

extension Array {
    /// Returns the index of the first element for which the condition holds. The condition must hold for all later elements too.
    func partitioningIndex(where predicate: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if predicate(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

nonisolated extension StyledText {
    /// Returns the same text with a break mode for all paragraphs.
    fileprivate func breakingLines(_ mode: ParagraphStyle.BreakMode) -> StyledText {
        StyledText(
            text,
            spans.map { span in
                var span = span
                span.paragraph.breakMode = mode
                return span
            })
    }
}

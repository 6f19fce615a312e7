import Foundation

/// Makes the fragments and the carets of lines of a long text when they are requested.
///
/// Many lines of a long text are only measured: they are above or below the visible part, or the text gets another width before they are
/// drawn. Most of the time for a line would be for the memory of its text, its glyphs and its carets.
final class LineSource: Sendable {
    private let typesetter: Typesetter

    init(_ typesetter: Typesetter) { self.typesetter = typesetter }

    /// Returns a line with stored fragments and carets that has the same text as a deferred line.
    func makeLine(like line: TextLayout.Line) -> TextLayout.Line {
        let characters = typesetter.prepared.characters
        let first = characters.characterIndex(atUnit: line.range.lowerBound)
        let last = characters.characterIndex(atUnit: line.range.upperBound - 1)
        // A deferred line has neither tabs nor another alignment than left, so only the left edge of the space is used.
        return typesetter.makeLine(
            nil, range: first..<(last + 1), space: Typesetter.LineSpace(left: line.left, width: 0, leading: line.left))
    }

    /// The size in bytes, including the prepared text, which stays in memory for the lines.
    var byteCount: Int { typesetter.prepared.byteCount + MemoryLayout<Typesetter>.size + 16 }
}

extension Typesetter {
    /// Returns a line of a long text whose fragments and carets are not stored, but made by `source`. Its vertical position is not set.
    ///
    /// The result is nil for a line that is made at once: a line of several styles or directions; an empty line; a line that is moved or
    /// justified; and a line with an attachment, a tab, a hyphen, or glyphs that are not taken from the glyphs of its paragraph.
    func deferredLine(
        _ range: Range<Int>, space: LineSpace, alignment: ParagraphStyle.Alignment, source: LineSource
    ) -> TextLayout.Line? {
        guard !hasRightToLeft, alignment == .natural || alignment == .left, !range.isEmpty, !characters.endsAtSoftHyphen(range) else {
            return nil
        }
        let run = prepared.runIndex(at: range.lowerBound)
        guard range.upperBound <= prepared.runs[run].range.upperBound else { return nil }
        let (span, visibleCount) = (prepared.runs[run].span, visibleRange(of: range).count)
        let endsWithNewline = characters.classes[range.upperBound - 1].contains(.newline)
        let printable = endsWithNewline ? range.lowerBound..<(range.upperBound - 1) : range
        guard let advance = prepared.runs[run].shaped?.advance(ofFirst: visibleCount, in: printable, characters) else { return nil }
        var line = TextLayout.Line(characters.starts[range.lowerBound]..<characters.starts[range.upperBound], left: space.left)
        line.source = source
        let (size, tracking) = (text.spans[span].style.font.size, text.spans[span].style.tracking)
        if visibleCount > 0 {
            // The terms are added as in `LineBuilder` and `ShapedLine.x(ofCharacter:)`. The last one is the word spacing.
            line.width = space.left - space.left + (CGFloat(advance) * size + tracking * CGFloat(visibleCount) + 0)
        }
        var leading: CGFloat = 0
        line.include(prepared.metrics[span], size: size, baselineOffset: text.spans[span].style.baselineOffset, leading: &leading)
        line.height = line.ascent + line.descent + leading
        return line
    }
}

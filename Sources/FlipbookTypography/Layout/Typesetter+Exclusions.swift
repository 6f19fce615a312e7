import Foundation

extension Typesetter {
    /// Breaks a paragraph, or the part of a paragraph before or after a line separator, into lines beside the excluded areas. The segments
    /// of a line to the left and right of an area have the same top.
    ///
    /// A segment stays empty if the next word does not fit into it, and the line without excluded areas is wider than the segment.
    mutating func layOutParagraph(_ range: Range<Int>, around exclusions: TextExclusions, into state: inout State) {
        let style = paragraphStyle(at: range.lowerBound)
        var start = range.lowerBound
        let startsParagraph = characters.startsParagraph(at: start)
        state.isNewParagraph = startsParagraph && !state.lines.isEmpty
        addParagraphSpacing(before: range.lowerBound, style, to: &state)
        repeat {
            if !state.lines.isEmpty { state.bottom += state.spacingBeforeNextLine }
            state.spacingBeforeNextLine = 0
            let isFirstLine = startsParagraph && start == range.lowerBound
            let end = appendRow(start..<range.upperBound, style, isFirstLine: isFirstLine, exclusions, &state)
            if end == start, range.isEmpty { return }
            start = end
        } while start < range.upperBound && state.lines.count < maximumLineCount
    }

    /// Appends the segments of one line. The line moves down until the areas leave enough space. Returns the index of the first character
    /// after the line.
    private mutating func appendRow(
        _ rest: Range<Int>, _ style: ParagraphStyle, isFirstLine: Bool, _ exclusions: TextExclusions, _ state: inout State
    ) -> Int {
        let isRightToLeft = prepared.isRightToLeft(at: rest.lowerBound)
        let whole = availableSpace(for: style, isFirstLine: isFirstLine, isRightToLeft: isRightToLeft)
        let height = expectedHeight(at: rest.lowerBound, style)
        var attempts = 0
        while true {
            let segments = exclusions.freeSegments(
                from: state.bottom, to: state.bottom + height, left: whole.left, right: whole.left + whole.width,
                minimumWidth: min(Self.minimumSegmentWidth, whole.width)
            ).map { segment in
                let distance = whole.left + whole.width - segment.left - segment.width
                return LineSpace(
                    left: segment.left, width: segment.width, leading: isRightToLeft ? whole.leading + distance : segment.left)
            }
            let lineCount = state.lines.count
            let end = append(rest, in: isRightToLeft ? segments.reversed() : segments, whole, style, isFirstLine, &state)
            // A paragraph without characters has one line, too.
            if end > rest.lowerBound || state.lines.count > lineCount { return end }
            attempts += 1
            let isLimitReached = attempts == Self.maximumAttemptCount
            state.bottom = isLimitReached ? max(state.bottom, exclusions.bottom) : state.bottom + max(height / 4, 1)
        }
    }

    /// Appends as much text as fits into the segments of one line, which are in the reading order. Returns the index of the first character
    /// after this text.
    private mutating func append(
        _ rest: Range<Int>, in segments: [LineSpace], _ whole: LineSpace, _ style: ParagraphStyle, _ isFirstLine: Bool,
        _ state: inout State
    ) -> Int {
        let top = state.bottom
        var (start, bottom) = (rest.lowerBound, state.bottom)
        var spacing = state.spacingBeforeNextLine
        for segment in segments where start < rest.upperBound || rest.isEmpty {
            guard state.lines.count < maximumLineCount else { break }
            let end = lineEnd(in: start..<rest.upperBound, mode: style.breakMode, space: segment)
            let isNarrow = segment.width < whole.width - Self.tolerance
            if isNarrow, end < rest.upperBound, !canBreak(before: end, lineStart: start, mode: style.breakMode) { continue }
            (state.bottom, state.spacingBeforeNextLine) = (top, 0)
            append(nil, range: start..<end, isFirstLine: isFirstLine, space: segment, to: &state)
            state.lineFrames[state.lineFrames.count - 1].isLast = end == rest.upperBound
            (start, bottom, spacing) = (end, max(bottom, state.bottom), state.spacingBeforeNextLine)
            if rest.isEmpty { break }
        }
        (state.bottom, state.spacingBeforeNextLine) = (bottom, spacing)
        if start < rest.upperBound, state.lines.count >= maximumLineCount { state.isTruncated = true }
        return start
    }

    /// The largest number of vertical positions that are tried for one line. After so many attempts, the line is placed below all areas.
    private static let maximumAttemptCount = 10_000
    /// The width in points below which a segment of a line stays empty.
    private static let minimumSegmentWidth: CGFloat = 16

    /// Returns the height of a line with the style of one character.
    private func expectedHeight(at index: Int, _ style: ParagraphStyle) -> CGFloat {
        let span = prepared.spanIndex(at: index)
        return adjustedHeight((prepared.metrics[span] * text.spans[span].style.font.size).lineHeight, style)
    }
}

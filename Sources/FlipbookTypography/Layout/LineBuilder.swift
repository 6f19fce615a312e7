import FlipbookGeometry
import Foundation

/// Builds a line from ranges of a text and ellipses.
struct LineBuilder: ~Copyable {
    private let typesetter: Typesetter
    private let range: Range<Int>
    private let space: Typesetter.LineSpace
    private var line: TextLayout.Line
    private var leading: CGFloat = 0
    private var pen: CGFloat
    /// The segments of the line in logical order, if the text has right-to-left characters.
    private var segments: [TextLayout.Segment] = []

    init(_ typesetter: Typesetter, range: Range<Int>, space: Typesetter.LineSpace) {
        (self.typesetter, self.range, self.space, pen) = (typesetter, range, space, space.left)
        let starts = typesetter.prepared.characters.starts
        line = TextLayout.Line(starts[range.lowerBound]..<starts[range.upperBound], left: space.left)
    }

    private var prepared: PreparedText { typesetter.prepared }
    private var left: CGFloat { space.left }

    /// Appends a range of the text.
    mutating func append(_ textRange: Range<Int>) {
        let visibleEnd = typesetter.visibleRange(of: textRange).upperBound
        guard !textRange.isEmpty else { return }
        var index = prepared.runIndex(at: textRange.lowerBound)
        while index < prepared.runs.count, prepared.runs[index].range.lowerBound < textRange.upperBound {
            append(prepared.runs[index].range.clamped(to: textRange), of: prepared.runs[index], visibleEnd: visibleEnd)
            index += 1
        }
    }

    /// Whether the spaces at the end of the line have their own segment. This is necessary in justified lines, because only the spaces
    /// between words are widened.
    private var separatesHangingSpaces: Bool {
        typesetter.hasRightToLeft && typesetter.paragraphStyle(at: range.lowerBound).alignment == .justified
    }

    /// Appends a part of a run. `visibleEnd` is the index after the last visible character of the line: only hanging spaces follow.
    private mutating func append(_ part: Range<Int>, of run: PreparedText.Run, visibleEnd: Int) {
        if part.lowerBound < visibleEnd, visibleEnd < part.upperBound, run.level != run.baseLevel || separatesHangingSpaces {
            append(part.lowerBound..<visibleEnd, of: run, visibleEnd: visibleEnd)
            return append(visibleEnd..<part.upperBound, of: run, visibleEnd: visibleEnd)
        }
        // The spaces at the end of a line have the direction of the paragraph (rule L1).
        let level = part.lowerBound < visibleEnd ? run.level : run.baseLevel
        let style = typesetter.style(of: run)
        let endsWithNewline = prepared.characters.classes[part.upperBound - 1].contains(.newline)
        guard !endsWithNewline || part.count > 1 else {
            includeMetrics(ofSpan: run.span, style)
            line.carets.append((prepared.characters.starts[part.lowerBound], pen))
            return
        }
        if run.isTab { return appendTab(at: part.lowerBound, of: run, level: level, style, isVisible: part.lowerBound < visibleEnd) }
        guard run.shaped != nil else {
            return appendAttachment(at: part.lowerBound, of: run, level: level, style, isVisible: part.lowerBound < visibleEnd)
        }
        let printable = endsWithNewline ? part.lowerBound..<(part.upperBound - 1) : part
        let shapedLine = prepared.line(printable, of: run, level: level, style)
        appendFragment(shapedLine, style: style, span: run.span)
        appendSegment(characterCount: printable.count, level: level)
        appendCarets(part, shapedLine)
        let visibleCount = min(part.upperBound, visibleEnd) - part.lowerBound
        if visibleCount > 0 { line.width = pen - left + shapedLine.x(ofCharacter: visibleCount) }
        pen += shapedLine.width
    }

    /// Appends the caret before each character of a part. The caret before a newline is at the end of the line.
    private mutating func appendCarets(_ part: Range<Int>, _ shapedLine: ShapedLine) {
        let glyphCharacterCount = min(part.count, shapedLine.characterCount)
        let pen = pen
        prepared.characters.starts.withUnsafeBufferPointer { starts in
            if line.carets.isEmpty {
                // There is space for the caret at the end of the line.
                line.carets = Array(unsafeUninitializedCapacity: range.count + 1) { carets, count in
                    shapedLine.forEachPosition(before: glyphCharacterCount) { index, x in
                        carets.initializeElement(at: index, to: (starts[part.lowerBound + index], pen + x))
                    }
                    count = glyphCharacterCount
                }
            } else {
                shapedLine.forEachPosition(before: glyphCharacterCount) { index, x in
                    line.carets.append((starts[part.lowerBound + index], pen + x))
                }
            }
            for index in glyphCharacterCount..<part.count { line.carets.append((starts[part.lowerBound + index], pen + shapedLine.width)) }
        }
    }

    private mutating func appendAttachment(
        at index: Int, of run: PreparedText.Run, level: UInt8, _ style: TextStyle, isVisible: Bool
    ) {
        guard let attachment = style.attachment else { return }
        line.fragments.append(TextLayout.Fragment(line: ShapedLine("", style.font), x: pen, style: style))
        appendSegment(characterCount: 1, level: level)
        line.carets.append((typesetter.characters.starts[index], pen))
        includeMetrics(ofSpan: run.span, style)
        line.ascent = max(line.ascent, attachment.ascent + style.baselineOffset)
        line.descent = max(line.descent, attachment.descent - style.baselineOffset)
        pen += attachment.width + style.tracking
        if isVisible { line.width = pen - left }
    }

    /// Appends a tab: a space that extends to the next tab stop.
    private mutating func appendTab(at index: Int, of run: PreparedText.Run, level: UInt8, _ style: TextStyle, isVisible: Bool) {
        let width = typesetter.tabWidth(at: pen + (space.leading - left), of: index)
        let tab = ShapedLine("\t", style.font, tracking: width - ShapedLine("\t", style.font).width)
        appendFragment(tab, style: style, span: run.span)
        appendSegment(characterCount: 1, level: level)
        line.carets.append((typesetter.characters.starts[index], pen))
        pen += width
        if isVisible { line.width = pen - left }
    }

    /// Appends an ellipsis with the style of a character.
    mutating func appendEllipsis(styledLike index: Int) {
        line.isTruncated = true
        let style = typesetter.style(at: index)
        let ellipsis = ShapedLine("…", style.font, tracking: style.tracking)
        appendFragment(ellipsis, style: style, span: prepared.spanIndex(at: index))
        appendSegment(characterCount: 0, level: TextLayout.Segment.undeterminedLevel)
        pen += ellipsis.width
        line.width = pen - left
    }

    /// Appends the hyphen of the soft hyphen at an index.
    private mutating func appendHyphen(at index: Int) {
        let hyphen = typesetter.hyphen(styledLike: index)
        appendFragment(hyphen, style: typesetter.style(at: index), span: prepared.spanIndex(at: index))
        appendSegment(characterCount: 0, level: prepared.runs[prepared.runIndex(at: index)].level)
        pen += hyphen.width
        line.width = pen - left
    }

    private mutating func appendFragment(_ shapedLine: ShapedLine, style: TextStyle, span: Int) {
        line.fragments.append(TextLayout.Fragment(line: shapedLine, x: pen, style: style))
        includeMetrics(ofSpan: span, style)
    }

    /// Adds the segment of the last fragment, whose carets are not yet added.
    private mutating func appendSegment(characterCount: Int, level: UInt8) {
        guard typesetter.hasRightToLeft else { return }
        let first = line.carets.count
        segments.append(
            TextLayout.Segment(fragment: line.fragments.count - 1, characters: first..<(first + characterCount), level: level))
    }

    private mutating func includeMetrics(ofSpan span: Int, _ style: TextStyle) {
        line.include(prepared.metrics[span], size: style.font.size, baselineOffset: style.baselineOffset, leading: &leading)
    }

    /// Adds the hyphen if the line is broken at a soft hyphen, adds the last caret, and returns the line. Its vertical position is not set.
    consuming func makeLine() -> TextLayout.Line {
        if typesetter.hasSoftHyphen, !line.isTruncated, typesetter.characters.endsAtSoftHyphen(range) {
            appendHyphen(at: range.upperBound - 1)
        }
        line.carets.append((typesetter.characters.starts[range.upperBound], pen))
        if line.fragments.isEmpty {
            let span = prepared.spanIndex(at: range.lowerBound)
            includeMetrics(ofSpan: span, typesetter.text.spans[span].style)
        }
        if typesetter.hasRightToLeft {
            line.isRightToLeft = prepared.isRightToLeft(at: range.lowerBound)
            line.setSegments(segments)
        }
        line.height = line.ascent + line.descent + leading
        return line
    }
}

extension TextLayout.Line {
    /// Includes the metrics of a font, in ems, in the ascent and the descent of the line, and in the largest leading of its fonts.
    mutating func include(_ metrics: FontMetrics, size: CGFloat, baselineOffset: CGFloat, leading: inout CGFloat) {
        ascent = max(ascent, metrics.ascent * size + baselineOffset)
        descent = max(descent, metrics.descent * size - baselineOffset)
        leading = max(leading, metrics.leading * size)
    }
}

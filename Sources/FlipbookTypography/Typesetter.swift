import FlipbookGeometry
import Foundation

/// Breaks a text into lines greedily: each line is as long as possible.
struct Typesetter {
    /// The length by which a line may exceed its width. It is needed because the size of a layout may be rounded and then used as a width.
    static let tolerance: CGFloat = 0.01
    /// A width above this value is treated as unlimited: the lines determine the width of the text.
    static let unlimitedWidth: CGFloat = 1e6

    let text: StyledText
    let width: CGFloat
    let maximumLineCount: Int
    let characters: [Character]
    /// The UTF-16 offset of each character, followed by the length of the text.
    let starts: [Int]
    /// The index of the span of each character, followed by that of the end of the text.
    let spanIndices: [Int]
    /// The advance of each character, without the effect of line breaks on kerning.
    let advances: [CGFloat]
    /// The areas that the lines avoid.
    let exclusions: TextExclusions?

    init(_ text: StyledText, width: CGFloat, lineLimit: Int, exclusions: TextExclusions? = nil) {
        self.text = text
        self.exclusions = exclusions
        self.width = width.isNaN ? 0 : max(width, 0)
        maximumLineCount = lineLimit > 0 ? lineLimit : .max
        characters = Array(text.text)
        starts = characters.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.utf16.count) }
        spanIndices = Self.spanIndices(of: text.spans, starts: starts)
        advances = Self.advances(of: text, characters: characters, spanIndices: spanIndices)
    }

    private static func advances(of text: StyledText, characters: [Character], spanIndices: [Int]) -> [CGFloat] {
        var advances = [CGFloat](repeating: 0, count: characters.count)
        forEachRun(in: 0..<characters.count, characters: characters, spanIndices: spanIndices) { run in
            let style = text.spans[spanIndices[run.lowerBound]].style
            if let attachment = style.attachment, characters[run.lowerBound] == InlineAttachment.character {
                advances[run.lowerBound] = attachment.width + style.tracking
                return
            }
            let line = ShapedLine(String(characters[run]), style.font, tracking: style.tracking)
            for (position, index) in run.enumerated() where !characters[index].isNewline {
                advances[index] = line.x(ofCharacter: position + 1) - line.x(ofCharacter: position)
            }
        }
        return advances
    }

    private static func spanIndices(of spans: [StyledText.Span], starts: [Int]) -> [Int] {
        var (spanIndex, end) = (0, spans[0].count)
        return starts.map { start in
            while start >= end, spanIndex + 1 < spans.count {
                spanIndex += 1
                end += spans[spanIndex].count
            }
            return spanIndex
        }
    }

    /// Calls `body` for each part of a range that can be one `ShapedLine`: it has one style, and all or none of its characters
    /// are emoji, and an attachment is a part of its own.
    static func forEachRun(in range: Range<Int>, characters: [Character], spanIndices: [Int], _ body: (Range<Int>) -> Void) {
        var first = range.lowerBound
        while first < range.upperBound {
            var end = first + 1
            let isEmoji = characters[first].hasEmojiPresentation
            while end < range.upperBound, spanIndices[end] == spanIndices[first], !characters[end - 1].isNewline,
                characters[end].hasEmojiPresentation == isEmoji, characters[first] != InlineAttachment.character,
                characters[end] != InlineAttachment.character
            {
                end += 1
            }
            body(first..<end)
            first = end
        }
    }

    func paragraphStyle(at index: Int) -> ParagraphStyle { text.spans[spanIndices[min(index, spanIndices.count - 1)]].paragraph }

    /// Returns the left edge and the width between the indents of a line.
    func availableSpace(for style: ParagraphStyle, isFirstLine: Bool) -> (left: CGFloat, width: CGFloat) {
        let left = isFirstLine ? style.firstLineIndent : style.headIndent
        let right = style.tailIndent > 0 ? min(style.tailIndent, width) : width + style.tailIndent
        return (left, max(right - left, 0))
    }

    // MARK: - Lines

    /// Returns the layout of the text.
    mutating func makeLayout() -> TextLayout {
        var state = State()
        var start = 0
        repeat {
            let end = (characters[start...].firstIndex(where: \.isNewline) ?? characters.count - 1) + 1
            if let exclusions {
                layOutParagraph(start..<max(end, start), around: exclusions, into: &state)
            } else {
                layOutParagraph(start..<max(end, start), into: &state)
            }
            start = end
        } while start < characters.count && state.lines.count < maximumLineCount
        // A line separator at the end of the text starts another, empty line. An empty text also has one line.
        if state.lines.count < maximumLineCount, start == characters.count, characters.last?.isNewline == true {
            state.isNewParagraph = true
            append(start..<start, isFirstLine: true, to: &state)
        }
        if start < characters.count { state.isTruncated = true }
        align(&state)
        let used = state.lines.map { $0.right - min($0.left, 0) }.max() ?? 0
        return TextLayout(lines: state.lines, size: CGSize(width: used, height: state.bottom), isTruncated: state.isTruncated)
    }

    /// The lines so far and the state for the next line.
    struct State {
        var lines: [TextLayout.Line] = []
        /// The available space of each line, its alignment, and whether it is the last line of its paragraph.
        var lineFrames: [(left: CGFloat, width: CGFloat, alignment: ParagraphStyle.Alignment, isLast: Bool)] = []
        /// The bottom edge of the last line.
        var bottom: CGFloat = 0
        var spacingBeforeNextLine: CGFloat = 0
        var isNewParagraph = false
        var isTruncated = false
    }

    /// Breaks a paragraph into lines.
    private func layOutParagraph(_ range: Range<Int>, into state: inout State) {
        let style = paragraphStyle(at: range.lowerBound)
        var start = range.lowerBound
        state.isNewParagraph = !state.lines.isEmpty
        repeat {
            let isFirstLine = start == range.lowerBound
            let maximumWidth = availableSpace(for: style, isFirstLine: isFirstLine).width
            let isLastLine = state.lines.count + 1 == maximumLineCount
            let hasMoreText = range.upperBound < characters.count
            if isLastLine, style.breakMode.truncates || style.breakMode == .clip {
                appendTruncatedLine(start..<range.upperBound, style: style, isFirstLine: isFirstLine, hasMoreText: hasMoreText, to: &state)
                return
            }
            let end = self.lineEnd(in: start..<range.upperBound, mode: style.breakMode, maximumWidth: maximumWidth)
            append(start..<end, isFirstLine: isFirstLine, to: &state)
            state.lineFrames[state.lineFrames.count - 1].isLast = end == range.upperBound
            start = end
            if isLastLine, start < characters.count { state.isTruncated = true }
        } while start < range.upperBound && state.lines.count < maximumLineCount
    }

    /// Returns the end of a line that starts with the range: the end of the range if everything fits, otherwise the last break opportunity
    /// that fits. If no opportunity fits, the line gets as many characters as fit, but at least one.
    func lineEnd(in range: Range<Int>, mode: ParagraphStyle.BreakMode, maximumWidth: CGFloat) -> Int {
        var end = range.upperBound
        var pen: CGFloat = 0
        var opportunity: Int?
        for index in range {
            if index > range.lowerBound, canBreak(before: index, lineStart: range.lowerBound, mode: mode) { opportunity = index }
            pen += advances[index]
            guard pen > maximumWidth + Self.tolerance, !isHangingSpace(at: index) else { continue }
            end = opportunity ?? max(index, range.lowerBound + 1)
            break
        }
        // Characters next to a line break lose their kerning, so the line can be longer than the sum of its advances.
        while end > range.lowerBound + 1, end < range.upperBound, measuredWidth(of: range.lowerBound..<end) > maximumWidth + Self.tolerance
        {
            end = ((range.lowerBound + 1)..<end).last { canBreak(before: $0, lineStart: range.lowerBound, mode: mode) } ?? end - 1
        }
        return end
    }

    /// Whether a line that starts at `lineStart` can be broken before a character.
    func canBreak(before index: Int, lineStart: Int, mode: ParagraphStyle.BreakMode) -> Bool {
        if mode == .characters { return !isHangingSpace(at: index) }
        return LineBreakOpportunities.isAllowed(
            index - 2 >= lineStart ? characters[index - 2] : nil, characters[index - 1], characters[index])
    }

    /// Whether the character at an index takes no space at the end of a line.
    func isHangingSpace(at index: Int) -> Bool { LineBreakOpportunities.isHangingSpace(characters[index]) }

    /// Returns the width of a range as a line of its own, without the spaces at its end.
    func measuredWidth(of range: Range<Int>) -> CGFloat {
        var width: CGFloat = 0
        Self.forEachRun(in: visibleRange(of: range), characters: characters, spanIndices: spanIndices) { run in
            let style = text.spans[spanIndices[run.lowerBound]].style
            if let attachment = attachment(at: run.lowerBound) { return width += attachment.width + style.tracking }
            width += ShapedLine(String(characters[run]), style.font, tracking: style.tracking).width
        }
        return width
    }

    /// Returns the attachment in place of a character, or nil.
    func attachment(at index: Int) -> InlineAttachment? {
        characters[index] == InlineAttachment.character ? text.spans[spanIndices[index]].style.attachment : nil
    }

    /// Returns the range without the hanging spaces at its end.
    func visibleRange(of range: Range<Int>) -> Range<Int> {
        var end = range.upperBound
        while end > range.lowerBound, isHangingSpace(at: end - 1) { end -= 1 }
        return range.lowerBound..<end
    }
}

import FlipbookGeometry
import Foundation

/// Breaks a text into lines greedily: each line is as long as possible.
struct Typesetter {
    /// The length by which a line may exceed the available width. A caller may round the size of a layout, and then lay out the same text
    /// in the rounded width. The result must have the same lines.
    static let tolerance: CGFloat = 0.01
    /// A width above this value is treated as unlimited: the lines determine the width of the text.
    static let unlimitedWidth: CGFloat = 1e6

    let text: StyledText
    let width: CGFloat
    var maximumLineCount: Int
    /// The characters and the shaped runs of the text.
    let prepared: PreparedText
    /// The areas that the lines avoid, or nil if there are none.
    let exclusions: TextExclusions?
    /// Whether the text has right-to-left characters, and whether it has soft hyphens.
    let (hasRightToLeft, hasSoftHyphen): (Bool, Bool)
    /// Whether the text has so many characters that its lines are deferred if possible.
    let isLong: Bool
    /// The widths at which the layouts made so far are the same.
    var equalWidths: EqualWidths

    init(_ text: StyledText, width: CGFloat, lineLimit: Int, exclusions: TextExclusions? = nil) {
        self.text = text
        self.exclusions = exclusions
        self.width = Self.finiteWidth(width)
        maximumLineCount = lineLimit > 0 ? lineLimit : .max
        prepared = FontSystem.installed.preparedText(for: text)
        (hasRightToLeft, hasSoftHyphen) = (prepared.characters.hasRightToLeft, prepared.characters.hasSoftHyphen)
        isLong = prepared.characters.count > Self.maximumShortCount
        let hasInterval =
            exclusions == nil && !hasRightToLeft && !isLong && text.spans.allSatisfy(\.fillsWidth)
        equalWidths = EqualWidths(self.width, isExact: !hasInterval)
    }

    /// The largest number of characters of a text that is not long. All lines of a shorter text are made at once, because usually all of
    /// them are drawn, and its layouts are known for intervals of widths. A longer text has so many lines that the intervals would be very
    /// short.
    private static let maximumShortCount = 400

    /// Returns a width that is not negative and not NaN.
    static func finiteWidth(_ width: CGFloat) -> CGFloat { width.isNaN ? 0 : max(width, 0) }

    var characters: TextCharacters { prepared.characters }

    func style(of run: PreparedText.Run) -> TextStyle { text.spans[run.span].style }

    func style(at index: Int) -> TextStyle { text.spans[prepared.spanIndex(at: index)].style }

    func paragraphStyle(at index: Int) -> ParagraphStyle { text.spans[prepared.spanIndex(at: index)].paragraph }

    /// The horizontal space of a line.
    struct LineSpace {
        var left: CGFloat
        var width: CGFloat
        /// The distance of the start of the line from the leading edge of the text, which is the right edge in a right-to-left paragraph.
        var leading: CGFloat
    }

    /// Returns the space between the indents of a line. In a right-to-left paragraph, the indents are distances from the right edge.
    func availableSpace(for style: ParagraphStyle, isFirstLine: Bool, isRightToLeft: Bool) -> LineSpace {
        let start = isFirstLine ? style.firstLineIndent : style.headIndent
        let end = style.tailIndent > 0 ? min(style.tailIndent, width) : width + style.tailIndent
        let length = max(end - start, 0)
        guard isRightToLeft else { return LineSpace(left: start, width: length, leading: start) }
        // With an unlimited width, the lines determine the position of the right edge.
        return LineSpace(left: width > Self.unlimitedWidth ? 0 : width - start - length, width: length, leading: start)
    }

    // MARK: - Lines

    /// Returns the layout of the text.
    mutating func makeLayout() -> TextLayout {
        var state = State()
        var start = 0
        repeat {
            let end = (characters.firstNewline(in: start..<characters.count) ?? characters.count - 1) + 1
            if let exclusions {
                layOutParagraph(start..<max(end, start), around: exclusions, into: &state)
            } else {
                layOutParagraph(start..<max(end, start), into: &state)
            }
            start = end
        } while start < characters.count && state.lines.count < maximumLineCount
        // A newline at the end of the text starts an additional empty line. The loop has already added the line of an empty text.
        if state.lines.count < maximumLineCount, start == characters.count, characters.classes.last?.contains(.newline) == true {
            state.isNewParagraph = characters.startsParagraph(at: start)
            append(start..<start, isFirstLine: state.isNewParagraph, to: &state)
        }
        if start < characters.count { state.isTruncated = true }
        align(&state)
        let usedWidths = state.lines.indices.map {
            state.lines[$0].right + state.lineFrames[$0].rightIndent - min(state.lines[$0].left, 0)
        }
        let usedWidth = usedWidths.max() ?? 0
        return TextLayout(lines: state.lines, size: CGSize(width: usedWidth, height: state.bottom), isTruncated: state.isTruncated)
    }

    /// The space and the alignment of a line, which determine its horizontal position after all lines are broken.
    struct LineFrame {
        var left: CGFloat
        var width: CGFloat
        /// The indent at the right edge of the text, where the line of a right-to-left paragraph starts.
        var rightIndent: CGFloat
        var alignment: ParagraphStyle.Alignment
        /// Whether the line is the last one of its paragraph.
        var isLast = false
    }

    /// The lines that are already laid out, and the position and the spacing of the next line.
    struct State {
        var lines: [TextLayout.Line] = []
        /// The frame of each line.
        var lineFrames: [LineFrame] = []
        /// The bottom edge of the last line.
        var bottom: CGFloat = 0
        var spacingBeforeNextLine: CGFloat = 0
        var isNewParagraph = false
        var isTruncated = false
        private var source: LineSource?

        /// Returns the source of deferred lines, which is the same for all lines of a layout.
        mutating func lineSource(for typesetter: Typesetter) -> LineSource {
            let source = source ?? LineSource(typesetter)
            self.source = source
            return source
        }
    }

    /// Breaks a paragraph, or the part of a paragraph before or after a line separator, into lines.
    private mutating func layOutParagraph(_ range: Range<Int>, into state: inout State) {
        let style = paragraphStyle(at: range.lowerBound)
        var start = range.lowerBound
        let startsParagraph = characters.startsParagraph(at: start)
        state.isNewParagraph = startsParagraph && !state.lines.isEmpty
        repeat {
            let isFirstLine = startsParagraph && start == range.lowerBound
            let space = availableSpace(for: style, isFirstLine: isFirstLine, isRightToLeft: prepared.isRightToLeft(at: start))
            let isLastLine = state.lines.count + 1 == maximumLineCount
            let hasMoreText = range.upperBound < characters.count
            if isLastLine, style.breakMode.truncates || style.breakMode == .clip {
                appendTruncatedLine(start..<range.upperBound, style: style, isFirstLine: isFirstLine, hasMoreText: hasMoreText, to: &state)
                return
            }
            let end = self.lineEnd(in: start..<range.upperBound, mode: style.breakMode, space: space)
            append(start..<end, isFirstLine: isFirstLine, to: &state)
            state.lineFrames[state.lineFrames.count - 1].isLast = end == range.upperBound
            start = end
            if isLastLine, start < characters.count { state.isTruncated = true }
        } while start < range.upperBound && state.lines.count < maximumLineCount
    }

    /// Returns the end of the line that begins at the start of the range. If the whole range fits, the result is the end of the range.
    /// Otherwise the result is the last position at which the line may be broken so that it fits. If there is none, such as in a long word,
    /// the line contains as many characters as fit, but at least one.
    mutating func lineEnd(in range: Range<Int>, mode: ParagraphStyle.BreakMode, space: LineSpace) -> Int {
        var end = fittingEnd(in: range, mode: mode, space: space)
        if !equalWidths.isExact { narrowEqualWidths(toEnd: end, in: range, mode: mode, limit: space.width + Self.tolerance) }
        // Characters next to a line break lose their kerning, so the line can be longer than the sum of its advances.
        while end > range.lowerBound + 1, end < range.upperBound {
            let brokenWidth = brokenWidth(of: range.lowerBound..<end, leading: space.leading)
            let isTooLong = brokenWidth > space.width + Self.tolerance
            equalWidths.narrow(brokenWidth, fits: !isTooLong)
            guard isTooLong else { break }
            end = lastOpportunity(in: range.lowerBound..<end, mode: mode) ?? end - 1
        }
        return end
    }

    /// Returns the end of a line according to the advances of the characters, which ignore the effect of line breaks on kerning.
    private func fittingEnd(in range: Range<Int>, mode: ParagraphStyle.BreakMode, space: LineSpace) -> Int {
        var pen: CGFloat = 0
        var runIndex = range.isEmpty ? 0 : prepared.runIndex(at: range.lowerBound)
        var index = range.lowerBound
        while index < range.upperBound {
            var advances = advances(of: prepared.runs[runIndex], from: index, pen: space.leading + pen)
            let runEnd = min(prepared.runs[runIndex].range.upperBound, range.upperBound)
            let overflow = advances.firstOverflow(
                from: index, to: runEnd, pen: &pen, limit: space.width + Self.tolerance, prepared.characters.classes)
            if let overflow {
                return lastOpportunity(in: range.lowerBound..<(overflow + 1), mode: mode) ?? max(overflow, range.lowerBound + 1)
            }
            index = runEnd
            runIndex += 1
        }
        return range.upperBound
    }

    /// Narrows the equal widths to those at which `fittingEnd` has the same result: the line fits, and the characters up to the next
    /// opportunity for a break do not.
    private mutating func narrowEqualWidths(toEnd end: Int, in range: Range<Int>, mode: ParagraphStyle.BreakMode, limit: CGFloat) {
        let classes = prepared.characters.classes
        let isOpportunity = end < range.upperBound && canBreak(before: end, lineStart: range.lowerBound, mode: mode)
        var (pen, fitting, exceeding): (CGFloat, CGFloat, CGFloat) = (0, -.infinity, -.infinity)
        var runIndex = range.isEmpty ? 0 : prepared.runIndex(at: range.lowerBound)
        var index = range.lowerBound
        line: while index < range.upperBound {
            var advances = advances(of: prepared.runs[runIndex], from: index, pen: pen)
            let runEnd = min(prepared.runs[runIndex].range.upperBound, range.upperBound)
            while index < runEnd {
                // Without an opportunity, the line ends before the first character that does not fit.
                let isEnd = index > end && (!isOpportunity || canBreak(before: index, lineStart: range.lowerBound, mode: mode))
                if isEnd { break line }
                pen += advances.next(isNewline: classes[index].contains(.newline))
                defer { index += 1 }
                guard !classes[index].contains(.hangingSpace) else { continue }
                // A line has at least one character, even if it does not fit.
                if index == range.lowerBound, pen > limit { return equalWidths.narrow(pen, fits: false) }
                if index < end { fitting = max(fitting, pen) } else { exceeding = max(exceeding, pen) }
            }
            runIndex += 1
        }
        equalWidths.narrow(fitting, fits: true)
        if end < range.upperBound { equalWidths.narrow(exceeding, fits: false) }
    }

    /// Returns the last character of a range, except the first one, before which a line that starts with the range can be broken.
    private func lastOpportunity(in range: Range<Int>, mode: ParagraphStyle.BreakMode) -> Int? {
        var index = range.upperBound - 1
        while index > range.lowerBound {
            if canBreak(before: index, lineStart: range.lowerBound, mode: mode) { return index }
            index -= 1
        }
        return nil
    }

    /// Returns the advances of the characters of a run, beginning with the character at an index, whose distance from the leading edge of
    /// the text is `pen`.
    private func advances(of run: PreparedText.Run, from index: Int, pen: CGFloat) -> RunAdvances {
        let tracking = text.spans[run.span].style.tracking
        guard let shaped = run.shaped else {
            if run.isTab { return RunAdvances(cumulativeEms: [], fixed: tabWidth(at: pen, of: index)) }
            return RunAdvances(cumulativeEms: [], fixed: (text.spans[run.span].style.attachment?.width ?? 0) + tracking)
        }
        return RunAdvances(
            cumulativeEms: shaped.cumulativeAdvances, size: text.spans[run.span].style.font.size, tracking: tracking,
            first: index - run.range.lowerBound)
    }

    /// Whether a line that starts at `lineStart` can be broken before a character.
    func canBreak(before index: Int, lineStart: Int, mode: ParagraphStyle.BreakMode) -> Bool {
        if mode == .characters { return !isHangingSpace(at: index) }
        let classes = characters.classes
        return LineBreakOpportunities.isAllowed(
            index - 2 >= lineStart ? classes[index - 2] : nil, classes[index - 1], classes[index])
    }

    /// Whether the character at an index has no width at the end of a line.
    func isHangingSpace(at index: Int) -> Bool { characters.classes[index].contains(.hangingSpace) }

    /// Returns the width of a range as a separate line, without the spaces at its end. `leading` is the distance of the line from the
    /// leading edge of the text.
    func measuredWidth(of range: Range<Int>, leading: CGFloat) -> CGFloat {
        var width: CGFloat = 0
        prepared.forEachPart(of: visibleRange(of: range)) { run, part in
            if run.isTab { return width += tabWidth(at: leading + width, of: part.lowerBound) }
            let tracking = text.spans[run.span].style.tracking
            guard run.shaped != nil else { return width += (text.spans[run.span].style.attachment?.width ?? 0) + tracking }
            width += prepared.width(part, of: run, font: text.spans[run.span].style.font, tracking: tracking)
        }
        return width
    }

    /// Returns the width of a line that is broken after a range, with the hyphen of a soft hyphen at its end.
    private func brokenWidth(of range: Range<Int>, leading: CGFloat) -> CGFloat {
        let width = measuredWidth(of: range, leading: leading)
        return hasSoftHyphen && characters.endsAtSoftHyphen(range) ? width + hyphen(styledLike: range.upperBound - 1).width : width
    }

    /// Returns the hyphen that is shown in place of a soft hyphen at the end of a line.
    func hyphen(styledLike index: Int) -> ShapedLine {
        let style = style(at: index)
        return ShapedLine("-", style.font, tracking: style.tracking)
    }

    /// Returns the range without the hanging spaces at its end.
    func visibleRange(of range: Range<Int>) -> Range<Int> { characters.withoutHangingSpaces(range) }
}

import FlipbookGeometry
import Foundation

extension Typesetter {
    /// Appends a line below the others.
    func append(_ range: Range<Int>, isFirstLine: Bool, to state: inout State) {
        append([.text(range)], range: range, isFirstLine: isFirstLine, to: &state)
    }

    /// A part of a line: a range of the text, or an ellipsis with the style of the character at an index.
    enum LineContent {
        case text(Range<Int>)
        case ellipsis(styledLike: Int)
    }

    /// Appends a line below the others. `range` is the range of the text that the line represents, even if the line is
    /// truncated.
    ///
    /// `space` is the left edge and the width of the line, or nil for all of the space between the indents.
    func append(
        _ contents: [LineContent], range: Range<Int>, isFirstLine: Bool, space: (left: CGFloat, width: CGFloat)? = nil,
        to state: inout State
    ) {
        let style = paragraphStyle(at: range.lowerBound)
        let available = space ?? availableSpace(for: style, isFirstLine: isFirstLine)
        var line = makeLine(contents, range: range, left: available.left)
        addParagraphSpacing(before: range.lowerBound, style, to: &state)
        if !state.lines.isEmpty { state.bottom += state.spacingBeforeNextLine }
        let naturalHeight = line.height
        let height = adjustedHeight(naturalHeight, style)
        line.top = state.bottom
        line.height = height
        // A change of the height is applied above the baseline only.
        line.baseline = line.top + height - naturalHeight + line.ascent
        state.bottom += height
        state.spacingBeforeNextLine = style.lineSpacing
        state.lineFrames.append((available.left, available.width, style.alignment, false))
        state.lines.append(line)
    }

    /// Adds the space between two paragraphs, if the next line is the first of a paragraph.
    func addParagraphSpacing(before index: Int, _ style: ParagraphStyle, to state: inout State) {
        guard state.isNewParagraph, !state.lines.isEmpty else { return }
        state.bottom += paragraphStyle(at: index - 1).paragraphSpacing + style.paragraphSpacingBefore
        state.isNewParagraph = false
    }

    /// Returns the height of a line in a paragraph that changes line heights.
    func adjustedHeight(_ naturalHeight: CGFloat, _ style: ParagraphStyle) -> CGFloat {
        var height = naturalHeight
        if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple }
        if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
        return max(height, style.minimumLineHeight)
    }

    /// Returns a line without vertical position. Its height is the sum of the largest ascent, descent and leading of its styles.
    private func makeLine(_ contents: [LineContent], range: Range<Int>, left: CGFloat) -> TextLayout.Line {
        var line = TextLayout.Line(
            range: starts[range.lowerBound]..<starts[range.upperBound], fragments: [], left: left, width: 0, top: 0, height: 0, baseline: 0,
            ascent: 0, descent: 0, isTruncated: false, carets: [])
        var leading: CGFloat = 0
        func includeMetrics(of style: TextStyle) {
            let metrics = FontSystem.installed.metrics(for: style.font)
            line.ascent = max(line.ascent, metrics.ascent + style.baselineOffset)
            line.descent = max(line.descent, metrics.descent - style.baselineOffset)
            leading = max(leading, metrics.leading)
        }
        var pen = left
        func addFragment(_ string: String, style: TextStyle) -> ShapedLine {
            let shapedLine = ShapedLine(string, style.font, tracking: style.tracking)
            line.fragments.append(TextLayout.Fragment(line: shapedLine, x: pen, style: style))
            includeMetrics(of: style)
            return shapedLine
        }
        for content in contents {
            switch content {
            case .text(let textRange):
                let visible = visibleRange(of: textRange)
                Self.forEachRun(in: textRange, characters: characters, spanIndices: spanIndices) { run in
                    let style = text.spans[spanIndices[run.lowerBound]].style
                    guard !characters[run.lowerBound].isNewline || run.count > 1 else {
                        includeMetrics(of: style)
                        line.carets.append((starts[run.lowerBound], pen))
                        return
                    }
                    if let attachment = attachment(at: run.lowerBound) {
                        line.carets.append((starts[run.lowerBound], pen))
                        line.fragments.append(TextLayout.Fragment(line: ShapedLine("", style.font), x: pen, style: style))
                        includeMetrics(of: style)
                        line.ascent = max(line.ascent, attachment.ascent + style.baselineOffset)
                        line.descent = max(line.descent, attachment.descent - style.baselineOffset)
                        pen += attachment.width + style.tracking
                        if run.lowerBound < visible.upperBound { line.width = pen - left }
                        return
                    }
                    let printable = run.last.map { characters[$0].isNewline } == true ? run.dropLast() : run
                    let shapedLine = addFragment(String(characters[printable]), style: style)
                    for (position, index) in run.enumerated() {
                        line.carets.append((starts[index], pen + shapedLine.x(ofCharacter: min(position, printable.count))))
                        if index < visible.upperBound { line.width = pen - left + shapedLine.x(ofCharacter: position + 1) }
                    }
                    pen += shapedLine.width
                }
            case .ellipsis(let styleIndex):
                line.isTruncated = true
                pen += addFragment("…", style: text.spans[spanIndices[styleIndex]].style).width
                line.width = pen - left
            }
        }
        line.carets.append((starts[range.upperBound], pen))
        if line.fragments.isEmpty { includeMetrics(of: text.spans[spanIndices[range.lowerBound]].style) }
        line.reorderFragments(hangingWidth: pen - left - line.width)
        line.height = line.ascent + line.descent + leading
        return line
    }

    // MARK: - Alignment

    /// Moves the lines according to their alignment, after the width of the layout is known.
    func align(_ state: inout State) {
        let hasUnlimitedWidth = width > Self.unlimitedWidth
        let maximumRight = state.lines.map(\.right).max() ?? 0
        for (index, frame) in state.lineFrames.enumerated() {
            let availableWidth = hasUnlimitedWidth ? max(maximumRight - frame.left, 0) : frame.width
            let extraWidth = availableWidth - state.lines[index].width
            switch frame.alignment {
            case .left: break
            case .center: move(&state.lines[index], by: extraWidth / 2)
            case .right: move(&state.lines[index], by: extraWidth)
            case .natural: if state.lines[index].isRightToLeft { move(&state.lines[index], by: extraWidth) }
            case .justified: if !frame.isLast, extraWidth > 0, !hasUnlimitedWidth { justify(&state.lines[index], adding: extraWidth) }
            }
        }
    }

    private func move(_ line: inout TextLayout.Line, by distance: CGFloat) {
        line.left += distance
        for index in line.fragments.indices { line.fragments[index].x += distance }
        for index in line.carets.indices { line.carets[index].x += distance }
    }

    /// Widens the spaces between words until the line is full.
    private func justify(_ line: inout TextLayout.Line, adding extraWidth: CGFloat) {
        let visibleText = line.text.reversed().drop(while: LineBreakOpportunities.isHangingSpace)
        let spaces = visibleText.count { $0 == " " || $0 == "\u{A0}" }
        guard spaces > 0, !line.isTruncated else { return }
        let extraPerSpace = extraWidth / CGFloat(spaces)
        var offset: CGFloat = 0
        var caretIndex = 0
        for index in line.fragments.indices {
            let old = line.fragments[index]
            if old.style.attachment != nil {
                line.fragments[index].x += offset
                if caretIndex < line.carets.count { line.carets[caretIndex].x += offset }
                caretIndex += 1
                continue
            }
            let justified = ShapedLine(old.line.text, old.line.font, tracking: old.line.tracking, wordSpacing: extraPerSpace)
            line.fragments[index].line = justified
            line.fragments[index].x += offset
            for character in 0..<(justified.glyphRun.starts.count - 1) where caretIndex < line.carets.count {
                line.carets[caretIndex].x = line.fragments[index].x + justified.x(ofCharacter: character)
                caretIndex += 1
            }
            offset += justified.width - old.line.width
        }
        while caretIndex < line.carets.count {
            line.carets[caretIndex].x += offset
            caretIndex += 1
        }
        line.width += extraWidth
    }
}

extension TextLayout.Line {
    /// Whether the first strong character is right-to-left.
    fileprivate var isRightToLeft: Bool { BidirectionalAlgorithm.firstStrongIsRightToLeft(in: text) == true }

    /// Moves fragments from logical order to visual order if some are right-to-left. The spaces at the end of a
    /// right-to-left line hang on its left side.
    fileprivate mutating func reorderFragments(hangingWidth: CGFloat) {
        let directions = fragments.map { BidirectionalAlgorithm.firstStrongIsRightToLeft(in: $0.line.text) }
        guard directions.contains(true), let start = fragments.first?.x else { return }
        let lineIsRightToLeft = isRightToLeft
        let levels = directions.map { $0 == true ? 1 : $0 == false && lineIsRightToLeft ? 2 : lineIsRightToLeft ? 1 : 0 }
        var pen = lineIsRightToLeft ? start - hangingWidth : start
        for index in BidirectionalAlgorithm.visualOrder(of: levels) {
            fragments[index].x = pen
            pen += fragments[index].width
        }
    }
}

import FlipbookGeometry
import Foundation

extension Typesetter {
    /// Appends a line with a range of the text below the existing lines.
    func append(_ range: Range<Int>, isFirstLine: Bool, to state: inout State) {
        append(nil, range: range, isFirstLine: isFirstLine, to: &state)
    }

    /// A part of a line: a range of the text, or an ellipsis with the style of the character at an index.
    enum LineContent {
        case text(Range<Int>)
        case ellipsis(styledLike: Int)
    }

    /// Appends a line below the existing lines. `range` is the range of the text that the line represents, even if the line is truncated.
    ///
    /// `contents` are the parts of the line, or nil for the range of the text. `space` is the space of the line, or nil for the whole space
    /// between the indents.
    func append(_ contents: [LineContent]?, range: Range<Int>, isFirstLine: Bool, space: LineSpace? = nil, to state: inout State) {
        let style = paragraphStyle(at: range.lowerBound)
        let isRightToLeft = prepared.isRightToLeft(at: range.lowerBound)
        let available = space ?? availableSpace(for: style, isFirstLine: isFirstLine, isRightToLeft: isRightToLeft)
        let canDefer = isLong && contents == nil
        let deferred =
            canDefer ? deferredLine(range, space: available, alignment: style.alignment, source: state.lineSource(for: self)) : nil
        var line = deferred ?? makeLine(contents, range: range, space: available)
        addParagraphSpacing(before: range.lowerBound, style, to: &state)
        if !state.lines.isEmpty { state.bottom += state.spacingBeforeNextLine }
        let naturalHeight = line.height
        let height = adjustedHeight(naturalHeight, style)
        line.top = state.bottom
        line.height = height
        // The difference from the natural height is added above the baseline only.
        line.baseline = line.top + height - naturalHeight + line.ascent
        state.bottom += height
        state.spacingBeforeNextLine = style.lineSpacing
        let indent = isFirstLine ? style.firstLineIndent : style.headIndent
        state.lineFrames.append(
            LineFrame(
                left: available.left, width: available.width, rightIndent: isRightToLeft ? max(indent, 0) : 0, alignment: style.alignment))
        state.lines.append(consume line)
    }

    /// Adds the space between two paragraphs, if the next line is the first of a paragraph.
    func addParagraphSpacing(before index: Int, _ style: ParagraphStyle, to state: inout State) {
        guard state.isNewParagraph, !state.lines.isEmpty else { return }
        state.bottom += paragraphStyle(at: index - 1).paragraphSpacing + style.paragraphSpacingBefore
        state.isNewParagraph = false
    }

    /// Returns the height of a line, adjusted to the line heights of the paragraph style.
    func adjustedHeight(_ naturalHeight: CGFloat, _ style: ParagraphStyle) -> CGFloat {
        var height = naturalHeight
        if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple }
        if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
        return max(height, style.minimumLineHeight)
    }

    /// Returns a line whose vertical position is not set. Its height is the sum of the largest ascent, descent and leading of its styles.
    func makeLine(_ contents: [LineContent]?, range: Range<Int>, space: LineSpace) -> TextLayout.Line {
        var builder = LineBuilder(self, range: range, space: space)
        guard let contents else {
            builder.append(range)
            return builder.makeLine()
        }
        for content in contents {
            switch content {
            case .text(let textRange): builder.append(textRange)
            case .ellipsis(let styleIndex): builder.appendEllipsis(styledLike: styleIndex)
            }
        }
        return builder.makeLine()
    }

    // MARK: - Alignment

    /// Moves the lines according to their alignment, after the width of the layout is known.
    func align(_ state: inout State) {
        let hasUnlimitedWidth = width > Self.unlimitedWidth
        // Without a limit of the width, the lines are aligned in the width of the widest line.
        let maximumRight =
            hasUnlimitedWidth ? state.lines.indices.map { state.lines[$0].right + state.lineFrames[$0].rightIndent }.max() ?? 0 : 0
        for (index, frame) in state.lineFrames.enumerated() {
            let availableWidth = hasUnlimitedWidth ? max(maximumRight - frame.rightIndent - frame.left, 0) : frame.width
            let extraWidth = availableWidth - state.lines[index].width
            switch frame.alignment {
            case .left: break
            case .center: move(&state.lines[index], by: extraWidth / 2)
            case .right: move(&state.lines[index], by: extraWidth)
            case .natural: if state.lines[index].isRightToLeft { move(&state.lines[index], by: extraWidth) }
            case .justified:
                let isFilled =
                    !frame.isLast && extraWidth > 0 && !hasUnlimitedWidth && justify(&state.lines[index], adding: extraWidth)
                if !isFilled, state.lines[index].isRightToLeft { move(&state.lines[index], by: extraWidth) }
            }
        }
    }

    private func move(_ line: inout TextLayout.Line, by distance: CGFloat) {
        line.left += distance
        for index in line.fragments.indices { line.fragments[index].x += distance }
        for index in line.carets.indices { line.carets[index].x += distance }
        line.moveSegments(by: distance)
    }

    /// Widens the spaces between words by equal amounts, by `extraWidth` in total. The spaces at the end of the line keep their widths.
    /// Returns false if the line is truncated or has no spaces between words.
    private func justify(_ line: inout TextLayout.Line, adding extraWidth: CGFloat) -> Bool {
        guard !line.isTruncated else { return false }
        let first = characters.characterIndex(atUnit: line.range.lowerBound)
        let visible = visibleRange(of: first..<(first + line.carets.count - 1))
        let spaces = visible.count { characters.classes[$0].contains(.space) }
        guard spaces > 0 else { return false }
        let extraPerSpace = extraWidth / CGFloat(spaces)
        if line.hasRightToLeft {
            justifySegments(of: &line, adding: extraWidth, perSpace: extraPerSpace, visibleCount: visible.count)
        } else {
            justifyFragments(of: &line, adding: extraWidth, perSpace: extraPerSpace, visibleCount: visible.count)
            line.width += extraWidth
        }
        return true
    }

    private func justifyFragments(
        of line: inout TextLayout.Line, adding extraWidth: CGFloat, perSpace extraPerSpace: CGFloat, visibleCount: Int
    ) {
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
            let justified = old.line.withWordSpacing(extraPerSpace)
            line.fragments[index].line = justified
            line.fragments[index].x += offset
            // The last caret belongs to no character. The hyphen of a soft hyphen has a character, but no caret.
            for character in 0..<justified.characterCount where caretIndex < line.carets.count - 1 {
                if caretIndex > visibleCount {
                    line.carets[caretIndex].x += extraWidth
                } else {
                    line.carets[caretIndex].x = line.fragments[index].x + justified.x(ofCharacter: character)
                }
                caretIndex += 1
            }
            offset += justified.width - old.line.width
        }
        while caretIndex < line.carets.count {
            line.carets[caretIndex].x += caretIndex > visibleCount ? extraWidth : offset
            caretIndex += 1
        }
    }

    /// Justifies a line with right-to-left parts. The spaces at its end have their own segments.
    private func justifySegments(
        of line: inout TextLayout.Line, adding extraWidth: CGFloat, perSpace extraPerSpace: CGFloat, visibleCount: Int
    ) {
        for segment in line.segments where segment.characters.lowerBound < visibleCount {
            guard line.fragments[segment.fragment].style.attachment == nil else { continue }
            line.fragments[segment.fragment].line = line.fragments[segment.fragment].line.withWordSpacing(extraPerSpace)
        }
        line.width += extraWidth
        line.placeSegments()
    }
}

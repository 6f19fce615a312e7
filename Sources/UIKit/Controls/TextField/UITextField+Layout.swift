import CoreGraphics
import FlipbookTypography

/// The frames of the text field's parts.
extension UITextField {
    private func showsView(with mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    private var showsClearButton: Bool {
        showsView(with: clearButtonMode) && hasText && !(rightView != nil && showsView(with: rightViewMode))
    }

    func defaultTextRect(forBounds bounds: CGRect, editing: Bool) -> CGRect {
        // The frames are computed for a left-to-right layout, and mirrored at the end.
        func mirrored(_ rect: CGRect) -> CGRect { mirroredIfRightToLeft(rect, in: bounds) }
        var area = borderRect(forBounds: bounds)
        if borderStyle != .none { area = area.insetBy(dx: 7, dy: 2) }
        if leftView != nil, showsView(with: leftViewMode) {
            let edge = mirrored(leftViewRect(forBounds: bounds)).maxX + (borderStyle == .none ? 0 : 5)
            area = CGRect(x: edge, y: area.minY, width: max(area.maxX - edge, 0), height: area.height)
        }
        if rightView != nil, showsView(with: rightViewMode) {
            area.size.width = max(mirrored(rightViewRect(forBounds: bounds)).minX - area.minX, 0)
        } else if clearButtonMode == .always || clearButtonMode == (editing ? .whileEditing : .unlessEditing) {
            area.size.width = max(mirrored(clearButtonRect(forBounds: bounds)).minX - 3 - area.minX, 0)
        }
        return mirrored(area)
    }

    func layoutSideViews() {
        clearButton.alpha = showsClearButton ? 1 : 0
        clearButton.frame = clearButtonRect(forBounds: bounds)
        leftView?.isHidden = !showsView(with: leftViewMode)
        rightView?.isHidden = !showsView(with: rightViewMode)
        leftView?.frame = leftViewRect(forBounds: bounds)
        rightView?.frame = rightViewRect(forBounds: bounds)
        textClipView.frame = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }

    func layoutText() {
        let size = textClipView.bounds.size
        let textWidth = self.textWidth
        scrollToCaret(textWidth: textWidth)
        let start = textStartX(textWidth: textWidth)
        label.frame = CGRect(x: start, y: 0, width: isEditing ? textWidth + 1 : min(textWidth + 1, size.width), height: size.height)
        let placeholderArea = placeholderRect(forBounds: bounds)
        placeholderLabel.frame = CGRect(
            x: placeholderArea.minX - textClipView.frame.minX, y: 0, width: min(placeholderArea.width, size.width), height: size.height)
        placeholderLabel.textAlignment = textAlignment == .natural && isRightToLeft ? .right : textAlignment
        let selection = editor.selection
        selectionHighlight.isHidden = !isEditing || selection.isEmpty || editor.markedRange != nil
        let selected = rects(ofCharacters: selection)
        selectionHighlight.frame = selected[0]
        moreHighlights.show(
            selectionHighlight.isHidden ? [] : Array(selected.dropFirst()), selectionHighlight.backgroundColor, behind: label)
        caretView.isHidden = !isEditing || !selection.isEmpty
        caretView.frame = caretFrame(at: selection.lowerBound)
        markedTextUnderlines.whole.isHidden = editor.markedRange == nil
        markedTextUnderlines.selection.isHidden = editor.markedRange == nil || selection.isEmpty
        markedTextUnderlines.whole.frame = underlineRect(below: editor.markedRange ?? 0..<0, 1)
        markedTextUnderlines.selection.frame = underlineRect(below: selection, 2)
    }

    /// Returns the rectangles of a range of characters in `textClipView` from left to right, as high as the caret. There is at least one
    /// rectangle. There are several only if the text has both directions.
    private func rects(ofCharacters range: Range<Int>) -> [CGRect] {
        let height = effectiveFont.lineHeight.rounded()
        let y = ((textClipView.bounds.height - height) / 2).rounded()
        guard let line = layoutLine else {
            let start = textStartX(textWidth: textWidth)
            let (startX, endX) = (start + prefixWidth(range.lowerBound), start + prefixWidth(range.upperBound))
            return [CGRect(x: startX, y: y, width: endX - startX, height: height)]
        }
        let (start, units) = (lineStartX(line), editor.nsRange(range))
        guard units.length > 0 else { return [CGRect(x: start + line.x(at: units.location), y: y, width: 0, height: height)] }
        return line.areas(of: units.location..<(units.location + units.length)).map {
            CGRect(x: start + $0.left, y: y, width: $0.right - $0.left, height: height)
        }
    }

    /// Returns the rectangles of a range of characters in the field's coordinates.
    func selectionFrames(_ range: Range<Int>) -> [CGRect] {
        layoutIfNeeded()
        return rects(ofCharacters: range).map { textClipView.convert($0, to: self) }
    }

    private func underlineRect(below range: Range<Int>, _ thickness: CGFloat) -> CGRect {
        let rects = rects(ofCharacters: range)
        let rect = rects.dropFirst().reduce(rects[0]) { $0.union($1) }
        return CGRect(x: rect.minX, y: rect.minY + effectiveFont.ascender.rounded() + 2, width: rect.width, height: thickness)
    }

    /// Returns the frame of the caret in `textClipView`, limited to its bounds.
    func caretFrame(at index: Int) -> CGRect {
        let rect = rects(ofCharacters: index..<index)[0]
        return CGRect(x: min(max(rect.minX, 0), max(textClipView.bounds.width - 2, 0)), y: rect.minY, width: 2, height: rect.height)
    }

    private var effectiveFont: UIFont { font ?? .systemFont(ofSize: 17) }

    /// Sets `scrollOffset` so that the caret is visible.
    private func scrollToCaret(textWidth width: CGFloat) {
        let visibleWidth = textClipView.bounds.width - 2
        guard isEditing, width > visibleWidth else { return scrollOffset = 0 }
        let caretX = layoutLine.map { $0.x(at: editor.nsRange(0..<editor.caret).length) - $0.extent.left } ?? prefixWidth(editor.caret)
        scrollOffset = min(max(scrollOffset, caretX - visibleWidth), caretX)
        scrollOffset = min(max(scrollOffset, 0), width - visibleWidth)
    }

    private var alignsTextToRight: Bool {
        textAlignment == .right || (isRightToLeft && (textAlignment == .natural || textAlignment == .justified))
    }

    /// Returns the horizontal position of the text's start in `textClipView`. It depends on the alignment and the scroll offset.
    private func textStartX(textWidth width: CGFloat) -> CGFloat {
        let freeWidth = textClipView.bounds.width - width - (isEditing ? 2 : 0)
        guard freeWidth > 0 else { return -scrollOffset }
        return textAlignment == .center ? freeWidth / 2 : alignsTextToRight ? freeWidth : 0
    }

    // MARK: - Character positions

    /// The layout of the text if it has right-to-left parts or tabs. Otherwise nil: the position of a character is the width of the text
    /// before it.
    private var layoutLine: TextLayout.Line? {
        let text = displayedText(for: editor.text)
        guard text.utf8.contains(9) || BidirectionalAlgorithm.hasRightToLeft(text) else { return nil }
        if !isSecureTextEntry, let layout = styles.layout { return layout.lines.first }
        let font = withOwnTraits { effectiveFont.font }
        return TextLayout(StyledText(text, font), lineLimit: 1).lines.first
    }

    /// Returns the x coordinate in `textClipView` that has the coordinate 0 in the layout of a line. The label aligns right-to-left text
    /// with its right edge.
    private func lineStartX(_ line: TextLayout.Line) -> CGFloat {
        let start = textStartX(textWidth: textWidth)
        return line.isRightToLeft ? start + textWidth + 1 - line.right : start
    }

    /// The width of the text, including spaces at its end.
    private var textWidth: CGFloat {
        guard let extent = layoutLine?.extent else { return prefixWidth(editor.characters.count) }
        return extent.right - extent.left
    }

    /// Returns the width of the first `count` characters.
    private func prefixWidth(_ count: Int) -> CGFloat {
        if let width = styledPrefixWidth(count) { return width }
        let font = withOwnTraits { effectiveFont.font }
        return FontSystem.installed.width(of: ShapedLine(displayedText(for: editor.prefix(count)), font))
    }

    /// Returns the index of the position between two characters that is nearest to `x`.
    ///
    /// The index is found by bisection. This is possible because the width of a prefix never decreases when a character is added.
    func characterIndex(atX x: CGFloat) -> Int {
        if let line = layoutLine {
            return LineEditor.characterIndex(utf16Offset: line.offset(at: x - lineStartX(line)), in: editor.characters)
        }
        let target = x - textStartX(textWidth: prefixWidth(editor.characters.count))
        var (low, high) = (0, editor.characters.count)
        while low < high {
            let middle = (low + high) / 2
            if (prefixWidth(middle) + prefixWidth(middle + 1)) / 2 < target { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Whether the text has right-to-left parts or tabs.
    var hasLayoutLine: Bool { layoutLine != nil }

    /// Returns the index of the character that is nearest to `x`, or nil if the text has neither right-to-left parts nor tabs.
    func layoutCharacterIndex(atX x: CGFloat) -> Int? {
        guard let line = layoutLine, let (caret, _) = line.character(at: x - lineStartX(line)) else { return nil }
        return LineEditor.characterIndex(utf16Offset: line.carets[caret].offset, in: editor.characters)
    }

    /// The rectangle of the caret in the field's coordinates.
    package var caretRect: CGRect {
        layoutIfNeeded()
        return caretView.convert(caretView.bounds, to: self)
    }
}

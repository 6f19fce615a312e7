import CoreGraphics
import FlipbookTypography
import Foundation
import QuartzCore

/// The layout of the text, and the frames of the caret and of the selection.
extension UITextView {
    func setUpText() {
        layoutManager.defaultStyle = FlipbookTypography.TextStyle(font: TextDefaults.standardFont.font, color: UIColor.label.cgColor)
        layoutManager.attributeFilter = { [weak self] in self?.displayedAttributes($0) ?? $0 }
        layoutManager.performWithTraits = { [weak self] body in
            if let self { UITraitCollection.withCurrent(traitCollection, body) } else { body() }
        }
        layoutManager.didInvalidate = { [weak self] in self?.textLayoutDidInvalidate() }
        layoutManager.didProcessEditing = { [weak self] in self?.textStorageDidChange($0, $1, $2) }
        textContainer.widthTracksTextView = true
        storedTypingAttributes = defaults.attributes
        setDefaults { backgroundColor = .systemBackground }
        markedTextView.isUserInteractionEnabled = false
        caretView.isUserInteractionEnabled = false
        caretView.layer.cornerRadius = 1
        for view in [contentView, markedTextView, caretView] { addSubview(view) }
        gestures = TextViewGestures(self)
        isAccessibilityElement = true
        endOfTextDidChange()
    }

    /// Returns the attributes with which text is drawn: for a link, the tint color and `linkTextAttributes` are added.
    private func displayedAttributes(_ attributes: [NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any] {
        guard attributes[.link] != nil else { return attributes }
        var result = attributes
        result[.foregroundColor] = tintColor
        result.merge(linkTextAttributes ?? [:]) { $1 }
        return result
    }

    private func textLayoutDidInvalidate() {
        contentView.invalidate()
        setNeedsLayout()
        if !isScrollEnabled { invalidateIntrinsicContentSize() }
    }

    func textGeometryDidChange() {
        contentView.invalidate()
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    /// The origin of the text container in the content.
    var textOrigin: CGPoint { CGPoint(x: textContainerInset.left, y: textContainerInset.top) }
    private var padding: CGFloat { textContainer.padding }
    /// The origin of the lines in the content.
    private var lineOrigin: CGPoint { CGPoint(x: textOrigin.x + padding, y: textOrigin.y) }

    // MARK: - Size

    /// Sets the size of the container and of the content.
    func updateTextLayout() {
        let inset = textContainerInset
        let area = bounds.width - adjustedContentInset.left - adjustedContentInset.right
        if textContainer.widthTracksTextView {
            let height = isScrollEnabled ? CGFloat.greatestFiniteMagnitude : max(bounds.height - inset.top - inset.bottom, 1)
            textContainer.size = CGSize(width: max(area - inset.left - inset.right, 1), height: height)
        }
        let used = layoutManager.updatedLayouts.size
        let height = roundedUp(used.height + inset.top + inset.bottom)
        let width = textContainer.widthTracksTextView ? max(area, 0) : roundedUp(used.width + 2 * padding + inset.left + inset.right)
        let size = CGSize(width: width, height: isScrollEnabled ? height : max(bounds.height, 0))
        if contentSize != size { contentSize = size }
    }

    private func roundedUp(_ length: CGFloat) -> CGFloat {
        let scale = max(UIScreen.main.scale, 1)
        return (length * scale - 1e-6).rounded(.up) / scale
    }

    func defaultSizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width.isFinite && size.width > 0 ? size.width : .greatestFiniteMagnitude
        let fitting = fittingSize(forWidth: width)
        return CGSize(width: width < .greatestFiniteMagnitude && isScrollEnabled ? width : fitting.width, height: fitting.height)
    }

    /// Returns the size of the text and its insets for a width.
    func fittingSize(forWidth width: CGFloat) -> CGSize {
        let insets = textContainerInset.left + textContainerInset.right
        let old = textContainer.size
        let manager = layoutManager
        guard old.width != width - insets || textContainer.exclusions != nil || old.height < .greatestFiniteMagnitude else {
            return outerSize(manager.updatedLayouts.size)
        }
        var layouts = ParagraphLayouts()
        manager.measure(&layouts, width: width < 1e6 ? max(width - insets - 2 * padding, 0) : .greatestFiniteMagnitude)
        return outerSize(layouts.size)
    }

    private func outerSize(_ text: CGSize) -> CGSize {
        CGSize(
            width: roundedUp(text.width + 2 * padding + textContainerInset.left + textContainerInset.right),
            height: roundedUp(text.height + textContainerInset.top + textContainerInset.bottom))
    }

    // MARK: - Positions

    /// Returns the frame of the caret at an offset, in the coordinates of the content.
    func caretFrame(at offset: Int) -> CGRect {
        updateTextLayout()
        let rect = layoutManager.updatedLayouts.caretRect(at: offset).offsetBy(dx: lineOrigin.x, dy: lineOrigin.y)
        return CGRect(x: (rect.minX - 1).rounded(), y: rect.minY.rounded(), width: 2, height: max(rect.height.rounded(), 4))
    }

    /// Returns the offset that is nearest to a point of the content.
    func offset(at point: CGPoint) -> Int {
        updateTextLayout()
        return layoutManager.updatedLayouts.offset(at: linePoint(point))
    }

    /// Returns a point of the content in the coordinates of the lines.
    func linePoint(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x - lineOrigin.x, y: point.y - lineOrigin.y) }

    /// Returns the rectangles around a range, in the coordinates of the content.
    func textRects(of range: Range<Int>) -> [CGRect] {
        updateTextLayout()
        return layoutManager.updatedLayouts.rects(of: range, from: -.greatestFiniteMagnitude, to: .greatestFiniteMagnitude)
            .map { $0.offsetBy(dx: lineOrigin.x, dy: lineOrigin.y) }
    }

    /// Returns the rectangles of a selection, for the visible lines and for lines up to one view height above and below them.
    ///
    /// If the selection continues before or after a line, the rectangle of the line extends to the edge at which the selection continues.
    /// With excluded areas, the rectangles cover only the characters.
    func highlightRects(of range: Range<Int>) -> [CGRect] {
        let layouts = layoutManager.updatedLayouts
        let visible = (bounds.minY - lineOrigin.y - bounds.height)...(bounds.maxY - lineOrigin.y + bounds.height)
        let edges = (left: textOrigin.x + padding, right: max(textOrigin.x + textContainer.size.width - padding, textOrigin.x + padding))
        return layouts.lines(from: visible.lowerBound, to: visible.upperBound).flatMap { line -> [CGRect] in
            let (low, high) = (max(range.lowerBound, line.range.lowerBound), min(range.upperBound, line.range.upperBound))
            guard low < high || (low == high && line.range.isEmpty && range.contains(low)) else { return [] }
            let start = layouts.paragraphs[line.paragraph].start
            let (top, bottom) = ((line.top + lineOrigin.y).rounded(), (line.bottom + lineOrigin.y).rounded())
            let continuesBefore = range.lowerBound < line.range.lowerBound
            let continuesAfter = range.upperBound >= line.range.upperBound && line.range.upperBound < textStorage.utf16Count
            if line.line.hasRightToLeft {
                let (left, right) = (edges.left - lineOrigin.x, edges.right - lineOrigin.x)
                let (first, last) = line.line.isRightToLeft ? (right, left) : (left, right)
                let canExtend = textContainer.exclusions == nil
                let areas = line.line.areas(
                    of: (low - start)..<(high - start), before: canExtend && continuesBefore ? first : nil,
                    after: canExtend && continuesAfter ? last : nil)
                return areas.map {
                    let (a, b) = (($0.left + lineOrigin.x).rounded(), ($0.right + lineOrigin.x).rounded())
                    return CGRect(x: a, y: top, width: max(b - a, 2), height: bottom - top)
                }
            }
            var (a, b) = (line.line.x(at: low - start) + lineOrigin.x, line.line.x(at: high - start) + lineOrigin.x)
            (a, b) = (min(a, b), max(a, b))
            if textContainer.exclusions == nil {
                if continuesBefore { a = min(a, edges.left) }
                if continuesAfter { b = max(b, edges.right) }
            }
            return [CGRect(x: a.rounded(), y: top, width: max(b.rounded() - a.rounded(), 2), height: bottom - top)]
        }
    }

    func defaultSelectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        guard let offsets = offsets(of: range), !offsets.isEmpty else { return [] }
        let rects = textRects(of: offsets)
        // In a line with text of both writing directions, the first and the last character can be in any of the rectangles of the line.
        let (first, last) = (middle(of: offsets.lowerBound), middle(of: offsets.upperBound - 1))
        let start = rects.firstIndex { $0.contains(first) } ?? 0
        let end = rects.lastIndex { $0.contains(last) } ?? rects.count - 1
        return rects.enumerated().map { index, rect in
            TextSelectionRect(rect, containsStart: index == start, containsEnd: index == end)
        }
    }

    /// Returns the middle of the character at an offset.
    private func middle(of offset: Int) -> CGPoint {
        let rect = textRects(of: offset..<(offset + 1)).first ?? .null
        return CGPoint(x: rect.midX, y: rect.midY)
    }

    func defaultCharacterRange(at point: CGPoint) -> UITextRange? {
        updateTextLayout()
        guard textStorage.utf16Count > 0 else { return nil }
        let linePoint = CGPoint(x: point.x - textOrigin.x, y: point.y - textOrigin.y)
        let index = layoutManager.characterIndex(for: linePoint, in: textContainer, fractionOfDistanceBetweenInsertionPoints: nil)
        return TextOffsetRange(NSRange(characterRange(containing: index)))
    }

    // MARK: - Subviews

    /// Shows the visible lines, the caret and the selection.
    func layoutText() {
        contentView.frame = CGRect(origin: textOrigin, size: CGSize(width: max(contentSize.width, 0), height: max(contentSize.height, 0)))
        contentView.show(layoutManager, from: bounds.minY - textOrigin.y, to: bounds.maxY - textOrigin.y)
        layoutSelection()
    }

    private func layoutSelection() {
        caretView.isHidden = !isEditingText || !selection.isEmpty
        if !caretView.isHidden { caretView.frame = caretFrame(at: selection.caret) }
        let showsHighlight = isSelectable && isFirstResponder && !selection.isEmpty && markedRange == nil
        highlights.show(
            showsHighlight ? highlightRects(of: selection.range) : [], tintColor.withAlphaComponent(0.2), behind: contentView)
        markedTextView.isHidden = markedRange == nil
        let marked = markedRange.map { textRects(of: $0.location..<$0.location + $0.length) } ?? []
        if let first = marked.first {
            let all = marked.dropFirst().reduce(first) { $0.union($1) }
            markedTextView.frame = CGRect(x: all.minX, y: all.maxY.rounded() - 2, width: all.width, height: 1)
            markedTextView.backgroundColor = textColor
        }
        selectionController.update()
    }

    /// Starts the blinking of the caret again, beginning with a visible caret, and lays out the selection in the next layout pass.
    func selectionDidChange() {
        caretView.backgroundColor = tintColor
        caretView.layer.removeAnimation(forKey: "blink")
        setNeedsLayout()
        guard isEditingText, selection.isEmpty, window != nil else { return }
        CaretBlinking.start(caretView.layer)
    }

    // MARK: - Scrolling

    func defaultScrollRangeToVisible(_ range: NSRange) {
        let count = textStorage.utf16Count
        let start = min(max(range.location, 0), count)
        let end = start + min(max(range.length, 0), count - start)
        let rect = caretFrame(at: start).union(caretFrame(at: end))
        if isScrollEnabled { scrollRectToVisible(rect.insetBy(dx: 0, dy: -2), animated: window != nil && !isEditingText) }
    }

    /// Scrolls by the smallest distance until the caret is visible. If the text view itself does not scroll, the scroll view that contains
    /// it is scrolled.
    func scrollCaretToVisible() {
        guard window != nil else { return }
        let rect = caretFrame(at: selection.caret).insetBy(dx: 0, dy: -4)
        if isScrollEnabled { return scrollRectToVisible(rect, animated: false) }
        var view = superview
        while let current = view, !(current is UIScrollView) { view = current.superview }
        if let outer = view as? UIScrollView { outer.scrollRectToVisible(convert(rect, to: outer), animated: false) }
    }
}

/// The blinking of a caret. Each start shows the caret for half a second before it fades out for the first time.
enum CaretBlinking {
    static func start(_ layer: CALayer) {
        let animation = CAKeyframeAnimation(keyPath: "opacity")
        animation.values = [1, 1, 0, 0, 1]
        animation.keyTimes = [0, 0.5, 0.62, 0.88, 1]
        animation.duration = 1
        animation.repeatCount = .infinity
        Activity.perform(Activity(.system, "caret")) { layer.add(animation, forKey: "blink") }
    }
}

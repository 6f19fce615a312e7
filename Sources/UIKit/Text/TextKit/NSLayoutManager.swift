import CoreGraphics
import FlipbookTypography
import Foundation

/// Lays out the text of a text storage in a container.
///
/// Differs from Apple: only the first container contains text, and each UTF-16 unit of the text counts as a glyph.
@preconcurrency @MainActor open class NSLayoutManager: NSObject {
    nonisolated deinit {}

    /// Creates a layout manager.
    public override init() {}

    /// The object that observes the layout.
    open weak var delegate: (any NSLayoutManagerDelegate)?
    /// The text that is laid out.
    open internal(set) weak var textStorage: NSTextStorage?
    /// The containers of the text.
    open private(set) var textContainers: [NSTextContainer] = []

    private var layouts = ParagraphLayouts()
    private var needsReset = true
    /// The font and color of text that has no attributes for them.
    var defaultStyle = FlipbookTypography.TextStyle(font: UIFont.systemFont(ofSize: 12).font)
    /// The style of paragraphs that have no attribute for it.
    var defaultParagraph = ParagraphStyle()
    /// The attributes of an empty line at the end of the text. If nil, the attributes of the last character are used.
    var endAttributes: [NSAttributedString.Key: Any]?
    /// A closure that changes the attributes with which the text is drawn, for example to add the attributes of links.
    var attributeFilter: (([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any])?
    /// A function that calls its argument with the traits of the text view as the current traits, so that dynamic colors are resolved for
    /// the view.
    var performWithTraits: (() -> Void) -> Void = { $0() }
    /// Called after the text or the geometry has changed.
    var didInvalidate: () -> Void = {}
    /// Called after the text has changed, with the changed range in the old text, the new length of this range, and the kinds of changes.
    var didProcessEditing: (_ range: Range<Int>, _ newLength: Int, _ mask: NSTextStorage.EditActions) -> Void = { _, _, _ in }

    func attach(to storage: NSTextStorage?) {
        textStorage = storage
        invalidateAll()
    }

    /// Replaces the text storage, for all layout managers of the old text storage.
    open func replaceTextStorage(_ newTextStorage: NSTextStorage) {
        guard let old = textStorage else { return newTextStorage.addLayoutManager(self) }
        for manager in old.layoutManagers {
            old.removeLayoutManager(manager)
            newTextStorage.addLayoutManager(manager)
        }
    }

    // MARK: - Containers

    /// Adds a container at the end.
    open func addTextContainer(_ container: NSTextContainer) { insertTextContainer(container, at: textContainers.count) }

    /// Inserts a container.
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        textContainers.insert(container, at: min(max(index, 0), textContainers.count))
        container.layoutManager = self
        invalidateAll()
    }

    /// Removes a container.
    open func removeTextContainer(at index: Int) {
        guard textContainers.indices.contains(index) else { return }
        textContainers.remove(at: index).layoutManager = nil
        invalidateAll()
    }

    func containerDidChange(_ container: NSTextContainer) {
        guard container === textContainers.first else { return }
        delegate?.layoutManagerDidInvalidateLayout(self)
        didInvalidate()
    }

    // MARK: - Invalidation

    /// Lays out all text again when it is next needed, for example after a change of dynamic colors.
    func invalidateAll() {
        needsReset = true
        delegate?.layoutManagerDidInvalidateLayout(self)
        didInvalidate()
    }

    /// Lays out a range again when it is next needed.
    open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?) {
        actualCharRange?.pointee = charRange
        replace(charRange, delta: 0, [])
    }

    /// Lays out a range again when it is next needed, and draws it again.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) {
        invalidateLayout(forCharacterRange: charRange, actualCharacterRange: nil)
    }

    /// Called by the text storage after a change.
    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange, changeInLength delta: Int,
        invalidatedRange invalidatedCharRange: NSRange
    ) {
        replace(newCharRange, delta: delta, editMask)
    }

    /// Updates the layout after a change. `range` is the range in the changed text.
    private func replace(_ range: NSRange, delta: Int, _ mask: NSTextStorage.EditActions) {
        guard let textStorage, range.location != NSNotFound else { return }
        let old = range.location..<max(range.location + range.length - delta, range.location)
        if !needsReset { layouts.replace(old, newLength: range.length, text: textStorage.string) }
        delegate?.layoutManagerDidInvalidateLayout(self)
        if !mask.isEmpty { didProcessEditing(old, range.length, mask) }
        didInvalidate()
    }

    // MARK: - Layout

    /// Lays out the text in a container, if this is necessary.
    open func ensureLayout(for container: NSTextContainer) { _ = updatedLayouts }

    /// The up-to-date layout.
    var updatedLayouts: ParagraphLayouts {
        let text = textStorage?.string ?? ""
        if needsReset {
            needsReset = false
            let lengths = layouts.geometry.needsWholeText ? [text.utf16.count] : ParagraphLayouts.paragraphLengths(of: text[...])
            layouts.reset(lengths: lengths)
        }
        layouts.setGeometry(geometry, text: text)
        let count = layouts.layoutCount
        let isWhole = layouts.geometry.needsWholeText
        if !layouts.isValid {
            performWithTraits { layouts.update { styledText(in: $0, of: text, isWhole: isWhole) } }
        }
        if layouts.layoutCount != count {
            delegate?.layoutManager(self, didCompleteLayoutFor: textContainers.first, atEnd: true)
        }
        return layouts
    }

    /// Lays out the text in `other`, with another width and without a height limit.
    func measure(_ other: inout ParagraphLayouts, width: CGFloat) {
        let text = textStorage?.string ?? ""
        var geometry = geometry
        (geometry.width, geometry.height) = (width, .greatestFiniteMagnitude)
        other.reset(lengths: ParagraphLayouts.paragraphLengths(of: text[...]))
        other.setGeometry(geometry, text: text)
        other.update { styledText(in: $0, of: text, isWhole: geometry.needsWholeText) }
    }

    /// The number of paragraphs that were laid out so far.
    var layoutCount: Int { layouts.layoutCount }

    private var geometry: ParagraphLayouts.Geometry {
        guard let container = textContainers.first else { return ParagraphLayouts.Geometry() }
        var result = ParagraphLayouts.Geometry(width: container.lineWidth, exclusions: container.exclusions)
        let mode = container.lineBreakMode.layoutBreakMode
        result.lineLimit = max(container.maximumNumberOfLines, 0)
        if mode != .words, mode != .characters { result.height = container.heightLimit }
        if mode != .words { result.breakMode = mode }
        return result
    }

    /// Returns the text of a range for the typesetter, without the separator at its end.
    private func styledText(in range: Range<Int>, of text: String, isWhole: Bool) -> StyledText {
        guard let textStorage, !range.isEmpty else { return emptyText(at: range.lowerBound) }
        let units = text.utf16
        let start = units.index(units.startIndex, offsetBy: range.lowerBound)
        var part = String(text[start..<units.index(start, offsetBy: range.count)])
        if let last = part.last, "\n\r\r\n\u{2029}".contains(last), !isWhole { part.removeLast() }
        let length = part.utf16.count
        var spans: [StyledText.Span] = []
        for run in textStorage.attributeRuns(in: NSRange(location: range.lowerBound, length: max(length, 1))) {
            let attributes = attributeFilter?(run.attributes) ?? run.attributes
            let span = self.span(attributes, length: min(run.range.length, length))
            guard let attachment = attributes[.attachment] as? NSTextAttachment else {
                spans.append(span)
                continue
            }
            spans += span.inserting(attachment, into: part, at: run.range.location - range.lowerBound)
        }
        return StyledText(part, spans)
    }

    /// Returns the text of an empty line at the end, which has only a height.
    private func emptyText(at offset: Int) -> StyledText {
        var attributes = endAttributes
        if attributes == nil, offset > 0, let textStorage { attributes = textStorage.attributes(at: offset - 1, effectiveRange: nil) }
        return StyledText("", [span(attributes ?? [:], length: 0)])
    }

    private func span(_ attributes: [NSAttributedString.Key: Any], length: Int) -> StyledText.Span {
        var paragraph = (attributes[.paragraphStyle] as? NSParagraphStyle)?.style ?? defaultParagraph
        if paragraph.alignment == .natural { paragraph.alignment = defaultParagraph.alignment }
        // Unlike in labels, the paragraph style cannot truncate or clip lines here: these modes become word wrapping.
        if paragraph.breakMode != .characters { paragraph.breakMode = .words }
        return StyledText.Span(count: length, style: FlipbookTypography.TextStyle(attributes, defaultStyle), paragraph: paragraph)
    }

    // MARK: - Members that subclasses can override

    /// Returns the rectangle around all lines in a container, with the padding at their sides.
    open func usedRect(for container: NSTextContainer) -> CGRect { defaultUsedRect(for: container) }
    /// Returns the rectangle around a range of glyphs.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        defaultBoundingRect(forGlyphRange: glyphRange)
    }
    /// Returns the rectangle of the line that contains a glyph. It is as wide as the container.
    open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> CGRect {
        defaultLineRect(at: glyphIndex, effectiveGlyphRange, isUsedRect: false)
    }
    /// Returns the rectangle of the text of the line that contains a glyph, with the padding at its sides.
    open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> CGRect {
        defaultLineRect(at: glyphIndex, effectiveGlyphRange, isUsedRect: true)
    }
    /// Draws the backgrounds of a range of glyphs in the current context. `origin` is the position of the container.
    ///
    /// Differs from Apple: text views do not call the method.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) { drawInContext(glyphsToShow, origin, .backgrounds) }
    /// Draws a range of glyphs in the current context. `origin` is the position of the container.
    ///
    /// Differs from Apple: in a line of which the range contains a part, glyphs are clipped to their areas. Text views do not call the
    /// method.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) { drawInContext(glyphsToShow, origin, .glyphs) }
}

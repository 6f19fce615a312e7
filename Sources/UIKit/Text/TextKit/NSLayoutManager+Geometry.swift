import CoreGraphics
import FlipbookDisplayList
import FlipbookTypography
import Foundation

/// The positions of glyphs and characters in the coordinates of the container.
extension NSLayoutManager {
    private var padding: CGFloat { textContainers.first?.padding ?? 0 }
    private var containerWidth: CGFloat {
        let width = textContainers.first?.lineWidth ?? .greatestFiniteMagnitude
        return width < 1e6 ? width + 2 * padding : updatedLayouts.size.width + 2 * padding
    }

    func defaultUsedRect(for container: NSTextContainer) -> CGRect {
        guard container === textContainers.first else { return .zero }
        let layouts = updatedLayouts
        let lines = layouts.paragraphs.flatMap { $0.layout?.lines ?? [] }
        let left = lines.map(\.left).min() ?? 0
        let right = lines.map(\.right).max() ?? 0
        return CGRect(x: left, y: 0, width: right - left + 2 * padding, height: layouts.size.height)
    }

    func defaultBoundingRect(forGlyphRange range: NSRange) -> CGRect {
        let layouts = updatedLayouts
        let range = clamped(range)
        let rects = layouts.rects(of: range, from: -.greatestFiniteMagnitude, to: .greatestFiniteMagnitude)
        guard let first = rects.first else { return layouts.caretRect(at: range.lowerBound).offsetBy(dx: padding, dy: 0) }
        return rects.dropFirst().reduce(first) { $0.union($1) }.offsetBy(dx: padding, dy: 0)
    }

    func defaultLineRect(at index: Int, _ effectiveRange: NSRangePointer?, isUsedRect: Bool) -> CGRect {
        guard index >= 0, index < numberOfGlyphs, let line = updatedLayouts.line(at: index) else {
            preconditionFailure("*** -[NSLayoutManager lineFragmentRectForGlyphAtIndex:effectiveRange:]: invalid glyph index \(index)")
        }
        effectiveRange?.pointee = NSRange(line.range)
        return rect(of: line, isUsedRect: isUsedRect)
    }

    private func rect(of line: ParagraphLayouts.PlacedLine, isUsedRect: Bool) -> CGRect {
        let frame = line.frame
        if isUsedRect { return CGRect(x: frame.minX, y: frame.minY, width: frame.width + 2 * padding, height: frame.height) }
        return CGRect(x: 0, y: frame.minY, width: containerWidth, height: frame.height)
    }

    private func clamped(_ range: NSRange) -> Range<Int> {
        let count = numberOfGlyphs
        let start = min(max(range.location, 0), count)
        return start..<start + min(max(range.length, 0), count - start)
    }

    // MARK: - Glyphs and characters

    /// The number of glyphs.
    public var numberOfGlyphs: Int { textStorage?.utf16Count ?? 0 }

    /// Returns the glyphs that are laid out in a container.
    public func glyphRange(for container: NSTextContainer) -> NSRange {
        NSRange(location: 0, length: container === textContainers.first ? numberOfGlyphs : 0)
    }

    /// Returns the glyphs of characters.
    public func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?) -> NSRange {
        actualCharRange?.pointee = charRange
        return charRange
    }

    /// Returns the characters of glyphs.
    public func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }

    /// Returns the glyph of a character.
    public func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
    /// Returns the character of a glyph.
    public func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
    /// Returns whether a glyph with an index exists.
    public func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<numberOfGlyphs).contains(glyphIndex) }

    /// Returns the container of a glyph.
    public func textContainer(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> NSTextContainer? {
        effectiveGlyphRange?.pointee = NSRange(location: 0, length: numberOfGlyphs)
        return textContainers.first
    }

    /// Returns the index of the character at a point. The fraction is the part of the character's width that is before the point.
    public func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let layouts = updatedLayouts
        let x = point.x - padding
        partialFraction?.pointee = 0
        guard let line = layouts.line(at: CGPoint(x: x, y: point.y)), numberOfGlyphs > 0 else { return 0 }
        let start = layouts.paragraphs[line.paragraph].start
        let carets = line.line.carets
        guard carets.count > 1 else { return min(line.range.lowerBound, numberOfGlyphs - 1) }
        if let (caret, fraction) = line.line.character(at: x) {
            partialFraction?.pointee = fraction
            return start + carets[caret].offset
        }
        for (a, b) in zip(carets, carets.dropFirst()) where min(a.x, b.x) <= x && x < max(a.x, b.x) {
            partialFraction?.pointee = b.x == a.x ? 0 : (x - a.x) / (b.x - a.x)
            return start + a.offset
        }
        // A point left of the text means the first character, a point right of it the end of the last character.
        let isBefore = x < line.line.left
        partialFraction?.pointee = isBefore ? 0 : 1
        let index = isBefore ? line.range.lowerBound : start + carets[carets.count - 2].offset
        return min(index, numberOfGlyphs - 1)
    }

    /// Returns the index of the glyph at a point. The fraction is the part of the glyph's width that is before the point.
    public func glyphIndex(
        for point: CGPoint, in container: NSTextContainer, fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction)
    }

    /// Returns the index of the glyph at a point.
    public func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    }

    /// Returns the range of the glyphs in all lines that overlap the vertical range of a rectangle.
    public func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        let lines = updatedLayouts.lines(from: bounds.minY, to: bounds.maxY)
        guard let first = lines.first, let last = lines.last else { return NSRange(location: 0, length: 0) }
        return NSRange(first.range.lowerBound..<last.range.upperBound)
    }

    /// Returns the left end of a glyph's baseline, measured from the upper left corner of its line.
    public func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        let layouts = updatedLayouts
        guard let line = layouts.line(at: glyphIndex) else { return .zero }
        let offset = glyphIndex - layouts.paragraphs[line.paragraph].start
        let left = line.line.hasRightToLeft ? line.line.areas(of: offset..<(offset + 1))[0].left : line.line.x(at: offset)
        let x = left + padding
        return CGPoint(x: x, y: line.line.baseline - line.line.top)
    }

    // MARK: - Lines

    /// Calls a closure for each line of a range of glyphs, with the line's rectangle, the rectangle of its text, the container, and the
    /// range of the line's glyphs.
    public func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange, using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let container = textContainers.first else { return }
        let range = clamped(glyphRange)
        let layouts = updatedLayouts
        var stop = ObjCBool(false)
        for paragraph in layouts.index(at: range.lowerBound)...layouts.index(at: range.upperBound) {
            for line in layouts.lines(of: paragraph) where line.range.overlaps(range) {
                block(rect(of: line, isUsedRect: false), rect(of: line, isUsedRect: true), container, NSRange(line.range), &stop)
                if stop.boolValue { return }
            }
        }
    }

    /// Calls a closure with each rectangle that encloses glyphs of a range. A line has one rectangle, or several if its text has both
    /// writing directions.
    public func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange, in textContainer: NSTextContainer,
        using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for rect in updatedLayouts.rects(of: clamped(glyphRange), from: -.greatestFiniteMagnitude, to: .greatestFiniteMagnitude) {
            block(rect.offsetBy(dx: padding, dy: 0), &stop)
            if stop.boolValue { return }
        }
    }

    /// The rectangle of the empty line after a paragraph separator at the end of the text, or of the line of an empty text. It is zero if
    /// there is no such line.
    public var extraLineFragmentRect: CGRect {
        extraLine.map { rect(of: $0, isUsedRect: false) } ?? .zero
    }
    /// The area for text in `extraLineFragmentRect`.
    public var extraLineFragmentUsedRect: CGRect { extraLine.map { rect(of: $0, isUsedRect: true) } ?? .zero }

    private var extraLine: ParagraphLayouts.PlacedLine? {
        let layouts = updatedLayouts
        guard layouts.paragraphs.last?.length == 0 else { return nil }
        return layouts.lines(of: layouts.paragraphs.count - 1).last
    }

    // MARK: - Drawing

    /// The part of the text that is drawn.
    nonisolated enum Part { case backgrounds, glyphs, all }

    /// Appends the content of the lines that overlap the range between the y positions `top` and `bottom`. `origin` is the position of the
    /// container.
    func write(
        _ part: Part, from top: CGFloat, to bottom: CGFloat, at origin: CGPoint, pixelsPerPoint: CGFloat,
        into contents: inout [DisplayContent]
    ) {
        let layouts = updatedLayouts
        let limit = textContainers.first?.heightLimit ?? .greatestFiniteMagnitude
        let writer = TextDisplayWriter(pixelsPerPoint: pixelsPerPoint, shadow: nil)
        for index in layouts.indices(from: top, to: bottom) {
            let lines = layouts.lines(of: index).filter { $0.bottom > top && $0.top < bottom && $0.bottom <= limit + 0.01 }
            writer.write(
                lines.map(\.line), part, at: CGPoint(x: origin.x + padding, y: origin.y + layouts.paragraphs[index].top), into: &contents)
        }
    }

    func drawInContext(_ range: NSRange, _ origin: CGPoint, _ part: Part) {
        guard let context = UIGraphicsGetCurrentContext(), origin.x.isFinite, origin.y.isFinite, range.length > 0 else { return }
        let rect = defaultBoundingRect(forGlyphRange: range)
        // The range is slightly smaller, so that a rounding error is not treated as an overlap with the next line.
        let (top, bottom) = (rect.minY + 1e-6, rect.maxY - 1e-6)
        let scale = abs(context.ctm.determinant).squareRoot()
        var contents: [DisplayContent] = []
        write(part, from: top, to: bottom, at: origin, pixelsPerPoint: scale > 0 ? scale : 1, into: &contents)
        guard let areas = drawnAreas(of: clamped(range), from: top, to: bottom) else { return context.draw(contents) }
        context.saveGState()
        context.clip(to: areas.map { $0.offsetBy(dx: origin.x + padding, dy: origin.y) })
        context.draw(contents)
        context.restoreGState()
    }

    /// Returns the areas of the glyphs of a range in the lines between the y positions `top` and `bottom`, or nil if the range contains all
    /// visible glyphs of these lines.
    private func drawnAreas(of range: Range<Int>, from top: CGFloat, to bottom: CGFloat) -> [CGRect]? {
        let layouts = updatedLayouts
        let lines = layouts.lines(from: top, to: bottom)
        func containsVisibleGlyphs(of line: ParagraphLayouts.PlacedLine) -> Bool {
            let part = range.clamped(to: line.range)
            return isBlank(line.range.lowerBound..<part.lowerBound) && isBlank(part.upperBound..<line.range.upperBound)
        }
        if lines.allSatisfy(containsVisibleGlyphs(of:)) { return nil }
        return lines.flatMap { line -> [CGRect] in
            // Glyphs at the ends of a line can extend beyond its frame. The area of a whole line is therefore wider, to not clip them.
            if containsVisibleGlyphs(of: line) { return [line.frame.insetBy(dx: -line.frame.height, dy: 0)] }
            let part = range.clamped(to: line.range)
            return part.isEmpty ? [] : layouts.rects(of: part, from: line.top, to: line.bottom)
        }
    }

    /// Returns whether a range has only spaces and separators.
    private func isBlank(_ range: Range<Int>) -> Bool {
        guard !range.isEmpty, let textStorage else { return true }
        return (textStorage.string as NSString).substring(with: NSRange(range)).allSatisfy(\.isWhitespace)
    }
}

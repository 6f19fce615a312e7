import CoreGraphics
import FlipbookDisplayList
import FlipbookTypography
import Foundation

nonisolated extension String {
    /// Draws the string in the current context, with its upper left corner at a point. Lines end only at line breaks of the string.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) { styledText(attrs).draw(at: point) }

    /// Draws the string in the current context, broken into lines as wide as a rectangle, and clipped at its bottom.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) { styledText(attrs).draw(in: rect) }

    /// Draws the string in a rectangle. Without `.usesLineFragmentOrigin`, it is one line whose baseline begins at the rectangle's origin.
    /// A width or height of 0 is unlimited.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        styledText(attributes).draw(with: rect, options, context)
    }
}

nonisolated extension NSString {
    /// Draws the string in the current context, with its upper left corner at a point. Lines end only at line breaks of the string.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        description.draw(at: point, withAttributes: attrs)
    }

    /// Draws the string in the current context, broken into lines as wide as a rectangle, and clipped at its bottom.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        description.draw(in: rect, withAttributes: attrs)
    }

    /// Draws the string in a rectangle. Without `.usesLineFragmentOrigin`, it is one line whose baseline begins at the rectangle's origin.
    /// A width or height of 0 is unlimited.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        description.draw(with: rect, options: options, attributes: attributes, context: context)
    }
}

nonisolated extension NSAttributedString {
    /// Draws the text in the current context, with its upper left corner at a point. Lines end only at line breaks of the text.
    public func draw(at point: CGPoint) { styledText.draw(at: point) }

    /// Draws the text in the current context, broken into lines as wide as a rectangle, and clipped at its bottom.
    public func draw(in rect: CGRect) { styledText.draw(in: rect) }

    /// Draws the text in a rectangle. Without `.usesLineFragmentOrigin`, it is one line whose baseline begins at the rectangle's origin.
    /// A width or height of 0 is unlimited.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        styledText.draw(with: rect, options, context)
    }
}

nonisolated extension StyledText {
    fileprivate func draw(at point: CGPoint) { draw(TextLayout(self), at: point) }

    fileprivate func draw(in rect: CGRect) {
        guard rect.size.width > 0, rect.size.height > 0 else { return }
        drawLines(in: rect)
    }

    /// Draws lines that are as wide as a rectangle, and clips them at its bottom. A width or height of 0 is unlimited.
    private func drawLines(in rect: CGRect) {
        let layout = TextLayout(self, width: rect.size.width > 0 ? rect.size.width : .greatestFiniteMagnitude)
        guard rect.size.height > 0, layout.size.height > rect.size.height else { return draw(layout, at: rect.origin) }
        let width = rect.size.width > 0 ? rect.size.width : layout.size.width
        draw(layout, at: rect.origin, clippedTo: CGRect(origin: rect.origin, size: CGSize(width: width, height: rect.size.height)))
    }

    fileprivate func draw(with rect: CGRect, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?) {
        context?.totalBounds = boundingRect(with: rect.size, options, context)
        guard options.contains(.usesLineFragmentOrigin) else {
            let layout = TextLayout(self, lineLimit: 1)
            return draw(layout, at: CGPoint(x: rect.origin.x, y: rect.origin.y - layout.firstBaseline))
        }
        guard options.contains(.truncatesLastVisibleLine) else { return drawLines(in: rect) }
        let width = rect.size.width > 0 ? rect.size.width : .greatestFiniteMagnitude
        let height = rect.size.height > 0 ? rect.size.height : .greatestFiniteMagnitude
        draw(TextLayout(self, width: width, height: height), at: rect.origin)
    }

    private func draw(_ layout: TextLayout, at origin: CGPoint, clippedTo clip: CGRect? = nil) {
        guard let context = UIGraphicsGetCurrentContext(), origin.x.isFinite, origin.y.isFinite else { return }
        let scale = abs(context.ctm.determinant).squareRoot()
        var contents: [DisplayContent] = []
        TextDisplayWriter(pixelsPerPoint: scale > 0 ? scale : 1, shadow: nil)
            .write(layout, at: origin, clippedTo: clip, into: &contents)
        context.draw(contents)
    }
}

import CoreGraphics
import FlipbookDisplayList
import FlipbookTypography

/// Converts laid-out text to display content: backgrounds, shadows, glyphs, and lines under and through the text.
nonisolated struct TextDisplayWriter {
    var pixelsPerPoint: CGFloat
    /// The shadow of text that has no shadow attribute, or nil for no shadow.
    var shadow: FlipbookTypography.TextStyle.Shadow?

    /// Appends the content of a text. Everything outside of `clip` is cut off.
    func write(_ layout: TextLayout, at origin: CGPoint, clippedTo clip: CGRect? = nil, into contents: inout [DisplayContent]) {
        let first = contents.count
        write(layout.lines, .all, at: origin, into: &contents)
        guard let clip, contents.count > first else { return }
        contents.insert(.masked(count: contents.count - first, mask: 1), at: first)
        contents.append(.fill(RoundedRect(clip), .black))
    }

    /// Appends the backgrounds of lines, their glyphs, or both.
    func write(_ lines: [TextLayout.Line], _ part: NSLayoutManager.Part, at origin: CGPoint, into contents: inout [DisplayContent]) {
        // The lines of a long text make their fragments at each use, so they are requested once.
        let fragments = lines.map(\.fragments)
        if part != .glyphs { for (line, fragments) in zip(lines, fragments) { writeBackgrounds(fragments, line, origin, &contents) } }
        guard part != .backgrounds else { return }
        for (line, fragments) in zip(lines, fragments) {
            for fragment in fragments { write(fragment, line, origin, &contents) }
        }
    }

    private func writeBackgrounds(
        _ fragments: [TextLayout.Fragment], _ line: TextLayout.Line, _ origin: CGPoint, _ contents: inout [DisplayContent]
    ) {
        for fragment in fragments {
            guard let color = fragment.style.background else { continue }
            let rect = CGRect(x: origin.x + fragment.x, y: origin.y + line.top, width: fragment.width, height: line.height)
            contents.append(.fill(RoundedRect(rect), color))
        }
    }

    private func write(_ fragment: TextLayout.Fragment, _ line: TextLayout.Line, _ origin: CGPoint, _ contents: inout [DisplayContent]) {
        let style = fragment.style
        let position = CGPoint(x: origin.x + fragment.x, y: roundedToPixels(origin.y + line.baseline - style.baselineOffset))
        if let attachment = style.attachment { return write(attachment, style, position, &contents) }
        if let shadow = style.shadow ?? shadow {
            let shadowPosition = CGPoint(x: position.x + shadow.offset.width, y: position.y + shadow.offset.height)
            contents.append(.text(fragment.line, origin: shadowPosition, shadow.color))
        }
        let metrics = FontSystem.installed.metrics(for: style.font)
        if let decoration = style.underline { write(decoration, metrics.underlineOffset, metrics, fragment, position, &contents) }
        contents.append(.text(fragment.line, origin: position, style.color))
        if let decoration = style.strikethrough { write(decoration, -metrics.strikeoutOffset, metrics, fragment, position, &contents) }
    }

    /// Appends the picture of an attachment. `position` is the start of its baseline.
    private func write(
        _ attachment: InlineAttachment, _ style: FlipbookTypography.TextStyle, _ position: CGPoint, _ contents: inout [DisplayContent]
    ) {
        guard let image = attachment.image, attachment.bounds.width > 0, attachment.bounds.height > 0 else { return }
        let rect = CGRect(
            x: position.x + attachment.bounds.minX, y: position.y - attachment.bounds.maxY, width: attachment.bounds.width,
            height: attachment.bounds.height)
        contents.append(.image(image, RoundedRect(rect), ImageFillStyle(tint: attachment.isTemplate ? style.color : attachment.tint)))
    }

    /// Appends an underline or strikethrough whose center is `offset` points below the baseline. Its thickness is rounded to whole
    /// pixels, and is at least one pixel. The second line of a double decoration is below the first.
    private func write(
        _ decoration: FlipbookTypography.TextStyle.LineDecoration, _ offset: CGFloat, _ metrics: FontMetrics,
        _ fragment: TextLayout.Fragment, _ position: CGPoint,
        _ contents: inout [DisplayContent]
    ) {
        let thickness = max(roundedToPixels(metrics.lineThickness * decoration.thickness), 1 / pixelsPerPoint)
        let color = decoration.color ?? fragment.style.color
        var top = roundedToPixels(position.y + offset - thickness / 2)
        for _ in 0..<(decoration.isDouble ? 2 : 1) {
            for dash in dashes(decoration.pattern, thickness, fragment.width) {
                let rect = CGRect(x: position.x + dash.lowerBound, y: top, width: dash.upperBound - dash.lowerBound, height: thickness)
                contents.append(.fill(RoundedRect(rect), color))
            }
            top += 2 * thickness
        }
    }

    /// Returns the dashes of an underline or strikethrough as ranges of x. A solid line is one dash.
    private func dashes(_ pattern: FlipbookTypography.TextStyle.LineDecoration.Pattern, _ thickness: CGFloat, _ width: CGFloat) -> [Range<
        CGFloat
    >] {
        guard width > 0 else { return [] }
        let (dashLength, step): (CGFloat, CGFloat)
        switch pattern {
        case .solid: return [0..<width]
        case .dotted: (dashLength, step) = (thickness, 2 * thickness)
        case .dashed: (dashLength, step) = (4 * thickness, 6 * thickness)
        }
        return stride(from: 0, to: width, by: step).map { $0..<min($0 + dashLength, width) }
    }

    private func roundedToPixels(_ length: CGFloat) -> CGFloat { (length * pixelsPerPoint).rounded() / pixelsPerPoint }
}

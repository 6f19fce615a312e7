import CoreGraphics
import FlipbookTypography
import Foundation
import QuartzCore

nonisolated extension StyledText {
    /// Creates text from an attributed string. Missing attributes are taken from `style` and `paragraph`.
    init(_ attributed: NSAttributedString, _ style: FlipbookTypography.TextStyle, _ paragraph: ParagraphStyle) {
        self.init(attributed.string, attributed.attributeRuns, style, paragraph)
    }

    /// Creates text from runs of equal attributes. Missing attributes are taken from `style` and `paragraph`.
    init(
        _ text: String, _ runs: [(attributes: [NSAttributedString.Key: Any], range: NSRange)], _ style: FlipbookTypography.TextStyle,
        _ paragraph: ParagraphStyle
    ) {
        var spans: [Span] = []
        for (attributes, range) in runs {
            let span = Span(
                count: range.length, style: FlipbookTypography.TextStyle(attributes, style),
                paragraph: (attributes[.paragraphStyle] as? NSParagraphStyle)?.style ?? paragraph)
            if let attachment = attributes[.attachment] as? NSTextAttachment {
                spans += span.inserting(attachment, into: text, at: range.location)
            } else {
                spans.append(span)
            }
        }
        self.init(text, spans.isEmpty ? [Span(count: 0, style: style, paragraph: paragraph)] : spans)
    }

    /// Returns the same text, with each text color replaced by the result of `change`.
    func recolored(_ change: (CGColor) -> CGColor) -> StyledText {
        StyledText(
            text,
            spans.map { span in
                var span = span
                span.style.color = change(span.style.color)
                return span
            })
    }
}

nonisolated extension StyledText.Span {
    /// Divides the span so that each attachment character is a span of its own, which shows the attachment. `start` is the offset of this
    /// span in the text.
    func inserting(_ attachment: NSTextAttachment, into text: String, at start: Int) -> [Self] {
        let units = text.utf16.dropFirst(start).prefix(count)
        var parts: [Self] = []
        var isAttachment = false
        for unit in units {
            let isObject = unit == 0xFFFC
            if isObject || isAttachment || parts.isEmpty {
                var part = self
                part.count = 1
                if isObject { part.style.attachment = attachment.inlineAttachment(font: style.font, color: style.color) }
                parts.append(part)
            } else {
                parts[parts.count - 1].count += 1
            }
            isAttachment = isObject
        }
        return parts
    }
}

nonisolated extension FlipbookTypography.TextStyle {
    /// Creates a style from attributes. Missing attributes are taken from `base`.
    init(_ attributes: [NSAttributedString.Key: Any], _ base: Self) {
        self = base
        if let font = attributes[.font] as? UIFont { self.font = font.font }
        if let color = Self.color(attributes[.foregroundColor]) { self.color = color }
        background = Self.color(attributes[.backgroundColor]) ?? background
        tracking = Self.number(attributes[.tracking]) ?? Self.number(attributes[.kern]) ?? tracking
        baselineOffset = Self.number(attributes[.baselineOffset]) ?? baselineOffset
        underline = Self.lineDecoration(attributes[.underlineStyle], attributes[.underlineColor]) ?? underline
        strikethrough = Self.lineDecoration(attributes[.strikethroughStyle], attributes[.strikethroughColor]) ?? strikethrough
        if let shadow = attributes[.shadow] as? NSShadow {
            self.shadow = Shadow(
                offset: Diagnostics.finite(shadow.shadowOffset, or: .zero, "shadowOffset", source: "NSShadow"),
                color: Self.color(shadow.shadowColor) ?? CGColor(gray: 0, alpha: 1.0 / 3))
        }
    }

    /// Returns the color of a `UIColor` or `CGColor`, or nil for other values. A color that is not finite is reported and ignored.
    private static func color(_ value: Any?) -> CGColor? {
        let color: CGColor? =
            switch value {
            case let color as UIColor: color.cgColor
            case let color as CGColor: color
            default: nil
            }
        guard let color, !color.isFinite else { return color }
        Diagnostics.reportRefusedValue(of: "a color", source: "NSAttributedString", "the attribute is ignored")
        return nil
    }

    /// Returns the number in an attribute value, which can have any numeric type, or nil for other values. A number whose magnitude is
    /// greater than `maximum` is reported and ignored.
    private static func number(_ value: Any?, maximum: CGFloat = UIFont.maximumSize) -> CGFloat? {
        guard let number = anyNumber(value) else { return nil }
        if abs(number) <= maximum { return number }
        Diagnostics.reportRefusedValue(of: "an attribute", source: "NSAttributedString", "the attribute is ignored")
        return nil
    }

    private static func anyNumber(_ value: Any?) -> CGFloat? {
        switch value {
        case let number as CGFloat: number
        case let number as Double: CGFloat(number)
        case let number as Float: CGFloat(number)
        case let number as Int: CGFloat(number)
        case let number as NSNumber: CGFloat(number.doubleValue)
        default: nil
        }
    }

    /// The largest raw value of an `NSUnderlineStyle`: the bits of its line, its pattern and `byWord`.
    private static let maximumLineStyle: CGFloat = 0xFFFF

    /// Returns the line that an `NSUnderlineStyle` or its raw value describes, or nil if there is no line.
    private static func lineDecoration(_ value: Any?, _ color: Any?) -> LineDecoration? {
        let rawValue = (value as? NSUnderlineStyle)?.rawValue ?? number(value, maximum: maximumLineStyle).map { Int($0) }
        guard let bits = rawValue, bits & 0xFF != 0 else { return nil }
        return LineDecoration(
            color: Self.color(color), isDouble: bits & 8 != 0, thickness: bits & 2 != 0 ? 2 : 1,
            pattern: bits & 0x200 != 0 ? .dashed : bits & 0x100 != 0 ? .dotted : .solid)
    }
}

nonisolated extension NSAttributedString {
    /// The attributes of the text, run by run.
    ///
    /// `enumerateAttributes(in:options:using:)` compares the attributes of neighboring runs. In Foundation on Linux, this comparison can
    /// stop the program.
    var attributeRuns: [(attributes: [NSAttributedString.Key: Any], range: NSRange)] {
        var runs: [(attributes: [NSAttributedString.Key: Any], range: NSRange)] = []
        var start = 0
        while start < length {
            var range = NSRange()
            let attributes = attributes(at: start, effectiveRange: &range)
            let end = min(max(range.location + range.length, start + 1), length)
            runs.append((attributes, NSRange(location: start, length: end - start)))
            start = end
        }
        return runs
    }
}

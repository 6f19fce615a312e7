import CoreGraphics
import Foundation
import Typography

nonisolated extension StyledText {
    /// What attributes say, and where they say nothing what `style` and `paragraph` do.
    init(_ attributed: NSAttributedString, _ style: Typography.TextStyle, _ paragraph: ParagraphStyle) {
        var spans: [Span] = []
        let text = attributed.string
        attributed.enumerateAttributes(in: NSRange(location: 0, length: attributed.length), options: []) { attributes, range, _ in
            spans.append(
                Span(
                    count: range.length, style: Typography.TextStyle(attributes, style),
                    paragraph: (attributes[.paragraphStyle] as? NSParagraphStyle)?.style ?? paragraph))
        }
        self.init(text, spans.isEmpty ? [Span(count: 0, style: style, paragraph: paragraph)] : spans)
    }

    /// The same with other colours of letters.
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

nonisolated extension Typography.TextStyle {
    init(_ attributes: [NSAttributedString.Key: Any], _ base: Self) {
        self = base
        if let font = attributes[.font] as? UIFont { self.font = font.font }
        if let color = Self.color(attributes[.foregroundColor]) { self.color = color }
        background = Self.color(attributes[.backgroundColor]) ?? background
        tracking = Self.number(attributes[.tracking]) ?? Self.number(attributes[.kern]) ?? tracking
        baselineOffset = Self.number(attributes[.baselineOffset]) ?? baselineOffset
        underline = Self.rule(attributes[.underlineStyle], attributes[.underlineColor]) ?? underline
        strikethrough = Self.rule(attributes[.strikethroughStyle], attributes[.strikethroughColor]) ?? strikethrough
        if let shadow = attributes[.shadow] as? NSShadow {
            self.shadow = Shadow(
                offset: shadow.shadowOffset, color: Self.color(shadow.shadowColor) ?? CGColor(gray: 0, alpha: 1.0 / 3))
        }
    }

    private static func color(_ value: Any?) -> CGColor? {
        switch value {
        case let color as UIColor: color.cgColor
        case let color as CGColor: color
        default: nil
        }
    }

    /// Numbers come as whatever the code that wrote them had at hand.
    private static func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let number as CGFloat: number
        case let number as Double: CGFloat(number)
        case let number as Float: CGFloat(number)
        case let number as Int: CGFloat(number)
        case let number as NSNumber: CGFloat(number.doubleValue)
        default: nil
        }
    }

    private static func rule(_ value: Any?, _ color: Any?) -> Rule? {
        guard let raw = (value as? NSUnderlineStyle)?.rawValue ?? number(value).map({ Int($0) }), raw & 0xFF != 0 else { return nil }
        return Rule(
            color: Self.color(color), isDouble: raw & 8 != 0, thickness: raw & 2 != 0 ? 2 : 1,
            pattern: raw & 0x200 != 0 ? .dashed : raw & 0x100 != 0 ? .dotted : .solid)
    }
}

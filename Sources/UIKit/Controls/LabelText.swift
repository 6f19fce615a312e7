import CoreGraphics
import Foundation
import Typography

/// What a label says, and in which font, colour and paragraph style, as far as the text does not say so itself.
struct LabelText {
    /// What is shown if there are no attributes, and what is shown if there are.
    private var plain: String?
    private var attributed: NSAttributedString?
    private(set) var font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    private(set) var color = UIColor.black
    private(set) var paragraph = ParagraphStyle(breakMode: .truncateTail)

    var string: String? { attributed?.string ?? plain }
    var attributedString: NSAttributedString? { attributed ?? plain.map { NSAttributedString(string: $0, attributes: attributes) } }

    private var attributes: [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        style.alignment = NSTextAlignment(paragraph.alignment)
        style.lineBreakMode = NSLineBreakMode(paragraph.breakMode)
        return [.font: font, .foregroundColor: color, .paragraphStyle: style]
    }

    /// Whether that changed anything.
    mutating func setString(_ string: String?) -> Bool {
        guard attributed != nil || plain != string else { return false }
        (plain, attributed) = (string, nil)
        return true
    }

    /// The label takes over what the first letter looks like.
    mutating func setAttributed(_ string: NSAttributedString?) {
        attributed = string.map { NSAttributedString(attributedString: $0) }
        plain = nil
        guard let first = attributed, first.length > 0 else { return }
        let attributes = first.attributes(at: 0, effectiveRange: nil)
        font = attributes[.font] as? UIFont ?? font
        color = attributes[.foregroundColor] as? UIColor ?? color
        paragraph = (attributes[.paragraphStyle] as? NSParagraphStyle)?.style ?? paragraph
    }

    // MARK: - Said of all of it

    mutating func setFont(_ font: UIFont) {
        self.font = font
        say { $0.addAttribute(.font, value: font, range: $1) }
    }

    mutating func setColor(_ color: UIColor) {
        self.color = color
        say { $0.addAttribute(.foregroundColor, value: color, range: $1) }
    }

    mutating func setAlignment(_ alignment: NSTextAlignment) {
        paragraph.alignment = alignment.plain
        sayOfParagraphs { $0.alignment = alignment }
    }

    mutating func setLineBreakMode(_ mode: NSLineBreakMode) {
        paragraph.breakMode = mode.plain
        sayOfParagraphs { $0.lineBreakMode = mode }
    }

    private mutating func say(_ edit: (NSMutableAttributedString, NSRange) -> Void) {
        guard let old = attributed else { return }
        let new = NSMutableAttributedString(attributedString: old)
        edit(new, NSRange(location: 0, length: new.length))
        attributed = new
    }

    private mutating func sayOfParagraphs(_ edit: (NSMutableParagraphStyle) -> Void) {
        let own = paragraph
        say { text, all in
            var styles: [(NSMutableParagraphStyle, NSRange)] = []
            text.enumerateAttribute(.paragraphStyle, in: all, options: []) { value, range, _ in
                let style = NSMutableParagraphStyle()
                style.setParagraphStyle(value as? NSParagraphStyle ?? NSParagraphStyle(own))
                edit(style)
                styles.append((style, range))
            }
            for (style, range) in styles { text.addAttribute(.paragraphStyle, value: style, range: range) }
        }
    }

    // MARK: - As it is set

    /// Where people write from right to left, so does a label; else the letters decide.
    func styled(isRightToLeft: Bool) -> StyledText {
        let base = Typography.TextStyle(font: font.font, color: color.cgColor)
        var paragraph = paragraph
        if paragraph.alignment == .natural, isRightToLeft { paragraph.alignment = .right }
        return attributed.map { StyledText($0, base, paragraph) } ?? StyledText(plain ?? "", base, paragraph)
    }
}

import CoreGraphics
import FlipbookTypography
import Foundation

/// The text of a label. It has a default font, color and paragraph style for the parts of the text that have no such attributes.
struct LabelText {
    /// The text without attributes, and the text with attributes. At most one of them is not nil.
    private var plainText: String?
    private var attributedText: NSAttributedString?
    private(set) var font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    private(set) var color = UIColor.black
    private(set) var paragraphStyle = ParagraphStyle(breakMode: .truncateTail)

    var string: String? { attributedText?.string ?? plainText }
    var attributedString: NSAttributedString? { attributedText ?? plainText.map { NSAttributedString(string: $0, attributes: attributes) } }

    private var attributes: [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        style.alignment = NSTextAlignment(paragraphStyle.alignment)
        style.lineBreakMode = NSLineBreakMode(paragraphStyle.breakMode)
        return [.font: font, .foregroundColor: color, .paragraphStyle: style]
    }

    /// Sets a text without attributes. Returns whether the text changed.
    mutating func setString(_ string: String?) -> Bool {
        guard attributedText != nil || plainText != string else { return false }
        (plainText, attributedText) = (string, nil)
        return true
    }

    /// Sets a text with attributes. The attributes of the first character become the label's font, color and paragraph style.
    mutating func setAttributed(_ string: NSAttributedString?) {
        attributedText = string.map { NSAttributedString(attributedString: $0) }
        plainText = nil
        guard let first = attributedText, first.length > 0 else { return }
        let attributes = first.attributes(at: 0, effectiveRange: nil)
        font = attributes[.font] as? UIFont ?? font
        color = attributes[.foregroundColor] as? UIColor ?? color
        paragraphStyle = (attributes[.paragraphStyle] as? NSParagraphStyle)?.style ?? paragraphStyle
    }

    // MARK: - Attributes of the whole text

    mutating func setFont(_ font: UIFont) {
        self.font = font
        editAttributedText { $0.addAttribute(.font, value: font, range: $1) }
    }

    mutating func setColor(_ color: UIColor) {
        self.color = color
        editAttributedText { $0.addAttribute(.foregroundColor, value: color, range: $1) }
    }

    mutating func setAlignment(_ alignment: NSTextAlignment) {
        paragraphStyle.alignment = alignment.layoutAlignment
        editParagraphStyles { $0.alignment = alignment }
    }

    mutating func setLineBreakMode(_ mode: NSLineBreakMode) {
        paragraphStyle.breakMode = mode.layoutBreakMode
        editParagraphStyles { $0.lineBreakMode = mode }
    }

    private mutating func editAttributedText(_ edit: (NSMutableAttributedString, NSRange) -> Void) {
        guard let old = attributedText else { return }
        let new = NSMutableAttributedString(attributedString: old)
        edit(new, NSRange(location: 0, length: new.length))
        attributedText = new
    }

    private mutating func editParagraphStyles(_ edit: (NSMutableParagraphStyle) -> Void) {
        let defaultStyle = paragraphStyle
        editAttributedText { text, fullRange in
            var styles: [(NSMutableParagraphStyle, NSRange)] = []
            text.enumerateAttribute(.paragraphStyle, in: fullRange, options: []) { value, range, _ in
                let style = NSMutableParagraphStyle()
                style.setParagraphStyle(value as? NSParagraphStyle ?? NSParagraphStyle(defaultStyle))
                edit(style)
                styles.append((style, range))
            }
            for (style, range) in styles { text.addAttribute(.paragraphStyle, value: style, range: range) }
        }
    }

    // MARK: - Styled text

    /// Returns the text for the typesetter.
    ///
    /// Natural alignment is replaced by right alignment if the label's layout direction is right to left. Otherwise the typesetter
    /// derives the alignment from the text.
    func styledText(isRightToLeft: Bool) -> StyledText {
        let base = FlipbookTypography.TextStyle(font: font.font, color: color.cgColor)
        var paragraph = paragraphStyle
        if paragraph.alignment == .natural, isRightToLeft { paragraph.alignment = .right }
        return attributedText.map { StyledText($0, base, paragraph) } ?? StyledText(plainText ?? "", base, paragraph)
    }
}

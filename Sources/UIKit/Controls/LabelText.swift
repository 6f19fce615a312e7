import CoreGraphics
import FlipbookTypography
import Foundation

/// The text of a label. It has a default font, color and paragraph style for the parts of the text that have no such attributes.
struct LabelText {
    /// The text if it has no attributes, otherwise nil.
    private var plainText: String?
    /// The text if it has attributes, otherwise nil.
    private var attributedText: AttributedRuns?
    private var overrides = Overrides()
    private(set) var font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    private(set) var color = UIColor.label
    private(set) var paragraphStyle = ParagraphStyle(breakMode: .truncateTail)

    var string: String? { attributedText?.string ?? plainText }

    /// Returns the text with its attributes, or nil if there is no text.
    mutating func attributedString() -> NSAttributedString? {
        if var attributedText {
            // The object is kept, because a new one would leak at each call.
            if overrides.isEmpty {
                defer { self.attributedText = attributedText }
                return attributedText.attributedString()
            }
            return overriding(attributedText)
        }
        return plainText.map { NSAttributedString(string: $0, attributes: attributes) }
    }

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
        overrides = Overrides()
        return true
    }

    /// Sets a text with attributes. The attributes of the first character become the label's font, color and paragraph style.
    mutating func setAttributed(_ string: NSAttributedString?) {
        attributedText = string.map { AttributedRuns($0) }
        plainText = nil
        overrides = Overrides()
        guard let attributes = attributedText?.runs.first?.attributes else { return }
        font = attributes[.font] as? UIFont ?? font
        color = attributes[.foregroundColor] as? UIColor ?? color
        paragraphStyle = (attributes[.paragraphStyle] as? NSParagraphStyle)?.style ?? paragraphStyle
    }

    // MARK: - Attributes of the whole text

    /// The values that were set for the whole text after the text with attributes was set.
    ///
    /// The values are not written into the text. When an attribute is set, Foundation on Linux compares the attributes of neighboring
    /// ranges, and for some values this comparison stops the program.
    private struct Overrides {
        var font: UIFont?
        var color: UIColor?
        var alignment: NSTextAlignment?
        var lineBreakMode: NSLineBreakMode?

        var isEmpty: Bool { font == nil && color == nil && alignment == nil && lineBreakMode == nil }

        func apply(to style: inout ParagraphStyle) {
            if let alignment { style.alignment = alignment.layoutAlignment }
            if let lineBreakMode { style.breakMode = lineBreakMode.layoutBreakMode }
        }
    }

    mutating func setFont(_ font: UIFont) {
        self.font = font
        overrides.font = font
    }

    mutating func setColor(_ color: UIColor) {
        self.color = color
        overrides.color = color
    }

    mutating func setAlignment(_ alignment: NSTextAlignment) {
        paragraphStyle.alignment = alignment.layoutAlignment
        overrides.alignment = alignment
    }

    mutating func setLineBreakMode(_ mode: NSLineBreakMode) {
        paragraphStyle.breakMode = mode.layoutBreakMode
        overrides.lineBreakMode = mode
    }

    /// Returns the text with the overrides as attributes.
    private func overriding(_ text: AttributedRuns) -> NSAttributedString {
        let new = NSMutableAttributedString(string: text.string)
        for (attributes, range) in text.runs {
            var attributes = attributes
            if let font = overrides.font { attributes[.font] = font }
            if let color = overrides.color { attributes[.foregroundColor] = color }
            if overrides.alignment != nil || overrides.lineBreakMode != nil {
                let style = NSMutableParagraphStyle()
                style.setParagraphStyle(attributes[.paragraphStyle] as? NSParagraphStyle ?? NSParagraphStyle(paragraphStyle))
                overrides.apply(to: &style.style)
                attributes[.paragraphStyle] = style
            }
            new.setAttributes(attributes, range: range)
        }
        return new
    }

    // MARK: - Text size

    /// Sets the sizes of fonts that follow the user's text size. Returns whether any size has changed.
    mutating func adjustFonts(to traits: UITraitCollection) -> Bool {
        let newFont = font.adjusted(to: traits)
        var isChanged = newFont !== font
        font = newFont
        if let overriding = overrides.font { overrides.font = overriding.adjusted(to: traits) }
        guard let text = attributedText else { return isChanged }
        var runs = text.runs
        for index in runs.indices {
            guard let font = runs[index].attributes[.font] as? UIFont else { continue }
            let adjusted = font.adjusted(to: traits)
            isChanged = isChanged || adjusted !== font
            runs[index].attributes[.font] = adjusted
        }
        if isChanged { attributedText = AttributedRuns(text.string, runs) }
        return isChanged
    }

    // MARK: - Styled text

    /// Returns the text for the typesetter.
    ///
    /// The label's natural alignment is replaced by right alignment if the layout direction is right to left. Otherwise, and in paragraphs
    /// with a style of their own, the typesetter derives natural alignment from the text.
    func styledText(isRightToLeft: Bool) -> StyledText {
        let base = FlipbookTypography.TextStyle(font: font.font, color: color.cgColor)
        var paragraph = paragraphStyle
        if paragraph.alignment == .natural, isRightToLeft { paragraph.alignment = .right }
        guard let attributedText else { return StyledText(plainText ?? "", base, paragraph) }
        let text = StyledText(attributedText.string, attributedText.runs, base, paragraph)
        guard !overrides.isEmpty else { return text }
        return StyledText(
            text.text,
            text.spans.map { span in
                var span = span
                if let font = overrides.font { span.style.font = font.font }
                if let color = overrides.color { span.style.color = color.cgColor }
                overrides.apply(to: &span.paragraph)
                if overrides.alignment == .natural, isRightToLeft { span.paragraph.alignment = .right }
                return span
            })
    }
}

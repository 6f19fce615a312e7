import CoreGraphics
import FlipbookTypography
import Foundation

/// Text with attributes.
extension UITextField {
    private var baseStyle: FlipbookTypography.TextStyle {
        FlipbookTypography.TextStyle(font: (font ?? .systemFont(ofSize: 17)).font, color: (textColor ?? .label).cgColor)
    }

    /// The attributes that the properties of the field determine.
    var baseAttributes: [NSAttributedString.Key: Any] {
        var result: [NSAttributedString.Key: Any] = [.font: font ?? .systemFont(ofSize: 17), .foregroundColor: textColor ?? .label]
        if textAlignment != .natural {
            let style = NSMutableParagraphStyle()
            style.alignment = textAlignment
            result[.paragraphStyle] = style
        }
        return result
    }

    var defaultAttributedText: NSAttributedString? {
        get { styles.text ?? NSAttributedString(string: editor.text, attributes: baseAttributes) }
        set {
            let text = newValue?.withoutLineBreaks
            editor = LineEditor(text?.string ?? "")
            styles.typing = nil
            styles.setText(text, baseStyle)
            if let first = text, first.length > 0 { setProperties(from: first.attributes(at: 0, effectiveRange: nil)) }
            textDidChange()
            observedValueDidChange()
        }
    }

    /// Sets the font, the color and the alignment without changing the attributes of the text.
    private func setProperties(from attributes: [NSAttributedString.Key: Any]) {
        let text = styles.text
        if let font = attributes[.font] as? UIFont, font != self.font { self.font = font }
        if let color = attributes[.foregroundColor] as? UIColor, color != textColor { textColor = color }
        if let style = attributes[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
        styles.setText(text, baseStyle)
    }

    var allDefaultAttributes: [NSAttributedString.Key: Any] {
        get { baseAttributes.merging(styles.defaults) { $1 } }
        set {
            setProperties(from: newValue)
            styles.defaults = newValue.filter { ![.font, .foregroundColor, .paragraphStyle].contains($0.key) }
            styles.setText(styles.defaults.isEmpty ? nil : NSAttributedString(string: editor.text, attributes: newValue), baseStyle)
            textDidChange()
        }
    }

    func setTypingAttributes(_ new: [NSAttributedString.Key: Any]?) {
        guard isEditing else { return }
        // The existing text gets its current attributes, so that only new characters have the typing attributes.
        if styles.text == nil {
            styles.setText(NSAttributedString(string: editor.text, attributes: allDefaultAttributes), baseStyle)
        }
        styles.typing = new
    }

    /// Sets an attribute of the whole text. A text without attributes is unchanged, because it has the font and the color of the field.
    func applyToStyles(_ key: NSAttributedString.Key, _ value: Any) {
        guard let text = styles.text else { return }
        let result = NSMutableAttributedString(string: text.string)
        for run in text.attributeRuns { result.setAttributes(run.attributes.merging([key: value]) { $1 }, range: run.range) }
        styles.setText(result, baseStyle)
    }

    /// Measures the text again, because its font has another weight.
    func remeasureText() {
        withOwnTraits { styles.setText(styles.text, baseStyle) }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Shows the text in the label, with its attributes. Secure text is shown without attributes.
    func showText() {
        styles.update(to: editor.text, base: baseAttributes, baseStyle)
        if let text = styles.text, !isSecureTextEntry {
            label.attributedText = text
        } else {
            if label.font != font { label.font = font }
            if label.textColor != textColor { label.textColor = textColor }
            label.text = displayedText(for: editor.text)
        }
    }

    /// Returns the width of the first `count` characters of a text with attributes, or nil if the text has none or is secure.
    func styledPrefixWidth(_ count: Int) -> CGFloat? {
        guard !isSecureTextEntry, let line = styles.layout?.lines.first else { return nil }
        return line.x(at: editor.nsRange(0..<min(count, editor.characters.count)).length)
    }
}

extension NSAttributedString {
    /// The text without its line breaks.
    fileprivate var withoutLineBreaks: NSAttributedString {
        let text = string
        let breaks = text.indices.filter { text[$0].isNewline }
        guard !breaks.isEmpty else { return self }
        let result = NSMutableAttributedString(attributedString: self)
        for index in breaks.reversed() { result.deleteCharacters(in: NSRange(index...index, in: text)) }
        return result
    }
}

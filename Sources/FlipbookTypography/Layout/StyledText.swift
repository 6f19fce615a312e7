import Foundation

/// A text whose parts have styles.
package struct StyledText: Hashable, Sendable {
    /// A part of the text with one style.
    package struct Span: Hashable, Sendable {
        /// The length in UTF-16 units.
        package var count: Int
        package var style: TextStyle
        package var paragraph: ParagraphStyle

        package init(count: Int, style: TextStyle, paragraph: ParagraphStyle = ParagraphStyle()) {
            self.count = count
            self.style = style
            self.paragraph = paragraph
        }
    }

    /// The characters of the text.
    package private(set) var text: String
    /// The styled parts. They cover the text without gaps. There is at least one part, even for an empty text.
    package private(set) var spans: [Span]

    /// Creates a text from styled parts. Without parts, the text has the system font at 17 points.
    package init(_ text: String, _ spans: [Span]) {
        self.text = text
        self.spans = spans.isEmpty ? [Span(count: text.utf16.count, style: TextStyle(font: FontDescriptor(size: 17)))] : spans
    }

    /// Creates a text with one style.
    package init(_ text: String, _ style: TextStyle, _ paragraph: ParagraphStyle = ParagraphStyle()) {
        self.init(text, [Span(count: text.utf16.count, style: style, paragraph: paragraph)])
    }

    /// Creates a black text in one font.
    package init(_ text: String, _ font: FontDescriptor, _ paragraph: ParagraphStyle = ParagraphStyle()) {
        self.init(text, TextStyle(font: font), paragraph)
    }

    /// Returns the same text with font sizes, tracking, baseline offsets and attachments multiplied by a factor. Paragraph styles and
    /// shadows are unchanged.
    package func scaled(by factor: CGFloat) -> StyledText {
        StyledText(
            text,
            spans.map { span in
                var span = span
                span.style.font.size *= factor
                span.style.tracking *= factor
                span.style.baselineOffset *= factor
                span.style.attachment?.scale(by: factor)
                return span
            })
    }
}

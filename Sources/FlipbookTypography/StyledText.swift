import CoreGraphics
import Foundation

/// A text with styles for its parts.
package struct StyledText: Hashable, Sendable {
    /// A number of UTF-16 units with one style.
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
    /// The styled parts. They cover the text without gaps. There is at least one, also for an empty text.
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

    /// Returns the same text with font sizes, tracking and baseline offsets multiplied by a factor.
    package func scaled(by factor: CGFloat) -> StyledText {
        StyledText(
            text,
            spans.map { span in
                var span = span
                span.style.font.size *= factor
                span.style.tracking *= factor
                span.style.baselineOffset *= factor
                return span
            })
    }
}

/// The appearance of characters.
package struct TextStyle: Hashable, Sendable {
    package var font: FontDescriptor
    package var color: CGColor
    /// The color behind the text; nil for none.
    package var background: CGColor?
    /// Points added after every character.
    package var tracking: CGFloat = 0
    /// The distance in points of the characters above the baseline of the line.
    package var baselineOffset: CGFloat = 0
    package var underline: LineDecoration?
    package var strikethrough: LineDecoration?
    package var shadow: Shadow?

    /// An underline or a strikethrough line.
    package struct LineDecoration: Hashable, Sendable {
        package enum Pattern: Hashable, Sendable { case solid, dotted, dashed }

        /// The color of the line. Nil for the color of the text.
        package var color: CGColor?
        package var isDouble: Bool
        /// A factor for the line thickness of the font.
        package var thickness: CGFloat
        package var pattern: Pattern

        package init(color: CGColor? = nil, isDouble: Bool = false, thickness: CGFloat = 1, pattern: Pattern = .solid) {
            self.color = color
            self.isDouble = isDouble
            self.thickness = thickness
            self.pattern = pattern
        }
    }

    /// A shadow of the text, without blur.
    package struct Shadow: Hashable, Sendable {
        package var offset: CGSize
        package var color: CGColor

        package init(offset: CGSize, color: CGColor) {
            self.offset = offset
            self.color = color
        }
    }

    package init(font: FontDescriptor, color: CGColor = .black) {
        self.font = font
        self.color = color
    }
}

/// The layout of the lines of a paragraph. Lengths are in points. A line height value of 0 is ignored.
package struct ParagraphStyle: Hashable, Sendable {
    /// The horizontal alignment of lines. `natural` follows the direction of the text.
    package enum Alignment: Hashable, Sendable { case left, center, right, justified, natural }

    /// The handling of text that is too long for a line. Clipping and truncation apply to the last line.
    package enum BreakMode: Hashable, Sendable {
        case words, characters, clip, truncateHead, truncateTail, truncateMiddle

        /// Whether the mode inserts an ellipsis.
        var truncates: Bool { self == .truncateHead || self == .truncateTail || self == .truncateMiddle }
    }

    package var alignment = Alignment.natural
    package var breakMode = BreakMode.words
    package var lineSpacing: CGFloat = 0
    package var paragraphSpacing: CGFloat = 0
    package var paragraphSpacingBefore: CGFloat = 0
    package var firstLineIndent: CGFloat = 0
    package var headIndent: CGFloat = 0
    /// The end of the lines. Positive values are measured from the left edge, other values from the right edge.
    package var tailIndent: CGFloat = 0
    package var lineHeightMultiple: CGFloat = 0
    package var minimumLineHeight: CGFloat = 0
    package var maximumLineHeight: CGFloat = 0

    package init(alignment: Alignment = .natural, breakMode: BreakMode = .words) {
        self.alignment = alignment
        self.breakMode = breakMode
    }
}

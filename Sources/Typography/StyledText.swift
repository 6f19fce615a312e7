import CoreGraphics
import Foundation

/// Text with what it looks like, part by part.
package struct StyledText: Hashable, Sendable {
    package struct Span: Hashable, Sendable {
        /// In units of UTF-16.
        package var count: Int
        package var style: TextStyle
        package var paragraph: ParagraphStyle

        package init(count: Int, style: TextStyle, paragraph: ParagraphStyle = ParagraphStyle()) {
            self.count = count
            self.style = style
            self.paragraph = paragraph
        }
    }

    package private(set) var text: String
    /// They follow each other without a gap to the end of the text. There is one at least: what an empty text would look like.
    package private(set) var spans: [Span]

    package init(_ text: String, _ spans: [Span]) {
        self.text = text
        self.spans = spans.isEmpty ? [Span(count: text.utf16.count, style: TextStyle(font: Font(size: 17)))] : spans
    }

    package init(_ text: String, _ style: TextStyle, _ paragraph: ParagraphStyle = ParagraphStyle()) {
        self.init(text, [Span(count: text.utf16.count, style: style, paragraph: paragraph)])
    }

    package init(_ text: String, _ font: Font, _ paragraph: ParagraphStyle = ParagraphStyle()) {
        self.init(text, TextStyle(font: font), paragraph)
    }

    /// The same text in smaller or larger letters.
    package func scaled(_ factor: CGFloat) -> StyledText {
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

/// What letters look like.
package struct TextStyle: Hashable, Sendable {
    package var font: Font
    package var color: CGColor
    package var background: CGColor?
    /// Points added after every character.
    package var tracking: CGFloat = 0
    /// Points by which letters stand above the line's baseline.
    package var baselineOffset: CGFloat = 0
    package var underline: Rule?
    package var strikethrough: Rule?
    package var shadow: Shadow?

    /// A line under or through letters.
    package struct Rule: Hashable, Sendable {
        package enum Pattern: Hashable, Sendable { case solid, dotted, dashed }

        /// Nil for the letters' own.
        package var color: CGColor?
        package var isDouble: Bool
        /// Times what the font wants.
        package var thickness: CGFloat
        package var pattern: Pattern

        package init(color: CGColor? = nil, isDouble: Bool = false, thickness: CGFloat = 1, pattern: Pattern = .solid) {
            self.color = color
            self.isDouble = isDouble
            self.thickness = thickness
            self.pattern = pattern
        }
    }

    package struct Shadow: Hashable, Sendable {
        package var offset: CGSize
        package var color: CGColor

        package init(offset: CGSize, color: CGColor) {
            self.offset = offset
            self.color = color
        }
    }

    package init(font: Font, color: CGColor = .black) {
        self.font = font
        self.color = color
    }
}

/// How lines of a paragraph are set.
package struct ParagraphStyle: Hashable, Sendable {
    package enum Alignment: Hashable, Sendable { case left, center, right, justified, natural }

    /// What becomes of text that is too long for a line; what is cut is cut in the last one.
    package enum BreakMode: Hashable, Sendable {
        case words, characters, clip, truncateHead, truncateTail, truncateMiddle

        var truncates: Bool { self == .truncateHead || self == .truncateTail || self == .truncateMiddle }
    }

    package var alignment = Alignment.natural
    package var breakMode = BreakMode.words
    package var lineSpacing: CGFloat = 0
    package var paragraphSpacing: CGFloat = 0
    package var paragraphSpacingBefore: CGFloat = 0
    package var firstLineIndent: CGFloat = 0
    package var headIndent: CGFloat = 0
    /// Above 0 counted from the leading edge, else from the trailing one.
    package var tailIndent: CGFloat = 0
    package var lineHeightMultiple: CGFloat = 0
    package var minimumLineHeight: CGFloat = 0
    package var maximumLineHeight: CGFloat = 0

    package init(alignment: Alignment = .natural, breakMode: BreakMode = .words) {
        self.alignment = alignment
        self.breakMode = breakMode
    }
}

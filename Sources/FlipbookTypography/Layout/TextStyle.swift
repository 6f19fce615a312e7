import FlipbookGeometry
import Foundation

/// The appearance of characters.
package struct TextStyle: Hashable, Sendable {
    package var font: FontDescriptor
    package var color: CGColor
    /// The color behind the text, or nil for none.
    package var background: CGColor?
    /// The space in points after every character.
    package var tracking: CGFloat = 0
    /// The distance by which the characters are raised above the baseline of the line, in points.
    package var baselineOffset: CGFloat = 0
    package var underline: LineDecoration?
    package var strikethrough: LineDecoration?
    package var shadow: Shadow?
    /// The picture that is shown in place of the character `InlineAttachment.character`, or nil for other text.
    package var attachment: InlineAttachment?

    /// An underline or a strikethrough line.
    package struct LineDecoration: Hashable, Sendable {
        package enum Pattern: Hashable, Sendable { case solid, dotted, dashed }

        /// The color of the line, or nil for the color of the text.
        package var color: CGColor?
        package var isDouble: Bool
        /// The thickness as a multiple of the line thickness of the font.
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

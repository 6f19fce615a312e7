import FlipbookGeometry
import Foundation

/// A picture that a line shows instead of a character.
package struct InlineAttachment: Hashable, Sendable {
    /// The placeholder character of an attachment.
    package static let character: Character = "\u{FFFC}"

    /// The picture, or nil for an empty space.
    package var image: CGImage?
    /// Whether the picture is drawn in the color of the text, as a template.
    package var isTemplate: Bool
    /// The color that replaces the colors of the picture, or nil.
    package var tint: CGColor?
    /// The frame of the picture in points. The origin is its lower left corner, relative to the position on the baseline, and y increases
    /// upward.
    package var bounds: CGRect

    package init(image: CGImage?, isTemplate: Bool = false, tint: CGColor? = nil, bounds: CGRect) {
        self.image = image
        self.isTemplate = isTemplate
        self.tint = tint
        self.bounds = bounds
    }

    /// The advance of the attachment in the line.
    package var width: CGFloat { max(bounds.width, 0) }
    /// The distance from the baseline up to the upper edge.
    var ascent: CGFloat { max(bounds.maxY, 0) }
    /// The distance from the baseline down to the lower edge.
    var descent: CGFloat { max(-bounds.minY, 0) }

    mutating func scale(by factor: CGFloat) {
        bounds = CGRect(
            x: bounds.minX * factor, y: bounds.minY * factor, width: bounds.width * factor, height: bounds.height * factor)
    }

    // Images are compared as objects, because an image never changes.
    package static func == (a: Self, b: Self) -> Bool {
        a.image === b.image && a.isTemplate == b.isTemplate && a.tint == b.tint && a.bounds == b.bounds
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(image.map(ObjectIdentifier.init))
        for value in [bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height] { hasher.combine(value) }
    }
}

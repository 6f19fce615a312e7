import FlipbookGeometry
import Foundation

/// One item that a display list paints: a content with its transform, opacity and clip.
package struct DisplayItem: Equatable, Sendable {
    /// An identifier of the object that the item belongs to. If two frames have items of the same sources in the same order, they are
    /// compared item by item.
    package var source: Int
    /// The content in the item's own coordinates.
    package var content: DisplayContent
    /// The transform from the item's own coordinates to the coordinates of the surface.
    package var transform: ProjectiveTransform
    package var opacity: CGFloat
    /// An index into `DisplayList.clips`, or nil.
    package var clip: Int?
    /// The movement of the item by an animation. Text that does not move is painted as sharp as possible. Moving text is painted at
    /// subpixel positions.
    package var movement = Movement.still

    package enum Movement: Int, Comparable, Sendable {
        /// The item does not move.
        case still
        /// The position changes, but not the size or the rotation.
        case translates
        /// The size, the rotation or the shape changes.
        case changesShape

        package static func < (a: Movement, b: Movement) -> Bool { a.rawValue < b.rawValue }
    }

    /// Creates an item with an affine transform.
    package init(source: Int, content: DisplayContent, transform: CGAffineTransform, opacity: CGFloat = 1, clip: Int? = nil) {
        self.init(source: source, content: content, transform: ProjectiveTransform(transform), opacity: opacity, clip: clip)
    }

    /// Creates an item with a projective transform.
    @_disfavoredOverload
    package init(source: Int, content: DisplayContent, transform: ProjectiveTransform, opacity: CGFloat = 1, clip: Int? = nil) {
        self.source = source
        self.content = content
        self.transform = transform
        self.opacity = opacity
        self.clip = clip
    }
}

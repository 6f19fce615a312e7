import CoreGraphics
import FlipbookTypography
import Foundation

/// One frame as a flat list of items to paint, back to front, in points of the surface.
package struct DisplayList: Equatable, Sendable {
    /// The color of the surface where nothing is painted.
    package var background = CGColor.black
    /// The items, back to front.
    package var items: [DisplayItem] = []
    /// The clips, to which items refer by index.
    package var clips: [Clip] = []
    /// The version of the structure of the list. Lists of the same version have the same items at the same indices, and differ only in
    /// the items that move. The code that builds lists counts the versions. Nil if the list is not updated.
    package var version: Int?

    /// Creates an empty list.
    package init() {}

    /// Whether two lists are the same frame. The version is not compared.
    package static func == (a: DisplayList, b: DisplayList) -> Bool {
        a.background == b.background && a.items == b.items && a.clips == b.clips
    }

    /// Removes all items and clips, and keeps the memory for the next frame.
    package mutating func removeAll() {
        items.removeAll(keepingCapacity: true)
        clips.removeAll(keepingCapacity: true)
    }
}

/// An item of a display list.
package struct DisplayItem: Equatable, Sendable {
    /// An identifier of the object that the item belongs to. If two frames have items of the same sources in the same order, they are
    /// compared item by item.
    package var source: Int
    /// The content in the item's own coordinates.
    package var content: DisplayContent
    /// The transform from the item's own coordinates to those of the surface.
    package var transform: ProjectiveTransform
    package var opacity: CGFloat
    /// An index into `DisplayList.clips`, or nil.
    package var clip: Int?
    /// The movement of the item by an animation. Text that does not move is painted as crisp as possible. Moving text moves smoothly.
    package var movement = Movement.still

    /// The kind of a movement.
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

/// A clip. Nothing is painted outside of its shape.
///
/// Clips are chained: an item is visible only inside its clip and all parents of the clip. Consecutive items with a common clip are
/// clipped together, and the members of a group are clipped together with the group.
package struct Clip: Equatable, Sendable {
    /// The shape of a clip.
    package enum Shape: Hashable, Sendable {
        case rounded(RoundedRect)
        case path(Path, evenOdd: Bool)
    }

    package var shape: Shape
    /// The transform from the coordinates of the shape to those of the surface.
    package var transform: ProjectiveTransform
    /// The index of the parent clip, or nil.
    package var parent: Int?

    /// Creates a clip with an affine transform.
    package init(shape: RoundedRect, transform: CGAffineTransform, parent: Int?) {
        self.init(.rounded(shape), transform: ProjectiveTransform(transform), parent: parent)
    }

    /// Creates a clip with a projective transform.
    @_disfavoredOverload
    package init(shape: RoundedRect, transform: ProjectiveTransform, parent: Int?) {
        self.init(.rounded(shape), transform: transform, parent: parent)
    }

    /// Creates a clip with any shape.
    package init(_ shape: Shape, transform: ProjectiveTransform, parent: Int?) {
        self.shape = shape
        self.transform = transform
        self.parent = parent
    }
}

extension DisplayList {
    /// Adds a whole frame of another surface to this list.
    ///
    /// - Parameters:
    ///   - other: The list of the other surface.
    ///   - transform: The transform from the other surface to this one.
    ///   - visibleArea: The area outside of which the other list is clipped, in points of the other surface.
    package mutating func embed(_ other: DisplayList, _ transform: CGAffineTransform, clippedTo visibleArea: RoundedRect) {
        // The sources of the other list become negative, so that they differ from the sources of this list.
        clips.append(Clip(shape: visibleArea, transform: transform, parent: nil))
        let outerClip = clips.count - 1
        if other.background.alpha > 0 {
            // The background is clipped together with the items on it, so that it is not visible at the edge.
            items.append(
                DisplayItem(
                    source: -1, content: .fill(RoundedRect(visibleArea.rect), other.background), transform: transform, clip: outerClip))
        }
        let offset = clips.count
        for clip in other.clips {
            clips.append(
                Clip(clip.shape, transform: clip.transform.concatenating(transform), parent: clip.parent.map { $0 + offset } ?? outerClip))
        }
        for var item in other.items {
            item.source = -2 - item.source
            item.transform = item.transform.concatenating(transform)
            item.clip = item.clip.map { $0 + offset } ?? outerClip
            items.append(item)
        }
    }
}

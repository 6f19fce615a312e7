import CoreGraphics
import Foundation
import Typography

/// One frame as a flat list of paint commands, back to front, in points of the surface.
package struct DisplayList: Equatable, Sendable {
    /// What the surface shows where nothing is painted.
    package var background = CGColor.black
    package var items: [DisplayItem] = []
    /// Clips that items refer to by index.
    package var clips: [Clip] = []
    /// Lists of one edition have the same items at the same places, and differ only in what moves. Who writes lists counts them; nil for
    /// those that nobody brings up to date.
    package var edition: Int?

    package init() {}

    /// The same frame, whoever wrote it.
    package static func == (a: DisplayList, b: DisplayList) -> Bool {
        a.background == b.background && a.items == b.items && a.clips == b.clips
    }

    /// Forgets the frame but keeps the memory for the next.
    package mutating func removeAll() {
        items.removeAll(keepingCapacity: true)
        clips.removeAll(keepingCapacity: true)
    }
}

package struct DisplayItem: Equatable, Sendable {
    /// Whose item it is. Successive frames are compared item by item; a source that keeps its place is compared with itself.
    package var source: Int
    package var content: Content
    /// From the item's own points to those of the surface.
    package var transform: Projection
    package var opacity: CGFloat
    /// An index into `DisplayList.clips`, or nil.
    package var clip: Int?
    /// What an animation is doing with it: text at rest is as crisp as can be, and on its way it glides.
    package var movement = Movement.still

    package enum Movement: Int, Comparable, Sendable {
        case still
        /// Changes its place, not its size or direction.
        case slides
        case changesShape

        package static func < (a: Movement, b: Movement) -> Bool { a.rawValue < b.rawValue }
    }

    package init(source: Int, content: Content, transform: CGAffineTransform, opacity: CGFloat = 1, clip: Int? = nil) {
        self.init(source: source, content: content, transform: Projection(transform), opacity: opacity, clip: clip)
    }

    @_disfavoredOverload
    package init(source: Int, content: Content, transform: Projection, opacity: CGFloat = 1, clip: Int? = nil) {
        self.source = source
        self.content = content
        self.transform = transform
        self.opacity = opacity
        self.clip = clip
    }
}

/// What is outside of the shape is not painted. Clips are chained: an item shows only inside its clip and all its parents. Items in a row that
/// have a clip in common are cut by it together, and members of a group together with the group.
package struct Clip: Equatable, Sendable {
    package enum Shape: Hashable, Sendable {
        case rounded(RoundedRect)
        case path(Path, evenOdd: Bool)
    }

    package var shape: Shape
    package var transform: Projection
    package var parent: Int?

    package init(shape: RoundedRect, transform: CGAffineTransform, parent: Int?) {
        self.init(.rounded(shape), transform: Projection(transform), parent: parent)
    }

    @_disfavoredOverload
    package init(shape: RoundedRect, transform: Projection, parent: Int?) {
        self.init(.rounded(shape), transform: transform, parent: parent)
    }

    package init(_ shape: Shape, transform: Projection, parent: Int?) {
        self.shape = shape
        self.transform = transform
        self.parent = parent
    }
}

extension DisplayList {
    /// Puts a whole frame of another surface into this one: moved and scaled by `transform`, seen through `window` (in the other's points).
    package mutating func embed(_ other: DisplayList, _ transform: CGAffineTransform, through window: RoundedRect) {
        // Names of the other's sources are kept apart from this list's own by their sign.
        clips.append(Clip(shape: window, transform: transform, parent: nil))
        let opening = clips.count - 1
        if other.background.alpha > 0 {
            // Cut by the window along with all that lies on it, so that nothing of it shines through at the edge.
            items.append(
                DisplayItem(source: -1, content: .fill(RoundedRect(window.rect), other.background), transform: transform, clip: opening))
        }
        let offset = clips.count
        for clip in other.clips {
            clips.append(
                Clip(clip.shape, transform: clip.transform.concatenating(transform), parent: clip.parent.map { $0 + offset } ?? opening))
        }
        for var item in other.items {
            item.source = -2 - item.source
            item.transform = item.transform.concatenating(transform)
            item.clip = item.clip.map { $0 + offset } ?? opening
            items.append(item)
        }
    }
}

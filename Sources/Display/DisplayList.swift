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

    package init() {}

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
    package var transform: CGAffineTransform
    package var opacity: CGFloat
    /// An index into `DisplayList.clips`, or nil.
    package var clip: Int?

    package init(source: Int, content: Content, transform: CGAffineTransform, opacity: CGFloat = 1, clip: Int? = nil) {
        self.source = source
        self.content = content
        self.transform = transform
        self.opacity = opacity
        self.clip = clip
    }
}

package enum Content: Equatable, Sendable {
    case fill(RoundedRect, CGColor)
    /// A border of the given width inside the shape.
    case border(RoundedRect, width: CGFloat, CGColor)
    case picture(CGImage, RoundedRect)
    /// The origin is the left end of the baseline.
    case text(TextLine, origin: CGPoint, CGColor)
    /// The next `count` items are painted on a clear sheet, and the sheet is painted as one.
    case group(count: Int)

    package static func == (a: Content, b: Content) -> Bool {
        switch (a, b) {
        case (.fill(let a, let c), .fill(let b, let d)): a == b && c == d
        case (.border(let a, let u, let c), .border(let b, let v, let d)): a == b && u == v && c == d
        // Pictures do not change, so the same object is the same picture, and different objects are not worth comparing.
        case (.picture(let a, let c), .picture(let b, let d)): a === b && c == d
        case (.text(let a, let u, let c), .text(let b, let v, let d)): a == b && u == v && c == d
        case (.group(let a), .group(let b)): a == b
        default: false
        }
    }
}

/// A rectangle with round corners; radius 0 is a plain one.
package struct RoundedRect: Hashable, Sendable {
    package var rect: CGRect
    package var radius: CGFloat

    package init(_ rect: CGRect, radius: CGFloat = 0) {
        self.rect = rect
        self.radius = radius
    }

    /// The radius as it can be drawn.
    package var fittingRadius: CGFloat { min(max(radius, 0), min(rect.width, rect.height) / 2) }
}

/// What is outside of the shape is not painted. Clips are chained: an item shows only inside its clip and all its parents.
package struct Clip: Equatable, Sendable {
    package var shape: RoundedRect
    package var transform: CGAffineTransform
    package var parent: Int?

    package init(shape: RoundedRect, transform: CGAffineTransform, parent: Int?) {
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
        items.append(DisplayItem(source: -1, content: .fill(window, other.background), transform: transform))
        let offset = clips.count
        for clip in other.clips {
            clips.append(
                Clip(
                    shape: clip.shape, transform: clip.transform.concatenating(transform),
                    parent: clip.parent.map { $0 + offset } ?? opening))
        }
        for var item in other.items {
            item.source = -2 - item.source
            item.transform = item.transform.concatenating(transform)
            item.clip = item.clip.map { $0 + offset } ?? opening
            items.append(item)
        }
    }
}

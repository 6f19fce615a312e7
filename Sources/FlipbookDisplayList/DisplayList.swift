import FlipbookGeometry

/// One frame as a flat list of items to paint, back to front, in points of the surface.
package struct DisplayList: Equatable, Sendable {
    /// The color of the surface where nothing is painted.
    package var background = CGColor.black
    /// The items, back to front.
    package var items: [DisplayItem] = []
    /// The clips, to which items refer by index.
    package var clips: [Clip] = []
    /// The version of the structure of the list, or nil if the list has no version. Lists of the same version have the same items at the
    /// same indices, except for the values of the moving items. The code that builds lists increments the version.
    package var version: Int?

    /// Creates an empty list.
    package init() {}

    /// Returns whether two lists paint the same frame. The version is not compared.
    package static func == (a: DisplayList, b: DisplayList) -> Bool {
        a.background == b.background && a.items == b.items && a.clips == b.clips
    }

    /// Removes all items and clips, and keeps the memory for the next frame.
    package mutating func removeAll() {
        items.removeAll(keepingCapacity: true)
        clips.removeAll(keepingCapacity: true)
    }
}

extension DisplayList {
    /// Adds a whole frame of another surface to this list, and sets `version` to nil.
    ///
    /// - Parameters:
    ///   - other: The list of the other surface.
    ///   - transform: The transform from the other surface to this surface.
    ///   - visibleArea: The area outside of which the other list is clipped, in points of the other surface.
    package mutating func embed(_ other: DisplayList, _ transform: CGAffineTransform, clippedTo visibleArea: RoundedRect) {
        version = nil
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
            // The sources of layers become negative, so that they differ from the sources of this list. Some sources are already negative,
            // because their items were embedded before or belong to a snapshot. These are decreased by 2⁵⁶, so that they differ from the
            // others.
            item.source = item.source >= 0 ? -2 - item.source : item.source &- (1 << 56)
            item.transform = item.transform.concatenating(transform)
            item.clip = item.clip.map { $0 + offset } ?? outerClip
            items.append(item)
        }
    }
}

import CoreGraphics
import FlipbookDisplayList

/// The frames of a take before a timing was changed. The changed layers are shown as ghosts.
package nonisolated struct TimingGhost: Sendable {
    private let history: FrameHistory
    /// The serial numbers of the layers, or an empty set for all.
    private let layers: Set<Int>

    private static let opacity: CGFloat = 0.35

    package init(_ history: FrameHistory, layers: Set<Int>) { (self.history, self.layers) = (history, layers) }

    /// Returns the display list that a frame had before the timing was changed, or nil.
    package func list(at frame: Int) -> DisplayList? { history.list(at: frame)?.list }

    /// Adds the layers of an earlier list to a new list, translucent.
    package func add(_ before: DisplayList, to list: inout DisplayList) {
        let offset = list.clips.count
        list.clips += before.clips.map { Clip($0.shape, transform: $0.transform, parent: $0.parent.map { $0 + offset }) }
        var index = 0
        while index < before.items.count {
            let count = 1 + memberCount(at: index, in: before)
            if layers.isEmpty || layers.contains(before.items[index].source >> 12) {
                for member in index..<min(index + count, before.items.count) {
                    var item = before.items[member]
                    item.source = (1 << 50) + item.source
                    item.clip = item.clip.map { $0 + offset }
                    if member == index { item.opacity *= Self.opacity }
                    list.items.append(item)
                }
                index += count
            } else {
                index += 1
            }
        }
        list.version = nil
    }

    /// Returns the number of items that belong to an item, with the members of the groups in it.
    private func memberCount(at index: Int, in list: DisplayList) -> Int { list.items[index].content.memberCount }
}

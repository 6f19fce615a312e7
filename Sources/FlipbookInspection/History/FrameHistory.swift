import FlipbookDisplayList

/// The display lists of the frames of a take.
///
/// A segment of consecutive frames stores the whole list of its first frame, and for each later frame only the items that differ from the
/// previous frame. If the memory exceeds a limit, frames are removed, beginning with the segments that are farthest from the frame that was
/// last shown. First these segments lose their later frames, and then more and more segments lose their first frame too. `list(at:)` then
/// returns the nearest earlier frame.
package nonisolated struct FrameHistory: Sendable {
    /// The list of a frame, and whether it is the list of this frame or of an earlier frame.
    package struct Entry: Sendable {
        package var list: DisplayList
        package var isExact: Bool
    }

    /// The difference between the list of a frame and the list of the previous frame.
    private enum Change: Sendable {
        case unchanged
        /// Items that differ, with their indices. The number of items and the clips are the same.
        case items([(index: Int, item: DisplayItem)])
        case list(DisplayList)

        var byteCount: Int {
            switch self {
            case .unchanged: 0
            case .items(let items): items.capacity * MemoryLayout<(Int, DisplayItem)>.stride + items.count * FrameHistory.contentByteCount
            case .list(let list): FrameHistory.byteCount(of: list)
            }
        }
    }

    private struct Segment: Sendable {
        var first: DisplayList
        var changes: [Change] = []
        /// Whether later frames of the segment have been removed to free memory.
        var isThinned = false
        var byteCount: Int
    }

    /// The number of frames of a segment.
    private static let segmentLength = 64
    /// The segments. An element is nil if no frame of its segment is stored.
    private var segments: [Segment?] = []
    private var lastList = DisplayList()
    /// The number of frames.
    package private(set) var count = 0
    /// The approximate memory of the lists, in bytes. Contents of items that many frames share, such as images, are not counted.
    package private(set) var byteCount = 0
    /// The largest value of `byteCount`.
    private let limit: Int
    /// The frame that was shown last. Frames near it are kept.
    package var focus = 0

    /// Creates an empty history.
    ///
    /// - Parameter limit: The largest memory of the lists, in bytes.
    package init(limit: Int = 60_000_000) { self.limit = limit }

    // MARK: - Reading

    /// Returns the list of a frame. If it is not stored, returns the list of the nearest earlier frame, or nil if there is none.
    package func list(at frame: Int) -> Entry? {
        guard frame >= 0, count > 0 else { return nil }
        let requested = min(frame, count - 1)
        var index = requested / Self.segmentLength
        while index > 0, segments[index] == nil { index -= 1 }
        guard let segment = segments[index] else { return nil }
        var list = segment.first
        let offset = min(requested - index * Self.segmentLength, segment.changes.count)
        for change in segment.changes.prefix(offset) { Self.apply(change, to: &list) }
        return Entry(list: list, isExact: index * Self.segmentLength + offset == frame)
    }

    private static func apply(_ change: Change, to list: inout DisplayList) {
        switch change {
        case .unchanged: break
        case .items(let items): for (index, item) in items { list.items[index] = item }
        case .list(let newList): list = newList
        }
    }

    // MARK: - Writing

    /// Stores the list of a frame. Frames are stored in order; storing an earlier frame again has an effect only if its list is missing.
    package mutating func store(_ list: DisplayList, at frame: Int) {
        if frame < count { return restore(list, at: frame) }
        guard frame == count else { return }
        append(list)
    }

    private mutating func append(_ list: DisplayList) {
        defer {
            count += 1
            lastList = list
        }
        guard count % Self.segmentLength != 0, var segment = segments[segments.count - 1], !segment.isThinned else {
            guard count % Self.segmentLength == 0 else { return }
            let segment = Segment(first: list, byteCount: Self.byteCount(of: list))
            segments.append(segment)
            byteCount += segment.byteCount
            return evict()
        }
        // The segment is removed from the array during the change, so that it is changed in place and not copied.
        segments[segments.count - 1] = nil
        let change = Self.change(from: lastList, to: list)
        segment.changes.append(change)
        segment.byteCount += change.byteCount
        byteCount += change.byteCount
        segments[segments.count - 1] = segment
        if byteCount > limit { evict() }
    }

    /// The last list that was passed to `restore`, and the number of its frame, or nil.
    private var lastRestored: (frame: Int, list: DisplayList)?

    /// Stores the list of an evicted frame again, if its segment is near the focus. This is possible only for the first frame of a segment,
    /// and for the frame that directly follows the stored frames of a segment.
    private mutating func restore(_ list: DisplayList, at frame: Int) {
        defer { lastRestored = (frame, list) }
        let (index, offset) = (frame / Self.segmentLength, frame % Self.segmentLength)
        guard abs(index - focus / Self.segmentLength) <= 1, index < segments.count - 1 else { return }
        if offset == 0 {
            if segments[index] == nil {
                segments[index] = Segment(first: list, isThinned: true, byteCount: Self.byteCount(of: list))
                byteCount += Self.byteCount(of: list)
            }
            return
        }
        guard let segment = segments[index], segment.isThinned, segment.changes.count == offset - 1, let lastRestored,
            lastRestored.frame == frame - 1
        else { return }
        let change = Self.change(from: lastRestored.list, to: list)
        segments[index]?.changes.append(change)
        segments[index]?.byteCount += change.byteCount
        if offset == Self.segmentLength - 1 { segments[index]?.isThinned = false }
        byteCount += change.byteCount
        if byteCount > limit { evict() }
    }

    /// Removes the frames after a frame.
    package mutating func truncate(after frame: Int) {
        guard frame + 1 < count, let last = list(at: frame) else { return }
        let index = frame / Self.segmentLength
        segments.removeSubrange((index + 1)...)
        let kept = frame - index * Self.segmentLength
        if let changes = segments[index]?.changes, changes.count > kept { segments[index]?.changes.removeSubrange(kept...) }
        (count, lastList, lastRestored) = (frame + 1, last.list, nil)
        for index in segments.indices {
            guard var segment = segments[index] else { continue }
            segment.byteCount = Self.byteCount(of: segment)
            segments[index] = segment
        }
        byteCount = segments.reduce(0) { $0 + ($1?.byteCount ?? 0) }
    }

    private static func byteCount(of segment: Segment) -> Int {
        byteCount(of: segment.first) + segment.changes.reduce(0) { $0 + $1.byteCount }
    }

    private static func byteCount(of list: DisplayList) -> Int {
        list.items.capacity * MemoryLayout<DisplayItem>.stride + list.items.count * contentByteCount
            + list.clips.capacity * MemoryLayout<Clip>.stride
    }

    /// The approximate memory of the colors, paths and other contents that belong to one item, in bytes.
    private static let contentByteCount = 96

    /// Returns the change between two lists.
    private static func change(from old: DisplayList, to new: DisplayList) -> Change {
        guard old.items.count == new.items.count, old.clips == new.clips, old.background == new.background else { return .list(new) }
        var items: [(Int, DisplayItem)] = []
        for index in new.items.indices where old.items[index] != new.items[index] {
            items.append((index, new.items[index]))
            // A whole list needs no indices, and its unchanged contents are shared.
            if items.count * 2 > new.items.count { return .list(new) }
        }
        return items.isEmpty ? .unchanged : .items(items)
    }

    // MARK: - Eviction

    /// The memory is returned to the system if at least this number of bytes was freed. Most of it is between lists that are kept, so the C
    /// library does not return it by itself.
    private static let leastReturnedByteCount = 4_000_000

    /// Frees memory until an eighth of the limit is free. First the later frames of the segments that are farthest from the focus are
    /// removed. Then the first frames of every second segment are removed, then of three in four segments, and so on.
    private mutating func evict() {
        guard byteCount > limit else { return }
        let before = byteCount
        defer { if before - byteCount >= Self.leastReturnedByteCount { FreeMemory.returnToSystem() } }
        let target = limit / 8 * 7
        let center = focus / Self.segmentLength
        // The last segment is not a candidate, because frames are still added to it. The segment of the focus is not a candidate, because
        // it is shown.
        let candidates = segments.indices.dropLast().filter { $0 != center && segments[$0] != nil }
            .sorted { (abs($0 - center), $0) > (abs($1 - center), $1) }
        for index in candidates where byteCount > target {
            guard let segment = segments[index], !segment.changes.isEmpty else { continue }
            let kept = Self.byteCount(of: segment.first)
            byteCount -= segment.byteCount - kept
            segments[index] = Segment(first: segment.first, isThinned: true, byteCount: kept)
        }
        var interval = 2
        while byteCount > target, interval <= segments.count * 2 {
            for index in candidates where byteCount > target && index % interval != 0 {
                byteCount -= segments[index]?.byteCount ?? 0
                segments[index] = nil
            }
            interval *= 2
        }
    }
}

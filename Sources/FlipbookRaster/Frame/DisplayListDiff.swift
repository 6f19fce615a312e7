import FlipbookDisplayList

/// The difference of two display lists: the indices of removed or changed items in the old list, and the indices of added or changed items
/// in the new list. The arrays are reused from frame to frame.
struct DisplayListDiff {
    private(set) var removed: [Int] = []
    private(set) var added: [Int] = []
    var isEmpty: Bool { removed.isEmpty && added.isEmpty }

    /// Compares two lists.
    ///
    /// If both lists have items of the same sources at the same indices, items are compared one by one. Otherwise all items between the
    /// first and the last difference are treated as changed.
    ///
    /// - Parameter unchanged: For each new item, whether it equals the old item at the same index. Clips are ignored.
    mutating func compare(from old: DisplayList, to new: DisplayList, unchanged: [Bool]) {
        removed.removeAll(keepingCapacity: true)
        added.removeAll(keepingCapacity: true)
        let sharedCount = min(old.items.count, new.items.count)
        if compareOneByOne(old, new, unchanged) { return }
        var first = 0
        while first < sharedCount, unchanged[first], Self.haveSameClips(old, first, new, first) { first += 1 }
        var tailCount = 0
        while tailCount < sharedCount - first, Self.areEqual(old, old.items.count - 1 - tailCount, new, new.items.count - 1 - tailCount) {
            tailCount += 1
        }
        // Equal items look different if one of them is in a group and the other is not. Groups before the first difference keep their
        // members if both lists have the same length.
        let firstRegrouped = old.items.count == new.items.count ? first : 0
        let (oldEnd, newEnd) = (
            Self.endOfGroups(old, firstRegrouped..<(old.items.count - tailCount)),
            Self.endOfGroups(new, firstRegrouped..<(new.items.count - tailCount))
        )
        tailCount = min(tailCount, old.items.count - oldEnd, new.items.count - newEnd)
        removed.append(contentsOf: first..<(old.items.count - tailCount))
        added.append(contentsOf: first..<(new.items.count - tailCount))
        // If only the members of a group have changed, the item of the group itself is not marked as changed. The members are marked one by
        // one.
    }

    /// Compares the items index by index. Returns false if the lists do not have the same sources. Pointers avoid copies
    /// of the large items.
    private mutating func compareOneByOne(_ old: DisplayList, _ new: DisplayList, _ unchanged: [Bool]) -> Bool {
        old.items.withUnsafeBufferPointer { before in
            new.items.withUnsafeBufferPointer { after in
                guard before.count == after.count, before.indices.allSatisfy({ before[$0].source == after[$0].source }) else {
                    return false
                }
                var regroupedEnd = 0
                for index in before.indices {
                    let isUnchanged = unchanged[index] && Self.haveSameClips(old, before[index].clip, new, after[index].clip)
                    // A group may state more members than its parent has, so its end can be after the parent's end. If the number of
                    // members changes, all items up to the later of the two ends are treated as changed.
                    let memberCount = max(Self.memberCount(before, index), Self.memberCount(after, index))
                    let groupEnd = min(index + 1 + memberCount, before.count)
                    if index < regroupedEnd || (!isUnchanged && groupEnd > index + 1 && before[index].content != after[index].content) {
                        regroupedEnd = max(regroupedEnd, groupEnd)
                    }
                    if !isUnchanged || index < regroupedEnd {
                        removed.append(index)
                        added.append(index)
                    }
                }
                return true
            }
        }
    }

    /// Returns the same value as `DisplayContent.memberCount`. The property is not used, because a call into the other module would copy
    /// the item.
    @inline(__always)
    private static func memberCount(_ items: UnsafeBufferPointer<DisplayItem>, _ index: Int) -> Int {
        switch items[index].content {
        case .group(let count, _): count
        case .masked(let count, let mask): count + mask
        case .crossFade(let old, let new, _): old + new
        default: 0
        }
    }

    /// The latest end of the groups that begin in the range, or the range's own end if no group extends beyond it.
    private static func endOfGroups(_ list: DisplayList, _ range: Range<Int>) -> Int {
        range.reduce(range.upperBound) { max($0, endOfItem(list, $1)) }
    }

    /// The index after an item and its members.
    private static func endOfItem(_ list: DisplayList, _ index: Int) -> Int {
        min(index + 1 + list.items[index].content.memberCount, list.items.count)
    }

    /// Whether two items are equal, including their clips. Their sources are ignored.
    private static func areEqual(_ old: DisplayList, _ i: Int, _ new: DisplayList, _ j: Int) -> Bool {
        old.items.withUnsafeBufferPointer { old in new.items.withUnsafeBufferPointer { areEqualExceptClips(old, i, $0, j) } }
            && haveSameClips(old, i, new, j)
    }

    /// Whether two items are equal except for their clips and sources.
    @inline(__always)
    static func areEqualExceptClips(
        _ old: UnsafeBufferPointer<DisplayItem>, _ i: Int, _ new: UnsafeBufferPointer<DisplayItem>, _ j: Int
    ) -> Bool {
        old[i].opacity == new[j].opacity && old[i].movement == new[j].movement && old[i].transform == new[j].transform
            && old[i].content == new[j].content
    }

    /// Whether two items have equal chains of clips.
    private static func haveSameClips(_ old: DisplayList, _ i: Int, _ new: DisplayList, _ j: Int) -> Bool {
        old.items.withUnsafeBufferPointer { before in
            new.items.withUnsafeBufferPointer { after in haveSameClips(old, before[i].clip, new, after[j].clip) }
        }
    }

    /// Whether two chains of clips are equal, from the innermost to the outermost.
    private static func haveSameClips(_ old: DisplayList, _ clipIndexA: Int?, _ new: DisplayList, _ clipIndexB: Int?) -> Bool {
        var (clipIndexA, clipIndexB) = (clipIndexA, clipIndexB)
        while let indexA = clipIndexA, let indexB = clipIndexB {
            let (clipA, clipB) = (old.clips[indexA], new.clips[indexB])
            guard clipA.shape == clipB.shape, clipA.transform == clipB.transform else { return false }
            (clipIndexA, clipIndexB) = (clipA.parent, clipB.parent)
        }
        return clipIndexA == nil && clipIndexB == nil
    }
}

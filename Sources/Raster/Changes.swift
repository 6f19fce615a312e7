import Display

/// What differs between two display lists: indices of the first that are gone or changed, and of the second that are new or changed. Its arrays live on
/// from frame to frame.
struct Changes {
    private(set) var removed: [Int] = []
    private(set) var added: [Int] = []
    var isEmpty: Bool { removed.isEmpty && added.isEmpty }

    /// While both lists have items of the same source at the same place they are compared one by one; where the structure differs, all between the
    /// first and the last difference counts as changed.
    /// `alike` says which of the second are what the first has at the same place, apart from their clips.
    mutating func find(from old: DisplayList, to new: DisplayList, alike: [Bool]) {
        removed.removeAll(keepingCapacity: true)
        added.removeAll(keepingCapacity: true)
        let shared = min(old.items.count, new.items.count)
        if compareOneByOne(old, new, alike) { return }
        var first = 0
        while first < shared, alike[first], Self.sameClips(old, first, new, first) { first += 1 }
        var tail = 0
        while tail < shared - first, Self.same(old, old.items.count - 1 - tail, new, new.items.count - 1 - tail) { tail += 1 }
        // Equal commands do not look the same if they are in a group in one frame and not in the other. Groups before all differences keep
        // their members if the lists are equally long.
        let moved = old.items.count == new.items.count ? first : 0
        let (oldEnd, newEnd) = (Self.end(old, moved..<(old.items.count - tail)), Self.end(new, moved..<(new.items.count - tail)))
        tail = min(tail, old.items.count - oldEnd, new.items.count - newEnd)
        removed.append(contentsOf: first..<(old.items.count - tail))
        added.append(contentsOf: first..<(new.items.count - tail))
        // A group whose members changed is the same command but not the same picture; its members are marked by themselves.
    }

    /// False if they do not have items of the same sources. Items are looked at where they are, as they are large.
    private mutating func compareOneByOne(_ old: DisplayList, _ new: DisplayList, _ alike: [Bool]) -> Bool {
        old.items.withUnsafeBufferPointer { before in
            new.items.withUnsafeBufferPointer { after in
                guard before.count == after.count, before.indices.allSatisfy({ before[$0].source == after[$0].source }) else {
                    return false
                }
                var regrouped = 0
                for index in before.indices {
                    let isSame = alike[index] && Self.sameClips(old, before[index].clip, new, after[index].clip)
                    // A group may claim more than the group around it has: what ends differently changes what ends in it.
                    let members = max(Self.members(before, index), Self.members(after, index))
                    let ends = min(index + 1 + members, before.count)
                    if index < regrouped || (!isSame && ends > index + 1 && before[index].content != after[index].content) {
                        regrouped = max(regrouped, ends)
                    }
                    if !isSame || index < regrouped {
                        removed.append(index)
                        added.append(index)
                    }
                }
                return true
            }
        }
    }

    /// What `Content.members` says, without the copy of the item that it costs to ask in another room.
    @inline(__always)
    private static func members(_ items: UnsafeBufferPointer<DisplayItem>, _ index: Int) -> Int {
        switch items[index].content {
        case .group(let count): count
        case .masked(let count, let mask): count + mask
        default: 0
        }
    }

    /// Where the last group that begins in the range ends; the range's own end if none goes beyond it.
    private static func end(_ list: DisplayList, _ range: Range<Int>) -> Int {
        range.reduce(range.upperBound) { max($0, end(list, $1)) }
    }

    /// Behind an item and, if it is a group, its members.
    private static func end(_ list: DisplayList, _ index: Int) -> Int {
        min(index + 1 + list.items[index].content.members, list.items.count)
    }

    /// The same paint, through the same clips.
    private static func same(_ old: DisplayList, _ i: Int, _ new: DisplayList, _ j: Int) -> Bool {
        old.items.withUnsafeBufferPointer { old in new.items.withUnsafeBufferPointer { areAlike(old, i, $0, j) } }
            && sameClips(old, i, new, j)
    }

    @inline(__always)
    static func areAlike(
        _ old: UnsafeBufferPointer<DisplayItem>, _ i: Int, _ new: UnsafeBufferPointer<DisplayItem>, _ j: Int
    ) -> Bool {
        old[i].opacity == new[j].opacity && old[i].movement == new[j].movement && old[i].transform == new[j].transform
            && old[i].content == new[j].content
    }

    private static func sameClips(_ old: DisplayList, _ i: Int, _ new: DisplayList, _ j: Int) -> Bool {
        old.items.withUnsafeBufferPointer { before in
            new.items.withUnsafeBufferPointer { after in sameClips(old, before[i].clip, new, after[j].clip) }
        }
    }

    private static func sameClips(_ old: DisplayList, _ linkA: Int?, _ new: DisplayList, _ linkB: Int?) -> Bool {
        var (linkA, linkB) = (linkA, linkB)
        while let x = linkA, let y = linkB {
            let (clipA, clipB) = (old.clips[x], new.clips[y])
            guard clipA.shape == clipB.shape, clipA.transform == clipB.transform else { return false }
            (linkA, linkB) = (clipA.parent, clipB.parent)
        }
        return linkA == nil && linkB == nil
    }
}

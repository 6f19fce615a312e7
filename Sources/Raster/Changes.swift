import Display

/// What differs between two display lists: indices of the first that are gone or changed, and of the second that are new or changed.
struct Changes {
    private(set) var removed: [Int] = []
    private(set) var added: [Int] = []

    /// While both lists have items of the same source at the same place they are compared one by one; where the structure differs, all between the
    /// first and the last difference counts as changed.
    /// `alike` says which of the second are what the first has at the same place, apart from their clips.
    init(from old: DisplayList, to new: DisplayList, alike: [Bool]) {
        let shared = min(old.items.count, new.items.count)
        if old.items.count == new.items.count, (0..<shared).allSatisfy({ old.items[$0].source == new.items[$0].source }) {
            var regrouped = 0
            for index in 0..<shared {
                let isSame = alike[index] && Self.sameClips(old, index, new, index)
                // A group may claim more than the group around it has: what ends differently changes what ends in it.
                let ends = max(Self.end(old, index), Self.end(new, index))
                if index < regrouped || (!isSame && ends > index + 1 && old.items[index].content != new.items[index].content) {
                    regrouped = max(regrouped, ends)
                }
                if !isSame || index < regrouped { note(index, index, old, new) }
            }
            return
        }
        var first = 0
        while first < shared, alike[first], Self.sameClips(old, first, new, first) { first += 1 }
        var tail = 0
        while tail < shared - first, Self.same(old, old.items.count - 1 - tail, new, new.items.count - 1 - tail) { tail += 1 }
        // Equal commands do not look the same if they are in a group in one frame and not in the other. Groups before all differences keep
        // their members if the lists are equally long.
        let moved = old.items.count == new.items.count ? first : 0
        let (oldEnd, newEnd) = (Self.end(old, moved..<(old.items.count - tail)), Self.end(new, moved..<(new.items.count - tail)))
        tail = min(tail, old.items.count - oldEnd, new.items.count - newEnd)
        removed = Array(first..<(old.items.count - tail))
        added = Array(first..<(new.items.count - tail))
        // A group whose members changed is the same command but not the same picture; its members are marked by themselves.
    }

    /// Where the last group that begins in the range ends; the range's own end if none goes beyond it.
    private static func end(_ list: DisplayList, _ range: Range<Int>) -> Int {
        range.reduce(range.upperBound) { max($0, end(list, $1)) }
    }

    /// Behind an item and, if it is a group, its members.
    private static func end(_ list: DisplayList, _ index: Int) -> Int {
        min(index + 1 + list.items[index].content.members, list.items.count)
    }

    private mutating func note(_ before: Int, _ after: Int, _ old: DisplayList, _ new: DisplayList) {
        removed.append(before)
        added.append(after)
    }

    /// The same paint, through the same clips.
    private static func same(_ old: DisplayList, _ i: Int, _ new: DisplayList, _ j: Int) -> Bool {
        areAlike(old.items[i], new.items[j]) && sameClips(old, i, new, j)
    }

    @inline(__always)
    static func areAlike(_ a: DisplayItem, _ b: DisplayItem) -> Bool {
        a.opacity == b.opacity && a.movement == b.movement && a.transform == b.transform && a.content == b.content
    }

    private static func sameClips(_ old: DisplayList, _ i: Int, _ new: DisplayList, _ j: Int) -> Bool {
        var (linkA, linkB) = (old.items[i].clip, new.items[j].clip)
        while let x = linkA, let y = linkB {
            let (clipA, clipB) = (old.clips[x], new.clips[y])
            guard clipA.shape == clipB.shape, clipA.transform == clipB.transform else { return false }
            (linkA, linkB) = (clipA.parent, clipB.parent)
        }
        return linkA == nil && linkB == nil
    }
}

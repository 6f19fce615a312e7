import Display

/// What differs between two display lists: indices of the first that are gone or changed, and of the second that are new or changed.
struct Changes {
    private(set) var removed: [Int] = []
    private(set) var added: [Int] = []

    /// While both lists have items of the same source at the same place they are compared one by one; where the structure differs, all between the
    /// first and the last difference counts as changed.
    init(from old: DisplayList, to new: DisplayList) {
        let shared = min(old.items.count, new.items.count)
        if old.items.count == new.items.count, (0..<shared).allSatisfy({ old.items[$0].source == new.items[$0].source }) {
            for index in 0..<shared where !Self.same(old, index, new, index) { note(index, index, old, new) }
            return
        }
        var first = 0
        while first < shared, Self.same(old, first, new, first) { first += 1 }
        var tail = 0
        while tail < shared - first, Self.same(old, old.items.count - 1 - tail, new, new.items.count - 1 - tail) { tail += 1 }
        removed = Array(first..<(old.items.count - tail))
        added = Array(first..<(new.items.count - tail))
        // A group whose members changed is the same command but not the same picture; its members are marked by themselves.
    }

    private mutating func note(_ before: Int, _ after: Int, _ old: DisplayList, _ new: DisplayList) {
        removed.append(before)
        added.append(after)
    }

    /// The same paint, through the same clips.
    private static func same(_ old: DisplayList, _ i: Int, _ new: DisplayList, _ j: Int) -> Bool {
        let (a, b) = (old.items[i], new.items[j])
        guard a.content == b.content, a.transform == b.transform, a.opacity == b.opacity else { return false }
        var (linkA, linkB) = (a.clip, b.clip)
        while let x = linkA, let y = linkB {
            let (clipA, clipB) = (old.clips[x], new.clips[y])
            guard clipA.shape == clipB.shape, clipA.transform == clipB.transform else { return false }
            (linkA, linkB) = (clipA.parent, clipB.parent)
        }
        return linkA == nil && linkB == nil
    }
}

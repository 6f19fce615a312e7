/// A mapping between the indices of a list before and after a change.
///
/// The change is specified by the removed and the inserted elements. The other elements keep their order.
nonisolated struct ListIndexMap {
    /// The removed indices of the old list, ascending.
    let removed: [Int]
    /// The inserted indices of the new list, ascending.
    let inserted: [Int]

    init(removed: [Int] = [], inserted: [Int] = []) {
        self.removed = removed.sorted()
        self.inserted = inserted.sorted()
    }

    /// Returns the new index of an old element, or nil if it was removed.
    func newIndex(of old: Int) -> Int? { Self.mapped(old, from: removed, to: inserted) }

    /// Returns the old index of a new element, or nil if it was inserted.
    func oldIndex(of new: Int) -> Int? { Self.mapped(new, from: inserted, to: removed) }

    /// Maps an index of one list to the other list.
    ///
    /// The rank of an element is its index among the elements that both lists contain. The rank is the same in both
    /// lists.
    ///
    /// - Parameters:
    ///   - own: The indices of the elements that only the source list contains.
    ///   - other: The indices of the elements that only the target list contains.
    private static func mapped(_ index: Int, from own: [Int], to other: [Int]) -> Int? {
        let smallerCount = partitioningIndex(own.count) { own[$0] >= index }
        if smallerCount < own.count, own[smallerCount] == index { return nil }
        let rank = index - smallerCount
        // `other[i] - i` is the number of common elements before `other[i]`. If this number is at most the rank, the entry is before the
        // result and increases it by one.
        return rank + partitioningIndex(other.count) { other[$0] - $0 > rank }
    }

    /// Returns the first of `count` indices for which a condition holds, or `count` if there is none.
    ///
    /// If the condition holds for an index, it must hold for all later indices. The search is binary.
    static func partitioningIndex(_ count: Int, where predicate: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if predicate(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

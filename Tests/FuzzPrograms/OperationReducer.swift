/// Removes operations from a failing program as long as it fails: delta debugging.
nonisolated package struct OperationReducer: Sendable {
    /// The largest number of programs that are run for one reduction.
    package var budget = 150

    package init(budget: Int = 150) { self.budget = budget }

    /// Returns a part of `items` for which `fails` returns true. Unless the budget is used up, no single item can be removed from it.
    ///
    /// Removes blocks of half the length, then of a quarter, and so on, and finally single items until none can be removed.
    package func reduce<Item>(_ items: [Item], fails: ([Item]) throws -> Bool) rethrows -> [Item] {
        var (items, remaining) = (items, budget)
        var length = max(items.count / 2, 1)
        while !items.isEmpty {
            let countBefore = items.count
            var start = 0
            while start < items.count {
                guard remaining > 0 else { return items }
                remaining -= 1
                var candidate = items
                candidate.removeSubrange(start..<min(start + length, items.count))
                if try fails(candidate) { items = candidate } else { start += length }
            }
            if length > 1 {
                length = max(length / 2, 1)
            } else if items.count == countBefore {
                break
            }
        }
        return items
    }
}

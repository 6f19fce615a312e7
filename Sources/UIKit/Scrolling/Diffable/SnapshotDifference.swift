import Foundation

/// The changes that turn the list of one snapshot into the list of another snapshot, with as few moves as possible.
///
/// Identifiers are unique, so the elements that keep their order are a longest increasing subsequence of their old indices. All other
/// elements that both lists contain are moves. This takes O(n log n) time, unlike a general difference of two sequences.
nonisolated struct SnapshotDifference<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    private(set) var updates = BatchUpdates()
    private let old: NSDiffableDataSourceSnapshot<Section, Item>
    private let new: NSDiffableDataSourceSnapshot<Section, Item>

    init(from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>) {
        (self.old, self.new) = (old, new)
        compareSections()
        compareItems()
    }

    /// Whether neither sections nor items are added, removed or moved.
    var isEmpty: Bool {
        updates.deletedSections.isEmpty && updates.insertedSections.isEmpty && updates.movedSections.isEmpty && updates.deletedRows.isEmpty
            && updates.insertedRows.isEmpty && updates.movedRows.isEmpty
    }

    private mutating func compareSections() {
        for (index, section) in old.sections.enumerated() where new.indexOfSection(section) == nil {
            updates.deletedSections[index] = .automatic
        }
        var common: [(old: Int, new: Int)] = []
        for (index, section) in new.sections.enumerated() {
            if let oldIndex = old.indexOfSection(section) {
                common.append((oldIndex, index))
            } else {
                updates.insertedSections[index] = .automatic
            }
        }
        let unmoved = Self.longestIncreasingIndices(common.map(\.old))
        for (index, pair) in common.enumerated() where !unmoved.contains(index) { updates.movedSections[pair.old] = pair.new }
    }

    private mutating func compareItems() {
        guard old.items != new.items || old.sections != new.sections else { return }
        var oldPaths: [Item: IndexPath] = [:]
        for (section, items) in old.items.enumerated() where needsComparison(oldSection: section) {
            for (index, item) in items.enumerated() { oldPaths[item] = IndexPath(row: index, section: section) }
        }
        for (section, items) in new.items.enumerated() where needsComparison(newSection: section) {
            compareItems(items, of: section, &oldPaths)
        }
        // The items of deleted sections disappear with their section.
        for (item, path) in oldPaths
        where updates.deletedSections[path.section] == nil && new.sectionIdentifier(containingItem: item) == nil {
            updates.deletedRows[path] = .automatic
        }
    }

    /// Whether the items of a section must be compared: the section is deleted, or its items or their order have changed.
    private func needsComparison(oldSection: Int) -> Bool {
        guard let section = new.indexOfSection(old.sections[oldSection]) else { return true }
        return old.items[oldSection] != new.items[section]
    }

    private func needsComparison(newSection: Int) -> Bool {
        guard let section = old.indexOfSection(new.sections[newSection]) else { return true }
        return old.items[section] != new.items[newSection]
    }

    private mutating func compareItems(_ items: [Item], of section: Int, _ oldPaths: inout [Item: IndexPath]) {
        let oldSection = old.indexOfSection(new.sections[section])
        var staying: [(old: IndexPath, new: IndexPath)] = []
        for (index, item) in items.enumerated() {
            let path = IndexPath(row: index, section: section)
            if let oldPath = oldPaths.removeValue(forKey: item) {
                if oldPath.section == oldSection { staying.append((oldPath, path)) } else { updates.movedRows[oldPath] = path }
            } else if updates.insertedSections[section] == nil {
                updates.insertedRows[path] = .automatic
            }
        }
        let unmoved = Self.longestIncreasingIndices(staying.map(\.old.row))
        for (index, pair) in staying.enumerated() where !unmoved.contains(index) { updates.movedRows[pair.old] = pair.new }
    }

    /// Returns the indices of a longest increasing subsequence of the numbers, no two of which are equal.
    static func longestIncreasingIndices(_ numbers: [Int]) -> Set<Int> {
        // ends[k] is the index of the smallest number that ends an increasing subsequence of length k + 1.
        var (ends, previous) = ([Int](), [Int](repeating: -1, count: numbers.count))
        for index in numbers.indices {
            let length = ListIndexMap.partitioningIndex(ends.count) { numbers[ends[$0]] >= numbers[index] }
            if length > 0 { previous[index] = ends[length - 1] }
            if length == ends.count { ends.append(index) } else { ends[length] = index }
        }
        var (result, next) = (Set<Int>(), ends.last ?? -1)
        while next >= 0 {
            result.insert(next)
            next = previous[next]
        }
        return result
    }
}

import SeededRandomValues
import Testing
import UIKitTestSupport
@testable import UIKit

@MainActor @Suite struct DiffableSnapshotTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private func makeSnapshot() -> Snapshot {
        var snapshot = Snapshot()
        snapshot.appendSections(["coast", "hills"])
        snapshot.appendItems([4, 2, 9], toSection: "coast")
        snapshot.appendItems([7, 1])
        return snapshot
    }

    @Test func itemsAreAppendedToTheLastSection() {
        let snapshot = makeSnapshot()
        #expect(snapshot.itemIdentifiers == [4, 2, 9, 7, 1] && snapshot.numberOfItems == 5 && snapshot.numberOfSections == 2)
        #expect(snapshot.itemIdentifiers(inSection: "hills") == [7, 1] && snapshot.numberOfItems(inSection: "coast") == 3)
        #expect(snapshot.sectionIdentifier(containingItem: 7) == "hills" && snapshot.sectionIdentifier(containingItem: 5) == nil)
        #expect(snapshot.indexOfItem(7) == 3 && snapshot.indexOfSection("hills") == 1)
    }

    @Test func itemsAreInsertedMovedAndDeleted() {
        var snapshot = makeSnapshot()
        snapshot.insertItems([30, 31], beforeItem: 2)
        snapshot.insertItems([40], afterItem: 1)
        #expect(snapshot.itemIdentifiers == [4, 30, 31, 2, 9, 7, 1, 40])
        snapshot.moveItem(4, afterItem: 7)
        snapshot.moveItem(40, beforeItem: 30)
        #expect(snapshot.itemIdentifiers(inSection: "coast") == [40, 30, 31, 2, 9])
        #expect(snapshot.itemIdentifiers(inSection: "hills") == [7, 4, 1] && snapshot.sectionIdentifier(containingItem: 4) == "hills")
        snapshot.deleteItems([30, 1, 77])
        #expect(snapshot.itemIdentifiers == [40, 31, 2, 9, 7, 4])
    }

    @Test func sectionsAreInsertedMovedAndDeleted() {
        var snapshot = makeSnapshot()
        snapshot.insertSections(["town"], beforeSection: "hills")
        snapshot.insertSections(["sky"], afterSection: "hills")
        #expect(snapshot.sectionIdentifiers == ["coast", "town", "hills", "sky"])
        snapshot.moveSection("coast", afterSection: "hills")
        #expect(snapshot.sectionIdentifiers == ["town", "hills", "coast", "sky"] && snapshot.itemIdentifiers == [7, 1, 4, 2, 9])
        snapshot.moveSection("sky", beforeSection: "town")
        snapshot.deleteSections(["hills"])
        #expect(snapshot.sectionIdentifiers == ["sky", "town", "coast"] && snapshot.indexOfSection("coast") == 2)
        #expect(snapshot.sectionIdentifier(containingItem: 7) == nil && snapshot.indexOfItem(9) == 2)
    }

    @Test func duplicateIdentifierIsFound() {
        #expect(Snapshot.firstDuplicate(in: [4, 2, 9, 2, 4]) == 2 && Snapshot.firstDuplicate(in: ["hills", "coast"]) == nil)
    }

    @Test func deletedItemsAreNotReloaded() {
        var snapshot = makeSnapshot()
        snapshot.reloadItems([2, 7, 2])
        snapshot.reconfigureItems([9])
        snapshot.reloadSections(["hills"])
        snapshot.deleteItems([7, 9])
        #expect(snapshot.reloadedItemIdentifiers == [2] && snapshot.reconfiguredItemIdentifiers == [])
        snapshot.deleteSections(["hills"])
        #expect(snapshot.reloadedSectionIdentifiers == [])
    }

    /// The time to request a reload of all items of a long list is proportional to their number.
    @Test func reloadRequestsDoNotSearchTheList() {
        struct CountedItem: Hashable {
            nonisolated(unsafe) static var comparisonCount = 0
            let number: Int

            func hash(into hasher: inout Hasher) { hasher.combine(number) }
            static func == (left: Self, right: Self) -> Bool {
                comparisonCount += 1
                return left.number == right.number
            }
        }
        let items = (0..<1000).map { CountedItem(number: $0) }
        var snapshot = NSDiffableDataSourceSnapshot<Int, CountedItem>()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        CountedItem.comparisonCount = 0
        snapshot.reloadItems(items)
        snapshot.reconfigureItems(items + items)
        #expect(CountedItem.comparisonCount < 50_000)
        #expect(snapshot.reloadedItemIdentifiers == items && snapshot.reconfiguredItemIdentifiers == items)
    }

    @Test func existingItemIsMovedAndReported() {
        var snapshot = makeSnapshot()
        let messages = diagnostics { snapshot.appendItems([4, 8], toSection: "hills") }
        #expect(messages.count == 1 && messages[0].contains("exist already"))
        #expect(snapshot.itemIdentifiers(inSection: "coast") == [2, 9] && snapshot.itemIdentifiers(inSection: "hills") == [7, 1, 4, 8])
    }

    /// The elements of a longest increasing subsequence do not move, so as few elements as possible move.
    @Test func fewestElementsMove() {
        #expect(SnapshotDifference<Int, Int>.longestIncreasingIndices([3, 0, 1, 4, 2]) == [1, 2, 4])
        #expect(SnapshotDifference<Int, Int>.longestIncreasingIndices([5, 1, 2, 3, 4, 0]).count == 4)
        #expect(SnapshotDifference<Int, Int>.longestIncreasingIndices([]) == [])
        var (old, new) = (makeSnapshot(), makeSnapshot())
        old.appendItems(Array(100..<200))
        new.appendItems(Array(101..<200) + [100])
        let updates = SnapshotDifference(from: old, to: new).updates
        #expect(updates.movedRows == [IndexPath(row: 2, section: 1): IndexPath(row: 101, section: 1)])
        #expect(updates.insertedRows.isEmpty && updates.deletedRows.isEmpty && updates.movedSections.isEmpty)
    }

    /// The changes between two random snapshots convert the first one to the second one.
    @Test func changesLeadFromOneSnapshotToTheOther() throws {
        var random = SeededRandom(5)
        func makeRandom() -> Snapshot {
            var (snapshot, numbers) = (Snapshot(), Array(0..<30))
            for section in ["a", "b", "c", "d", "e"].sorted(by: { _, _ in random.integer(0...1) == 0 }) where random.integer(0...3) > 0 {
                snapshot.appendSections([section])
                let items = (0..<random.integer(0...8)).compactMap { _ in
                    numbers.isEmpty ? nil : numbers.remove(at: random.integer(0...(numbers.count - 1)))
                }
                snapshot.appendItems(items, toSection: section)
            }
            return snapshot
        }
        for _ in 0..<300 {
            let (old, new) = (makeRandom(), makeRandom())
            let map = try BatchIndexMap(
                SnapshotDifference(from: old, to: new).updates, before: old.items.map(\.count), after: new.items.map(\.count))
            for (section, items) in new.items.enumerated() {
                #expect(map.oldSection(of: section).map { old.sections[$0] } ?? new.sections[section] == new.sections[section])
                for (item, identifier) in items.enumerated() {
                    let oldPath = map.oldPath(of: IndexPath(row: item, section: section))
                    if let oldPath { #expect(old.items[oldPath.section][oldPath.row] == identifier) }
                    if oldPath == nil { #expect(old.indexOfItem(identifier) == nil || map.oldSection(of: section) == nil) }
                }
            }
        }
    }
}

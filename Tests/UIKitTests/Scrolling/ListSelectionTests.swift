import Foundation
import SeededRandomValues
import Testing
@testable import UIKit

@MainActor @Suite struct ListSelectionTests {
    private static func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    private func selection(_ rows: [Int], _ configure: (inout ListSelection) -> Void = { _ in }) -> ListSelection {
        var selection = ListSelection()
        configure(&selection)
        for row in rows { selection.insert(Self.path(row)) }
        return selection
    }

    @Test func singleSelectionReplacesTheOthers() {
        let single = selection([7, 2, 5])
        #expect(single.sortedPaths.map(\.row) == [2, 5, 7] && !single.allowsMultiple)
        #expect(single.pathsToDeselect(whenSelecting: Self.path(5)).map(\.row) == [2, 7])
        #expect(single.pathsToDeselect(whenSelecting: Self.path(3)).map(\.row) == [2, 5, 7])
        #expect(!single.tapDeselects(Self.path(5)), "a tap selects the row again")
    }

    @Test func multipleSelectionKeepsTheOthers() {
        let multiple = selection([7, 2]) { $0.allowsMultipleSelection = true }
        #expect(multiple.pathsToDeselect(whenSelecting: Self.path(5)).isEmpty)
        #expect(multiple.tapDeselects(Self.path(7)) && !multiple.tapDeselects(Self.path(5)))
    }

    /// While the list is edited, the two properties with `DuringEditing` in their names apply. Otherwise, the two others apply.
    @Test(arguments: 0..<32) func editingHasItsOwnSelectionProperties(_ bits: Int) {
        func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
        let selection = selection([]) {
            ($0.allowsSelection, $0.allowsMultipleSelection) = (bit(0), bit(1))
            ($0.allowsSelectionDuringEditing, $0.allowsMultipleSelectionDuringEditing) = (bit(2), bit(3))
            $0.isEditing = bit(4)
        }
        #expect(selection.allowsMultiple == (bit(4) ? bit(3) : bit(1)))
        #expect(selection.allowsTouches == (bit(4) ? bit(2) || bit(3) : bit(0)))
        #expect(selection.requiresEditablePath == (bit(4) && bit(3)))
    }

    @Test func onlySeveralPathsExceedTheLimit() {
        #expect(selection([4]).excessPaths.isEmpty)
        #expect(selection([4, 1]).excessPaths.map(\.row) == [1, 4])
        #expect(selection([4, 1]) { $0.allowsMultipleSelection = true }.excessPaths.isEmpty)
    }

    @Test func updateMovesAndRemovesPaths() throws {
        var (selection, updates) = (selection([1, 3, 4, 6, 8]), BatchUpdates())
        selection.touchedPath = Self.path(6)
        updates.deletedRows = [Self.path(3): .fade]
        updates.reloadedRows = [Self.path(4): .fade]
        updates.movedRows = [Self.path(8): Self.path(0)]
        updates.insertedRows = [Self.path(1): .fade]
        selection.apply(try BatchIndexMap(updates, before: [10], after: [10]))
        // The order is now: 8, new, 0, 1, 2, 4, 5, 6, 7, 9. Row 3 was deleted, row 4 was reloaded.
        #expect(selection.sortedPaths.map(\.row) == [0, 3, 7] && selection.touchedPath == Self.path(7))
        updates = BatchUpdates()
        updates.deletedSections = [0: .fade]
        selection.apply(try BatchIndexMap(updates, before: [10], after: []))
        #expect(selection.paths.isEmpty && selection.touchedPath == nil)
    }

    /// In lists of numbers that change at random, the selected numbers stay selected.
    @Test func randomUpdatesKeepTheSelectedNumbers() throws {
        var (random, next) = (SeededRandom(29), 30)
        var sections = [Array(0..<12), Array(12..<30)]
        for _ in 0..<300 {
            var selection = ListSelection()
            var numbers: Set<Int> = []
            for (section, rows) in sections.enumerated() {
                for (row, number) in rows.enumerated() where random.bool(0.4) {
                    selection.insert(Self.path(row, section))
                    numbers.insert(number)
                }
            }
            let change = TableDataChange(of: sections, next: &next, &random)
            selection.apply(try BatchIndexMap(change.updates, before: sections.map(\.count), after: change.sections.map(\.count)))
            sections = change.sections
            #expect(Set(selection.paths.map { sections[$0.section][$0.row] }) == numbers.intersection(change.remainingRows))
        }
    }

    @Test func reloadedDataHasNoSelection() {
        var selection = selection([4, 1]) { $0.allowsMultipleSelection = true }
        selection.touchedPath = Self.path(3)
        selection.reset()
        #expect(selection.paths.isEmpty && selection.touchedPath == nil && selection.allowsMultiple)
        let wasSelected = selection.remove(Self.path(4))
        #expect(!wasSelected)
    }
}

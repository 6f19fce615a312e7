import SeededRandomValues
import UIKit
import UIKitTestSupport

/// A random change of a `TableDataSource`: its new sections, and the updates that a client reports to the table.
struct TableDataChange {
    var sections: [[Int]] = []
    var deletedSections = IndexSet()
    var insertedSections = IndexSet()
    var reloadedSections = IndexSet()
    var movedSections: [(Int, Int)] = []
    var deleted: [IndexPath] = []
    var inserted: [IndexPath] = []
    var reloaded: [IndexPath] = []
    var moved: [(IndexPath, IndexPath)] = []
    /// The numbers of rows that exist before and after the change and are not reloaded.
    var remainingRows: Set<Int> = []

    private struct Row {
        var number: Int
        var origin: IndexPath?
        var isMoved = false
    }

    private struct Section {
        var rows: [Row]
        /// The index before the change, or nil for an inserted section.
        var origin: Int?
        var isReloaded = false
        var isMoved = false
        var acceptsRows: Bool { origin != nil && !isReloaded }
    }

    init(of oldSections: [[Int]], next: inout Int, _ random: inout SeededRandom) {
        var movedRows: [Row] = []
        var newSections: [Section] = []
        for (sectionIndex, rows) in oldSections.enumerated() {
            if oldSections.count > 1, random.bool(0.06) {
                deletedSections.insert(sectionIndex)
                continue
            }
            if random.bool(0.04) {
                reloadedSections.insert(sectionIndex)
                newSections.append(
                    Section(rows: Self.makeNumbers(&next, &random).map { Row(number: $0) }, origin: sectionIndex, isReloaded: true))
                continue
            }
            var section = Section(rows: [], origin: sectionIndex)
            for (index, value) in rows.enumerated() {
                let path = IndexPath(row: index, section: sectionIndex)
                if random.bool(0.12) {
                    deleted.append(path)
                } else if random.bool(0.08) {
                    movedRows.append(Row(number: value, origin: path, isMoved: true))
                } else {
                    section.rows.append(Row(number: value, origin: path))
                    if random.bool(0.06) { reloaded.append(path) } else { remainingRows.insert(value) }
                }
            }
            newSections.append(section)
        }
        if newSections.count > 1, random.bool(0.15) {
            let sourceIndex = random.integer(0...(newSections.count - 1))
            if newSections[sourceIndex].acceptsRows {
                var section = newSections.remove(at: sourceIndex)
                section.isMoved = true
                newSections.insert(section, at: random.integer(0...newSections.count))
            }
        }
        while random.bool(newSections.count < 4 ? 0.3 : 0.05) {
            newSections.insert(
                Section(rows: Self.makeNumbers(&next, &random).map { Row(number: $0) }), at: random.integer(0...newSections.count))
        }
        var addedRows = movedRows
        while random.bool(0.7) {
            addedRows.append(Row(number: next))
            next += 1
        }
        let acceptingSections = newSections.indices.filter { newSections[$0].acceptsRows }
        for row in addedRows {
            guard let targetIndex = acceptingSections.isEmpty ? nil : random.pick(acceptingSections) else {
                if let origin = row.origin { deleted.append(origin) }
                continue
            }
            if row.isMoved { remainingRows.insert(row.number) }
            newSections[targetIndex].rows.insert(row, at: random.integer(0...newSections[targetIndex].rows.count))
        }
        recordUpdates(newSections)
    }

    private static func makeNumbers(_ next: inout Int, _ random: inout SeededRandom) -> [Int] {
        let count = random.integer(0...9)
        next += count
        return Array((next - count)..<next)
    }

    private mutating func recordUpdates(_ newSections: [Section]) {
        sections = newSections.map { $0.rows.map(\.number) }
        for (sectionIndex, section) in newSections.enumerated() {
            guard let origin = section.origin else {
                insertedSections.insert(sectionIndex)
                continue
            }
            if section.isMoved { movedSections.append((origin, sectionIndex)) }
            guard !section.isReloaded else { continue }
            for (index, row) in section.rows.enumerated() {
                let path = IndexPath(row: index, section: sectionIndex)
                if row.origin == nil { inserted.append(path) } else if row.isMoved, let origin = row.origin { moved.append((origin, path)) }
            }
        }
    }

    /// The updates as a table records them.
    var updates: BatchUpdates {
        var updates = BatchUpdates()
        updates.insertedRows = Dictionary(uniqueKeysWithValues: inserted.map { ($0, .fade) })
        updates.deletedRows = Dictionary(uniqueKeysWithValues: deleted.map { ($0, .fade) })
        updates.reloadedRows = Dictionary(uniqueKeysWithValues: reloaded.map { ($0, .fade) })
        updates.movedRows = Dictionary(uniqueKeysWithValues: moved)
        updates.movedSections = Dictionary(uniqueKeysWithValues: movedSections)
        updates.deletedSections = Dictionary(uniqueKeysWithValues: deletedSections.map { ($0, .fade) })
        updates.insertedSections = Dictionary(uniqueKeysWithValues: insertedSections.map { ($0, .fade) })
        updates.reloadedSections = Dictionary(uniqueKeysWithValues: reloadedSections.map { ($0, .fade) })
        return updates
    }

    /// Reports the updates to the table.
    @MainActor func apply(to table: UITableView, animation: UITableView.RowAnimation) {
        table.insertRows(at: inserted.reversed(), with: animation)
        table.deleteRows(at: deleted, with: animation)
        table.reloadRows(at: reloaded, with: animation)
        for (from, to) in moved { table.moveRow(at: from, to: to) }
        for (from, to) in movedSections { table.moveSection(from, toSection: to) }
        table.deleteSections(deletedSections, with: animation)
        table.insertSections(insertedSections, with: animation)
        table.reloadSections(reloadedSections, with: animation)
    }
}

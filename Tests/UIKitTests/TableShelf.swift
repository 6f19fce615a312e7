import Chances
import UIKit

/// Sections of numbers, shown by a table: a row's cell has its number as its tag, and its height follows from it.
@MainActor final class Shelf: UITableViewDataSource, UITableViewDelegate {
    var sections: [[Int]]
    var log: [String] = []
    var made = 0
    var asked = 0
    var heights: (Int) -> CGFloat = { CGFloat(10 + $0 % 4 * 5) }
    var titles: [String?] = []

    init(_ sections: [[Int]]) { self.sections = sections }

    func cover(_ table: UITableView) {
        table.register(forCellReuseIdentifier: "row") { [unowned self] in
            made += 1
            return UITableViewCell(style: .default, reuseIdentifier: $0)
        }
        table.dataSource = self
        table.delegate = self
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        asked += 1
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.tag = sections[indexPath.section][indexPath.row]
        return cell
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        heights(sections[indexPath.section][indexPath.row])
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        titles.indices.contains(section) ? titles[section] : nil
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        log.append("will select \(indexPath.row)")
        return indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("did select \(indexPath.row)") }
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        log.append("will deselect \(indexPath.row)")
        return indexPath
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { log.append("did deselect \(indexPath.row)") }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { log.append("highlight \(indexPath.row)") }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { log.append("unhighlight \(indexPath.row)") }

    subscript(path: IndexPath) -> Int { sections[path.section][path.row] }
}

/// A change of a shelf by chance: the sections afterwards, and what a client says of the way there.
struct ShelfChange {
    var sections: [[Int]] = []
    var deletedSections = IndexSet()
    var insertedSections = IndexSet()
    var reloadedSections = IndexSet()
    var movedSections: [(Int, Int)] = []
    var deleted: [IndexPath] = []
    var inserted: [IndexPath] = []
    var reloaded: [IndexPath] = []
    var moved: [(IndexPath, IndexPath)] = []
    /// The numbers of rows that were there and were not reloaded.
    var kept: Set<Int> = []

    private struct Row {
        var number: Int
        var origin: IndexPath?
        var isMoved = false
    }

    private struct Section {
        var rows: [Row]
        /// The old number; nil for one that comes.
        var origin: Int?
        var isReloaded = false
        var isMoved = false
        var takesRows: Bool { origin != nil && !isReloaded }
    }

    init(of old: [[Int]], next: inout Int, _ chance: inout Chance) {
        var wanderers: [Row] = []
        var new: [Section] = []
        for (number, rows) in old.enumerated() {
            if old.count > 1, chance.coin(0.06) {
                deletedSections.insert(number)
                continue
            }
            if chance.coin(0.04) {
                reloadedSections.insert(number)
                new.append(Section(rows: Self.fresh(&next, &chance).map { Row(number: $0) }, origin: number, isReloaded: true))
                continue
            }
            var section = Section(rows: [], origin: number)
            for (index, value) in rows.enumerated() {
                let path = IndexPath(row: index, section: number)
                if chance.coin(0.12) {
                    deleted.append(path)
                } else if chance.coin(0.08) {
                    wanderers.append(Row(number: value, origin: path, isMoved: true))
                } else {
                    section.rows.append(Row(number: value, origin: path))
                    if chance.coin(0.06) { reloaded.append(path) } else { kept.insert(value) }
                }
            }
            new.append(section)
        }
        if new.count > 1, chance.coin(0.15) {
            let mover = chance.whole(0...(new.count - 1))
            if new[mover].takesRows {
                var section = new.remove(at: mover)
                section.isMoved = true
                new.insert(section, at: chance.whole(0...new.count))
            }
        }
        while chance.coin(new.count < 4 ? 0.3 : 0.05) {
            new.insert(Section(rows: Self.fresh(&next, &chance).map { Row(number: $0) }), at: chance.whole(0...new.count))
        }
        var comers = wanderers
        while chance.coin(0.7) {
            comers.append(Row(number: next))
            next += 1
        }
        let takers = new.indices.filter { new[$0].takesRows }
        for row in comers {
            guard let taker = takers.isEmpty ? nil : chance.pick(takers) else {
                if let origin = row.origin { deleted.append(origin) }
                continue
            }
            if row.isMoved { kept.insert(row.number) }
            new[taker].rows.insert(row, at: chance.whole(0...new[taker].rows.count))
        }
        say(new)
    }

    private static func fresh(_ next: inout Int, _ chance: inout Chance) -> [Int] {
        let count = chance.whole(0...9)
        next += count
        return Array((next - count)..<next)
    }

    private mutating func say(_ new: [Section]) {
        sections = new.map { $0.rows.map(\.number) }
        for (number, section) in new.enumerated() {
            guard let origin = section.origin else {
                insertedSections.insert(number)
                continue
            }
            if section.isMoved { movedSections.append((origin, number)) }
            guard !section.isReloaded else { continue }
            for (index, row) in section.rows.enumerated() {
                let path = IndexPath(row: index, section: number)
                if row.origin == nil { inserted.append(path) } else if row.isMoved, let origin = row.origin { moved.append((origin, path)) }
            }
        }
    }

    @MainActor func tell(_ table: UITableView, _ animation: UITableView.RowAnimation) {
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

import Foundation
import Stage
import UIKit

/// A table that scrolls, is edited and is touched while updates change its rows. Its delegate calls methods of the table.
///
/// The model is `sections`: the numbers of rows that the data source reports. After each update the table must have the same numbers.
final class TableFamily: FuzzFamily {
    enum Operation: String, CaseIterable {
        case insertRows, deleteRows, moveRow, reloadRows, insertSection, deleteSection, reloadSection, batch, reloadData, animatedUpdates
        case scroll, scrollToRow, tap, drag, swipe, select, deselect, editing, selectionMode, heights, header, resize, cell, rows, style,
            rotate
    }

    static let name = "tables"

    private let stage: Stage
    private let controller = UIViewController()
    private let table: UITableView
    private let source: Source
    private var window: UIWindow { stage.window }

    init(stage: Stage, values: inout FuzzValues) {
        self.stage = stage
        source = Source(FuzzValues(values.seed(), isHostile: values.isHostile))
        table = UITableView(frame: CGRect(x: 0, y: 0, width: 120, height: 160), style: values.pick([.plain, .grouped, .insetGrouped]))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        stage.window.rootViewController = controller
        controller.view.addSubview(table)
        (table.dataSource, table.delegate) = (source, source)
    }

    func perform(_ operation: Operation, _ values: inout FuzzValues) throws {
        switch operation {
        case .insertRows, .deleteRows, .moveRow, .reloadRows, .insertSection, .deleteSection, .reloadSection: update(operation, &values)
        case .batch:
            // Only one kind of change in a batch, so that the indices of the model are those before or after the batch.
            let kind = values.pick([.insertRows, .deleteRows, .insertSection, .reloadRows] as [Operation])
            if values.bool() {
                var updateValues = FuzzValues(values.seed(), isHostile: values.isHostile)
                table.performBatchUpdates({ self.update(kind, &updateValues) }, completion: { _ in })
            } else {
                table.beginUpdates()
                update(kind, &values)
                table.endUpdates()
            }
        case .animatedUpdates:
            UIView.animate(withDuration: 0.1) {
                self.table.beginUpdates()
                self.table.endUpdates()
            }
        case .reloadData:
            source.sections = (0..<values.integer(0...3)).map { _ in values.integer(0...9) }
            table.reloadData()
        case .scroll: table.setContentOffset(values.point(), animated: values.bool())
        case .scrollToRow:
            guard let path = source.path(&values) else { return }
            table.scrollToRow(at: path, at: values.pick([.none, .top, .middle, .bottom]), animated: values.bool())
        case .tap: stage.tap(at: values.point())
        case .drag: stage.drag(from: values.point(), to: values.point(), duration: 0.1)
        case .swipe:
            let y = values.number(0, 160)
            stage.drag(from: CGPoint(x: 110, y: y), to: CGPoint(x: values.number(-50, 110), y: y), duration: 0.15)
        case .select: table.selectRow(at: source.path(&values), animated: values.bool(), scrollPosition: values.pick([.none, .top]))
        case .deselect: if let path = source.path(&values) { table.deselectRow(at: path, animated: values.bool()) }
        case .editing: table.setEditing(!table.isEditing, animated: values.bool())
        case .selectionMode:
            (table.allowsSelection, table.allowsMultipleSelection) = (values.bool(0.8), values.bool())
            (table.allowsSelectionDuringEditing, table.allowsMultipleSelectionDuringEditing) = (values.bool(), values.bool())
        case .heights:
            (table.rowHeight, table.estimatedRowHeight) = (
                values.bool() ? UITableView.automaticDimension : values.number(1, 60), values.length()
            )
            (table.sectionHeaderHeight, table.sectionFooterHeight) = (values.length(40), values.length(40))
            table.sectionHeaderTopPadding = values.length(20)
        case .header:
            let view = UIView(frame: values.rect())
            if values.bool() { table.tableHeaderView = values.bool(0.3) ? nil : view } else { table.tableFooterView = view }
        case .resize: table.frame = CGRect(x: 0, y: 0, width: values.number(0, 130), height: values.number(0, 180))
        case .cell: try checkCells()
        case .rows:
            if let rect = Optional(values.rect()) { _ = (table.indexPathsForRows(in: rect), table.indexPathForRow(at: rect.origin)) }
        case .style:
            table.separatorStyle = values.pick([.none, .singleLine])
            (table.separatorInset, table.contentInset) = (values.insets(), values.insets())
        case .rotate: stage.rotate(to: values.pick([.portrait, .landscapeLeft]))
        }
    }

    private func update(_ kind: Operation, _ values: inout FuzzValues) {
        // The table must have queried the old numbers before the data changes, as in UIKit.
        _ = table.numberOfSections
        let animation = values.pick([.fade, .left, .top, .none, .middle, .automatic] as [UITableView.RowAnimation])
        let section = values.integer(0...max(source.sections.count - 1, 0))
        let hasSection = source.sections.indices.contains(section)
        let rowCount = hasSection ? source.sections[section] : 0
        switch kind {
        case .insertRows:
            guard hasSection else { return }
            let row = values.integer(0...rowCount)
            let paths = (row..<row + values.integer(1...3)).map { IndexPath(row: $0, section: section) }
            source.sections[section] += paths.count
            table.insertRows(at: paths, with: animation)
        case .deleteRows:
            guard rowCount > 0 else { return }
            let row = values.integer(0...rowCount - 1)
            let paths = (row..<min(row + values.integer(1...3), rowCount)).map { IndexPath(row: $0, section: section) }
            source.sections[section] -= paths.count
            table.deleteRows(at: paths, with: animation)
        case .moveRow:
            guard rowCount > 0, let to = values.any(Array(source.sections.indices)) else { return }
            source.sections[section] -= 1
            let row = values.integer(0...source.sections[to])
            source.sections[to] += 1
            table.moveRow(at: IndexPath(row: values.integer(0...rowCount - 1), section: section), to: IndexPath(row: row, section: to))
        case .reloadRows: if let path = source.path(&values) { table.reloadRows(at: [path], with: animation) }
        case .insertSection:
            source.sections.insert(values.integer(0...4), at: section)
            table.insertSections([section], with: animation)
        case .deleteSection:
            guard hasSection else { return }
            source.sections.remove(at: section)
            table.deleteSections([section], with: animation)
        default: if hasSection { table.reloadSections([section], with: animation) }
        }
    }

    func checkLaws() throws {
        guard !source.values.isHostile else { return }
        guard table.numberOfSections == source.sections.count else { throw FuzzFailure("the table has another number of sections") }
        for (section, count) in source.sections.enumerated() where table.numberOfRows(inSection: section) != count {
            throw FuzzFailure("a section of the table has another number of rows")
        }
    }

    private func checkCells() throws {
        let cells = table.visibleCells
        let paths = cells.compactMap { table.indexPath(for: $0) }
        guard paths.count == cells.count else { throw FuzzFailure("a visible cell has no index path") }
        // `cellForRow(at:)` lays the table out, and a delegate that loads the rows again in each layout gets new cells.
        guard !source.values.isHostile else { return }
        for (path, cell) in zip(paths, cells) where table.cellForRow(at: path) !== cell {
            throw FuzzFailure("the cell of a row is another one")
        }
    }

    /// The data source and delegate. Its methods call methods of the table; in hostile programs, they can also change the rows.
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var sections = [3, 0, 7]
        var values: FuzzValues
        private var depth = 0

        init(_ values: FuzzValues) { self.values = values }

        func path(_ values: inout FuzzValues) -> IndexPath? {
            guard let section = values.any(sections.indices.filter { sections[$0] > 0 }) else { return nil }
            return IndexPath(row: values.integer(0...sections[section] - 1), section: section)
        }

        private func reenter(_ table: UITableView) {
            guard depth == 0, values.bool(0.15) else { return }
            depth += 1
            defer { depth -= 1 }
            guard let path = path(&values) else { return }
            guard values.isHostile else {
                switch values.integer(0...2) {
                case 0: table.deselectRow(at: path, animated: true)
                case 1: table.scrollToRow(at: path, at: .middle, animated: true)
                default: table.selectRow(at: path, animated: false, scrollPosition: .none)
                }
                return
            }
            switch values.integer(0...4) {
            case 0: table.reloadData()
            case 1:
                sections[path.section] -= 1
                table.deleteRows(at: [path], with: .fade)
            case 2:
                sections[path.section] += 1
                table.insertRows(at: [path], with: .left)
            case 3: table.layoutIfNeeded()
            default: table.removeFromSuperview()
            }
        }

        func numberOfSections(in tableView: UITableView) -> Int { sections.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            sections.indices.contains(section) ? sections[section] : 0
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
            cell.accessoryType = indexPath.row % 3 == 0 ? .disclosureIndicator : .none
            if values.isHostile { reenter(tableView) }
            return cell
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            section == 1 ? nil : "Section \(section)"
        }
        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row % 4 != 3 }
        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { indexPath.row % 2 == 0 }
        func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
            guard editingStyle == .delete, sections.indices.contains(indexPath.section), sections[indexPath.section] > 0 else { return }
            sections[indexPath.section] -= 1
            tableView.deleteRows(at: [indexPath], with: .automatic)
        }
        func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
            sections[sourceIndexPath.section] -= 1
            sections[destinationIndexPath.section] += 1
        }
        func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
            if values.isHostile { reenter(tableView) }
        }
        func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
            if values.isHostile { reenter(tableView) }
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            indexPath.row % 5 == 2 ? values.number(1, 70) : tableView.rowHeight
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { reenter(tableView) }
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { reenter(tableView) }
        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            guard values.isHostile, let table = scrollView as? UITableView else { return }
            reenter(table)
        }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            if let table = scrollView as? UITableView { reenter(table) }
        }
    }
}

import CoreGraphics
import SeededRandomValues
import Stage
import Testing
import UIKit

/// Rows show their texts, also while rows are inserted and deleted and while the table scrolls.
@MainActor @Suite struct TableRenderingTests {
    /// Rows with their numbers as titles.
    final class NumberedRowsDataSource: UITableViewDataSource, UITableViewDelegate {
        var rows: [Int]
        let height: CGFloat
        let style: UITableViewCell.CellStyle

        init(_ rows: [Int], height: CGFloat, style: UITableViewCell.CellStyle) {
            (self.rows, self.height, self.style) = (rows, height, style)
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: style, reuseIdentifier: "row")
            cell.textLabel?.text = "Row \(rows[indexPath.row])"
            cell.detailTextLabel?.text = indexPath.row.isMultiple(of: 2) ? "even" : nil
            cell.accessoryType = rows[indexPath.row].isMultiple(of: 3) ? .disclosureIndicator : .none
            return cell
        }
        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
        func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
            rows.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
        }
    }

    private static let styles: [UITableViewCell.CellStyle] = [.default, .subtitle, .value1]
    private static let heights = [UITableView.automaticDimension, 44, 31]

    @Test(arguments: [11, 23, 37, 41, 59, 67]) func everyRowShowsItsText(seed: Int) {
        var random = SeededRandom(seed)
        let stage = Stage(size: CGSize(width: 200, height: 260), scale: 1, framesPerSecond: 60)
        stage.makeCurrent()
        let dataSource = NumberedRowsDataSource(Array(100..<400), height: random.pick(Self.heights), style: random.pick(Self.styles))
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 260))
        table.contentInsetAdjustmentBehavior = .never
        (table.dataSource, table.delegate) = (dataSource, dataSource)
        stage.window.addSubview(table)
        stage.advance(frames: 1)
        for round in 0..<repetitions(35, thorough: 120) {
            scrollRandomly(table, stage, &random)
            changeRandomly(dataSource, table, &random)
            stage.advance(frames: random.integer(0...7))
            check(table, dataSource, stage, atRest: false, "seed \(seed), round \(round)")
            if random.bool(0.2) {
                stage.advance(by: 3)
                check(table, dataSource, stage, atRest: true, "seed \(seed), round \(round), at rest")
            }
        }
    }

    /// Scrolls by a drag, by the wheel, or by a new offset with or without animation, or does not scroll.
    private func scrollRandomly(_ table: UITableView, _ stage: Stage, _ random: inout SeededRandom) {
        let y = CGFloat(random.integer(20...240))
        switch random.integer(0...4) {
        case 0:
            let endY = CGFloat(random.integer(20...240))
            stage.drag(from: CGPoint(x: 60, y: y), to: CGPoint(x: 63, y: endY), duration: 0.1)
        case 1: stage.scroll(at: CGPoint(x: 80, y: 90), by: CGVector(dx: 0, dy: CGFloat(random.integer(-200...300))))
        case 2:
            table.contentOffset.y = min(max(table.contentOffset.y + CGFloat(random.integer(-300...300)), 0), table.contentSize.height - 260)
        case 3: table.setContentOffset(CGPoint(x: 0, y: CGFloat(random.integer(0...2000))), animated: true)
        default: break
        }
        stage.advance(frames: random.integer(0...5))
    }

    /// Deletes some of the visible rows and sometimes inserts one.
    private func changeRandomly(_ dataSource: NumberedRowsDataSource, _ table: UITableView, _ random: inout SeededRandom) {
        let animation = random.pick([UITableView.RowAnimation.fade, .left, .right, .top, .bottom, .none, .middle, .automatic])
        let visibleRows = (table.indexPathsForVisibleRows ?? []).map(\.row)
        let deletedRows = visibleRows.filter { _ in random.bool(0.25) }
        let insertedRow = visibleRows.first.map { _ in random.bool(0.3) ? random.pick(visibleRows) : 0 } ?? 0
        for row in deletedRows.reversed() { dataSource.rows.remove(at: row) }
        table.beginUpdates()
        table.deleteRows(at: deletedRows.map { IndexPath(row: $0, section: 0) }, with: animation)
        if insertedRow > 0, insertedRow <= dataSource.rows.count {
            dataSource.rows.insert(1000 + insertedRow, at: insertedRow)
            table.insertRows(at: [IndexPath(row: insertedRow, section: 0)], with: animation)
        }
        table.endUpdates()
    }

    /// Checks that each cell on screen has the right text, and that the text is drawn. Inserted rows, with numbers from 1000, may still
    /// fade in, so their drawing is checked only when the table is at rest.
    private func check(
        _ table: UITableView, _ dataSource: NumberedRowsDataSource, _ stage: Stage, atRest: Bool, _ note: String
    ) {
        let image = stage.render()
        for (path, cell) in zip(table.indexPathsForVisibleRows ?? [], table.visibleCells) {
            let text = "Row \(dataSource.rows[path.row])"
            if cell.textLabel?.text != text { Issue.record("\(note): \(cell.textLabel?.text ?? "nil") is shown instead of \(text)") }
            guard atRest || dataSource.rows[path.row] < 1000 else { continue }
            guard let visibleFrame = cell.layer.presentation()?.frame else { continue }
            let frame = visibleFrame.offsetBy(dx: 0, dy: -(table.layer.presentation()?.bounds.minY ?? 0))
            // Only rows that are completely visible are checked.
            guard frame.minY >= 0, frame.maxY <= 260, frame.height > 30 else { continue }
            if !hasDarkPixels(image, frame) { Issue.record("\(note): \(text) at \(path.row) is not visible in \(frame)") }
        }
    }

    /// Whether there are dark pixels on the left, where the title begins.
    private func hasDarkPixels(_ image: Bitmap, _ frame: CGRect) -> Bool {
        var count = 0
        for y in Int(frame.minY) + 4..<Int(frame.maxY) - 4 {
            for x in 15..<80 where image[x, y].green < 110 { count += 1 }
        }
        return count > 20
    }

    // MARK: - Separators

    private func effectView(of cell: UITableViewCell) -> UIVisualEffectView? {
        cell.subviews.flatMap(\.subviews).compactMap { $0 as? UIVisualEffectView }.first
    }

    @Test func separatorEffectReplacesTheColorOfTheLines() throws {
        let stage = Stage(size: CGSize(width: 200, height: 260), scale: 2, framesPerSecond: 60)
        stage.makeCurrent()
        let dataSource = NumberedRowsDataSource([1, 2], height: 40, style: .default)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 260))
        (table.dataSource, table.delegate) = (dataSource, dataSource)
        table.separatorColor = .red
        stage.window.addSubview(table)
        stage.advance(frames: 1)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(effectView(of: cell) == nil)
        let effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark), style: .separator)
        table.separatorEffect = effect
        stage.advance(frames: 1)
        let view = try #require(effectView(of: cell))
        #expect(view.effect == effect && view.superview?.frame == CGRect(x: 15, y: 39.5, width: 185, height: 0.5))
        #expect(view.frame == view.superview?.bounds && view.superview?.backgroundColor == nil)
        let lines = table.subviews.flatMap(\.subviews).filter { $0.frame.height == 0.5 && $0.superview?.frame.minY == 80 }
        #expect(!lines.isEmpty && lines.allSatisfy { $0.subviews.first is UIVisualEffectView }, "the lines of empty rows have it too")
        table.separatorEffect = nil
        stage.advance(frames: 1)
        #expect(effectView(of: cell) == nil && lines[0].backgroundColor == .red)
    }
}

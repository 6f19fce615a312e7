import Chances
import CoreGraphics
import Stage
import Testing
import UIKit

/// A row shows its text, also while rows come and go and the table is scrolled.
@MainActor @Suite struct TableInkTests {
    /// Rows that bear their numbers.
    final class Ledger: UITableViewDataSource, UITableViewDelegate {
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
        var chance = Chance(seed)
        let stage = Stage(size: CGSize(width: 200, height: 260), scale: 1, framesPerSecond: 60)
        stage.makeCurrent()
        let ledger = Ledger(Array(100..<400), height: chance.pick(Self.heights), style: chance.pick(Self.styles))
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 260))
        table.contentInsetAdjustmentBehavior = .never
        (table.dataSource, table.delegate) = (ledger, ledger)
        stage.window.addSubview(table)
        stage.advance(frames: 1)
        for round in 0..<120 {
            scroll(table, stage, &chance)
            change(ledger, table, &chance)
            stage.advance(frames: chance.whole(0...7))
            check(table, ledger, stage, atRest: false, "seed \(seed), round \(round)")
            if chance.coin(0.2) {
                stage.advance(by: 3)
                check(table, ledger, stage, atRest: true, "seed \(seed), round \(round), at rest")
            }
        }
    }

    /// By a drag, a flick, a wheel or a jump.
    private func scroll(_ table: UITableView, _ stage: Stage, _ chance: inout Chance) {
        let y = CGFloat(chance.whole(20...240))
        switch chance.whole(0...4) {
        case 0:
            let to = CGFloat(chance.whole(20...240))
            stage.drag(from: CGPoint(x: 60, y: y), to: CGPoint(x: 63, y: to), duration: 0.1)
        case 1: stage.scroll(at: CGPoint(x: 80, y: 90), by: CGVector(dx: 0, dy: CGFloat(chance.whole(-200...300))))
        case 2:
            table.contentOffset.y = min(max(table.contentOffset.y + CGFloat(chance.whole(-300...300)), 0), table.contentSize.height - 260)
        case 3: table.setContentOffset(CGPoint(x: 0, y: CGFloat(chance.whole(0...2000))), animated: true)
        default: break
        }
        stage.advance(frames: chance.whole(0...5))
    }

    /// Rows that are seen go, others come.
    private func change(_ ledger: Ledger, _ table: UITableView, _ chance: inout Chance) {
        let animation = chance.pick([UITableView.RowAnimation.fade, .left, .right, .top, .bottom, .none, .middle, .automatic])
        let seen = (table.indexPathsForVisibleRows ?? []).map(\.row)
        let gone = seen.filter { _ in chance.coin(0.25) }
        let come = seen.first.map { _ in chance.coin(0.3) ? chance.pick(seen) : 0 } ?? 0
        for row in gone.reversed() { ledger.rows.remove(at: row) }
        table.beginUpdates()
        table.deleteRows(at: gone.map { IndexPath(row: $0, section: 0) }, with: animation)
        if come > 0, come <= ledger.rows.count {
            ledger.rows.insert(1000 + come, at: come)
            table.insertRows(at: [IndexPath(row: come, section: 0)], with: animation)
        }
        table.endUpdates()
    }

    /// Rows that were there before are seen in every frame; those that are put in when all is at rest.
    private func check(
        _ table: UITableView, _ ledger: Ledger, _ stage: Stage, atRest: Bool, _ note: String
    ) {
        let picture = stage.render()
        for (path, cell) in zip(table.indexPathsForVisibleRows ?? [], table.visibleCells) {
            let text = "Row \(ledger.rows[path.row])"
            if cell.textLabel?.text != text { Issue.record("\(note): \(cell.textLabel?.text ?? "nothing") stands for \(text)") }
            guard atRest || ledger.rows[path.row] < 1000 else { continue }
            guard let shown = cell.layer.presentation()?.frame else { continue }
            let frame = shown.offsetBy(dx: 0, dy: -(table.layer.presentation()?.bounds.minY ?? 0))
            // Only rows whose text is wholly in sight.
            guard frame.minY >= 0, frame.maxY <= 260, frame.height > 30 else { continue }
            if !hasInk(picture, frame) { Issue.record("\(note): \(text) at \(path.row) is not to be seen in \(frame)") }
        }
    }

    /// Dark pixels left of the middle, where the title begins.
    private func hasInk(_ picture: Bitmap, _ frame: CGRect) -> Bool {
        var count = 0
        for y in Int(frame.minY) + 4..<Int(frame.maxY) - 4 {
            for x in 15..<80 where picture[x, y].green < 110 { count += 1 }
        }
        return count > 20
    }
}

import CoreGraphics
import Foundation
import Stage
import UIKit

extension Bench {
    /// What a frame costs in which a table scrolls by most of a row: alone, and with its picture on a phone's screen.
    static func rows() -> Table {
        let kinds: [(name: String, count: Int, isMeasured: Bool)] = [
            ("10 000 rows of one height", 10_000, false), ("100 000 rows of one height", 100_000, false),
            ("10 000 rows, heights from constraints", 10_000, true),
        ]
        let rows = kinds.map { kind in
            let bench = RowBench(count: kind.count, isMeasured: kind.isMeasured)
            let frames = 30
            let laidOut = best(of: 5) { for _ in 0..<frames { bench.scroll() } }
            let painted = best(of: 5) { for _ in 0..<frames { bench.scrollAndPaint() } }
            return Row(name: kind.name, values: [laidOut, painted].map { $0 / 1000 / Double(frames) })
        }
        return Table(name: "rows", unit: "µs per frame", columns: ["laid out", "painted"], rows: rows)
    }
}

/// A table on a phone's screen that is moved on by hand.
private final class RowBench: UITableViewDataSource {
    private let stage = Stage(size: CGSize(width: 375, height: 667), scale: 2, framesPerSecond: 60)
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    private let count: Int

    init(count: Int, isMeasured: Bool) {
        self.count = count
        table.register(isMeasured ? MeasuredRow.self : UITableViewCell.self, forCellReuseIdentifier: "row")
        if !isMeasured { table.rowHeight = 44 }
        table.dataSource = self
        stage.window.addSubview(table)
        stage.advance(frames: 1)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        if let row = cell as? MeasuredRow { row.show(indexPath.row) } else { cell.textLabel?.text = "Row \(indexPath.row)" }
        return cell
    }

    func scroll() {
        table.contentOffset.y += 37
        stage.advance(frames: 1)
    }

    func scrollAndPaint() {
        scroll()
        _ = stage.render()
    }
}

/// A title and a block of some height below it, tied to the row's edges.
private final class MeasuredRow: UITableViewCell {
    private let title = UILabel()
    private let block = UIView()
    private lazy var tall = block.heightAnchor.constraint(equalToConstant: 10)

    func show(_ row: Int) {
        title.text = "Row \(row)"
        tall.constant = CGFloat(8 + row % 5 * 6)
        guard title.superview == nil else { return }
        block.backgroundColor = .systemBlue
        for view in [title, block] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
            view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16).isActive = true
            view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16).isActive = true
        }
        NSLayoutConstraint.activate([
            title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            block.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 6),
            block.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8), tall,
        ])
    }
}

import CoreGraphics
import Foundation
import Stage
import UIKit

extension Benchmarks {
    /// Measures a frame in which a table scrolls by 37 points, most of the height of a row: the layout alone, and the layout with painting
    /// on a phone's screen.
    static func rows() -> Table {
        let kinds: [(name: String, count: Int, usesSelfSizingCells: Bool)] = [
            ("10 000 rows of equal height", 10_000, false), ("100 000 rows of equal height", 100_000, false),
            ("10 000 rows, heights from constraints", 10_000, true),
        ]
        let rows = kinds.map { kind in
            let benchmark = TableScrollBenchmark(count: kind.count, usesSelfSizingCells: kind.usesSelfSizingCells)
            let frames = 30
            let laidOut = best(of: 5) { for _ in 0..<frames { benchmark.scroll() } }
            let painted = best(of: 5) { for _ in 0..<frames { benchmark.scrollAndPaint() } }
            return Row(name: kind.name, values: [laidOut, painted].map { $0 / 1000 / Double(frames) })
        }
        return Table(name: "rows", unit: "µs per frame", columns: ["layout", "with painting"], rows: rows)
    }
}

/// A table on a phone's screen that is scrolled programmatically.
private final class TableScrollBenchmark: UITableViewDataSource {
    private let stage = Stage(size: CGSize(width: 375, height: 667), scale: 2, framesPerSecond: 60)
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    private let count: Int

    init(count: Int, usesSelfSizingCells: Bool) {
        self.count = count
        table.register(usesSelfSizingCells ? SelfSizingCell.self : UITableViewCell.self, forCellReuseIdentifier: "row")
        if !usesSelfSizingCells { table.rowHeight = 44 }
        table.dataSource = self
        stage.window.addSubview(table)
        stage.advance(frames: 1)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        if let row = cell as? SelfSizingCell { row.configure(row: indexPath.row) } else { cell.textLabel?.text = "Row \(indexPath.row)" }
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

/// A cell with a title above a block of variable height. Constraints connect both to the cell's edges.
private final class SelfSizingCell: UITableViewCell {
    private let title = UILabel()
    private let block = UIView()
    private lazy var blockHeight = block.heightAnchor.constraint(equalToConstant: 10)

    func configure(row: Int) {
        title.text = "Row \(row)"
        blockHeight.constant = CGFloat(8 + row % 5 * 6)
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
            block.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8), blockHeight,
        ])
    }
}

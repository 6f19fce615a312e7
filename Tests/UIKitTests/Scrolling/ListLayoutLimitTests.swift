import Stage
import Testing
import UIKitTestSupport
@testable import UIKit

/// Loops that lay out or measure rows stop after a limited number of rounds, and report it.
@MainActor @Suite struct ListLayoutLimitTests {
    let stage = Stage(size: CGSize(width: 300, height: 480), scale: 1, framesPerSecond: 60)

    // The warnings begin with the names of these classes.
    final class LowRowsTable: UITableView {}
    final class DistantRowTable: UITableView {}

    private func show(_ table: UITableView, _ dataSource: TableDataSource) {
        table.frame = stage.window.bounds
        table.contentInsetAdjustmentBehavior = .never
        dataSource.connect(table)
        stage.window.addSubview(table)
    }

    /// Each round of measuring finds only eleven rows of half a point each.
    @Test func rowsMuchLowerThanEstimatedAreReported() {
        let dataSource = TableDataSource([Array(0..<2000)])
        dataSource.heights = { _ in 0.5 }
        let table = LowRowsTable()
        let lines = diagnostics {
            show(table, dataSource)
            stage.advance(frames: 3)
        }
        #expect(lines.count == 1)
        #expect(lines.first?.hasPrefix("LowRowsTable: Some visible rows still have their estimated height") == true)
        #expect(lines.first?.contains("estimatedRowHeight") == true && lines.first?.contains("\n") == false)
    }

    @Test func ordinaryEstimatesAreNotReported() {
        let dataSource = TableDataSource([Array(0..<2000)])
        let lines = diagnostics {
            let table = LowRowsTable()
            show(table, dataSource)
            stage.advance(frames: 3)
            table.scrollToRow(at: IndexPath(row: 1500, section: 0), at: .middle, animated: false)
        }
        #expect(lines.isEmpty)
    }

    /// Each round finds more rows that are shorter than estimated, so that the position of the target row changes again.
    @Test func rowThatIsNotReachedIsReported() {
        let dataSource = TableDataSource([Array(0..<20_000)])
        dataSource.heights = { _ in 0.125 }
        let table = DistantRowTable()
        let lines = diagnostics {
            show(table, dataSource)
            for row in [10_000, 15_000] { table.scrollToRow(at: IndexPath(row: row, section: 0), at: .bottom, animated: false) }
        }
        #expect(lines.filter { $0.hasPrefix("DistantRowTable: scrollToRow(at:at:animated:) did not reach its row") }.count == 1)
    }

    /// A view whose height grows in each of its layout passes.
    final class RestlessView: UIView {
        private(set) lazy var heightConstraint = heightAnchor.constraint(equalToConstant: 20)

        override func layoutSubviews() {
            super.layoutSubviews()
            heightConstraint.constant += 1
        }
    }

    final class RestlessRow: UIView {}

    @Test func layoutThatDoesNotEndIsReported() {
        let (row, view) = (RestlessRow(frame: CGRect(x: 0, y: 0, width: 90, height: 70)), RestlessView())
        view.translatesAutoresizingMaskIntoConstraints = false
        row.addSubview(view)
        view.heightConstraint.isActive = true
        let lines = diagnostics { for _ in 0..<2 { row.layOutWithoutSuperview() } }
        #expect(lines.count == 1)
        #expect(lines.first?.hasPrefix("RestlessRow: Layout stopped after 4 passes") == true)
        #expect(lines.first?.contains("layoutSubviews()") == true && lines.first?.contains("\n") == false)
    }
}

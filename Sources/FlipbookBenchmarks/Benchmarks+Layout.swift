import FlipbookConstraints
import UIKit

extension Benchmarks {
    /// Measures a layout: the constraints alone, and the constraints with their views.
    static func layout() -> Table {
        let counts = [10, 100, 1_000]
        let columns = counts.map { constraintTimes($0) + viewTimes($0) }
        let rows = columns[0].indices.map { row in
            let name = columns[0][row].name
            return Row(name: name, values: columns.map { $0[row].time / 1e6 } + [goals[name]])
        }
        return Table(name: "layout", unit: "ms for a chain of views", columns: counts.map { "N = \($0)" } + ["goal"], rows: rows)
    }

    /// The target times in milliseconds for 1,000 views.
    private static let goals = ["views: activate all constraints, lay out": 6, "views: edit one that moves all views, lay out": 0.3]

    private static func constraintTimes(_ count: Int) -> [(name: String, time: Double)] {
        var chain = ConstraintChainBenchmark(count: count)
        return [
            ("constraints: build", best { chain = ConstraintChainBenchmark(count: count) }),
            ("constraints: edit one that affects no other", best(of: 50) { chain.editLastHeight() }),
            ("constraints: edit one that moves all views", best(of: 50) { chain.editGap() }),
            ("constraints: edit one that widens all views", best(of: 50) { chain.editWidth() }),
            ("constraints: remove and add one", best(of: 20) { chain.replaceGap() }),
            ("constraints: remove one, solve, add one", best(of: 20) { chain.removeAndAddGap() }),
        ]
    }

    private static func viewTimes(_ count: Int) -> [(name: String, time: Double)] {
        let benchmarks = (0..<5).map { _ in ViewLayoutBenchmark(count: count) }
        var next = 0
        let build = best(of: benchmarks.count) {
            benchmarks[next].build()
            next += 1
        }
        return [
            ("views: activate all constraints, lay out", build),
            ("views: edit one that moves all views, lay out", best(of: 20) { benchmarks[0].edit() }),
            ("views: replace one constraint, lay out", best(of: 20) { benchmarks[0].replace() }),
        ]
    }
}

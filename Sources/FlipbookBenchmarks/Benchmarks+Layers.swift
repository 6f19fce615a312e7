import UIKit

extension Benchmarks {
    /// Measures the time per layer and frame in animated layer trees, from the evaluation of the animations to the display list.
    static func layers() -> Table {
        let counts = [100, 1_000, 10_000]
        let rows = LayerBenchmark.Kind.allCases.map { kind in
            Row(
                name: kind.rawValue,
                values: counts.map { count in
                    var benchmark = LayerBenchmark(kind, count: count)
                    let ticks = max(2, 200_000 / count)
                    return best { for tick in 0..<ticks { benchmark.tick(at: 1 + Double(tick % 6) / 60) } } / Double(ticks * count)
                })
        }
        return Table(name: "layers", unit: "ns per layer per tick", columns: counts.map { "N = \($0)" }, rows: rows)
    }
}

import Foundation

extension Benchmarks {
    /// Measures the timeline panel with 500 animations of 300 layers: the time to update the panel and to paint it, on one thread.
    static func timeline() -> Table {
        let rows = TimelineBenchmark.Kind.allCases.map { kind in
            let benchmark = TimelineBenchmark(kind)
            var frame = 0
            let count = 60
            let time = best {
                for _ in 0..<count {
                    frame += 1
                    benchmark.tick(frame)
                }
            }
            return Row(name: kind.rawValue, values: [time / 1e6 / Double(count)])
        }
        return Table(name: "timeline", unit: "ms per frame, 500 animations of 300 layers", columns: ["1 thread"], rows: rows)
    }
}

import FlipbookMotion

extension Benchmarks {
    /// Measures the computation of an animation's value.
    static func motion() -> Table {
        let counts = [100, 1_000, 10_000, 100_000]
        let rows = MotionBenchmark.Kind.allCases.map { kind in
            Row(
                name: kind.rawValue,
                values: counts.map { count in
                    var benchmark = MotionBenchmark(kind, count: count)
                    let ticks = max(2, 1_000_000 / count)
                    return best { for tick in 0..<ticks { benchmark.tick(at: 1 + Double(tick % 6) / 60) } } / Double(ticks * count)
                })
        }
        return Table(name: "motion", unit: "ns per animation per tick", columns: counts.map { "N = \($0)" }, rows: rows)
    }
}

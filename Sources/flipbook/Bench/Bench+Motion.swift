import Motion

extension Bench {
    /// What the value of an animation costs.
    static func motion() -> Table {
        let counts = [100, 1_000, 10_000, 100_000]
        let rows = MotionBench.Kind.allCases.map { kind in
            Row(
                name: kind.rawValue,
                values: counts.map { count in
                    var bench = MotionBench(kind, count: count)
                    let ticks = max(2, 1_000_000 / count)
                    return best { for tick in 0..<ticks { bench.tick(at: 1 + Double(tick % 6) / 60) } } / Double(ticks * count)
                })
        }
        return Table(name: "motion", unit: "ns per animation per tick", columns: counts.map { "N = \($0)" }, rows: rows)
    }
}

import Motion
import Testing

/// A batch says what each animation says alone.
@Suite struct BatchTests {
    private func values(_ batch: CurveBatch, _ t: Double) -> [Double] {
        var out = Array(repeating: Double.nan, count: batch.count)
        var span = out.mutableSpan
        batch.values(at: t, into: &span)
        return out
    }

    private func values(_ batch: SpringBatch, _ t: Double) -> [Double] {
        var out = Array(repeating: Double.nan, count: batch.count)
        var span = out.mutableSpan
        batch.values(at: t, into: &span)
        return out
    }

    @Test(arguments: [
        UnitBezier.easeInOut, .easeIn, .easeOut, .standard, .linear, UnitBezier(0.57, -0.4, 0.96, 0.87), UnitBezier(1, 0, 0, 1),
    ])
    func curves(curve: UnitBezier) {
        var chance = Chance(110)
        for count in [0, 1, 2, 3, 4, 5, 8, 101] {
            var batch = CurveBatch(curve)
            var rows: [(begin: Double, duration: Double, from: Double, to: Double)] = []
            for _ in 0..<count {
                let row = (chance.number(-1...2), chance.number(0...1.5), chance.number(-400...400), chance.number(-400...400))
                rows.append(row)
                batch.append(begin: row.0, duration: row.1, from: row.2, to: row.3)
            }
            if count > 3 {
                rows[2] = (0.3, 0, 5, 9)
                batch.replace(at: 2, begin: 0.3, duration: 0, from: 5, to: 9)
                rows.swapAt(1, count - 1)
                rows.removeLast()
                batch.remove(at: 1)
            }
            for t in [-2, 0.3, 0.7, 1.1, 1.999, 9] {
                for (value, row) in zip(values(batch, t), rows) {
                    let x = row.duration > 0 ? (t - row.begin) / row.duration : t >= row.begin ? 1 : 0
                    expectNear(value, row.from.mixed(with: row.to, curve.value(at: x)), 1e-4, "\(row) at \(t)")
                    if x <= 0 { #expect(value == row.from) }
                    if x >= 1 { #expect(value == row.to) }
                }
            }
        }
    }

    /// Into a longer buffer only the first are written.
    @Test func theRestIsLeftAlone() {
        var batch = CurveBatch(.easeIn)
        for _ in 0..<5 { batch.append(begin: 0, duration: 1, from: 1, to: 2) }
        var springs = SpringBatch(dampingRatio: 0.5)
        for _ in 0..<5 { springs.append(begin: 0, frequency: 9, from: 1, to: 2) }
        var out = Array(repeating: -7.0, count: 9)
        var span = out.mutableSpan
        batch.values(at: 2, into: &span)
        springs.values(at: 99, into: &span)
        #expect(out == [2, 2, 2, 2, 2, -7, -7, -7, -7])
    }

    @Test(arguments: [0, 0.01, 0.2, 0.6, 0.999, 1, 1.8], [false, true]) func springs(ratio: Double, moving: Bool) {
        var chance = Chance(111)
        for count in [0, 1, 2, 3, 4, 5, 8, 101] {
            var batch = SpringBatch(dampingRatio: ratio)
            var rows: [(begin: Double, frequency: Double, from: Double, to: Double, velocity: Double)] = []
            for _ in 0..<count {
                let v = moving ? chance.number(-900...900) : 0
                let row = (chance.number(-1...1), chance.number(2...30), chance.number(-400...400), chance.number(-400...400), v)
                rows.append(row)
                batch.append(begin: row.0, frequency: row.1, from: row.2, to: row.3, velocity: v)
            }
            if count > 3 {
                rows[2] = (0.1, 7, 5, 9, 40)
                batch.replace(at: 2, begin: 0.1, frequency: 7, from: 5, to: 9, velocity: 40)
                rows.swapAt(moving ? 1 : 2, count - 1)
                rows.removeLast()
                batch.remove(at: moving ? 1 : 2)
                // The freed place is taken again, by one at rest.
                rows.append((0.2, 11, -60, 31, 0))
                batch.append(begin: 0.2, frequency: 11, from: -60, to: 31)
                batch.remove(at: 0)
                rows.swapAt(0, rows.count - 1)
                rows.removeLast()
            }
            for t in [-2, 0.3, 0.7, 1.1, 1.999, 9, 300] {
                for (value, row) in zip(values(batch, t), rows) {
                    let spring = Spring(response: 2 * .pi / row.frequency, dampingRatio: ratio)
                    let wanted = row.to + spring.displacement(at: t - row.begin, from: row.from - row.to, velocity: row.velocity)
                    // 1e-7 of the amplitude, which is below 2000.
                    expectNear(value, wanted, 3e-4, "\(row) at \(t)")
                    if t <= row.begin { expectNear(value, row.from, 1e-9) }
                }
            }
        }
    }

    @Test func springTableAlone() {
        var chance = Chance(112)
        for ratio in [0.05, 0.33, 0.7, 1] {
            let table = SpringTable(dampingRatio: ratio)
            for _ in 0..<2000 {
                let (w, t, v) = (chance.number(3...30), chance.number(0...3), chance.number(-5...5))
                let spring = Spring(response: 2 * .pi / w, dampingRatio: ratio)
                expectNear(
                    table.displacement(at: t, frequency: w, from: 1, velocity: v), spring.displacement(at: t, from: 1, velocity: v), 1e-7,
                    "ζ \(ratio), ω \(w), t \(t), v \(v)")
            }
            #expect(table.displacement(at: 0, frequency: 9, from: 3, velocity: 0) == 3)
        }
    }

    @Test func benchKernelsRun() {
        for kind in MotionBench.Kind.allCases {
            var bench = MotionBench(kind, count: 37)
            bench.tick(at: 1)
            let first = bench.output
            bench.tick(at: 1.1)
            #expect(bench.output != first && bench.output.allSatisfy(\.isFinite))
            bench.tick(at: 1)
            #expect(bench.output == first)
        }
    }
}

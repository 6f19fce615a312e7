import Foundation
import Motion

/// `flipbook bench`: how long the work of a frame takes, as the best of several runs. The clock is here; what is timed knows none.
enum Bench {
    private static let counts = [100, 1_000, 10_000, 100_000]

    private struct Row {
        var name: String
        /// Nanoseconds for each animation and tick, one for each count.
        var times: [Double]
    }

    static func run(_ arguments: Arguments) throws {
        let rows = MotionBench.Kind.allCases.map { kind in
            Row(name: kind.rawValue, times: counts.map { best(kind, count: $0) })
        }
        if arguments.has("--json") {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            let table = rows.map { row in Entry(name: row.name, unit: "ns per animation per tick", counts: counts, values: row.times) }
            print(String(decoding: try encoder.encode(table), as: UTF8.self))
        } else {
            print(line("ns per animation per tick, N =", counts.map { "\($0)" }))
            for row in rows { print(line(row.name, row.times.map { String(format: "%.2f", $0) })) }
        }
    }

    private struct Entry: Encodable {
        let name: String
        let unit: String
        let counts: [Int]
        let values: [Double]
    }

    private static func line(_ name: String, _ cells: [String]) -> String {
        name.padding(toLength: 34, withPad: " ", startingAt: 0)
            + cells.map { String(repeating: " ", count: max(10 - $0.count, 0)) + $0 }.joined()
    }

    private static func best(_ kind: MotionBench.Kind, count: Int) -> Double {
        var bench = MotionBench(kind, count: count)
        let ticks = max(2, 1_000_000 / count)
        let clock = ContinuousClock()
        var best = Double.infinity
        for _ in 0..<7 {
            let time = clock.measure { for tick in 0..<ticks { bench.tick(at: 1 + Double(tick % 6) / 60) } }
            best = min(best, time / .nanoseconds(1) / Double(ticks * count))
        }
        return best
    }
}

import Foundation
import Stage

/// The measurements of `flipbook bench`. Each measurement is the time of a part of the work for a frame, in the shortest of several runs.
/// In this module, only this type reads the clock; the measured code does not.
package enum Benchmarks {
    /// A table of results: several tasks, each in several sizes. A new table needs a file in this folder and an entry in
    /// `tables`.
    package struct Table {
        var name: String
        /// The unit of the values, such as "ns per animation per tick".
        var unit: String
        /// The titles of the columns, such as "N = 100".
        var columns: [String]
        var rows: [Row]

        package init(name: String, unit: String, columns: [String], rows: [Row]) {
            (self.name, self.unit, self.columns, self.rows) = (name, unit, columns, rows)
        }
    }

    package struct Row {
        var name: String
        /// The measured values, or nil if there is no value for a column.
        var values: [Double?]

        package init(name: String, values: [Double?]) { (self.name, self.values) = (name, values) }
    }

    /// The name of a table, and the function that measures the table.
    package typealias Measurement = (name: String, make: @MainActor () throws -> Table)

    private static let tables: [Measurement] = [
        ("motion", motion), ("layers", layers), ("layout", layout), ("text", text), ("words", words), ("rows", rows), ("paint", paint),
        ("baseline", baseline), ("drawing", drawing), ("timeline", timeline), ("dynamics", dynamics), ("video", video),
    ]

    /// The names of all tables.
    package static var names: [String] { tables.map(\.name) }

    /// Measures the tables whose names are in `selected`, in the order of `names`. Prints each table when it is measured, or all tables at
    /// the end as JSON. `moreTables` are further tables, which measure the commands of the program.
    package static func run(_ selected: Set<String>, moreTables: [Measurement], asJSON: Bool) throws {
        var results: [Table] = []
        for table in tables + moreTables where selected.contains(table.name) {
            let result = try table.make()
            results.append(result)
            if !asJSON { StandardOutput.print(formatted(result)) }
        }
        if asJSON { StandardOutput.print(try json(results)) }
    }

    /// Returns the shortest of several runs in nanoseconds. Other work of the machine can only make a run longer.
    static func best(of runs: Int = 7, _ body: () -> Void) -> Double {
        let clock = ContinuousClock()
        return (0..<runs).map { _ in clock.measure(body) / .nanoseconds(1) }.min() ?? .infinity
    }

    // MARK: - Output

    private static func formatted(_ table: Table) -> String {
        let rows = table.rows.map { row in line(row.name, row.values.map { $0.map { String(format: "%.2f", $0) } ?? "–" }) }
        return ([line("\(table.name): \(table.unit)", table.columns)] + rows + [""]).joined(separator: "\n")
    }

    private static func line(_ name: String, _ cells: [String]) -> String {
        name.padding(toLength: max(44, name.count), withPad: " ", startingAt: 0)
            + cells.map { String(repeating: " ", count: max(11 - $0.count, 1)) + $0 }.joined()
    }

    /// A row in the JSON output.
    private struct Entry: Encodable {
        let table: String
        let name: String
        let unit: String
        let columns: [String]
        let values: [Double?]
    }

    private static func json(_ tables: [Table]) throws -> String {
        let entries = tables.flatMap { table in
            table.rows.map { Entry(table: table.name, name: $0.name, unit: table.unit, columns: table.columns, values: $0.values) }
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return String(decoding: try encoder.encode(entries), as: UTF8.self)
    }
}

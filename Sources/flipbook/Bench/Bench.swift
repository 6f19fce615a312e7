import Foundation
import Stage

/// `flipbook bench`: how long the work of a frame takes, as the best of several runs. The clock is here; what is timed knows none.
enum Bench {
    /// One table: what is done, for each of several sizes. A new one is a file beside this and a line here.
    struct Table {
        var name: String
        /// What a figure is, such as "ns per animation per tick".
        var unit: String
        /// What the columns differ in, such as "N =".
        var columns: [String]
        var rows: [Row]
    }

    struct Row {
        var name: String
        /// Nil where there is nothing to compare with.
        var values: [Double?]
    }

    private static let tables: [(name: String, make: @MainActor () -> Table)] = [
        ("motion", motion), ("layers", layers), ("layout", layout), ("text", text), ("rows", rows), ("paint", paint),
    ]

    static var names: [String] { tables.map(\.name) }

    static func run(_ arguments: Arguments) throws {
        let chosen = try arguments["--only"].map(choose) ?? tables
        let isJSON = arguments.has("--json")
        var made: [Table] = []
        for table in chosen {
            made.append(table.make())
            if !isJSON, let table = made.last { print(printed(table)) }
        }
        if isJSON { print(try json(made)) }
    }

    private static func choose(_ name: String) throws -> [(name: String, make: @MainActor () -> Table)] {
        let chosen = tables.filter { $0.name == name }
        if chosen.isEmpty {
            throw Command.UsageError("There is no table '\(name)'\(Nearest.hint(name, names)); there are \(names.joined(separator: ", "))")
        }
        return chosen
    }

    /// The shortest of several runs, in nanoseconds: whatever else the machine does only ever adds.
    static func best(of runs: Int = 7, _ body: () -> Void) -> Double {
        let clock = ContinuousClock()
        return (0..<runs).map { _ in clock.measure(body) / .nanoseconds(1) }.min() ?? .infinity
    }

    // MARK: - Printed

    private static func printed(_ table: Table) -> String {
        let rows = table.rows.map { row in line(row.name, row.values.map { $0.map { String(format: "%.2f", $0) } ?? "–" }) }
        return ([line("\(table.name): \(table.unit)", table.columns)] + rows + [""]).joined(separator: "\n")
    }

    private static func line(_ name: String, _ cells: [String]) -> String {
        name.padding(toLength: max(44, name.count), withPad: " ", startingAt: 0)
            + cells.map { String(repeating: " ", count: max(11 - $0.count, 1)) + $0 }.joined()
    }

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

import FlipbookBenchmarks
import FlipbookKit
import FlipbookPlayback
import Stage

/// The command `flipbook bench`.
enum BenchCommand {
    /// The tables of modules that FlipbookBenchmarks does not import.
    private static let tables: [Benchmarks.Measurement] = [("window", WindowBenchmarkTable.make), ("films", FilmBenchmark.table)]
    private static let names = Benchmarks.names + tables.map(\.name)

    static let command = Command(
        name: "bench", summary: "measure the performance and print tables",
        options: [
            Command.Option(name: "--only", valueName: "TABLE", help: "one of \(names.joined(separator: ", "))"),
            Command.Option(name: "--json", help: "print JSON"),
        ], run: run)

    private static func run(_ arguments: Arguments) throws {
        try Benchmarks.run(
            try arguments["--only"].map { [try tableName($0)] } ?? Set(names), moreTables: tables, asJSON: arguments.has("--json"))
    }

    private static func tableName(_ name: String) throws -> String {
        guard names.contains(name) else {
            throw Command.UsageError(
                "there is no table '\(name)'\(SpellingSuggestion.hint(for: name, among: names)); the tables are \(names.joined(separator: ", "))"
            )
        }
        return name
    }
}

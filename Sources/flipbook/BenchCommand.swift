import FlipbookBenchmarks
import FlipbookKit
import FlipbookPlayback
import Stage
import UIKit

/// The command `flipbook bench`.
enum BenchCommand {
    /// Returns the measurements of modules that FlipbookBenchmarks does not import.
    private static func tables(frameCount: Int = MemoryWorkload.frameCount) -> [Benchmarks.Measurement] {
        [
            ("window", WindowBenchmarkTable.make), ("recording", RecordingBenchmark.table), ("pieces", { PieceBenchmark.table() }),
            ("memory", { MemoryBenchmark.table(frameCount: frameCount) }),
        ]
    }

    /// The names of all tables.
    private static let names = Benchmarks.names + tables().map(\.name)

    static let command = Command(
        name: "bench", summary: "measure the performance and print tables",
        options: [
            Command.Option(name: "--only", valueName: "TABLE", help: "one of \(names.joined(separator: ", "))"),
            Command.Option(name: "--json", help: "print JSON"),
            Command.Option(
                name: "--memory", valueName: "WORKLOAD",
                help: "perform one workload of the table memory, such as gallery, and print its memory as JSON"),
            Command.Option(
                name: "--frames", valueName: "N", help: "frames of each workload of the table memory (\(MemoryWorkload.frameCount))"),
        ], run: run)

    private static func run(_ arguments: Arguments) throws {
        let frameCount = try arguments.integer("--frames", in: 1...100_000_000) ?? MemoryWorkload.frameCount
        if let name = arguments["--memory"] { return try MemoryBenchmark.perform(name, frameCount: frameCount) }
        let selected = try arguments["--only"].map { [try tableName($0)] } ?? Set(names)
        try Benchmarks.run(selected, moreTables: tables(frameCount: frameCount), asJSON: arguments.has("--json"))
    }

    /// Former names of tables.
    private static let formerNames = ["films": "recording"]

    private static func tableName(_ name: String) throws -> String {
        let name = formerNames[name] ?? name
        guard names.contains(name) else {
            throw Command.UsageError(
                "there is no table '\(name)'\(SpellingSuggestion.hint(for: name, among: names)); the tables are \(names.joined(separator: ", "))"
            )
        }
        return name
    }
}

import FlipbookBenchmarks
import FlipbookKit
import Foundation
import Stage
import UIKit

/// The table `memory` of `flipbook bench`. Each row is measured in a separate process, so that the rows do not affect one another.
enum MemoryBenchmark {
    /// Measures all workloads.
    static func table(frameCount: Int) -> Benchmarks.Table {
        let rows = MemoryWorkload.all.map { workload in
            let sample = measure(workload.name, frameCount: frameCount)
            let sizes = [sample?.start, sample?.end, sample?.peak].map { $0.map { Double($0) / 1e6 } }
            let growth: [Double?] = [sample?.growth, workload.growthGoal, sample.map { Double($0.frameCount) / 1000 }]
            return Benchmarks.Row(name: workload.title, values: sizes + [workload.goal] + growth)
        }
        return Benchmarks.Table(
            name: "memory", unit: "MB of resident memory", columns: ["start", "end", "peak", "goal", "B/frame", "goal", "k frames"],
            rows: rows)
    }

    /// Performs a workload in this process, and prints the sample as JSON.
    static func perform(_ name: String, frameCount: Int) throws {
        let names = MemoryWorkload.all.map(\.name)
        guard let workload = MemoryWorkload.all.first(where: { $0.name == name }) else {
            throw Command.UsageError(
                "there is no workload '\(name)'\(SpellingSuggestion.hint(for: name, among: names)); the workloads are \(names.joined(separator: ", "))"
            )
        }
        let sample = try workload.run(frameCount)
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        StandardOutput.print(String(decoding: try encoder.encode(sample), as: UTF8.self))
    }

    /// Performs a workload in another process of this program. Returns nil if the process fails. In this case, the process prints its
    /// error.
    private static func measure(_ name: String, frameCount: Int) -> MemorySample? {
        let (process, output) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe")
        process.arguments = ["bench", "--memory", name, "--frames", "\(frameCount)"]
        process.standardOutput = output
        guard (try? process.run()) != nil else { return nil }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return try? JSONDecoder().decode(MemorySample.self, from: data)
    }
}

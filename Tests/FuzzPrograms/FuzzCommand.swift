import Foundation

/// The command `flipbook-fuzz`.
package enum FuzzCommand {
    /// Runs the command. Returns the exit code: 0 if all programs pass, 1 for findings, 2 for wrong arguments and other errors, 3 for a
    /// broken law in `run`.
    package static func main(_ arguments: [String]) -> Int32 {
        let options: FuzzOptions
        do {
            options = try FuzzOptions(arguments)
            if let family = options.family { _ = try ProgramRunner.family(named: family) }
        } catch {
            printError("flipbook-fuzz: \(error)\n\(FuzzOptions.usage)")
            return 2
        }
        do {
            switch options.mode {
            case .list: return list()
            case .run: return try run(options)
            case .search: return try search(options)
            case .corpus: return try runCorpus(options)
            case .endurance: return try runEndurance(options)
            }
        } catch {
            printError("flipbook-fuzz: \(error)")
            return 2
        }
    }

    private static func list() -> Int32 {
        func operationNames<Family: FuzzFamily>(_: Family.Type) -> [String] { Family.Operation.allCases.map(\.rawValue) }
        for family in fuzzFamilies {
            print(family.name.padding(toLength: 14, withPad: " ", startingAt: 0) + operationNames(family).joined(separator: " "))
        }
        return 0
    }

    /// Runs programs in this process. Writes the seed and each operation to standard output, so that the parent process knows them after a
    /// trap.
    private static func run(_ options: FuzzOptions) throws -> Int32 {
        ProcessLimits.limitMemory(bytes: 8 << 30)
        var runner = ProgramRunner(limit: options.limit) { operation in
            writeLine("operation \(operation)")
            if options.printsOperations { printError("operation \(operation)") }
        }
        runner.comparisonInterval = options.comparisonInterval
        for seed in options.seed..<options.seed + (options.programCount ?? 1) {
            writeLine("program \(seed)")
            do {
                try runner.run(try options.program(seed: seed))
            } catch {
                printError("broken law: \(error)")
                return ProgramOutcome.brokenLawCode
            }
        }
        return 0
    }

    private static func search(_ options: FuzzOptions) throws -> Int32 {
        var search = FuzzSearch(child: ChildProcess(executable: executable, limit: options.limit))
        search.child.comparisonInterval = options.comparisonInterval
        search.onFinding = { Self.printFinding($0) }
        let names = options.family.map { [$0] } ?? fuzzFamilies.filter { $0.isSearchedByDefault }.map { $0.name }
        let programCount = options.programCount ?? (options.seconds == nil ? 50 : 1_000_000)
        var findingCount = 0
        for name in names {
            search.deadline = options.seconds.map { Date().addingTimeInterval($0 / Double(names.count)) }
            let program = FuzzProgram(
                family: name, seed: options.seed, operationCount: options.operationCount, isHostile: options.isHostile, kept: options.kept)
            let result = try search.result(from: program, programCount: programCount)
            let findings = result.findings
            writeLine(
                "\(name): \(result.programCount) programs, \(result.programCount * options.operationCount) operations, "
                    + (findings.isEmpty ? "no failures" : "\(findings.count) kinds of failures"))
            if findings.count >= search.maximumFindings { writeLine("  The search of this family has ended early, because so much fails.") }
            findingCount += findings.count
        }
        return findingCount == 0 ? 0 : 1
    }

    private static func runCorpus(_ options: FuzzOptions) throws -> Int32 {
        guard let path = options.corpusPath else { throw FuzzFailure("missing FILE") }
        let child = ChildProcess(executable: executable, limit: options.limit)
        var failureCount = 0
        for entry in try FuzzCorpus(contentsOf: path).entries {
            let outcome = try child.run(entry.program)
            writeLine("\(entry.isOpen ? "open, " : "")\(outcome): \(entry)")
            if !outcome.hasPassed, !entry.isOpen { failureCount += 1 }
        }
        return failureCount == 0 ? 0 : 1
    }

    private static func runEndurance(_ options: FuzzOptions) throws -> Int32 {
        let scenes = try Endurance.scenes(options.sceneCount, named: options.sceneName)
        writeLine("\(scenes.count) scenes: \(scenes.text)")
        let frames = try Endurance.frames(options.frameCount)
        writeLine("\(frames.count) frames: \(frames.text)")
        let texts = Endurance.texts(options.textCount)
        writeLine("\(texts.count) texts: \(texts.text)")
        guard scenes.isFlat, frames.isFlat, texts.isFlat else {
            printError("flipbook-fuzz: the memory grows")
            return 1
        }
        return 0
    }

    private static var executable: URL { URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath() }

    nonisolated private static func printFinding(_ finding: FuzzSearch.Finding) {
        let command = ([CommandLine.arguments[0], "run"] + finding.program.arguments).joined(separator: " ")
        writeLine("\(finding.program.family): \(finding.outcome)\n  \(command)")
    }

    nonisolated private static func writeLine(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
    nonisolated private static func printError(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }
}

import Foundation

/// Runs programs in a child process, so that a trap ends the child and not the search.
nonisolated package struct ChildProcess: Sendable {
    /// The `flipbook-fuzz` executable.
    package var executable: URL
    /// The processor time in seconds after which a program counts as hanging.
    package var limit: Int
    /// If one process runs several programs, only programs whose seed is a multiple of this number run more than once, to compare pixels
    /// and memory. A single program is always compared.
    package var comparisonInterval = 1

    package init(executable: URL, limit: Int = 10) { (self.executable, self.limit) = (executable, limit) }

    /// Runs a program, or several programs with successive seeds.
    package func run(_ program: FuzzProgram, programCount: Int = 1) throws -> ProgramOutcome {
        let process = Process()
        process.executableURL = executable
        let interval = programCount > 1 ? comparisonInterval : 1
        process.arguments =
            ["run"] + program.arguments
            + ["--programs", String(programCount), "--limit", String(limit), "--compare", String(interval)]
        var environment = ProcessInfo.processInfo.environment
        // A stack trace takes seconds, and many processes of a search end with a trap.
        environment["SWIFT_BACKTRACE"] = "enable=no"
        environment["SDL_VIDEODRIVER"] = "dummy"
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flipbook-fuzz-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (output, errors) = (folder.appendingPathComponent("output"), folder.appendingPathComponent("errors"))
        for file in [output, errors] { try Data().write(to: file) }
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        // `waitUntilExit()` notices the end up to 50 ms later, which is as long as many programs run.
        let hasEnded = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in hasEnded.signal() }
        try process.run()
        hasEnded.wait()
        let lines = try Self.lines(of: output)
        return ProgramOutcome(
            result: Self.result(process, errorLines: try Self.lines(of: errors)),
            seed: lines.last { $0.hasPrefix("program ") }.flatMap { Int($0.dropFirst(8)) },
            startedOperations: Self.startedOperations(lines))
    }

    private static func lines(of file: URL) throws -> [String] {
        String(decoding: try Data(contentsOf: file), as: UTF8.self).split(separator: "\n").map(String.init)
    }

    private static func result(_ process: Process, errorLines: [String]) -> ProgramOutcome.Result {
        let code = process.terminationStatus
        if process.terminationReason == .uncaughtSignal {
            if [SIGPROF, SIGALRM, SIGXCPU].contains(code) { return .hang }
            return .signal(code, message: errorLines.last { $0.contains("atal error") } ?? "")
        }
        if code == ProgramOutcome.brokenLawCode { return .brokenLaw(errorLines.last { $0.hasPrefix("broken law: ") } ?? "broken law") }
        return code == 0 ? .passed : .exit(code)
    }

    /// Returns the operations that the last program started. A program can run more than once; only the operations of its last run are
    /// returned.
    private static func startedOperations(_ lines: [String]) -> [FuzzProgram.KeptOperation] {
        var operations: [FuzzProgram.KeptOperation] = []
        for line in lines {
            if line.hasPrefix("program ") { operations = [] }
            guard line.hasPrefix("operation "), let operation = FuzzProgram.KeptOperation(line.dropFirst(10)) else { continue }
            if let last = operations.last, operation.index <= last.index { operations = [] }
            operations.append(operation)
        }
        return operations
    }
}

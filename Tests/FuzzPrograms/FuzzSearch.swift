import Foundation

/// Searches for failing programs, and reduces each to the operations that are needed to fail.
nonisolated package struct FuzzSearch: Sendable {
    /// A failure that was found.
    package struct Finding: Sendable {
        package var program: FuzzProgram
        package var outcome: ProgramOutcome
    }

    /// The result of a search.
    package struct Result: Sendable {
        package var findings: [Finding] = []
        /// The number of programs that were run, without the runs that reduce a failure.
        package var programCount = 0
    }

    package var child: ChildProcess
    package var reducer = OperationReducer()
    /// The number of programs that one child process runs.
    package var batchSize = 25
    /// The number of kinds of failures after which the search ends. Reducing a failure takes long, and more findings help little.
    package var maximumFindings = 8
    /// After this time no further batch of programs is started.
    package var deadline: Date?
    /// Called with each finding, as soon as it is reduced.
    package var onFinding: @Sendable (Finding) -> Void = { _ in }

    package init(child: ChildProcess) { self.child = child }

    /// Runs programs with successive seeds, beginning with `first`. Returns one reduced program for each kind of failure.
    package func findings(from first: FuzzProgram, programCount: Int) throws -> [Finding] {
        try result(from: first, programCount: programCount).findings
    }

    /// Does the same as `findings(from:programCount:)`. Also returns the number of programs.
    package func result(from first: FuzzProgram, programCount: Int) throws -> Result {
        var result = Result()
        var signatures: Set<String> = []
        var (seed, end) = (first.seed, first.seed + programCount)
        while seed < end {
            if let deadline, Date() > deadline { break }
            var program = first
            program.seed = seed
            let count = min(batchSize, end - seed)
            let outcome = try child.run(program, programCount: count)
            guard !outcome.hasPassed else {
                seed += count
                result.programCount += count
                continue
            }
            program.seed = outcome.seed ?? seed
            result.programCount += program.seed + 1 - seed
            seed = program.seed + 1
            guard signatures.insert(outcome.signature).inserted else { continue }
            let finding = try reduce(program, outcome)
            result.findings.append(finding)
            if result.findings.count >= maximumFindings { end = seed }
            onFinding(finding)
        }
        return result
    }

    /// Returns the program with only the operations that are needed for the same failure. The program is run alone first, because it may
    /// fail only after others. If it does not fail in the same way alone, it is returned unchanged.
    package func reduce(_ program: FuzzProgram, _ outcome: ProgramOutcome) throws -> Finding {
        let alone = try child.run(program)
        guard alone.signature == outcome.signature else { return Finding(program: program, outcome: outcome) }
        // A crash needs no operation after the last one that was started. The kept operations contain their names, so the seed no longer
        // chooses which operations are performed.
        var reduced = program
        reduced.kept = alone.startedOperations
        guard try child.run(reduced).signature == outcome.signature else { return Finding(program: program, outcome: outcome) }
        reduced.kept = try reducer.reduce(alone.startedOperations) { operations in
            var candidate = program
            candidate.kept = operations
            return try child.run(candidate).signature == outcome.signature
        }
        return Finding(program: reduced, outcome: outcome)
    }
}

import CoreGraphics
import Foundation
import QuartzCore
import Stage
import UIKit

/// Runs a program in this process and checks the laws. A trap ends the process; a broken law is thrown.
package struct ProgramRunner {
    /// Called with each operation before it is performed.
    package var onOperation: (FuzzProgram.KeptOperation) -> Void
    /// The processor time in seconds after which one run of a program counts as hanging.
    package var limit: Int
    /// Programs whose seed is not a multiple of this number run only once.
    package var comparisonInterval = 1

    package init(limit: Int, onOperation: @escaping (FuzzProgram.KeptOperation) -> Void = { _ in }) {
        (self.limit, self.onOperation) = (limit, onOperation)
    }

    package static func family(named name: String) throws -> any FuzzFamily.Type {
        guard let family = fuzzFamilies.first(where: { $0.name == name }) else {
            throw FuzzFailure("there is no family '\(name)'; there are: " + fuzzFamilies.map { $0.name }.joined(separator: ", "))
        }
        return family
    }

    /// Runs a program. If its seed is a multiple of `comparisonInterval`, runs it again with another number of threads, and compares what
    /// the stage shows. Every eighth of these programs is then repeated to measure its memory, unless it is hostile or its family does not
    /// compare memory.
    package func run(_ program: FuzzProgram) throws {
        let family = try Self.family(named: program.family)
        let first = try perform(program, family, threads: 1)
        guard program.seed % comparisonInterval == 0 else { return }
        let second = try perform(program, family, threads: 2)
        if let difference = zip(first, second).enumerated().first(where: { $1.0 != $1.1 }) {
            throw FuzzFailure("the second run shows other pixels at check \(difference.offset) of \(first.count)")
        }
        if program.seed / comparisonInterval % 8 == 0, !program.isHostile, family.comparesMemory { try checkMemory(program, family) }
    }

    /// Performs the operations on a new stage. Returns hash values of what the stage shows.
    ///
    /// Diagnostics are ignored: they report mistakes of an app, and random programs make many mistakes. Without a handler, an error would
    /// trap in debug builds.
    private func perform(_ program: FuzzProgram, _ family: any FuzzFamily.Type, threads: Int) throws -> [UInt64] {
        ProcessLimits.limitTime(seconds: limit)
        return try Diagnostics.withHandler({ _ in }) {
            let (hashes, released) = try performOperations(program, family, threads: threads)
            // The application of the last stage stays in memory until another stage is used.
            let next = Stage(size: CGSize(width: 30, height: 20), scale: 1, framesPerSecond: 60, threads: 1)
            if !program.isHostile { try released.check() }
            withExtendedLifetime(next) {}
            return hashes
        }
    }

    private func performOperations<Family: FuzzFamily>(_ program: FuzzProgram, _: Family.Type, threads: Int) throws -> (
        hashes: [UInt64], released: ReleasedStage
    ) {
        // The pasteboard belongs to the process, so that a run could paste what an earlier run has copied.
        UIPasteboard.general.string = nil
        let stage = Stage(size: CGSize(width: 120, height: 160), scale: 1, framesPerSecond: 60, threads: threads)
        var initialValues = FuzzValues(program.seed, isHostile: program.isHostile)
        let family = Family(stage: stage, values: &initialValues)
        let allOperations = Array(Family.Operation.allCases)
        var hashes: [UInt64] = []
        for kept in program.operations {
            var values = FuzzValues(seed: program.seed, index: kept.index, isHostile: program.isHostile)
            let chosen = values.pick(allOperations)
            let operation = try kept.name.map { try Self.operation(named: $0, of: Family.self) } ?? chosen
            onOperation(FuzzProgram.KeptOperation(index: kept.index, name: operation.rawValue))
            try family.perform(operation, &values)
            if values.bool(0.35) { stage.advance(frames: values.integer(1...6)) }
            try family.checkLaws()
            try TreeLaws.check(stage.window, requiresFiniteFrames: !program.isHostile)
            if values.bool(0.2) { hashes.append(stage.render().pixelHash) }
        }
        family.finish()
        stage.advance(frames: 10)
        if Family.endsIdle, !program.isHostile { try advanceUntilIdle(stage) }
        hashes.append(stage.render().pixelHash)
        try TreeLaws.check(stage.window, requiresFiniteFrames: !program.isHostile)
        return (hashes, ReleasedStage(stage))
    }

    private static func operation<Family: FuzzFamily>(named name: String, of _: Family.Type) throws -> Family.Operation {
        guard let operation = Family.Operation(rawValue: name) else {
            throw FuzzFailure("the family '\(Family.name)' has no operation '\(name)'")
        }
        return operation
    }

    /// Advances until the stage is idle. Throws an error if it is not idle after 30 seconds, because all animations of a program are
    /// shorter.
    private func advanceUntilIdle(_ stage: Stage) throws {
        for _ in 0..<60 where !stage.isIdle { stage.advance(frames: 30) }
        guard stage.isIdle else { throw FuzzFailure("the stage is not idle 30 seconds after the last operation") }
    }

    /// Repeats a program. The first runs fill the caches; the later ones must not need more memory.
    ///
    /// Foundation on Linux releases neither the timers nor all memory of the attributed strings that the operations create. Therefore a
    /// part of the limit depends on the number of operations. A cache that removes all of its values at a limit can need more memory for
    /// some runs. Therefore only a growth in each of several measurements is a failure.
    private func checkMemory(_ program: FuzzProgram, _ family: any FuzzFamily.Type) throws {
        let limit = 4_000 + family.unreleasedBytesPerOperation * program.operations.count
        for _ in 0..<3 { _ = try perform(program, family, threads: 1) }
        var growth = 0
        for _ in 0..<4 {
            guard let before = ProcessLimits.usedMemory() else { return }
            for _ in 0..<4 { _ = try perform(program, family, threads: 1) }
            guard let after = ProcessLimits.usedMemory() else { return }
            growth = (after - before) / 4
            if growth <= limit { return }
        }
        throw FuzzFailure("each further run needs \(growth) bytes more memory")
    }
}

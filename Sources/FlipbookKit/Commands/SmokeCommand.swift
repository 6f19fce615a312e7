import CoreGraphics
import FlipbookImages
import FlipbookPlayback
import FlipbookTypography
import Foundation
import QuartzCore
import Stage
import UIKit

/// The command `flipbook smoke`: plays the tour of every scene and checks requirements that all scenes must meet.
enum SmokeCommand {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// The time in seconds after which a scene that is still not idle fails.
    private static let maximumDuration = 120.0

    static func run(_ arguments: Arguments) throws {
        try FontSystem.installed.requireSystemFont()
        let reportPath = arguments["--junit"]
        if let reportPath { try OutputFile.requireFolder(of: reportPath) }
        var outcomes: [Outcome] = []
        for scene in arguments.program.scenes {
            let startTime = ContinuousClock.now
            var outcome = check(scene)
            outcome.seconds = (ContinuousClock.now - startTime) / .seconds(1)
            outcomes.append(outcome)
            StandardOutput.print(outcome.summary)
        }
        if let reportPath { try OutputFile.write(JUnit.report(outcomes), to: reportPath) }
        let failed = outcomes.filter { !$0.hasPassed }
        guard failed.isEmpty else { throw Failure(description: "failed: \(failed.map(\.scene).joined(separator: ", "))") }
        StandardOutput.print(String(format: "%d passed, 0 failed, in %.1f s", outcomes.count, outcomes.reduce(0) { $0 + $1.seconds }))
    }

    private static func check(_ scene: Scene) -> Outcome {
        let first = play(scene, threads: nil)
        let second = play(scene, threads: 1)
        var checks = [
            Check(name: "\(first.frameHashes.count) frames", hasPassed: !first.frameHashes.isEmpty),
            Check(
                name: "no blank frame", hasPassed: first.firstBlankFrame == nil, problem: first.firstBlankFrame.map { "frame \($0)" } ?? ""),
            Check(name: "something moves", hasPassed: Set(first.frameHashes).count > 1),
            Check(name: "becomes idle", hasPassed: first.becomesIdle),
            Check(name: "no warnings", hasPassed: first.warnings.isEmpty, problem: first.warnings.first ?? ""),
            Check(
                name: "same pixels in a second run on one thread", hasPassed: first.frameHashes == second.frameHashes,
                problem: firstDifference(first, second)),
        ]
        if let error = first.error {
            checks.append(Check(name: "tour passed", hasPassed: false, problem: "\(error)"))
        } else if (try? scene.script()) != nil {
            checks.append(Check(name: "tour passed", hasPassed: true))
        }
        if let golden = Tour.goldenTrace(for: scene.name), first.error == nil {
            let difference = Self.traceDifference(scene, frameCount: first.frameHashes.count, from: golden)
            checks.append(Check(name: "trace matches", hasPassed: difference == nil, problem: difference ?? ""))
        }
        return Outcome(scene: scene.name, checks: checks)
    }

    private static func firstDifference(_ a: Run, _ b: Run) -> String {
        zip(a.frameHashes, b.frameHashes).enumerated().first { $1.0 != $1.1 }.map { "different from frame \($0.offset) on" } ?? ""
    }

    private static func traceDifference(_ scene: Scene, frameCount: Int, from golden: String) -> String? {
        do {
            return try GoldenTrace.difference(ReplayCommand.makeTrace(makeTake(scene, threads: nil), frameCount: frameCount), from: golden)
        } catch {
            return "\(error)"
        }
    }

    /// The results of one run of a scene. Frames are stored as hashes, because they are only compared.
    private struct Run {
        var frameHashes: [UInt64] = []
        var firstBlankFrame: Int?
        var becomesIdle = false
        var warnings: [String] = []
        var error: (any Error)?
    }

    private static func makeTake(_ scene: Scene, threads: Int?) throws -> Take {
        try Take(script: scene.script()) { scene.makeStage(scale: 1, threads: threads) }
    }

    private static func play(_ scene: Scene, threads: Int?) -> Run {
        var run = Run()
        let diagnostics = Diagnostics.recorded {
            do {
                try play(makeTake(scene, threads: threads), &run)
            } catch {
                run.error = error
            }
        }
        run.warnings = diagnostics.map(\.description)
        return run
    }

    /// Plays a take until it is idle, or for the maximum duration.
    private static func play(_ take: Take, _ run: inout Run) throws {
        while !run.becomesIdle, take.stage.time < maximumDuration {
            if !run.frameHashes.isEmpty { try take.advance() }
            take.stage.paint()
            take.stage.withImage { image in
                let (hash, isBlank) = fingerprint(image)
                if isBlank, run.firstBlankFrame == nil { run.firstBlankFrame = run.frameHashes.count }
                run.frameHashes.append(hash)
            }
            run.becomesIdle = take.isScriptFinished && take.stage.isIdle
        }
    }

    /// Returns the FNV-1a hash of the pixels, and whether all pixels are the same.
    private static func fingerprint(_ image: borrowing Bitmap) -> (UInt64, Bool) {
        image.withUnsafeBytes { bytes in
            let words = bytes.bindMemory(to: UInt32.self)
            var hash: UInt64 = 0xcbf2_9ce4_8422_2325
            var isBlank = true
            for word in words {
                hash = (hash ^ UInt64(word)) &* 0x100_0000_01b3
                isBlank = isBlank && word == words[0]
            }
            return (hash, isBlank)
        }
    }
}

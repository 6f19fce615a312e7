import CoreGraphics
import Foundation
import QuartzCore
import Scenes
import Stage
import Typography
import UIKit

/// `flipbook smoke`: plays every scene's tour and looks whether what has to hold does.
enum Smoke {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// A scene that does not rest by then is reported.
    private static let longest = 120.0

    static func run(_ arguments: Arguments) throws {
        try FontBook.installed.requireSystemFont()
        var outcomes: [Outcome] = []
        for scene in Scene.all {
            let begin = ContinuousClock.now
            var outcome = check(scene)
            outcome.seconds = (ContinuousClock.now - begin) / .seconds(1)
            outcomes.append(outcome)
            print(outcome.line)
        }
        if let path = arguments["--junit"] { try Tracing.write(JUnit.report(outcomes), path) }
        let failed = outcomes.filter { !$0.isGood }
        guard failed.isEmpty else { throw Failure(description: "smoke: \(failed.map(\.scene).joined(separator: ", ")) failed") }
        print(String(format: "%d passed, 0 failed, in %.1f s", outcomes.count, outcomes.reduce(0) { $0 + $1.seconds }))
    }

    struct Check {
        let claim: String
        let holds: Bool
        /// What was found instead.
        var found = ""
    }

    struct Outcome {
        let scene: String
        var checks: [Check]
        var seconds = 0.0

        var isGood: Bool { checks.allSatisfy(\.holds) }

        var line: String {
            "\(isGood ? "ok    " : "FAILED") \(scene): "
                + checks.map { ($0.holds ? "" : "NOT ") + $0.claim + ($0.found.isEmpty ? "" : " (\($0.found))") }.joined(separator: ", ")
        }
    }

    private static func check(_ scene: Scene) -> Outcome {
        let first = play(scene, threads: nil)
        let again = play(scene, threads: 1)
        var checks = [
            Check(claim: "\(first.frames.count) frames", holds: !first.frames.isEmpty),
            Check(claim: "no blank frame", holds: first.blank == nil, found: first.blank.map { "frame \($0)" } ?? ""),
            Check(claim: "moves", holds: Set(first.frames).count > 1),
            Check(claim: "comes to rest", holds: first.rests),
            Check(claim: "nothing complained of", holds: first.complaints.isEmpty, found: first.complaints.first ?? ""),
            Check(claim: "same bytes a second time and on one thread", holds: first.frames == again.frames, found: change(first, again)),
        ]
        if let error = first.error {
            checks.append(Check(claim: "tour goes as written", holds: false, found: "\(error)"))
        } else if Tour.path(for: scene.name) != nil {
            checks.append(Check(claim: "tour goes as written", holds: true))
        }
        if let golden = Tour.trace(for: scene.name), first.error == nil {
            let difference = Self.difference(scene, frames: first.frames.count, from: golden)
            checks.append(Check(claim: "trace matches", holds: difference == nil, found: difference ?? ""))
        }
        return Outcome(scene: scene.name, checks: checks)
    }

    private static func change(_ a: Run, _ b: Run) -> String {
        zip(a.frames, b.frames).enumerated().first { $1.0 != $1.1 }.map { "from frame \($0.offset) on" } ?? ""
    }

    private static func difference(_ scene: Scene, frames: Int, from golden: String) -> String? {
        do {
            return try GoldenTrace.difference(Replaying.trace(take(scene, threads: nil), frames: frames), from: golden)
        } catch {
            return "\(error)"
        }
    }

    /// The frames as fingerprints: they are compared, not kept.
    private struct Run {
        var frames: [UInt64] = []
        var blank: Int?
        var rests = false
        var complaints: [String] = []
        var error: (any Error)?
    }

    private static func take(_ scene: Scene, threads: Int?) throws -> Take {
        try Take(script: Tour.script(for: scene.name)) {
            let stage = Stage(size: scene.size, scale: 1, framesPerSecond: 60, threads: threads)
            stage.window.rootViewController = scene.makeController()
            return stage
        }
    }

    private static func play(_ scene: Scene, threads: Int?) -> Run {
        var run = Run()
        let before = Complaint.listener
        var heard: [String] = []
        Complaint.listener = { heard.append($0) }
        defer { Complaint.listener = before }
        do {
            let take = try take(scene, threads: threads)
            while !run.rests, take.stage.time < longest {
                if !run.frames.isEmpty { try take.advance() }
                take.stage.paint()
                take.stage.withPicture { picture in
                    let (print, isBlank) = fingerprint(picture)
                    if isBlank, run.blank == nil { run.blank = run.frames.count }
                    run.frames.append(print)
                }
                run.rests = take.isScriptOver && take.stage.isIdle
            }
        } catch {
            run.error = error
        }
        run.complaints = heard
        return run
    }

    /// FNV-1a over the pixels, and whether they are all the same.
    private static func fingerprint(_ picture: borrowing Bitmap) -> (UInt64, Bool) {
        picture.withUnsafeBytes { bytes in
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

/// What CI servers read.
enum JUnit {
    static func report(_ outcomes: [Smoke.Outcome]) -> String {
        let failures = outcomes.flatMap(\.checks).filter { !$0.holds }.count
        let tests = outcomes.reduce(0) { $0 + $1.checks.count }
        let seconds = outcomes.reduce(0) { $0 + $1.seconds }
        var lines = [
            #"<?xml version="1.0" encoding="UTF-8"?>"#,
            String(format: #"<testsuites tests="%d" failures="%d" time="%.3f">"#, tests, failures, seconds),
        ]
        for outcome in outcomes {
            lines.append(
                String(
                    format: #"  <testsuite name="%@" tests="%d" failures="%d" time="%.3f">"#, escaped(outcome.scene), outcome.checks.count,
                    outcome.checks.filter { !$0.holds }.count, outcome.seconds))
            for check in outcome.checks {
                let name = #"    <testcase classname="flipbook.smoke.\#(escaped(outcome.scene))" name="\#(escaped(check.claim))""#
                lines.append(
                    check.holds
                        ? name + "/>"
                        : name + #"><failure message="\#(escaped(check.found.isEmpty ? "it does not hold" : check.found))"/></testcase>"#)
            }
            lines.append("  </testsuite>")
        }
        return (lines + ["</testsuites>"]).joined(separator: "\n") + "\n"
    }

    private static func escaped(_ text: String) -> String {
        [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;"), ("\n", "&#10;")]
            .reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    }
}

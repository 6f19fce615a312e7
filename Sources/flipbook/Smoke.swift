import Foundation
import Scenes
import Stage
import Typography
import UIKit

/// `flipbook smoke`: plays every scene to its rest and looks whether what has to hold does.
enum Smoke {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// A scene that does not rest by then is reported.
    private static let longest = 60.0

    static func run() throws {
        try FontBook.installed.requireSystemFont()
        var failed: [String] = []
        for scene in Scene.all {
            let checks = check(scene)
            let wrong = checks.filter { !$0.holds }
            if !wrong.isEmpty { failed.append(scene.name) }
            print(
                "\(wrong.isEmpty ? "ok    " : "FAILED") \(scene.name): "
                    + checks.map { ($0.holds ? "" : "NOT ") + $0.claim }.joined(separator: ", "))
        }
        guard failed.isEmpty else { throw Failure(description: "smoke: \(failed.joined(separator: ", ")) failed") }
        print("\(Scene.all.count) passed, 0 failed")
    }

    private struct Check {
        let claim: String
        let holds: Bool
    }

    private static func check(_ scene: Scene) -> [Check] {
        let first = play(scene, threads: nil)
        let again = play(scene, threads: 1)
        return [
            Check(claim: "\(first.frames.count) frames", holds: !first.frames.isEmpty),
            Check(claim: "no blank frame", holds: !first.hasBlank),
            Check(claim: "moves", holds: Set(first.frames).count > 1),
            Check(claim: "comes to rest", holds: first.rests),
            Check(claim: "same bytes a second time and on one thread", holds: first.frames == again.frames),
        ]
    }

    /// The frames as fingerprints: they are compared, not kept.
    private struct Run {
        var frames: [UInt64] = []
        var hasBlank = false
        var rests = false
    }

    private static func play(_ scene: Scene, threads: Int?) -> Run {
        let stage = Stage(size: scene.size, scale: 1, framesPerSecond: 60, threads: threads)
        stage.window.rootViewController = scene.makeController()
        var run = Run()
        while !run.rests, stage.time < longest {
            if !run.frames.isEmpty { stage.advance(frames: 1) }
            stage.paint()
            stage.withPicture { picture in
                let (print, isBlank) = fingerprint(picture)
                run.frames.append(print)
                run.hasBlank = run.hasBlank || isBlank
            }
            run.rests = stage.nextChange == nil
        }
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

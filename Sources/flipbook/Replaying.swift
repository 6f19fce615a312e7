import CoreGraphics
import Foundation
import Scenes
import Stage
import UIKit

/// `flipbook replay`: plays a script, and compares what is seen with what was accepted before.
enum Replaying {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// Values of a golden trace are a tenth of a second apart.
    static let traceStep = 0.1
    private static let longest = 600.0

    static func run(_ arguments: Arguments) throws {
        let path = arguments.operand ?? ""
        let script = try Script(contentsOf: path)
        let name = arguments["--scene"] ?? script.scene ?? FilePath.name(path)
        guard let scene = Scene.named(name) else {
            throw Command.UsageError(
                "there is no scene '\(name)'\(Nearest.hint(name, Scene.all.map(\.name))); say which with --scene, or 'scene NAME' in the script"
            )
        }
        guard arguments["--check"] == nil || arguments["--update"] == nil else {
            throw Command.UsageError("--check and --update do not go together")
        }
        let framesPerSecond = try arguments.whole("--fps", in: 1...1000) ?? 60
        let scale = try arguments.number("--scale", in: 0.1...8) ?? 1
        let size = try arguments.size("--size") ?? scene.size
        let play: () throws -> Take = {
            try Take(script: script) {
                let stage = Stage(size: size, scale: CGFloat(scale), framesPerSecond: framesPerSecond)
                stage.window.rootViewController = scene.makeController()
                return stage
            }
        }
        let frames = try length(play(), path)
        let turns = script.turnsTheScreen
        if let golden = arguments["--update"] {
            try update(golden, frames, play, turns)
            print("\(golden): \(frames) frames of \(scene.name) by \(path)")
        } else if let golden = arguments["--check"] {
            let picture = arguments["-o"] ?? FilePath.name(path) + "-difference.png"
            if let difference = try check(golden, frames, play, turns, picture) { throw Failure(description: "\(path): \(difference)") }
            print("ok     \(path): \(frames) frames of \(scene.name) are those of \(golden)")
        } else {
            print("ok     \(path): \(frames) frames of \(scene.name), all that was expected was met")
        }
    }

    /// Plays it through once, which also tells whether all that the script expects is met.
    static func length(_ take: Take, _ path: String) throws -> Int {
        let most = Int(longest * Double(take.stage.framesPerSecond))
        while !(take.isScriptOver && take.stage.isIdle) {
            guard take.frame < most else { throw Failure(description: "\(path): it has not come to rest after \(Int(longest)) s") }
            try take.advance()
        }
        return take.frame + 1
    }

    private static func isTrace(_ golden: String) throws -> Bool {
        switch FilePath.ending(golden) {
        case "csv": return true
        case "mkv": return false
        default: throw Command.UsageError("a golden is a film without loss, .mkv, or a trace, .csv; '\(golden)' is neither")
        }
    }

    static func trace(_ take: Take, frames: Int) throws -> Trace {
        let seconds = Double(frames - 1) / Double(take.stage.framesPerSecond)
        return try Trace(take, at: (0...Int(seconds / traceStep + 1e-9)).map { Double($0) * traceStep })
    }

    private static func update(_ golden: String, _ frames: Int, _ play: () throws -> Take, _ turns: Bool) throws {
        let take = try play()
        if try isTrace(golden) { return try Tracing.write(trace(take, frames: frames).csv, golden) }
        let mount = mount(take, turns)
        let writer = try GoldenFilm.Writer(golden, width: mount.width, height: mount.height, framesPerSecond: take.stage.framesPerSecond)
        for frame in 0..<frames {
            try take.go(to: frame)
            try mount.withPicture(of: take) { try writer.write($0) }
        }
        try writer.finish()
    }

    private static func mount(_ take: Take, _ turns: Bool) -> Mount {
        var style = Mount.Style()
        style.turns = turns
        return Mount(take.stage.size, scale: take.stage.scale, style)
    }

    /// What differs first, in words; nil if nothing does.
    private static func check(_ golden: String, _ frames: Int, _ play: () throws -> Take, _ turns: Bool, _ picture: String) throws
        -> String?
    {
        let take = try play()
        if try isTrace(golden) {
            guard let csv = try? String(contentsOfFile: golden, encoding: .utf8) else {
                throw RecordingError("there is no golden trace \(golden); --update \(golden) makes it")
            }
            return try GoldenTrace.difference(trace(take, frames: frames), from: csv)
        }
        let reader = try GoldenFilm.Reader(golden)
        defer { reader.close() }
        let mount = mount(take, turns)
        guard reader.width == mount.width, reader.height == mount.height else {
            return "\(golden) has pictures of \(reader.width)×\(reader.height) pixels, this run of \(mount.width)×\(mount.height)"
        }
        for frame in 0..<frames {
            guard let wanted = reader.next() else { return "\(golden) ends after \(frame) frames, this run has \(frames)" }
            try take.go(to: frame)
            let now = mount.withPicture(of: take) { copy $0 }
            guard let difference = Difference(wanted, now) else { continue }
            try Difference.picture(wanted, now).writePNG(to: picture)
            return words(difference, frame, take.stage, golden) + "; the golden, this run and what differs stand side by side in \(picture)"
        }
        return reader.next() == nil ? nil : "this run ends after \(frames) frames, \(golden) goes on"
    }

    private static func words(_ difference: Difference, _ frame: Int, _ stage: Stage, _ golden: String) -> String {
        let (scale, time) = (Double(stage.scale), Double(frame) / Double(stage.framesPerSecond))
        return String(
            format:
                "frame %d (%.3f s) is the first that differs from %@: %d pixels, from point (%.1f, %.1f) to (%.1f, %.1f), by up to %d of 255",
            frame,
            time, golden, difference.count, Double(difference.x) / scale, Double(difference.y) / scale,
            Double(difference.x + difference.width) / scale, Double(difference.y + difference.height) / scale, difference.most)
    }
}

import CoreGraphics
import DemoScenes
import Foundation
import Stage
import UIKit

/// The command `flipbook replay`: plays a script and compares the result with a recording that was accepted earlier.
enum ReplayCommand {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// The time between two samples of a golden trace, in seconds.
    static let traceInterval = 0.1
    private static let maximumDuration = 600.0

    static func run(_ arguments: Arguments) throws {
        let path = arguments.operand ?? ""
        let script = try Script(contentsOf: path)
        let name = arguments["--scene"] ?? script.scene ?? FilePath.baseName(path)
        guard let scene = Scene.named(name) else {
            throw Command.UsageError(
                "there is no scene '\(name)'\(SpellingSuggestion.hint(for: name, among: Scene.all.map(\.name))); say which with --scene, or 'scene NAME' in the script"
            )
        }
        guard arguments["--check"] == nil || arguments["--update"] == nil else {
            throw Command.UsageError("--check and --update do not go together")
        }
        let framesPerSecond = try arguments.integer("--fps", in: 1...1000) ?? 60
        let scale = try arguments.number("--scale", in: 0.1...8) ?? 1
        let size = try arguments.size("--size") ?? scene.size
        let makeTake: () throws -> Take = {
            try Take(script: script) {
                Stage(showing: scene.makeController, size: size, scale: CGFloat(scale), framesPerSecond: framesPerSecond)
            }
        }
        let frameCount = try frameCount(of: makeTake(), path: path)
        let rotatesScreen = script.rotatesScreen
        if let golden = arguments["--update"] {
            try update(golden, frameCount: frameCount, makeTake: makeTake, rotatesScreen: rotatesScreen)
            print("\(golden): \(frameCount) frames of \(scene.name) by \(path)")
        } else if let golden = arguments["--check"] {
            let differencePath = arguments["-o"] ?? FilePath.baseName(path) + "-difference.png"
            if let difference = try firstDifference(
                from: golden, frameCount: frameCount, makeTake: makeTake, rotatesScreen: rotatesScreen, differencePath: differencePath)
            {
                throw Failure(description: "\(path): \(difference)")
            }
            print("ok     \(path): \(frameCount) frames of \(scene.name) are those of \(golden)")
        } else {
            print("ok     \(path): \(frameCount) frames of \(scene.name), all that was expected was met")
        }
    }

    /// Plays the whole script and returns the number of frames. Throws if an expectation of the script is not met.
    static func frameCount(of take: Take, path: String) throws -> Int {
        let maximumFrameCount = Int(maximumDuration * Double(take.stage.framesPerSecond))
        while !(take.isScriptFinished && take.stage.isIdle) {
            guard take.frame < maximumFrameCount else {
                throw Failure(description: "\(path): it has not come to rest after \(Int(maximumDuration)) s")
            }
            try take.advance()
        }
        return take.frame + 1
    }

    private static func isTrace(_ golden: String) throws -> Bool {
        switch FilePath.fileExtension(golden) {
        case "csv": return true
        case "mkv": return false
        default: throw Command.UsageError("a golden is a film without loss, .mkv, or a trace, .csv; '\(golden)' is neither")
        }
    }

    /// Returns a trace with a sample every `traceInterval` seconds.
    static func makeTrace(_ take: Take, frameCount: Int) throws -> Trace {
        let seconds = Double(frameCount - 1) / Double(take.stage.framesPerSecond)
        return try Trace(take, at: (0...Int(seconds / traceInterval + 1e-9)).map { Double($0) * traceInterval })
    }

    private static func update(_ golden: String, frameCount: Int, makeTake: () throws -> Take, rotatesScreen: Bool) throws {
        let take = try makeTake()
        if try isTrace(golden) { return try TraceCommand.write(makeTrace(take, frameCount: frameCount).csv, golden) }
        let filmFrame = makeFilmFrame(for: take, rotatesScreen: rotatesScreen)
        let writer = try GoldenFilm.Writer(
            golden, width: filmFrame.width, height: filmFrame.height, framesPerSecond: take.stage.framesPerSecond)
        for frame in 0..<frameCount {
            try take.seek(to: frame)
            try filmFrame.withImage(of: take) { try writer.write($0) }
        }
        try writer.finish()
    }

    private static func makeFilmFrame(for take: Take, rotatesScreen: Bool) -> FilmFrame {
        var style = FilmFrame.Style()
        style.allowsRotation = rotatesScreen
        return FilmFrame(take.stage.size, scale: take.stage.scale, style)
    }

    /// Returns a description of the first difference; nil if there is none.
    private static func firstDifference(
        from golden: String, frameCount: Int, makeTake: () throws -> Take, rotatesScreen: Bool, differencePath: String
    ) throws
        -> String?
    {
        let take = try makeTake()
        if try isTrace(golden) {
            guard let csv = try? String(contentsOfFile: golden, encoding: .utf8) else {
                throw RecordingError("there is no golden trace \(golden); --update \(golden) makes it")
            }
            return try GoldenTrace.difference(makeTrace(take, frameCount: frameCount), from: csv)
        }
        let reader = try GoldenFilm.Reader(golden)
        defer { reader.close() }
        let filmFrame = makeFilmFrame(for: take, rotatesScreen: rotatesScreen)
        guard reader.width == filmFrame.width, reader.height == filmFrame.height else {
            return "\(golden) has pictures of \(reader.width)×\(reader.height) pixels, this run of \(filmFrame.width)×\(filmFrame.height)"
        }
        for frame in 0..<frameCount {
            guard let expected = reader.next() else { return "\(golden) ends after \(frame) frames, this run has \(frameCount)" }
            try take.seek(to: frame)
            let actual = filmFrame.withImage(of: take) { copy $0 }
            guard let difference = BitmapDifference(expected, actual) else { continue }
            try BitmapDifference.image(golden: expected, current: actual).writePNG(to: differencePath)
            return description(of: difference, frame: frame, stage: take.stage, golden: golden)
                + "; the golden, this run and what differs stand side by side in \(differencePath)"
        }
        return reader.next() == nil ? nil : "this run ends after \(frameCount) frames, \(golden) goes on"
    }

    private static func description(of difference: BitmapDifference, frame: Int, stage: Stage, golden: String) -> String {
        let (scale, time) = (Double(stage.scale), Double(frame) / Double(stage.framesPerSecond))
        return String(
            format:
                "frame %d (%.3f s) is the first that differs from %@: %d pixels, from point (%.1f, %.1f) to (%.1f, %.1f), by up to %d of 255",
            frame,
            time, golden, difference.pixelCount, Double(difference.x) / scale, Double(difference.y) / scale,
            Double(difference.x + difference.width) / scale, Double(difference.y + difference.height) / scale, difference.maximumDifference)
    }
}

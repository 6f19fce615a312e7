import CoreGraphics
import FlipbookImages
import FlipbookPlayback
import Foundation
import QuartzCore
import Stage
import UIKit

/// The command `flipbook replay`: plays a script, and compares the result with a golden or updates the golden.
enum ReplayCommand {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// The time between two samples of a golden trace, in seconds.
    static let traceInterval = 0.1
    private static let maximumDuration = 600.0

    static func run(_ arguments: Arguments) throws {
        guard arguments["--check"] == nil || arguments["--update"] == nil else {
            throw Command.UsageError("--check and --update cannot be combined")
        }
        guard arguments["--key-paths"] == nil || arguments["--update"] != nil else {
            throw Command.UsageError("--key-paths is for --update; a golden that is checked names its key paths itself")
        }
        let hasFolder = arguments["--update"]?.hasSuffix("/") == true
        if arguments.operands.count > 1 || hasFolder || arguments.has("--share") || arguments.has("--junit") {
            return try ReplayedScripts(arguments).run()
        }
        StandardOutput.print(try replay(arguments.operand ?? "", golden: arguments["--check"], update: arguments["--update"], arguments))
    }

    /// Throws an error if a number or size is not valid.
    static func requireValidOptions(_ arguments: Arguments) throws {
        _ = try (arguments.integer("--fps", in: 1...1000), arguments.number("--scale", in: 0.1...8), arguments.size("--size"))
    }

    /// Plays a script and returns a line that describes the result. Throws an error if an expectation is not met or the result differs from
    /// the golden.
    ///
    /// - Parameters:
    ///   - golden: The golden with which the result is compared, or nil for no comparison.
    ///   - updatedGolden: The file that becomes the golden, or nil for none.
    static func replay(_ path: String, golden: String?, update updatedGolden: String?, _ arguments: Arguments) throws -> String {
        let script = try Script(contentsOf: path)
        let name = arguments["--scene"] ?? script.scene ?? FilePath.baseName(path)
        let scene = try arguments.program.scene(named: name, advice: "name it with --scene, or with 'scene NAME' in the script")
        let framesPerSecond = try arguments.integer("--fps", in: 1...1000) ?? 60
        let scale = try arguments.number("--scale", in: 0.1...8) ?? acceptedScale(golden ?? updatedGolden) ?? 1
        let size = try arguments.size("--size") ?? scene.size
        try Command.requireScreen(size, scale: scale)
        let makeTake: (((ScriptError) -> Void)?) throws -> Take = { onFailedExpectation in
            try Take(script: script, onFailedExpectation: onFailedExpectation) {
                scene.makeStage(size: size, scale: CGFloat(scale), framesPerSecond: framesPerSecond)
            }
        }
        if let golden {
            let frameCount = try compare(path, with: golden, rotatesScreen: script.rotatesScreen, makeTake, arguments)
            return "ok     \(path): \(Quantity.text(frameCount, "frame")) of \(scene.name) match \(golden)"
        }
        let take = try makeTake(nil)
        defer { take.reportTouchWarnings() }
        let frameCount = try frameCount(of: take, path: path)
        reportCutSubtitles(of: take, path: path, arguments)
        guard let updatedGolden else {
            return "ok     \(path): \(Quantity.text(frameCount, "frame")) of \(scene.name), all expectations met"
        }
        try update(
            updatedGolden, frameCount: frameCount, makeTake: { try makeTake(nil) }, rotatesScreen: script.rotatesScreen, arguments)
        return "\(updatedGolden): accepted \(Quantity.text(frameCount, "frame")) of \(scene.name), played by \(path)"
    }

    /// Returns the scale that a golden trace states, or nil if it states none or is a video. The script is played with this scale, because
    /// layouts round to pixels: with another scale, the values can differ.
    private static func acceptedScale(_ golden: String?) -> Double? {
        guard let golden, FilePath.fileExtension(golden) == "csv" else { return nil }
        return GoldenTrace.scale(ofFile: golden)
    }

    /// Compares a run with a golden and returns the number of frames. The run is also compared if expectations are not met: the thrown error
    /// has a line for each of them, and one for the first difference.
    ///
    /// - Parameter makeTake: Returns a take at its first frame. Its argument is called for each expectation that is not met.
    private static func compare(
        _ path: String, with golden: String, rotatesScreen: Bool, _ makeTake: (((ScriptError) -> Void)?) throws -> Take,
        _ arguments: Arguments
    ) throws -> Int {
        let failures = ScriptFailures()
        return try failures.reported {
            let take = try makeTake { failures.append($0) }
            defer { take.reportTouchWarnings() }
            let count = try frameCount(of: take, path: path)
            reportCutSubtitles(of: take, path: path, arguments)
            let accepting = acceptingCommand(path, golden: golden, arguments)
            if let difference = try firstDifference(
                from: golden, script: path, frameCount: count, makeTake: { try makeTake { _ in } }, rotatesScreen: rotatesScreen,
                differencePath: arguments["-o"] ?? FilePath.baseName(path) + "-difference.png", accepting: accepting,
                program: arguments.program.command)
            {
                throw Failure(description: "\(path): \(difference); if the change is intended, accept it with: \(accepting)")
            }
            return count
        }
    }

    /// Prints one line on standard error if subtitles of a script that was played are cut short by the next ones.
    private static func reportCutSubtitles(of take: Take, path: String, _ arguments: Arguments) {
        guard let note = take.captions.cutNote(includesCues: false) else { return }
        Diagnostics.report(.warning, source: "\(arguments.program.command) replay", "\(path): \(note)")
    }

    /// Returns the command line that accepts the result of a script as its golden.
    static func acceptingCommand(_ path: String, golden: String, _ arguments: Arguments) -> String {
        let options = arguments.serializedOptions(["--scene", "--fps", "--scale", "--size"] + Command.settingOptionNames)
        return arguments.program.commandLine(["replay", path, "--update", golden] + options)
    }

    /// Plays the script until the scene is idle, and returns the number of frames. Throws an error if an expectation is not met, or if the
    /// scene is not idle after `maximumDuration` seconds.
    static func frameCount(of take: Take, path: String) throws -> Int {
        let maximumFrameCount = Int(maximumDuration * Double(take.stage.framesPerSecond))
        while !(take.isScriptFinished && take.stage.isIdle) {
            guard take.frame < maximumFrameCount else {
                throw Failure(
                    description: "\(path): something still moves after \(Int(maximumDuration)) s: \(TargetFinder.motion(on: take.stage))")
            }
            try take.advance()
        }
        return take.frame + 1
    }

    private static func isTrace(_ golden: String) throws -> Bool {
        switch FilePath.fileExtension(golden) {
        case "csv": return true
        case "mkv": return false
        default: throw Command.UsageError("a golden file must be a lossless video (.mkv) or a trace (.csv), not '\(golden)'")
        }
    }

    /// Returns a trace with a sample every `traceInterval` seconds.
    ///
    /// - Parameter keyPaths: The key paths, or nil for those that change.
    static func makeTrace(_ take: Take, frameCount: Int, keyPaths: [LayerKeyPath]?) throws -> Trace {
        let seconds = Double(frameCount - 1) / Double(take.stage.framesPerSecond)
        return try Trace(take, at: (0...Int(seconds / traceInterval + 1e-9)).map { Double($0) * traceInterval }, keyPaths: keyPaths)
    }

    private static func update(
        _ golden: String, frameCount: Int, makeTake: () throws -> Take, rotatesScreen: Bool, _ arguments: Arguments
    ) throws {
        let take = try makeTake()
        let isTrace = try isTrace(golden)
        guard isTrace || !arguments.has("--key-paths") else {
            throw Command.UsageError("--key-paths is for traces (.csv); a video has all pixels")
        }
        if isTrace {
            let (trace, text) = try GoldenTrace.accepted(
                replacing: golden, KeyPathOption(arguments), source: arguments.program.command, scale: Double(take.stage.scale)
            ) { try makeTrace(take, frameCount: frameCount, keyPaths: $0) }
            guard !trace.rows.isEmpty else {
                throw Failure(
                    description: "\(golden) would have no values, and every run would match it: no view with an accessibilityIdentifier "
                        + "moves; set one, or accept a video (.mkv)")
            }
            return try OutputFile.write(text, to: golden)
        }
        let composition = makeComposition(for: take, rotatesScreen: rotatesScreen)
        let writer = try GoldenVideo.Writer(
            golden, width: composition.width, height: composition.height, framesPerSecond: take.stage.framesPerSecond)
        for frame in 0..<frameCount {
            try take.seek(to: frame)
            try composition.withImage(of: take) { try writer.write($0, changedAreas: composition.changedAreas) }
        }
        try writer.finish()
    }

    private static func makeComposition(for take: Take, rotatesScreen: Bool) -> CaptureComposition {
        var style = CaptureComposition.Style()
        style.allowsRotation = rotatesScreen
        return CaptureComposition(take.stage.size, scale: take.stage.scale, style)
    }

    /// Returns a description of the first difference, or nil if there is none.
    private static func firstDifference(
        from golden: String, script: String, frameCount: Int, makeTake: () throws -> Take, rotatesScreen: Bool, differencePath: String,
        accepting: String, program: String
    ) throws -> String? {
        let take = try makeTake()
        if try isTrace(golden) {
            guard let csv = try? String(contentsOfFile: golden, encoding: .utf8) else {
                throw StageError("there is no golden trace \(golden); accept the values of this run with: \(accepting)")
            }
            return try GoldenTrace.difference(
                from: csv, named: golden, remedy: accepting, source: program,
                framesPerSecond: take.stage.framesPerSecond
            ) { try makeTrace(take, frameCount: frameCount, keyPaths: $0) }
        }
        let reader = try GoldenVideo.Reader(golden)
        defer { reader.close() }
        let composition = makeComposition(for: take, rotatesScreen: rotatesScreen)
        guard reader.width == composition.width, reader.height == composition.height else {
            return
                "\(golden) has frames of \(reader.width)×\(reader.height) pixels, but this run has frames of \(composition.width)×\(composition.height)"
        }
        for frame in 0..<frameCount {
            guard let expected = reader.next() else {
                return "\(golden) has only \(Quantity.text(frame, "frame")), but this run has \(frameCount)"
            }
            try take.seek(to: frame)
            let actual = composition.withImage(of: take) { copy $0 }
            guard let difference = BitmapDifference(expected, actual) else { continue }
            try BitmapDifference.image(golden: expected, current: actual).writePNG(to: differencePath)
            let views = TargetFinder.viewNames(in: area(of: difference, composition, take.stage), on: take.stage).map { "\"\($0)\"" }
            let places =
                views.prefix(4).joined(separator: ", ")
                + (views.count > 4 ? " and \(Quantity.text(views.count - 4, "more view"))" : "")
            return description(of: difference, frame: frame, stage: take.stage, golden: golden) + (views.isEmpty ? "" : ", in \(places)")
                + "; \(differencePath) shows the golden frame, this frame and the differences"
        }
        return reader.next() == nil ? nil : "this run has only \(Quantity.text(frameCount, "frame")), but \(golden) has more"
    }

    /// Returns the rectangle that contains all different pixels, in the window's coordinates. The screen is centered in the frame, so the
    /// margin around the screen is subtracted.
    private static func area(of difference: BitmapDifference, _ composition: CaptureComposition, _ stage: Stage) -> CGRect {
        let scale = stage.scale
        let margin = CGPoint(
            x: (CGFloat(composition.width) / scale - stage.size.width) / 2, y: (CGFloat(composition.height) / scale - stage.size.height) / 2
        )
        return CGRect(
            x: CGFloat(difference.x) / scale - margin.x, y: CGFloat(difference.y) / scale - margin.y,
            width: CGFloat(difference.width) / scale, height: CGFloat(difference.height) / scale)
    }

    private static func description(of difference: BitmapDifference, frame: Int, stage: Stage, golden: String) -> String {
        let (scale, time) = (Double(stage.scale), Double(frame) / Double(stage.framesPerSecond))
        return String(
            format:
                "frame %d (%.3f s) is the first that differs from %@: %d pixels between the points (%.1f, %.1f) and (%.1f, %.1f), by at most %d of 255",
            frame,
            time, golden, difference.pixelCount, Double(difference.x) / scale, Double(difference.y) / scale,
            Double(difference.x + difference.width) / scale, Double(difference.y + difference.height) / scale, difference.maximumDifference)
    }
}

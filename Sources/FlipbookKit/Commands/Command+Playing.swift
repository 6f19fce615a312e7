import FlipbookImages
import FlipbookPlayback
import FlipbookTypography
import Foundation
import QuartzCore
import Stage
import UIKit

/// Functions shared by the commands that play a scene.
extension Command {
    /// Returns the script from `--script`. Without that option, returns the scene's tour if `defaultsToTour` is true, or nil otherwise.
    /// A tour that is older in the program than in the sources is reported.
    static func script(_ arguments: Arguments, defaultsToTour: Bool) throws -> Script? {
        if let path = arguments["--script"] { return try Script(contentsOf: path) }
        guard defaultsToTour else { return nil }
        let scene = try scene(arguments)
        // The workers of `record --jobs` leave this message to the process that has started them.
        let isWorker = arguments.has("--share") && arguments["-o"] == "-"
        if !isWorker, let path = try scene.tour.path(forScene: scene.name) {
            StaleFiles.reportOutdatedTour(path, source: arguments.program.command)
        }
        return try scene.script()
    }

    /// Returns the folder for the snapshots of a script. Throws an error if one of them cannot be written.
    static func snapshotFolder(_ arguments: Arguments, for script: Script?) throws -> SnapshotFolder {
        let folder = SnapshotFolder(arguments["--snapshots"] ?? "")
        if let script { try folder.requireWritable(snapshotsOf: script) }
        return folder
    }

    /// Returns whether a command without `--script` plays the scene's tour: if `--tour` is given, or if no times are given, because the
    /// frames are then taken from the whole tour.
    static func playsTour(_ arguments: Arguments, _ scene: Scene, hasTimes: Bool) throws -> Bool {
        guard arguments.has("--tour") else { return !hasTimes }
        guard arguments["--script"] == nil else { throw UsageError("--tour and --script cannot be combined") }
        guard try scene.script() != nil else { throw StageError("the scene \(scene.name) has no tour; play a script with --script") }
        return true
    }

    /// Plays a take until its script has ended and nothing moves, and returns the number of frames. The next `seek` plays the same inputs
    /// again.
    static func frameCount(of take: Take, _ arguments: Arguments) throws -> Int {
        try RecordingOptions.frameCount(of: take, source: arguments.program.command, advice: endAdvice(arguments))
    }

    /// Returns a sentence that says with which options of the command other frames of a scene are chosen that never becomes idle.
    static func endAdvice(_ arguments: Arguments) -> String {
        for name in ["--chapter", "--chapters"] where arguments.has(name) { return "Choose another end with --range instead of \(name)" }
        if arguments.accepts("--range") { return "Choose another end with --seconds or --range" }
        if arguments.accepts("--seconds") { return "Choose another end with --seconds" }
        // With times, these commands do not play the tour.
        let playsTour = arguments["--script"] == nil && (try? scene(arguments).script()) != nil
        let tour = playsTour ? "--tour and " : ""
        return arguments.accepts("--until") ? "Choose another end with \(tour)--until" : "Choose frames with \(tour)--at"
    }

    /// Returns a take of a scene with its script, at the first frame.
    ///
    /// - Parameter failures: Receives the failures of the script, so that a command can show why the script fails. Without it, and without
    ///   `onFailedExpectation`, a failure is thrown.
    static func makeTake(
        _ scene: Scene, _ arguments: Arguments, framesPerSecond: Int, defaultsToTour: Bool, failures: ScriptFailures? = nil,
        onFailedExpectation: ((ScriptError) -> Void)? = nil, writesSnapshots: Bool = true
    ) throws -> Take {
        var onFailedExpectation = onFailedExpectation
        var onFailedStep: ((ScriptError) -> Void)?
        if let failures {
            onFailedExpectation = { failures.append($0) }
            onFailedStep = { failures.append($0) }
        }
        let script = try script(arguments, defaultsToTour: defaultsToTour)
        let snapshotFolder = try snapshotFolder(arguments, for: writesSnapshots ? script : nil)
        let makeStage = try stageFactory(scene, arguments, framesPerSecond: framesPerSecond)
        return try Take(
            script: script,
            onSnapshot: writesSnapshots ? { name, stage in try snapshotFolder.write(stage.render(), named: name) } : nil,
            onFailedExpectation: onFailedExpectation, onFailedStep: onFailedStep, makeStage: makeStage)
    }

    /// Returns the additions to the scene that `--show` and `--layer` select.
    static func showOptions(_ arguments: Arguments) throws -> ShowOptions {
        var options = ShowOptions()
        if let text = arguments["--show"] {
            do { options = try ShowOptions(text) } catch { throw UsageError("--show: \(error)") }
        }
        guard let layer = arguments["--layer"] else { return options }
        guard options.usesLayer else { throw UsageError("--layer needs --show trail or --show onion") }
        options.layer = layer
        return options
    }

    /// Returns a function that paints the current frame of a take for a picture, with the additions of `--show`, `--compare` and `--touches`.
    ///
    /// - Parameters:
    ///   - stage: The stage of the scene at its start.
    ///   - lastFrame: The last frame that is painted.
    static func framePainter(
        _ scene: Scene, _ arguments: Arguments, playsTour: Bool, lastFrame: Int, stage: Stage, comparison: CommandComparison?
    ) throws -> (Take) throws -> Bitmap {
        let show = try showOptions(arguments)
        guard !show.isEmpty || comparison != nil || arguments.has("--touches") else { return { $0.stage.render() } }
        var style = CaptureComposition.Style()
        (style.show, style.showsTouches) = (show, arguments.has("--touches"))
        if let comparison {
            _ = try comparison.frameCount(until: lastFrame)
            style.comparison = comparison.style(atFrame: 0, playsTour: playsTour)
        }
        let composition = CaptureComposition(stage.size, scale: stage.scale, style)
        composition.takeA = comparison?.takeA
        if !show.isEmpty {
            composition.overlays = try CaptureOverlays(show, firstFrame: nil, lastFrame: lastFrame) {
                try makeTake(
                    scene, arguments, framesPerSecond: 60, defaultsToTour: playsTour, failures: ScriptFailures(), writesSnapshots: false)
            }
        }
        return { take in
            let image = composition.withImage(of: take) { copy $0 }
            if let warning = comparison?.takeA.removeWarning() {
                Diagnostics.report(.warning, source: arguments.program.command, warning, onlyOnce: true)
            }
            return image
        }
    }

    /// Throws an error if the pixels of a screen would need too much memory.
    static func requireScreen(_ size: CGSize, scale: Double) throws {
        let (width, height) = (
            Stage.pixelCount(forPoints: size.width, scale: CGFloat(scale)), Stage.pixelCount(forPoints: size.height, scale: CGFloat(scale))
        )
        guard ImageFile.isAllowedSize(width: width, height: height) else {
            throw UsageError(
                "--size and --scale give \(width)×\(height) pixels; the maximum is \(ImageFile.maximumPixelCount) pixels")
        }
    }

    /// Returns a new stage that shows the scene.
    static func makeStage(_ scene: Scene, _ arguments: Arguments, framesPerSecond: Int) throws -> Stage {
        try stageFactory(scene, arguments, framesPerSecond: framesPerSecond)()
    }

    /// Returns a function that creates stages with the size, scale, threads and speed given by the options.
    static func stageFactory(_ scene: Scene, _ arguments: Arguments, framesPerSecond: Int) throws -> () -> Stage {
        let (size, scale) = try screen(scene, arguments)
        let threads = try arguments.integer("--threads", in: 1...256)
        let slowness = arguments.has("--slow") ? 10 : 1
        try FontSystem.installed.requireSystemFont()
        return {
            let stage = scene.makeStage(size: size, scale: scale, framesPerSecond: framesPerSecond, threads: threads)
            stage.slowness = slowness
            return stage
        }
    }

    /// Returns the size and the scale of the screen given by the options.
    private static func screen(_ scene: Scene, _ arguments: Arguments) throws -> (size: CGSize, scale: CGFloat) {
        let scale = try arguments.number("--scale", in: 0.1...8) ?? 2
        let size = try arguments.size("--size") ?? scene.size
        try requireScreen(size, scale: scale)
        return (size, CGFloat(scale))
    }

    /// Returns the size and the scale of the screen when the scene starts. Only an application is started for this, because it can rotate the
    /// screen when it starts.
    static func firstScreen(
        _ scene: Scene, _ arguments: Arguments, framesPerSecond: Int
    ) throws -> (size: CGSize, scale: CGFloat) {
        let makeStage = try stageFactory(scene, arguments, framesPerSecond: framesPerSecond)
        guard scene.isApplication else { return try screen(scene, arguments) }
        let stage = makeStage()
        return (stage.size, stage.scale)
    }
}

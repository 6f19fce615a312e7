import CoreGraphics
import FlipbookPlayback
import Foundation
import QuartzCore
import Stage

/// The comparison of the scene with another take or a video: `--compare` and `--compare-as`.
struct CommandComparison {
    /// Take A: the script or the video of `--compare`.
    let takeA: ComparisonTake
    let mode: ComparisonMode
    private let path: String
    /// The script of take B, or nil without `--script`.
    private let scriptPath: String?
    private let arguments: Arguments
    /// The function that creates a new take A, or nil if A is a video.
    private let makeTake: ((@escaping (ScriptError) -> Void) throws -> Take)?
    private let framesPerSecond: Int
    /// Whether the script of A rotates the screen.
    let rotatesScreen: Bool

    /// Reads the options, or returns nil if nothing is compared.
    ///
    /// - Parameter stage: A stage of the scene at its start. It is only made if something is compared.
    init?(_ arguments: Arguments, _ scene: Scene, _ stage: @autoclosure () throws -> Stage) throws {
        guard let path = arguments["--compare"] else {
            guard arguments["--compare-as"] == nil else { throw Command.UsageError("--compare-as needs --compare") }
            return nil
        }
        guard !arguments.has("--skip-stills") else {
            throw Command.UsageError("--skip-stills cannot be combined with --compare: a pause in one take can be a movement in the other")
        }
        let stage = try stage()
        (self.path, framesPerSecond, self.arguments) = (path, stage.framesPerSecond, arguments)
        scriptPath = arguments["--script"]
        mode = try Self.mode(arguments)
        try Self.requireParts(try Command.showOptions(arguments), mode)
        switch try ComparedFile(path) {
        case .script(let script):
            if let name = script.scene, name != scene.name {
                throw StageError("\(path) is a script of the scene \(name), not of \(scene.name); compare takes of the same scene")
            }
            let makeStage = try Command.stageFactory(scene, arguments, framesPerSecond: stage.framesPerSecond)
            let makeTake = { onFailedExpectation in
                try Take(script: script, onFailedExpectation: onFailedExpectation, makeStage: makeStage)
            }
            takeA = ComparisonTake(try makeTake { _ in })
            (self.makeTake, rotatesScreen) = (makeTake, script.rotatesScreen)
        case .video(let video):
            takeA = ComparisonTake(video, for: stage)
            (makeTake, rotatesScreen) = (nil, false)
            guard mode != .difference || ComparisonRenderer.canCompare(takeA, with: stage) else {
                let (width, height) = (
                    Stage.pixelCount(forPoints: stage.size.width, scale: stage.scale),
                    Stage.pixelCount(forPoints: stage.size.height, scale: stage.scale)
                )
                throw StageError(
                    "\(path) has frames of \(video.width)×\(video.height) pixels, but the screen has \(width)×\(height); "
                        + "a difference needs the same size (see --scale and --size)")
            }
        }
    }

    private static func mode(_ arguments: Arguments) throws -> ComparisonMode {
        guard let text = arguments["--compare-as"] else { return .side }
        guard let mode = ComparisonMode(rawValue: text) else {
            let names = ComparisonMode.allCases.map(\.rawValue)
            throw Command.UsageError(
                "--compare-as must be side, overlay or difference, not '\(text)'\(SpellingSuggestion.hint(for: text, among: names))")
        }
        return mode
    }

    private static func requireParts(_ show: ShowOptions, _ mode: ComparisonMode) throws {
        if show.contains(.exploded) { throw Command.UsageError("--show exploded cannot be combined with --compare") }
        if mode == .difference, show.changesScreen {
            throw Command.UsageError("a difference compares the scenes alone: --show can only add timeline and graph to it")
        }
    }

    /// Returns the comparison as a part of the style of a video.
    ///
    /// - Parameters:
    ///   - frame: The first frame of the video.
    ///   - playsTour: Whether take B without a script is the scene's tour.
    func style(atFrame frame: Int, playsTour: Bool) -> CaptureComposition.Style.Comparison {
        if rotatesScreen { takeA.show(frame) }
        var style = CaptureComposition.Style.Comparison(mode, sizeOfTakeA: takeA.size)
        style.nameOfTakeA = Self.fileName(path)
        style.nameOfTakeB = scriptPath.map(Self.fileName) ?? (playsTour ? "tour" : nil)
        return style
    }

    /// Returns the name of a file or a folder without the folders that contain it.
    private static func fileName(_ path: String) -> String { URL(fileURLWithPath: path).lastPathComponent }

    /// Returns the number of frames of A. A script is played without painting, and an error is thrown if it has a mistake.
    ///
    /// - Parameter lastFrame: The last frame that is needed, or nil for the end of A. The rest of a script is not played.
    func frameCount(until lastFrame: Int?, onFailedExpectation: @escaping (ScriptError) -> Void = { _ in }) throws -> Int {
        guard let makeTake else { return try lastFrame.map { $0 + 1 } ?? takeA.video?.frameCount(framesPerSecond: framesPerSecond) ?? 0 }
        let take = try makeTake(onFailedExpectation)
        guard let lastFrame else { return try Command.frameCount(of: take, arguments) }
        try take.seek(to: lastFrame)
        return lastFrame + 1
    }
}

import CoreGraphics
import FlipbookImages
import FlipbookPlayback
import Foundation
import QuartzCore
import Stage
import UIKit

/// The options of a recording. All arguments are checked before a frame is recorded.
struct RecordingOptions {
    let scene: Scene
    let path: String
    let framesPerSecond: Int
    let width: Int
    let height: Int
    let jobs: Int
    /// The part of the frames that this process paints: the value of `--share`, or nil if the option is not given.
    let share: Share?
    private let format: VideoWriter.Format?
    private let encoding: VideoWriter.Options
    let isPipe: Bool
    let frames: RecordedFrames
    /// The size of the screen in the first frame, in points.
    private let screenSize: CGSize
    let arguments: Arguments
    let style: CaptureComposition.Style
    /// The overlays that show the animations in the frames, or nil for none.
    private let overlays: CaptureOverlays?
    /// The subtitles and chapters of the recording. Nil if the script has none, if they are read at the end, and for a share that is not a
    /// piece.
    let captions: RecordingCaptions?
    /// Whether the subtitles and chapters are those of the recorded take at its end. The script is then played only once.
    let readsCaptionsAtEnd: Bool
    /// The take to record, at the first recorded frame, or nil if a new take is recorded.
    private let preparedTake: Take?
    /// The comparison with the take or video of `--compare`, or nil without this option.
    private let comparison: CommandComparison?

    /// The duration in seconds of a recording without `--seconds` and `--range`, if the scene has no tour or script and only endless
    /// animations.
    private static let endlessSceneDuration = 10.0
    /// The maximum duration of a recording without `--seconds` and `--range`, in seconds.
    private static let maximumDuration = 3600.0

    /// Reads the options.
    ///
    /// - Parameters:
    ///   - chapterIndex: The index of the only chapter that is recorded. If nil, the arguments select the frames.
    ///   - path: The path of the video, or nil for the path in the arguments.
    init(_ arguments: Arguments, chapterIndex: Int? = nil, path chapterPath: String? = nil) throws {
        self.arguments = arguments
        scene = try Command.scene(arguments)
        share = try arguments.share()
        try Self.requireShareOptions(arguments)
        path = chapterPath ?? arguments["-o"] ?? scene.name + (share.map(Self.pieceEnding) ?? ".mp4")
        isPipe = path == "-"
        let isPiece = try Self.isPiece(path, share)
        format = isPipe || isPiece ? nil : try Self.format(path)
        encoding = try Command.encoding(arguments, format)
        framesPerSecond = try arguments.integer("--fps", in: 1...1000) ?? format?.defaultFramesPerSecond ?? 60
        if let format { try Self.requireFrameRate(framesPerSecond, of: format) }
        jobs = try arguments.integer("--jobs", in: 1...64) ?? 1
        let seconds = try arguments.seconds("--seconds", in: 0.001...86400)
        var requestedRange = try arguments.range("--range", framesPerSecond: framesPerSecond)
        try Self.requireOneRange(arguments)
        var style = try Self.frameStyle(arguments, format)
        // No scene is made here if nothing needs it: the encoder starts while the scene is made.
        let screen = try Command.firstScreen(scene, arguments, framesPerSecond: framesPerSecond)
        comparison = try CommandComparison(
            arguments, scene, Command.makeStage(scene, arguments, framesPerSecond: framesPerSecond))
        let onFailedExpectation = Self.failedExpectationHandler(arguments, share: share, jobs: jobs)
        let makeSilentTake = { [scene, framesPerSecond] in
            try Command.makeTake(
                scene, arguments, framesPerSecond: framesPerSecond, defaultsToTour: true, onFailedExpectation: { _ in },
                writesSnapshots: false)
        }
        let script = try Command.script(arguments, defaultsToTour: true)
        // The frames of a chapter are found by playing the script without snapshots. The paths of the snapshots are checked before that.
        _ = try Command.snapshotFolder(arguments, for: script)
        style.showsSubtitles = script?.hasSubtitles == true && !arguments.has("--no-captions")
        var count: Int
        var playedTake: Take?
        if chapterIndex != nil || arguments.has("--chapter") {
            let take = try makeSilentTake()
            let length = try Command.frameCount(of: take, arguments)
            let captions = RecordingCaptions(of: take)
            try captions.requireChapters()
            let index = try chapterIndex ?? captions.index(ofChapter: arguments["--chapter"] ?? "")
            requestedRange = VideoChapters.frames(of: index, in: captions.chapters, frameCount: length)
            playedTake = take
        }
        if let requestedRange {
            count = requestedRange.upperBound
        } else if let seconds {
            count = max(Int((seconds * Double(framesPerSecond)).rounded()), 1)
        } else {
            let take = try Self.makeTake(scene, arguments, framesPerSecond, onFailedExpectation)
            count = try Command.frameCount(of: take, arguments)
            playedTake = take
        }
        // The worker processes of `--jobs` do not need the frame count: they receive the range.
        if let comparison, !isPipe || share == nil {
            let isWhole = requestedRange == nil && seconds == nil
            count = max(
                count, try comparison.frameCount(until: isWhole ? nil : count - 1, onFailedExpectation: onFailedExpectation))
        }
        let range = requestedRange ?? 0..<count
        let hasCaptions = (share == nil || isPiece) && (script?.hasSubtitles == true || script?.hasChapters == true)
        readsCaptionsAtEnd = hasCaptions && playedTake == nil && jobs == 1 && !isPiece && !arguments.has("--subtitles")
        captions = hasCaptions && !readsCaptionsAtEnd ? try Self.captions(playedTake, frameCount: count, makeSilentTake) : nil
        frames = arguments.has("--skip-stills") ? try RecordedFrames(withoutStillsIn: range, of: makeSilentTake()) : RecordedFrames(range)
        style.comparison = comparison?.style(atFrame: frames.first, playsTour: script != nil)
        self.style = style
        overlays =
            style.show.isEmpty
            ? nil
            : try CaptureOverlays(style.show, firstFrame: range.lowerBound, lastFrame: range.upperBound - 1, makeTake: makeSilentTake)
        // If the script can rotate the screen before the first frame, the size of the video is known only there.
        var preparedTake: Take?
        if let rotation = script?.firstRotation(framesPerSecond: framesPerSecond), rotation <= frames.first {
            let take = try jobs > 1 ? makeSilentTake() : Self.makeTake(scene, arguments, framesPerSecond, onFailedExpectation)
            try take.seek(to: frames.first)
            screenSize = take.stage.size
            if jobs == 1 { preparedTake = take }
        } else {
            screenSize = screen.size
        }
        self.preparedTake = preparedTake
        let composition = CaptureComposition(screenSize, scale: screen.scale, style)
        (width, height) = (composition.width, composition.height)
    }

    /// Returns the function that receives the expectations of the script that are not met. A recording continues, because some expectations
    /// are met only at the scene's own size, and a recording can have another size.
    ///
    /// A process plays the script several times, and several processes can play it. Each warning is printed once: by the process that
    /// paints the first frame.
    private static func failedExpectationHandler(
        _ arguments: Arguments, share: Share?, jobs: Int
    ) -> (ScriptError) -> Void {
        guard jobs == 1, share?.part ?? 0 == 0 else { return { _ in } }
        let source = "\(arguments.program.command) record"
        return { error in
            Diagnostics.report(.warning, source: source, "\(error); the recording continues", onlyOnce: true)
        }
    }

    /// Returns the number of frames until the script has ended and the scene is idle, or until `maximumDuration`. If the scene has only
    /// endless animations and no inputs, returns the number for `endlessSceneDuration`. The scene is played without painting.
    ///
    /// - Parameters:
    ///   - source: The name of the program, for the message that the scene never becomes idle.
    ///   - advice: The end of this message, which says how to choose other frames.
    static func frameCount(of take: Take, source: String, advice: String) throws -> Int {
        let maximumFrameCount = Int(maximumDuration * Double(take.stage.framesPerSecond))
        while take.frame < maximumFrameCount, !Interrupt.isRequested {
            // The recording does not end while a subtitle is visible.
            if take.isScriptFinished, take.stage.isIdle, take.captions.subtitle(at: take.frame) == nil {
                let isEndless = take.recordedInputs.isEmpty && take.frame == 0 && take.stage.isMoving
                return isEndless ? Int(endlessSceneDuration * Double(take.stage.framesPerSecond)) : take.frame + 1
            }
            do { try take.advance() } catch {
                take.reportTouchWarnings()
                throw error
            }
        }
        if !Interrupt.isRequested {
            Diagnostics.report(
                .warning, source: source,
                "something still moves after \(Int(maximumDuration)) s: \(TargetFinder.motion(on: take.stage)); "
                    + "the last frame is the one of this time. \(advice)", onlyOnce: true)
        }
        return maximumFrameCount
    }

    /// Returns the destination of the frames: standard output, a folder, or an encoder.
    func makeSink() throws -> FrameSink {
        if isPipe { return RawFrames(FileHandle.standardOutput) }
        guard let format else { return try PNGSequence(path, first: frames.firstNumber + (share?.part ?? 0), step: share?.count ?? 1) }
        if format == .apng {
            return try APNGFile(
                path, width: width, height: height, framesPerSecond: framesPerSecond, frameCount: frames.count,
                isTransparent: style.isTransparent)
        }
        var palette: GIFPalette?
        if format == .gif {
            try OutputFile.requireWritable(path)
            palette = try self.makePalette()
        }
        return try VideoWriter(
            path, format: format, width: width, height: height, framesPerSecond: framesPerSecond, encoding, palette: palette,
            isTransparent: style.isTransparent, chapters: metadata(captions))
    }

    /// Returns the take to record.
    func takeToRecord() throws -> (Take, CaptureComposition) {
        let take = try preparedTake ?? makeTake()
        return (take, makeComposition(for: take))
    }

    private func makeTake() throws -> Take {
        try Self.makeTake(scene, arguments, framesPerSecond, Self.failedExpectationHandler(arguments, share: share, jobs: jobs))
    }

    private static func makeTake(
        _ scene: Scene, _ arguments: Arguments, _ framesPerSecond: Int, _ onFailedExpectation: @escaping (ScriptError) -> Void
    ) throws -> Take {
        try Command.makeTake(
            scene, arguments, framesPerSecond: framesPerSecond, defaultsToTour: true, onFailedExpectation: onFailedExpectation)
    }

    private func makeComposition(for take: Take) -> CaptureComposition {
        let composition = CaptureComposition(screenSize, scale: take.stage.scale, style)
        composition.overlays = overlays
        composition.takeA = comparison?.takeA
        return composition
    }

    /// Returns a palette that is computed from 60 to 119 frames of the recording, or from all frames if there are fewer.
    private func makePalette() throws -> GIFPalette {
        let palette = try GIFPalette(width: width, height: height, isTransparent: style.isTransparent)
        let take = try makeTake()
        let composition = makeComposition(for: take)
        for index in GIFPalette.sampledFrames(of: frames.count) {
            guard !Interrupt.isRequested else { throw Interrupt.StoppedError(frames: 0, path: path) }
            try take.seek(to: frames[index])
            try composition.withImage(of: take) { try palette.write($0, changedAreas: composition.changedAreas) }
        }
        try palette.finish()
        return palette
    }

    /// Records the frames that this process paints, and returns their number.
    ///
    /// Frame 0 is the image at time 0, so n frames show the times 0 … (n - 1)/fps.
    func record(to sink: FrameSink, timings: inout RecordingTimings) throws -> Int {
        let (take, composition) = try takeToRecord()
        defer { if share?.part ?? 0 == 0 { take.reportTouchWarnings() } }
        let progress = share == nil && !isPipe ? ProgressReporter("recording", frames.count) : nil
        var frameCount = 0
        for index in stride(from: share?.part ?? 0, to: frames.count, by: share?.count ?? 1) where !Interrupt.isRequested {
            try RecordingTimings.measure(&timings.playing) { try take.seek(to: frames[index]) }
            let previousEncoding = timings.encoding
            try RecordingTimings.measure(&timings.painting) {
                try composition.withImage(of: take) { image in
                    try RecordingTimings.measure(&timings.encoding) { try sink.write(image, changedAreas: composition.changedAreas) }
                }
            }
            timings.painting -= timings.encoding - previousEncoding
            frameCount += 1
            progress?.update(frameCount)
        }
        progress?.finish()
        if let warning = comparison?.takeA.removeWarning(), share?.part ?? 0 == 0 {
            Diagnostics.report(.warning, source: "\(arguments.program.command) record", warning, onlyOnce: true)
        }
        if readsCaptionsAtEnd { try readCaptions(of: take, for: sink) }
        try finish(sink, frameCount: frameCount, timings: &timings)
        return frameCount
    }

    /// Finishes the destination after the last frame, or after an interruption.
    private func finish(_ sink: FrameSink, frameCount: Int, timings: inout RecordingTimings) throws {
        if frameCount == 0, Interrupt.isRequested { throw Interrupt.StoppedError(frames: 0, path: path) }
        try RecordingTimings.measure(&timings.encoding) { try sink.finish() }
    }

    // MARK: - Several processes

    /// Records with several processes. Each worker process plays the whole scene, but paints only every n-th frame. This process writes the
    /// frames in order.
    func recordInParallel(to sink: FrameSink, timings: inout RecordingTimings) throws -> Int {
        let workers = try (0..<jobs).map { try FrameWorker(workerArguments(for: $0), width: width, height: height) }
        defer { for worker in workers { worker.stop() } }
        let progress = ProgressReporter("recording with \(jobs) processes", frames.count)
        var frameCount = 0
        for index in 0..<frames.count where !Interrupt.isRequested {
            let image = try RecordingTimings.measure(&timings.painting) { try workers[index % jobs].nextFrame() }
            try RecordingTimings.measure(&timings.encoding) { try sink.write(image) }
            frameCount += 1
            progress.update(frameCount)
        }
        progress.finish()
        try finish(sink, frameCount: frameCount, timings: &timings)
        return frameCount
    }

    private func workerArguments(for part: Int) -> [String] {
        [
            "record", scene.name, "-o", "-", "--share", "\(part)/\(jobs)", "--range",
            "\(frames.range.lowerBound)..\(frames.range.upperBound)", "--fps",
            "\(framesPerSecond)",
        ]
            + arguments.serializedOptions(
                [
                    "--script", "--snapshots", "--scale", "--size", "--slow", "--touches", "--keys", "--no-captions", "--bezel",
                    "--background", "--canvas",
                    "--skip-stills", "--show", "--layer", "--compare", "--compare-as",
                ] + Command.settingOptionNames)
            + ["--threads", arguments["--threads"] ?? "1"]
    }
}

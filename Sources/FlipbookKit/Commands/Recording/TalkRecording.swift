import CoreGraphics
import FlipbookImages
import FlipbookPlayback
import Foundation
import Stage

/// The recording of a talk as a video. At each cue, the talk waits `pace` seconds and then continues.
struct TalkRecording {
    private let talk: Talk
    private let path: String
    private let pace: Double
    private let canvas: CaptureCanvas
    private let printsTimings: Bool
    private let format: VideoWriter.Format?
    private let encoding: VideoWriter.Options

    private static let framesPerSecond = 60

    init(_ talk: Talk, path: String, _ arguments: Arguments) throws {
        (self.talk, self.path) = (talk, path)
        pace = try arguments.seconds("--pace", in: 0...3600) ?? 2
        canvas = try arguments.canvas("--canvas") ?? CaptureCanvas(width: 1920, height: 1080)
        printsTimings = arguments.has("--timings")
        let ending = FilePath.fileExtension(path)
        let format = VideoWriter.Format(rawValue: ending == "png" ? "apng" : ending)
        guard path.hasSuffix("/") || (format != nil && format != .gif) else {
            throw Command.UsageError("--record must end in .mp4, .mkv, .webm or .apng, or in '/' for a folder, not '\(path)'")
        }
        self.format = path.hasSuffix("/") ? nil : format
        encoding = try Command.encoding(arguments, self.format)
        if self.format?.needsEvenSize == true, canvas.width % 2 != 0 || canvas.height % 2 != 0 {
            throw Command.UsageError("--canvas must have an even width and height, not \(canvas.width)x\(canvas.height)")
        }
    }

    func run() throws {
        Interrupt.finishRecordingOnSignals()
        let rehearsal = TalkRehearsal(talk, framesPerSecond: Self.framesPerSecond)
        // The encoder needs the chapters before the first frame, so the talk is played once without painting.
        var total = 0
        let starts = try rehearsal.play(pace: pace) { _, _ in
            if Interrupt.isRequested { throw Interrupt.StoppedError(frames: 0, path: path) }
            total += 1
        }
        let sink = try makeSink(starts, frameCount: total)
        let progress = ProgressReporter("recording", total)
        var (composition, scene, frameCount): (CaptureComposition?, Int, Int) = (nil, -1, 0)
        do {
            try rehearsal.play(pace: pace) { index, take in
                if Interrupt.isRequested { throw Interrupt.StoppedError(frames: frameCount, path: path) }
                if index != scene { (composition, scene) = (makeComposition(talk.scenes[index], take), index) }
                if let composition { try composition.withImage(of: take) { try sink.write($0, changedAreas: composition.changedAreas) } }
                frameCount += 1
                progress.update(frameCount)
            }
        } catch let error as Interrupt.StoppedError where error.frames > 0 {
            // Finishes the file, so that the frames before the interruption can be played.
            progress.finish()
            try sink.finish()
            throw error
        }
        progress.finish()
        try sink.finish()
        StandardOutput.print(
            "\(path): \(Quantity.text(frameCount, "frame")) of \(canvas.width)×\(canvas.height) pixels, \(Quantity.text(starts.count, "step"))"
        )
        if printsTimings { for start in starts { StandardOutput.print(line(start)) } }
    }

    /// Returns the destination of the frames. A video has a chapter for each scene.
    private func makeSink(_ starts: [TalkRehearsal.StepStart], frameCount: Int) throws -> FrameSink {
        guard let format else { return try PNGSequence(path, first: 0, step: 1) }
        if format == .apng {
            return try APNGFile(
                path, width: canvas.width, height: canvas.height, framesPerSecond: Self.framesPerSecond, frameCount: frameCount)
        }
        let chapters = talk.scenes.indices.compactMap { index in
            starts.first { $0.scene == index }.map { ChapterMark(name: talk.scenes[index].title, frame: $0.frame) }
        }
        let metadata = VideoChapters.metadata(
            chapters, opening: talk.title, in: 0..<frameCount, frameCount: frameCount, framesPerSecond: Self.framesPerSecond,
            position: { $0 })
        return try VideoWriter(
            path, format: format, width: canvas.width, height: canvas.height, framesPerSecond: Self.framesPerSecond, encoding,
            chapters: metadata)
    }

    private func makeComposition(_ scene: TalkScene, _ take: Take) -> CaptureComposition {
        var style = CaptureComposition.Style()
        (style.canvas, style.hasPhone, style.showsTouches) = (canvas, scene.hasPhone, scene.panels.contains(.touches))
        style.showsSubtitles = scene.script?.hasSubtitles == true
        return CaptureComposition(take.stage.size, scale: take.stage.scale, style)
    }

    /// Returns a line with the time, the scene and the name of a step. A scene that begins at a cue waits there, and has not passed it.
    private func line(_ start: TalkRehearsal.StepStart) -> String {
        let scene = talk.scenes[start.scene]
        let time = String(format: "%8.2f", Double(start.frame) / Double(Self.framesPerSecond))
        let name = start.waitingCue.map { "waits at \($0)" } ?? scene.name(ofStep: start.step)
        return "\(time)  \(scene.title)" + (name.map { ": \($0)" } ?? "")
    }
}

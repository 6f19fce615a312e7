import CoreGraphics
import FlipbookPlayback
import Foundation
import Stage
import UIKit
import WindowShell

/// The command `flipbook record`.
enum RecordCommand {
    static func run(_ arguments: Arguments) throws {
        // With these options, this process is a worker: a `record --jobs` process has started it to paint a share of the frames, and that
        // process handles the signals.
        if arguments.has("--share"), arguments["-o"] == "-" {
            Interrupt.ignoreSignals()
        } else {
            Interrupt.finishRecordingOnSignals()
        }
        if let folder = arguments["--chapters"] { return try ChaptersRecording.run(arguments, folder: folder) }
        try record(RecordingOptions(arguments), isVerbose: arguments.has("--verbose"))
    }

    /// Records a video, and prints the number and the size of its frames.
    static func record(_ options: RecordingOptions, isVerbose: Bool) throws {
        if options.isPiece { return try options.recordPiece(isVerbose: isVerbose) }
        try options.writeSubtitles()
        options.reportCutSubtitles(options.captions)
        let sink = try options.makeSink()
        let (width, height) = (options.width, options.height)
        var timings = RecordingTimings()
        let startTime = ContinuousClock.now
        let frameCount =
            try options.jobs > 1 ? options.recordInParallel(to: sink, timings: &timings) : options.record(to: sink, timings: &timings)
        guard options.share == nil, !options.isPipe else { return }
        let seconds = (ContinuousClock.now - startTime) / .seconds(1)
        StandardOutput.print(
            "\(options.path): \(Quantity.text(frameCount, "frame")) of \(width)×\(height) pixels, \(options.framesPerSecond) per second")
        if isVerbose || seconds > 5 {
            StandardOutput.print(timings.summary(total: seconds, workerCount: options.jobs > 1 ? options.jobs : 0))
        }
        if Interrupt.isRequested { throw Interrupt.StoppedError(frames: frameCount, path: options.path) }
    }

    /// Starts another process that makes a recording of the window's scene.
    static func startRecording(_ request: CaptureStore.RecordingRequest) throws -> Process {
        let process = Process()
        // The executable of this process. The file at its path may have been replaced by a newer version.
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe")
        process.arguments =
            [
                "record", request.scene, "--script", request.script, "-o", request.path,
            ]
            + (request.frames.map { ["--range", "\($0.lowerBound)..\($0.upperBound)"] } ?? [])
            + (request.comparison.map { ["--compare", $0.path, "--compare-as", $0.mode.rawValue] } ?? [])
            + Command.options(for: request.settings)
            + (request.device.map { ["--device", $0] } ?? []) + (request.frameRate.map { ["--fps", "\($0)"] } ?? [])
            + (request.hasPhone ? ["--bezel"] : []) + (request.showsTouches ? ["--touches"] : [])
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        return process
    }
}

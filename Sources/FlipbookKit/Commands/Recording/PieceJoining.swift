import CoreGraphics
import FlipbookImages
import FlipbookPlayback
import Foundation
import Stage

/// A video that is made of pieces. The frames are encoded once, in their order, so that the bytes are the same as in a video that one
/// machine records.
struct PieceJoining {
    private let arguments: Arguments
    private let pieces: VideoPieces
    private let path: String
    /// The format of the video, or nil for a folder of images.
    private let format: VideoWriter.Format?
    private let encoding: VideoWriter.Options

    private var video: VideoPiece { pieces.video }

    init(_ arguments: Arguments) throws {
        self.arguments = arguments
        if let path = arguments["-o"] { _ = try RecordingOptions.format(path) }
        if let path = arguments["--subtitles"] { try RecordingOptions.requireSubtitleFile(path) }
        pieces = try VideoPieces(arguments.operands)
        path = arguments["-o"] ?? pieces.video.scene + ".mp4"
        format = try RecordingOptions.format(path)
        encoding = try Command.encoding(arguments, format)
        guard let format else { return }
        if video.isTransparent { try RecordingOptions.requireTransparency(of: format) }
        try RecordingOptions.requireFrameRate(video.framesPerSecond, of: format)
    }

    /// Makes the video, and prints the number and the size of its frames.
    func run() throws {
        var timings = RecordingTimings()
        let startTime = ContinuousClock.now
        if let path = arguments["--subtitles"] { try OutputFile.write(video.subtitles ?? "", to: path) }
        let sink = try makeSink()
        let frameCount = try write(to: sink, &timings)
        try RecordingTimings.measure(&timings.encoding) { try sink.finish() }
        let seconds = (ContinuousClock.now - startTime) / .seconds(1)
        StandardOutput.print(
            "\(path): \(Quantity.text(frameCount, "frame")) of \(video.width)×\(video.height) pixels, \(video.framesPerSecond) per second")
        if arguments.has("--verbose") || seconds > 5 { StandardOutput.print(timings.summary(total: seconds)) }
        if Interrupt.isRequested { throw Interrupt.StoppedError(frames: frameCount, path: path) }
    }

    private func makeSink() throws -> FrameSink {
        guard let format else { return try PNGSequence(path, first: video.firstNumber) }
        if format == .apng {
            return try APNGFile(
                path, width: video.width, height: video.height, framesPerSecond: video.framesPerSecond, frameCount: video.frameCount,
                isTransparent: video.isTransparent)
        }
        var palette: GIFPalette?
        if format == .gif {
            try OutputFile.requireWritable(path)
            palette = try makePalette()
        }
        return try VideoWriter(
            path, format: format, width: video.width, height: video.height, framesPerSecond: video.framesPerSecond, encoding,
            palette: palette, isTransparent: video.isTransparent, chapters: video.chapters)
    }

    /// Returns a palette that is computed from the same frames as in a recording. For this, the pieces are read one more time.
    private func makePalette() throws -> GIFPalette {
        for path in arguments.operands {
            var status = stat()
            guard stat(path, &status) != 0 || status.st_mode & S_IFMT != S_IFREG else { continue }
            throw StageError("\(path) is not a file; the pieces of a GIF are read twice, so copy it into a file first")
        }
        let palette = try GIFPalette(width: video.width, height: video.height, isTransparent: video.isTransparent)
        var sampled = Array(GIFPalette.sampledFrames(of: video.frameCount))[...]
        try VideoPieces(arguments.operands).forEachFrame { index, image in
            guard index == sampled.first else { return true }
            guard !Interrupt.isRequested else { throw Interrupt.StoppedError(frames: 0, path: path) }
            try palette.write(image)
            sampled.removeFirst()
            return !sampled.isEmpty
        }
        try palette.finish()
        return palette
    }

    /// Writes the frames and returns their number.
    private func write(to sink: FrameSink, _ timings: inout RecordingTimings) throws -> Int {
        let progress = ProgressReporter("joining", video.frameCount)
        var (frameCount, encoding, total) = (0, 0.0, 0.0)
        try RecordingTimings.measure(&total) {
            try pieces.forEachFrame { _, image in
                guard !Interrupt.isRequested else { return false }
                try RecordingTimings.measure(&encoding) { try sink.write(image) }
                frameCount += 1
                progress.update(frameCount)
                return true
            }
        }
        progress.finish()
        if frameCount == 0, Interrupt.isRequested { throw Interrupt.StoppedError(frames: 0, path: path) }
        timings.encoding += encoding
        timings.painting = total - encoding
        return frameCount
    }
}

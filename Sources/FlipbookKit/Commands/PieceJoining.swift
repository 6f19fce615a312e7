import CoreGraphics
import FlipbookImages
import FlipbookPlayback
import Foundation
import Stage

/// A film that is made of pieces. The frames are encoded once, in their order, so that the bytes are the same as in a film that one machine
/// records.
struct PieceJoining {
    private let arguments: Arguments
    private let pieces: FilmPieces
    private let path: String
    /// The format of the film, or nil for a folder of images.
    private let format: FilmEncoder.Format?
    private let encoding: FilmEncoder.Options

    private var film: FilmPiece { pieces.film }

    init(_ arguments: Arguments) throws {
        self.arguments = arguments
        if let path = arguments["-o"] { _ = try RecordingOptions.format(path) }
        if let path = arguments["--subtitles"] { try RecordingOptions.requireSubtitleFile(path) }
        pieces = try FilmPieces(arguments.operands)
        path = arguments["-o"] ?? pieces.film.scene + ".mp4"
        format = try RecordingOptions.format(path)
        encoding = try Command.encoding(arguments, format)
        guard let format else { return }
        if film.isTransparent { try RecordingOptions.requireTransparency(of: format) }
        try RecordingOptions.requireFrameRate(film.framesPerSecond, of: format)
    }

    /// Makes the film and prints its size.
    func run() throws {
        var timings = RecordingTimings()
        let startTime = ContinuousClock.now
        if let path = arguments["--subtitles"] { try OutputFile.write(film.subtitles ?? "", to: path) }
        let sink = try makeSink()
        let frameCount = try write(to: sink, &timings)
        try RecordingTimings.measure(&timings.encoding) { try sink.finish() }
        let seconds = (ContinuousClock.now - startTime) / .seconds(1)
        StandardOutput.print("\(path): \(frameCount) frames of \(film.width)×\(film.height) pixels, \(film.framesPerSecond) per second")
        if arguments.has("--verbose") || seconds > 5 { StandardOutput.print(timings.summary(total: seconds)) }
        if Interrupt.isRequested { throw Interrupt.StoppedError(frames: frameCount, path: path) }
    }

    private func makeSink() throws -> FrameSink {
        guard let format else { return try PNGSequence(path, first: film.firstNumber) }
        if format == .apng {
            return try APNGFile(
                path, width: film.width, height: film.height, framesPerSecond: film.framesPerSecond, frameCount: film.frameCount,
                isTransparent: film.isTransparent)
        }
        var palette: GIFPalette?
        if format == .gif {
            try OutputFile.requireWritable(path)
            palette = try makePalette()
        }
        return try FilmEncoder(
            path, format: format, width: film.width, height: film.height, framesPerSecond: film.framesPerSecond, encoding,
            palette: palette, isTransparent: film.isTransparent, chapters: film.chapters)
    }

    /// Returns the palette of the same frames as in a recording. To compute the palette, the pieces are read a second time.
    private func makePalette() throws -> GIFPalette {
        for path in arguments.operands {
            var status = stat()
            guard stat(path, &status) != 0 || status.st_mode & S_IFMT != S_IFREG else { continue }
            throw StageError("\(path) is not a file; the pieces of a GIF are read twice")
        }
        let palette = try GIFPalette(width: film.width, height: film.height, isTransparent: film.isTransparent)
        var sampled = Array(GIFPalette.sampledFrames(of: film.frameCount))[...]
        try FilmPieces(arguments.operands).forEachFrame { index, image in
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
        let progress = ProgressReporter("joining", film.frameCount)
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

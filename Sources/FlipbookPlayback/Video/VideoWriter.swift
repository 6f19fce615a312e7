import CoreGraphics
import FlipbookImages
import FlipbookRaster
import Foundation
import Stage

/// A video file, encoded by ffmpeg.
package final class VideoWriter: FrameSink {
    /// A file format of a video.
    package enum Format: String, CaseIterable, Sendable {
        case mp4, mkv, webm, gif
        /// An animated PNG. The files are larger than videos, but lossless. `APNGFile` writes them without ffmpeg.
        case apng

        /// Returns whether the format can store a frame rate.
        ///
        /// GIF stores durations in 1/100 s, and players need at least 2/100 s per frame.
        package func supports(framesPerSecond: Int) -> Bool { self != .gif || (100 % framesPerSecond == 0 && framesPerSecond <= 50) }
        /// The default frame rate.
        package var defaultFramesPerSecond: Int { self == .gif ? 50 : 60 }
        /// Whether the format can store transparent pixels. In a GIF, a pixel is either opaque or fully transparent.
        package var supportsTransparency: Bool { self != .mp4 && self != .mkv }
        /// Whether the width and the height of the video must be even.
        package var needsEvenSize: Bool { self == .mp4 || self == .mkv || self == .webm }
        /// Whether the format stores chapters.
        package var hasChapters: Bool { self == .mp4 || self == .mkv }
        /// Whether the format stores H.264 video, for which an encoder can be chosen.
        package var usesH264Encoder: Bool { self == .mp4 || self == .mkv }
    }

    /// The options for encoding a video.
    package struct Options: Sendable {
        package var quality: VideoQuality
        /// The encoder of .mp4 and .mkv files.
        package var encoder: H264Encoder

        package init(quality: VideoQuality = .good, encoder: H264Encoder = .software) { (self.quality, self.encoder) = (quality, encoder) }
    }

    /// The file that the encoder writes. It can be played if the encoder is interrupted.
    private let output: OutputFile
    /// The ordinary .mp4 file that the encoder writes at the same time, or nil for the other formats, for a file that has chapters from the
    /// start, which are added at the end, and for a device or a pipe.
    private let ordinaryFile: OutputFile?
    private let format: Format
    private let ffmpeg: String
    private let palette: GIFPalette?
    private let pipe: FramePipe
    /// The chapters, as text for ffmpeg, or nil if the video has none or the format stores none.
    private var chapters: String?

    /// Starts the encoder. For a GIF, `palette` contains the colors, which must be computed before the encoder starts. If `isTransparent`
    /// is true, the transparency of the frames is stored. `chapters` is ignored by formats without chapters.
    package init(
        _ path: String, format: Format, width: Int, height: Int, framesPerSecond: Int, _ options: Options = Options(),
        palette: GIFPalette? = nil, isTransparent: Bool = false, chapters: String? = nil
    ) throws {
        self.format = format
        self.chapters = format.hasChapters ? chapters : nil
        self.palette = palette
        ffmpeg = try Self.ffmpegPath()
        output = try OutputFile(path)
        let settings = Settings(
            format: format, framesPerSecond: framesPerSecond, options: options, palettePath: palette?.path, isTransparent: isTransparent)
        let ordinaryFile = format == .mp4 && self.chapters == nil && !output.isDirect ? try OutputFile(path) : nil
        self.ordinaryFile = ordinaryFile
        let fragmentedPath = output.temporaryPath
        let destination = ordinaryFile.map { Settings.destination(ordinary: $0.temporaryPath, fragmented: fragmentedPath) }
        do {
            pipe = try FramePipe(
                ffmpeg, settings.rawFormat, width: width, height: height, framesPerSecond: framesPerSecond,
                destination == nil ? settings.encoderArguments : settings.argumentsForTwoFiles,
                before: format.usesH264Encoder ? options.encoder.deviceArguments : [], to: output, destination: destination)
        } catch {
            ordinaryFile?.discard()
            throw error
        }
    }

    /// The ordinary file is removed first, because `output` removes the folders that were made for both.
    isolated deinit { ordinaryFile?.discard() }

    package func write(_ frame: borrowing Bitmap, changedAreas: [PixelRect]) throws { try pipe.write(frame, changedAreas: changedAreas) }

    /// Sets the chapters before the end of the video. They are ignored by formats without chapters.
    package func setChapters(_ chapters: String?) { self.chapters = format.hasChapters ? chapters : nil }

    package func finish() throws {
        try pipe.finish()
        if let ordinaryFile { MP4Index.roundMaximumBitRate(ofFileAt: ordinaryFile.temporaryPath) }
        let finalFile = makeFileWithChapters() ?? (ordinaryFile?.isEmpty == false ? ordinaryFile : nil)
        guard let finalFile else { return try output.commit() }
        try finalFile.commit()
        output.discard()
    }

    /// Returns a copy of the video with the chapters, and in an .mp4 file with the index at the front, so that players can start
    /// immediately. Returns nil if there are no chapters or the copy fails. The original file is also valid.
    private func makeFileWithChapters() -> OutputFile? {
        // A recording that is interrupted has fewer frames.
        let chapters = chapters.flatMap { VideoChapters.shortened($0, toFrameCount: pipe.writtenCount) }
        guard let chapters, !output.isDirect, let finalFile = try? OutputFile(output.path) else { return nil }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: ffmpeg)
        process.arguments =
            [
                "-hide_banner", "-loglevel", "quiet", "-nostdin", "-y", "-i", Self.fileURL(output.temporaryPath),
            ]
            + ["-f", "ffmetadata", "-i", "pipe:0", "-map", "0", "-map_chapters", "1", "-c", "copy"]
            + (format == .mp4 ? ["-movflags", "+faststart", "-f", "mp4"] : ["-fflags", "+bitexact", "-f", "matroska"])
            + [Self.fileURL(finalFile.temporaryPath)]
        let input = Pipe()
        process.standardInput = input
        let end = ProcessEnd(of: process)
        guard (try? process.run()) != nil else { return nil }
        try? input.fileHandleForWriting.write(contentsOf: Data(chapters.utf8))
        try? input.fileHandleForWriting.close()
        let cleanupEntry = CleanupRegistry.add(process: process.processIdentifier)
        end.wait()
        CleanupRegistry.remove(cleanupEntry)
        return process.terminationReason == .exit && process.terminationStatus == 0 && !finalFile.isEmpty ? finalFile : nil
    }

    /// Returns a path in the form in which it is passed to ffmpeg. Without the prefix, ffmpeg parses `pipe:1.mp4` as a protocol and
    /// `-x.mp4` as an option.
    static func fileURL(_ path: String) -> String { "file:" + path }

    /// Returns the path of ffmpeg, or throws an error if it is not installed.
    static func ffmpegPath() throws -> String {
        guard let ffmpeg = findProgram("ffmpeg") else {
            throw StageError("ffmpeg is not on the PATH; install it (apt install ffmpeg), or record images with -o FOLDER/ or .apng")
        }
        return ffmpeg
    }

    /// Returns the path of a program in one of the folders in `PATH`, or nil if there is none.
    nonisolated package static func findProgram(_ program: String) -> String? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
            .map { "\($0)/\(program)" }
            .first { access($0, X_OK) == 0 }
    }
}

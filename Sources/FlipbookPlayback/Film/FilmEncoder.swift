import CoreGraphics
import FlipbookImages
import Foundation
import Stage

/// A video file, encoded by ffmpeg.
package final class FilmEncoder: FrameSink {
    /// A file format of a video.
    package enum Format: String, CaseIterable, Sendable {
        case mp4, mkv, webm, gif
        /// An animated PNG. The files are larger than videos, but lossless.
        case apng

        /// Returns whether the format can store a frame rate.
        ///
        /// GIF stores durations in 1/100 s, and players need at least 2/100 s per frame.
        package func supports(framesPerSecond: Int) -> Bool { self != .gif || (100 % framesPerSecond == 0 && framesPerSecond <= 50) }
        /// The frame rate that is used if none is given.
        package var defaultFramesPerSecond: Int { self == .gif ? 50 : 60 }
        /// Whether the format can store transparent pixels. In a GIF they are either opaque or fully transparent.
        package var supportsTransparency: Bool { self != .mp4 && self != .mkv }
        /// Whether the width and the height of the video must be even.
        package var needsEvenSize: Bool { self == .mp4 || self == .mkv || self == .webm }
        /// Whether the format stores chapters.
        package var hasChapters: Bool { self == .mp4 || self == .mkv }
    }

    private let output: OutputFile
    private let format: Format
    private let ffmpeg: String
    private let palette: GIFPalette?
    private let pipe: FramePipe
    private let isTransparent: Bool
    /// The chapters, as text for ffmpeg, or nil.
    private let chapters: String?

    /// Starts the encoder. For a GIF, `palette` contains the colors. They must be computed before the encoder starts. If `isTransparent` is
    /// true, the transparency of the frames is stored. `chapters` are stored by formats that have chapters.
    package init(
        _ path: String, format: Format, width: Int, height: Int, framesPerSecond: Int, palette: GIFPalette? = nil,
        isTransparent: Bool = false, chapters: String? = nil
    ) throws {
        self.format = format
        self.chapters = format.hasChapters ? chapters : nil
        self.isTransparent = isTransparent
        self.palette = palette
        ffmpeg = try Self.ffmpegPath()
        output = try OutputFile(path)
        pipe = try FramePipe(
            ffmpeg, width: width, height: height, framesPerSecond: framesPerSecond,
            Self.encoderArguments(format: format, framesPerSecond: framesPerSecond, palette: palette, isTransparent: isTransparent),
            to: output)
    }

    /// Returns the arguments of ffmpeg for a format.
    ///
    /// An .mp4 file is written in fragments of half a second, with a short lookahead. If the encoder is interrupted, the file
    /// can be played up to the last fragment. `finish` converts it into an ordinary .mp4 file.
    private static func encoderArguments(
        format: Format, framesPerSecond: Int, palette: GIFPalette?, isTransparent: Bool
    ) -> [String] {
        // Width and height must be even. The color space is BT.709, as in HDTV. It is written to the file, because players that do not
        // find a color space assume a wrong one.
        let yuv =
            "pad=ceil(iw/2)*2:ceil(ih/2)*2\(isTransparent ? ":color=black@0" : ""),scale=out_color_matrix=bt709:out_range=tv,"
            + "format=\(isTransparent ? "yuva420p" : "yuv420p")"
        let colors = ["-color_primaries", "bt709", "-color_trc", "bt709", "-colorspace", "bt709", "-color_range", "tv"]
        return switch format {
        case .mp4:
            ["-vf", yuv] + colors + [
                "-c:v", "libx264", "-preset", "medium", "-crf", "16", "-g", "\(max(framesPerSecond / 2, 1))", "-rc-lookahead", "15",
                "-movflags", "frag_keyframe+empty_moov+default_base_moof", "-flush_packets", "1", "-f", "mp4",
            ]
        case .mkv:
            // Without -fflags +bitexact the file has a random identifier.
            ["-vf", yuv] + colors + [
                "-c:v", "libx264", "-preset", "medium", "-crf", "16", "-g", "\(max(framesPerSecond / 2, 1))", "-rc-lookahead", "15",
                "-fflags", "+bitexact", "-cluster_time_limit", "500", "-flush_packets", "1", "-f", "matroska",
            ]
        case .webm:
            ["-vf", yuv] + colors + [
                "-c:v", "libvpx-vp9", "-crf", "24", "-b:v", "0", "-row-mt", "1", "-cpu-used", "5", "-lag-in-frames", "16",
            ]
                // VP9 with transparency has no alternate reference frames.
                + (isTransparent ? ["-auto-alt-ref", "0"] : []) + [
                    "-cluster_time_limit", "500", "-flush_packets", "1", "-f", "webm",
                ]
        case .gif:
            (palette.map {
                ["-f", "png_pipe", "-i", Self.fileURL($0.path), "-lavfi", "[0:v][1:v]paletteuse=dither=sierra2_4a:diff_mode=rectangle"]
            } ?? [])
                + ["-loop", "0", "-flush_packets", "1", "-f", "gif"]
        case .apng:
            ["-c:v", "apng", "-pix_fmt", isTransparent ? "rgba" : "rgb24", "-pred", "mixed", "-plays", "0", "-f", "apng"]
        }
    }

    package func write(_ frame: borrowing Bitmap) throws {
        isTransparent ? try pipe.write(frame.withStraightAlpha()) : try pipe.write(frame)
    }

    package func finish() throws {
        try pipe.finish()
        guard format == .mp4 || chapters != nil, !output.isDirect, let plainFile = fileWithIndexInFront() else {
            return try output.commit()
        }
        try plainFile.commit()
        output.discard()
    }

    /// Returns a copy of the video with the chapters, and with the index at the front, so that players can start immediately. Returns nil if
    /// this fails: the file without them is also valid.
    private func fileWithIndexInFront() -> OutputFile? {
        guard let plainFile = try? OutputFile(output.path) else { return nil }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: ffmpeg)
        process.arguments =
            [
                "-hide_banner", "-loglevel", "quiet", "-nostdin", "-y", "-i", Self.fileURL(output.temporaryPath),
            ]
            + (chapters == nil ? [] : ["-f", "ffmetadata", "-i", "pipe:0", "-map", "0", "-map_chapters", "1"])
            + ["-c", "copy"] + (format == .mp4 ? ["-movflags", "+faststart", "-f", "mp4"] : ["-fflags", "+bitexact", "-f", "matroska"])
            + [Self.fileURL(plainFile.temporaryPath)]
        let input = Pipe()
        process.standardInput = input
        guard (try? process.run()) != nil else { return nil }
        try? input.fileHandleForWriting.write(contentsOf: Data((chapters ?? "").utf8))
        try? input.fileHandleForWriting.close()
        let cleanupEntry = CleanupRegistry.add(process: process.processIdentifier)
        process.waitUntilExit()
        CleanupRegistry.remove(cleanupEntry)
        return process.terminationReason == .exit && process.terminationStatus == 0 && !plainFile.isEmpty ? plainFile : nil
    }

    /// Returns a path in the form in which it is passed to ffmpeg. Without the prefix, ffmpeg takes `pipe:1.mp4` for a protocol and
    /// `-x.mp4` for an option.
    static func fileURL(_ path: String) -> String { "file:" + path }

    /// Returns the path of ffmpeg, or throws an error if it is not installed.
    static func ffmpegPath() throws -> String {
        guard let ffmpeg = findProgram("ffmpeg") else {
            throw StageError("ffmpeg is not on the PATH; install it (apt install ffmpeg), or record images with -o FOLDER/")
        }
        return ffmpeg
    }

    /// Returns the path of a program in one of the folders in `PATH`, or nil if there is none.
    package static func findProgram(_ program: String) -> String? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
            .map { "\($0)/\(program)" }
            .first { access($0, X_OK) == 0 }
    }
}

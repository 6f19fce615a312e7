import CoreGraphics
import Foundation

/// A film, encoded by ffmpeg.
package final class FilmEncoder: FrameSink {
    package enum Format: String, CaseIterable, Sendable {
        case mp4, webm, gif
        /// An animated PNG: larger than a film, and every pixel is as it was.
        case apng

        /// A GIF counts hundredths of a second, and players take 2 of them at the least.
        package func takes(framesPerSecond: Int) -> Bool { self != .gif || (100 % framesPerSecond == 0 && framesPerSecond <= 50) }
        package var usualFramesPerSecond: Int { self == .gif ? 50 : 60 }
    }

    private let path: String
    private let format: Format
    private let ffmpeg: String
    private let palette: Palette?
    private let pipe: FramePipe

    /// A GIF takes its colours from a palette that was made before.
    package init(_ path: String, format: Format, width: Int, height: Int, framesPerSecond: Int, palette: Palette? = nil) throws {
        self.path = path
        self.format = format
        self.palette = palette
        ffmpeg = try Self.program()
        try Self.requireWritable(path)
        pipe = try FramePipe(
            ffmpeg, width: width, height: height, framesPerSecond: framesPerSecond, Self.encoding(format, framesPerSecond, palette),
            to: path)
    }

    /// Written in fragments of half a second, and with a short look ahead, an .mp4 can be played as far as it got, whatever happens to the
    /// encoder; `finish` makes it a plain one.
    private static func encoding(_ format: Format, _ framesPerSecond: Int, _ palette: Palette?) -> [String] {
        // Films have even sides and the colours of HDTV; what a player is not told, it guesses wrongly.
        let yuv = "pad=ceil(iw/2)*2:ceil(ih/2)*2,scale=out_color_matrix=bt709:out_range=tv,format=yuv420p"
        let colors = ["-color_primaries", "bt709", "-color_trc", "bt709", "-colorspace", "bt709", "-color_range", "tv"]
        return switch format {
        case .mp4:
            ["-vf", yuv] + colors + [
                "-c:v", "libx264", "-preset", "medium", "-crf", "16", "-g", "\(max(framesPerSecond / 2, 1))", "-rc-lookahead", "15",
                "-movflags", "frag_keyframe+empty_moov+default_base_moof", "-flush_packets", "1", "-f", "mp4",
            ]
        case .webm:
            ["-vf", yuv] + colors + [
                "-c:v", "libvpx-vp9", "-crf", "24", "-b:v", "0", "-row-mt", "1", "-cpu-used", "5", "-lag-in-frames", "16",
            ] + [
                "-cluster_time_limit", "500", "-flush_packets", "1", "-f", "webm",
            ]
        case .gif:
            (palette.map { ["-i", $0.path, "-lavfi", "[0:v][1:v]paletteuse=dither=sierra2_4a:diff_mode=rectangle"] } ?? [])
                + ["-loop", "0", "-flush_packets", "1", "-f", "gif"]
        case .apng:
            ["-c:v", "apng", "-pix_fmt", "rgb24", "-pred", "mixed", "-plays", "0", "-f", "apng"]
        }
    }

    package func write(_ frame: borrowing Bitmap) throws { try pipe.write(frame) }

    package func finish() throws {
        try pipe.finish()
        if format == .mp4 { makePlain() }
    }

    /// Puts the index in front, so that the film starts at once wherever it is played. The fragments are a good film too if this fails.
    private func makePlain() {
        let plain = path + ".plain.mp4"
        let copy = Process()
        copy.executableURL = URL(fileURLWithPath: ffmpeg)
        copy.arguments = [
            "-hide_banner", "-loglevel", "quiet", "-nostdin", "-y", "-i", path, "-c", "copy", "-movflags", "+faststart", "-f", "mp4", plain,
        ]
        copy.standardInput = FileHandle.nullDevice
        guard (try? copy.run()) != nil else { return }
        copy.waitUntilExit()
        if copy.terminationStatus != 0 || rename(plain, path) != 0 { unlink(plain) }
    }

    /// Says at once, before anything is rendered, that a file cannot be written there.
    package static func requireWritable(_ path: String) throws {
        let folder = FilePath.folder(path)
        var isFolder: ObjCBool = false
        if !folder.isEmpty, !FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) || !isFolder.boolValue {
            throw RecordingError("cannot write \(path): there is no folder \(folder)")
        }
        let descriptor = open(path, O_WRONLY | O_CREAT, 0o644)
        guard descriptor >= 0 else { throw RecordingError("cannot write \(path): \(String(cString: strerror(errno)))") }
        close(descriptor)
    }

    static func program() throws -> String {
        guard let ffmpeg = find("ffmpeg") else {
            throw RecordingError(
                "ffmpeg is not on the PATH; install it (apt install ffmpeg), or record a folder of pictures with -o FOLDER/")
        }
        return ffmpeg
    }

    /// Where on the PATH a program is.
    package static func find(_ program: String) -> String? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
            .map { "\($0)/\(program)" }
            .first { access($0, X_OK) == 0 }
    }
}

import CoreGraphics
import Foundation

/// A film, encoded by ffmpeg: raw frames go in through a pipe, the arguments go as a list and never through a shell.
package final class FilmEncoder: FrameSink {
    package enum Format: String, CaseIterable, Sendable { case mp4, webm, gif }

    private let path: String
    private let format: Format
    private let ffmpeg: String
    private let process = Process()
    private let input = Pipe()
    private let log: URL
    private var count = 0

    package init(_ path: String, format: Format, width: Int, height: Int, framesPerSecond: Int) throws {
        self.path = path
        self.format = format
        guard let ffmpeg = Self.find("ffmpeg") else {
            throw RecordingError(
                "ffmpeg is not on the PATH; install it (apt install ffmpeg), or record a folder of pictures with -o FOLDER/")
        }
        self.ffmpeg = ffmpeg
        try Self.requireWritable(path)
        log = FileManager.default.temporaryDirectory.appendingPathComponent("flipbook-\(ProcessInfo.processInfo.globallyUniqueString).log")
        // A dead encoder is told by what write() returns, not by a signal that ends us too.
        signal(SIGPIPE, SIG_IGN)
        try start(
            [
                "-f", "rawvideo", "-pixel_format", "bgra", "-video_size", "\(width)x\(height)", "-framerate", "\(framesPerSecond)", "-i",
                "-",
            ] + Self.encoding(format, framesPerSecond) + [path])
    }

    private func start(_ arguments: [String]) throws {
        _ = FileManager.default.createFile(atPath: log.path, contents: nil)
        process.executableURL = URL(fileURLWithPath: ffmpeg)
        process.arguments = ["-hide_banner", "-loglevel", "error", "-nostdin", "-y"] + arguments
        process.standardInput = input
        process.standardOutput = FileHandle.nullDevice
        process.standardError = try? FileHandle(forWritingTo: log)
        do {
            try process.run()
        } catch {
            throw RecordingError("ffmpeg (\(ffmpeg)) does not start: \((error as NSError).localizedDescription)")
        }
        try? input.fileHandleForReading.close()
    }

    /// Written in fragments of half a second, and with a short look ahead, an .mp4 can be played as far as it got, whatever happens to the
    /// encoder; `finish` makes it a plain one.
    private static func encoding(_ format: Format, _ framesPerSecond: Int) -> [String] {
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
                "-c:v", "libvpx-vp9", "-crf", "24", "-b:v", "0", "-row-mt", "1", "-cpu-used", "4", "-lag-in-frames", "16",
            ] + [
                "-cluster_time_limit", "500", "-flush_packets", "1", "-f", "webm",
            ]
        case .gif:
            // A GIF counts hundredths of a second, and players take 2 of them at the least: 50 frames a second.
            [
                "-vf",
                (framesPerSecond > 50 ? "fps=50," : "") + "split[a][b];[a]palettegen=stats_mode=diff[p];[b][p]paletteuse=dither=sierra2_4a",
                "-loop", "0", "-f", "gif",
            ]
        }
    }

    package func write(_ frame: borrowing Bitmap) throws {
        let descriptor = input.fileHandleForWriting.fileDescriptor
        let isWhole = frame.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let written = Foundation.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if written < 0 && errno == EINTR { continue }
                guard written > 0 else { return false }
                rest = rest.dropFirst(written)
            }
            return true
        }
        guard isWhole else { throw death() }
        count += 1
    }

    package func finish() throws {
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
        defer { try? FileManager.default.removeItem(at: log) }
        guard process.terminationReason == .exit, process.terminationStatus == 0 else { throw death() }
        if format == .mp4 { makePlain() }
    }

    private func death() -> RecordingError {
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
        let words = (try? String(contentsOf: log, encoding: .utf8))?.split(separator: "\n").last.map { ": \($0)" } ?? ""
        try? FileManager.default.removeItem(at: log)
        let how =
            process.terminationReason == .uncaughtSignal
            ? "was ended by signal \(process.terminationStatus)" : "stopped with code \(process.terminationStatus)"
        let kept = FileManager.default.fileExists(atPath: path) ? "; what it had written stays in \(path)" : ""
        return RecordingError("ffmpeg \(how) after frame \(count)\(words)\(kept)")
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
    private static func requireWritable(_ path: String) throws {
        let folder = (path as NSString).deletingLastPathComponent
        var isFolder: ObjCBool = false
        if !folder.isEmpty, !FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) || !isFolder.boolValue {
            throw RecordingError("cannot write \(path): there is no folder \(folder)")
        }
        let descriptor = open(path, O_WRONLY | O_CREAT, 0o644)
        guard descriptor >= 0 else { throw RecordingError("cannot write \(path): \(String(cString: strerror(errno)))") }
        close(descriptor)
    }

    /// Where on the PATH a program is.
    package static func find(_ program: String) -> String? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
            .map { "\($0)/\(program)" }
            .first { access($0, X_OK) == 0 }
    }
}

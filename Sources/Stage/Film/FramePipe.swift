import CoreGraphics
import Foundation

/// ffmpeg with raw frames going in: through a pipe, with the arguments as a list and never through a shell.
final class FramePipe {
    private let path: String
    private let process = Process()
    private let input = Pipe()
    private let log: URL
    private var count = 0

    /// `path` is what is written, and kept if the encoder dies.
    init(_ ffmpeg: String, width: Int, height: Int, framesPerSecond: Int, _ arguments: [String], to path: String) throws {
        self.path = path
        log = FileManager.default.temporaryDirectory.appendingPathComponent("flipbook-\(ProcessInfo.processInfo.globallyUniqueString).log")
        // A dead encoder is told by what write() returns, not by a signal that ends us too.
        signal(SIGPIPE, SIG_IGN)
        _ = FileManager.default.createFile(atPath: log.path, contents: nil)
        process.executableURL = URL(fileURLWithPath: ffmpeg)
        process.arguments =
            [
                "-hide_banner", "-loglevel", "error", "-nostdin", "-y", "-f", "rawvideo", "-pixel_format", "bgra", "-video_size",
                "\(width)x\(height)", "-framerate", "\(framesPerSecond)", "-i", "-",
            ] + arguments + [path]
        process.standardInput = input
        process.standardOutput = FileHandle.nullDevice
        process.standardError = try? FileHandle(forWritingTo: log)
        do {
            try process.run()
        } catch {
            try? FileManager.default.removeItem(at: log)
            throw RecordingError("ffmpeg (\(ffmpeg)) does not start: \((error as NSError).localizedDescription)")
        }
        try? input.fileHandleForReading.close()
    }

    func write(_ frame: borrowing Bitmap) throws {
        guard frame.withUnsafeBytes({ Self.write($0, to: input.fileHandleForWriting.fileDescriptor) }) else { throw death() }
        count += 1
    }

    /// All of the bytes; false if whoever reads them is gone.
    static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let written = Foundation.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
            if written < 0 && errno == EINTR { continue }
            guard written > 0 else { return false }
            rest = rest.dropFirst(written)
        }
        return true
    }

    func finish() throws {
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
        // A disk that is full only at the very end does not change ffmpeg's exit code.
        let isWhole = !complaints.contains { $0.hasPrefix("Error ") || $0.contains("No space left") }
        guard process.terminationReason == .exit, process.terminationStatus == 0, isWhole else { throw death() }
        try? FileManager.default.removeItem(at: log)
    }

    private var complaints: [Substring] { (try? String(contentsOf: log, encoding: .utf8))?.split(separator: "\n") ?? [] }

    private func death() -> RecordingError {
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
        // A full disk is told in the middle of what follows from it.
        let lines = complaints
        let words =
            (lines.first { $0.contains("No space left") } ?? lines.last).map { ": \($0.trimmingCharacters(in: .whitespaces))" } ?? ""
        try? FileManager.default.removeItem(at: log)
        let how =
            process.terminationReason == .uncaughtSignal
            ? "was ended by signal \(process.terminationStatus)"
            : process.terminationStatus == 0 ? "could not write all" : "stopped with code \(process.terminationStatus)"
        let kept = FileManager.default.fileExists(atPath: path) ? "; what it had written stays in \(path)" : ""
        return RecordingError("ffmpeg \(how) after frame \(count)\(words)\(kept)")
    }
}

import CoreGraphics
import Foundation

/// A running ffmpeg process that reads raw frames from a pipe. It is started without a shell, so arguments need no quoting.
final class FramePipe {
    private let path: String
    private let process = Process()
    private let input = Pipe()
    private let logFile: URL
    private var frameCount = 0

    /// Starts ffmpeg. `path` is the output file. If the encoder fails, the incomplete file is kept.
    init(_ ffmpeg: String, width: Int, height: Int, framesPerSecond: Int, _ arguments: [String], to path: String) throws {
        self.path = path
        logFile = FileManager.default.temporaryDirectory.appendingPathComponent(
            "flipbook-\(ProcessInfo.processInfo.globallyUniqueString).log")
        // If ffmpeg has ended, write() reports it. Without this line, SIGPIPE would also end this process.
        signal(SIGPIPE, SIG_IGN)
        _ = FileManager.default.createFile(atPath: logFile.path, contents: nil)
        process.executableURL = URL(fileURLWithPath: ffmpeg)
        process.arguments =
            [
                "-hide_banner", "-loglevel", "error", "-nostdin", "-y", "-f", "rawvideo", "-pixel_format", "bgra", "-video_size",
                "\(width)x\(height)", "-framerate", "\(framesPerSecond)", "-i", "-",
            ] + arguments + [path]
        process.standardInput = input
        process.standardOutput = FileHandle.nullDevice
        process.standardError = try? FileHandle(forWritingTo: logFile)
        do {
            try process.run()
        } catch {
            try? FileManager.default.removeItem(at: logFile)
            throw StageError("cannot start ffmpeg (\(ffmpeg)): \((error as NSError).localizedDescription)")
        }
        try? input.fileHandleForReading.close()
    }

    /// Writes one frame to the encoder.
    func write(_ frame: borrowing Bitmap) throws {
        guard frame.withUnsafeBytes({ Self.write($0, to: input.fileHandleForWriting.fileDescriptor) }) else { throw failure() }
        frameCount += 1
    }

    /// Writes all bytes. Returns false if the reading process has ended.
    static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
        var remaining = bytes[...]
        while !remaining.isEmpty {
            let written = Foundation.write(descriptor, UnsafeRawBufferPointer(rebasing: remaining).baseAddress, remaining.count)
            if written < 0 && errno == EINTR { continue }
            guard written > 0 else { return false }
            remaining = remaining.dropFirst(written)
        }
        return true
    }

    /// Closes the pipe and waits until the encoder has written the file.
    func finish() throws {
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
        // If the disk becomes full when ffmpeg closes the file, the exit code of ffmpeg is 0 nevertheless.
        let isComplete = !errorLines.contains { $0.hasPrefix("Error ") || $0.contains("No space left") }
        guard process.terminationReason == .exit, process.terminationStatus == 0, isComplete else { throw failure() }
        try? FileManager.default.removeItem(at: logFile)
    }

    /// The error messages of ffmpeg so far.
    private var errorLines: [Substring] { (try? String(contentsOf: logFile, encoding: .utf8))?.split(separator: "\n") ?? [] }

    /// Waits for the end of the process and returns an error that describes its failure.
    private func failure() -> StageError {
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
        // After the message about a full disk, ffmpeg writes messages about errors that follow from it.
        let lines = errorLines
        let reason =
            (lines.first { $0.contains("No space left") } ?? lines.last).map { ": \($0.trimmingCharacters(in: .whitespaces))" } ?? ""
        try? FileManager.default.removeItem(at: logFile)
        let outcome =
            process.terminationReason == .uncaughtSignal
            ? "was ended by signal \(process.terminationStatus)"
            : process.terminationStatus == 0 ? "could not write the whole file" : "ended with code \(process.terminationStatus)"
        let partialFileNote = FileManager.default.fileExists(atPath: path) ? "; the incomplete video is in \(path)" : ""
        return StageError("ffmpeg \(outcome) after frame \(frameCount)\(reason)\(partialFileNote)")
    }
}

import CoreGraphics
import FlipbookImages
import FlipbookRaster
import Foundation
import Stage

/// A running ffmpeg process that reads raw frames from a pipe. It is started without a shell, so arguments need no quoting.
final class FramePipe {
    private let output: OutputFile
    private let keepsIncompleteFile: Bool
    private let process = Process()
    private let end: ProcessEnd
    /// Whether the end of ffmpeg was awaited. The process identifier may then belong to another process, so no signal is sent to it.
    private var hasEnded = false
    private let input = Pipe()
    /// The messages of ffmpeg, in a file without a name. The system deletes the file when this process ends, even if a signal ends it.
    private let log: FileHandle
    private var cleanupEntry: CleanupRegistry.Entry?
    private let queue: FrameQueue

    /// The size of the pipe in bytes. It is the largest size that Linux allows without privileges. With the usual 64 KB, both processes
    /// would wait for each other dozens of times per frame.
    private static let pipeSize: Int32 = 1 << 20
    /// The command of `fcntl` that sets the size of a pipe. It is not in the Swift module of the C library.
    private static let setPipeSize: Int32 = 1031

    /// The settings of the memory of ffmpeg. Each frame has the memory of its own packet. With the usual settings of the C library, this
    /// memory is given back to the system after each frame, which clears every page again for the next frame.
    private static let memorySettings = ["MALLOC_MMAP_THRESHOLD_": "\(1 << 25)", "MALLOC_TRIM_THRESHOLD_": "\(1 << 28)"]

    /// Starts ffmpeg, which writes the temporary file of `output`. `deviceArguments` are before the input. `destination` is the last
    /// argument of ffmpeg if it writes more than this file. If `keepsIncompleteFile` is true and the encoder fails, the temporary file is
    /// kept, because it can often be played.
    init(
        _ ffmpeg: String, _ format: RawFormat, width: Int, height: Int, framesPerSecond: Int, _ arguments: [String],
        before deviceArguments: [String] = [], to output: OutputFile, destination: String? = nil, keepsIncompleteFile: Bool = true
    ) throws {
        self.output = output
        self.keepsIncompleteFile = keepsIncompleteFile
        log = try Self.makeNamelessFile()
        end = ProcessEnd(of: process)
        // Without this line, SIGPIPE would end this process if ffmpeg has ended. With it, write() returns an error.
        signal(SIGPIPE, SIG_IGN)
        process.executableURL = URL(fileURLWithPath: ffmpeg)
        process.arguments =
            ["-hide_banner", "-loglevel", "error", "-nostdin", "-y"] + deviceArguments
            + format.inputArguments(width: width, height: height, framesPerSecond: framesPerSecond, from: "-") + arguments
            + [destination ?? VideoWriter.fileURL(output.temporaryPath)]
        process.environment = ProcessInfo.processInfo.environment.merging(Self.memorySettings) { own, _ in own }
        process.standardInput = input
        let descriptor = input.fileHandleForWriting.fileDescriptor
        // If the size is not allowed, the pipe keeps its usual size.
        _ = fcntl(descriptor, Self.setPipeSize, Self.pipeSize)
        process.standardOutput = FileHandle.nullDevice
        process.standardError = log
        do {
            try process.run()
        } catch {
            throw StageError("cannot start ffmpeg (\(ffmpeg)): \((error as NSError).localizedDescription)")
        }
        queue = FrameQueue(to: descriptor, format, width: width, height: height)
        cleanupEntry = CleanupRegistry.add(process: process.processIdentifier)
        try? input.fileHandleForReading.close()
    }

    /// Ends ffmpeg if the recording is abandoned.
    isolated deinit {
        if !hasEnded, process.isRunning {
            kill(process.processIdentifier, SIGKILL)
            waitForExit()
        }
        // Waits for the writing thread, which uses the pipe. The thread ends because no process reads the pipe.
        _ = queue.finish()
    }

    /// Returns an open file that has no name, because it is already deleted from its folder.
    private static func makeNamelessFile() throws -> FileHandle {
        var path = Array(FileManager.default.temporaryDirectory.appendingPathComponent("flipbook-XXXXXX").path.utf8CString)
        let descriptor = mkstemp(&path)
        guard descriptor >= 0 else { throw StageError("cannot create a temporary file: \(String(cString: strerror(errno)))") }
        unlink(path)
        return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }

    /// Writes one frame to the encoder. Only `changedAreas` may differ from the previous frame.
    func write(_ frame: borrowing Bitmap, changedAreas: [PixelRect]) throws {
        guard queue.write(frame, changedAreas: changedAreas) else { throw failure() }
    }

    /// The number of frames that were written to the encoder.
    var writtenCount: Int { queue.writtenCount }

    /// Writes the remaining frames, closes the pipe, and waits until the encoder has written the file.
    func finish() throws {
        guard queue.finish() else { throw failure() }
        try? input.fileHandleForWriting.close()
        waitForExit()
        // If the disk becomes full when ffmpeg closes the file, the exit code of ffmpeg is 0, so its messages are checked.
        let isComplete = !errorLines.contains { $0.hasPrefix("Error ") || $0.contains("No space left") }
        guard process.terminationReason == .exit, process.terminationStatus == 0, isComplete, !output.isEmpty else { throw failure() }
    }

    private func waitForExit() {
        end.wait()
        hasEnded = true
        if let cleanupEntry { CleanupRegistry.remove(cleanupEntry) }
        cleanupEntry = nil
    }

    /// The error messages of ffmpeg so far.
    private var errorLines: [Substring] {
        var bytes = [UInt8](repeating: 0, count: 65536)
        let count = pread(log.fileDescriptor, &bytes, bytes.count, 0)
        return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self).split(separator: "\n")
    }

    /// Waits for the end of the process and returns an error that describes its failure.
    private func failure() -> StageError {
        _ = queue.finish()
        try? input.fileHandleForWriting.close()
        waitForExit()
        // After the message about a full disk, ffmpeg writes messages about errors that a full disk causes. The muxer for two files repeats
        // the errors of its files, with its own address.
        let lines = errorLines.filter { !$0.hasPrefix("[tee @ ") }
        let reason =
            (lines.first { $0.contains("No space left") } ?? lines.last).map { ": \($0.trimmingCharacters(in: .whitespaces))" } ?? ""
        let outcome =
            process.terminationReason == .uncaughtSignal
            ? "was ended by signal \(process.terminationStatus)"
            : process.terminationStatus != 0
                ? "ended with code \(process.terminationStatus)"
                : output.isEmpty && reason.isEmpty ? "wrote nothing" : "could not write the whole file"
        let partialFileNote =
            keepsIncompleteFile && output.keepTemporaryFile() ? "; the incomplete video is in \(output.temporaryPath)" : ""
        return StageError("ffmpeg \(outcome) after frame \(queue.writtenCount)\(reason)\(partialFileNote); \(output.path) is unchanged")
    }
}

import CoreGraphics
import FlipbookPlayback
import Foundation
import Stage

/// Another process that paints frames and sends them through a pipe.
final class FrameWorker {
    private let process = Process()
    private let output = Pipe()
    private var frame: Bitmap

    /// Starts this program again, with arguments that make it write raw frames of the given size to its standard output.
    init(_ arguments: [String], width: Int, height: Int) throws {
        frame = Bitmap(width: width, height: height)
        process.executableURL = URL(fileURLWithPath: Bundle.main.executablePath ?? CommandLine.arguments[0])
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        try process.run()
        try? output.fileHandleForWriting.close()
    }

    /// Waits for the next frame and returns it.
    func nextFrame() throws -> Bitmap {
        let isComplete = frame.withUnsafeMutableWords { words in
            RawFrames.read(into: UnsafeMutableRawBufferPointer(words), from: output.fileHandleForReading)
        }
        guard isComplete else {
            process.waitUntilExit()
            throw StageError("a process that painted frames ended with code \(process.terminationStatus)")
        }
        return frame
    }

    /// Closes the pipe and waits until the process ends.
    func stop() {
        try? output.fileHandleForReading.close()
        process.waitUntilExit()
    }
}

import CoreGraphics
import Foundation
import Stage

/// Another process that paints frames and hands them over one by one.
final class Painting {
    private let process = Process()
    private let output = Pipe()
    private var picture: Bitmap

    init(_ words: [String], width: Int, height: Int) throws {
        picture = Bitmap(width: width, height: height)
        process.executableURL = URL(fileURLWithPath: Bundle.main.executablePath ?? CommandLine.arguments[0])
        process.arguments = words
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        try process.run()
        try? output.fileHandleForWriting.close()
    }

    func next() throws -> Bitmap {
        let isWhole = picture.withUnsafeMutableWords { words in
            RawFrames.read(into: UnsafeMutableRawBufferPointer(words), from: output.fileHandleForReading)
        }
        guard isWhole else {
            process.waitUntilExit()
            throw RecordingError("a process that painted for this film ended with code \(process.terminationStatus)")
        }
        return picture
    }

    func stop() {
        try? output.fileHandleForReading.close()
        process.waitUntilExit()
    }
}

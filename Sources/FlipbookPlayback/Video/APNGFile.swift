import CoreGraphics
import FlipbookImages
import FlipbookRaster
import Foundation
import Stage

/// An animated PNG file. It is lossless.
///
/// Each frame is stored as the rectangle that differs from the frame before it. Threads compress several frames at a time, because a frame
/// does not depend on the compressed data of another frame. ffmpeg is not used, because it compresses each frame several times on one
/// thread and keeps the smallest result.
package final class APNGFile: FrameSink {
    private let output: OutputFile
    private let frameCount: Int
    private let framesPerSecond: Int
    private let compressor = OrderedCompressor()
    private var differences: FrameDifferences
    /// The number of frames in the file, and the sequence number of the next chunk.
    private var (writtenCount, sequenceNumber): (Int, UInt32) = (0, 0)

    /// Creates the file. `frameCount` is the expected number of frames. The number in the file is corrected at the end if there are fewer
    /// frames.
    package init(_ path: String, width: Int, height: Int, framesPerSecond: Int, frameCount: Int, isTransparent: Bool = false) throws {
        (self.frameCount, self.framesPerSecond) = (frameCount, framesPerSecond)
        differences = FrameDifferences(width: width, height: height, isTransparent: isTransparent)
        output = try OutputFile(path)
        // The library that compresses images must be used on one thread before several threads use it.
        _ = ImageFile.pngData(Bitmap(width: 1, height: 1))
        var header = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        // Eight bits per channel, with alpha.
        header.appendChunk("IHDR", Data(bigEndian: UInt32(width), UInt32(height)) + [8, 6, 0, 0, 0])
        header.append(Self.animationControl(frameCount: frameCount))
        try write(header)
    }

    package func write(_ frame: borrowing Bitmap, changedAreas: [PixelRect]) throws {
        // The number of frames that are being compressed is limited, because all of them are kept in memory.
        while compressor.isFull { try writeOldestFrame() }
        compressor.add(differences.next(frame, changedRows: changedAreas.rows))
    }

    package func finish() throws {
        while !compressor.isEmpty { try writeOldestFrame() }
        var end = Data()
        end.appendChunk("IEND", Data())
        try write(end)
        if writtenCount != frameCount { try correctFrameCount() }
        try output.commit()
    }

    /// Waits until the oldest frame is compressed, and writes it.
    private func writeOldestFrame() throws {
        let (rectangle, data) = compressor.removeOldest()
        guard let data else { throw StageError("cannot write \(output.path): a frame cannot be compressed") }
        var chunks = Data()
        var control = Data(
            bigEndian: sequenceNumber, UInt32(rectangle.width), UInt32(rectangle.height), UInt32(rectangle.x), UInt32(rectangle.y))
        control += Data([0, 1, UInt8(framesPerSecond >> 8 & 255), UInt8(framesPerSecond & 255), 0, rectangle.isBlended ? 1 : 0])
        chunks.appendChunk("fcTL", control)
        sequenceNumber += 1
        for part in Data.imageChunks(ofPNG: data) {
            if writtenCount == 0 {
                chunks.appendChunk("IDAT", part)
            } else {
                chunks.appendChunk("fdAT", Data(bigEndian: sequenceNumber) + part)
                sequenceNumber += 1
            }
        }
        try write(chunks)
        writtenCount += 1
    }

    private func write(_ data: Data) throws { try data.withUnsafeBytes { try output.write($0) } }

    private static func animationControl(frameCount: Int) -> Data {
        var chunk = Data()
        // Zero repetitions mean that the animation repeats forever.
        chunk.appendChunk("acTL", Data(bigEndian: UInt32(frameCount), 0))
        return chunk
    }

    /// Corrects the number of frames in the file, which is smaller after an interruption. A pipe keeps the expected number.
    private func correctFrameCount() throws {
        guard !output.isDirect else { return }
        let file = try FileHandle(forUpdating: URL(fileURLWithPath: output.temporaryPath))
        // The chunk follows the signature and the header.
        try file.seek(toOffset: 8 + 25)
        try file.write(contentsOf: Self.animationControl(frameCount: writtenCount))
        try file.close()
    }
}

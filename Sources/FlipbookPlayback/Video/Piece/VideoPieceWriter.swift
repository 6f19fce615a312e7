import CoreGraphics
import FlipbookImages
import Foundation

/// Writes a piece of a video. The file is complete or does not exist.
package final class VideoPieceWriter {
    private let output: OutputFile
    private var description: VideoPiece
    private let compressor: FrameCompressor

    /// Creates the file. Call `begin`, then `write` for each frame of the piece, then `finish`.
    package init(_ path: String, _ description: VideoPiece) throws {
        self.description = description
        output = try OutputFile(path)
        compressor = FrameCompressor(width: description.width, height: description.height)
    }

    /// Writes the description. `image` is the first image of the video.
    package func begin(_ image: borrowing Bitmap) throws {
        description.firstImage = image.withUnsafeBytes { FrameCode.checksum($0) }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let json = try encoder.encode(description)
        try write(VideoPiece.signature)
        try write(UInt32(json.count))
        try write(json)
    }

    /// Writes the next frame of the piece.
    package func write(_ frame: borrowing Bitmap) throws {
        try compressor.compress(frame) { bytes in
            try write(UInt32(bytes.count))
            try write(FrameCode.checksum(bytes))
            try output.write(bytes)
        }
    }

    /// Writes the end, and moves the file to its path. `image` is the last image of the video.
    package func finish(_ image: borrowing Bitmap) throws {
        try write(VideoPiece.endMark)
        try write(image.withUnsafeBytes { FrameCode.checksum($0) })
        try output.commit()
    }

    private func write(_ data: Data) throws { try data.withUnsafeBytes { try output.write($0) } }

    private func write(_ number: some FixedWidthInteger) throws {
        try withUnsafeBytes(of: number.littleEndian) { try output.write($0) }
    }
}

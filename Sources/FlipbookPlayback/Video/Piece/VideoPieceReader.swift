import CoreGraphics
import Foundation
import Stage

/// Reads a piece of a video from a file or a pipe.
package final class VideoPieceReader {
    package let path: String
    package let description: VideoPiece
    /// The checksum of the last image of the video. Nil until `finish()` has read it.
    private(set) var lastImage: UInt64?
    private let handle: FileHandle
    private var decompressor: FrameDecompressor
    /// The bytes of a frame. The array grows to the size of the largest frame.
    private var bytes: [UInt8] = []
    private var frameCount = 0

    /// Opens a file and reads the description.
    package init(_ path: String) throws {
        self.path = path
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw StageError("cannot read \(path): \(String(cString: strerror(errno)))") }
        handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        description = try Self.readDescription(path, handle)
        decompressor = FrameDecompressor(width: description.width, height: description.height)
    }

    private static func readDescription(_ path: String, _ handle: FileHandle) throws -> VideoPiece {
        let signature = read(VideoPiece.signature.count, from: handle) ?? Data()
        guard signature.starts(with: VideoPiece.signaturePrefix) else {
            throw StageError("\(path) is not a piece of a video, which 'record --share' writes")
        }
        guard signature == VideoPiece.signature else { throw StageError("\(path) was written by another version of the program") }
        guard let length = readNumber(UInt32.self, from: handle), length <= VideoPiece.maximumDescriptionLength,
            let json = read(Int(length), from: handle), let piece = try? JSONDecoder().decode(VideoPiece.self, from: json), piece.isValid
        else { throw StageError("\(path) is damaged at its beginning; record it again") }
        return piece
    }

    /// Reads the next frame of the piece and calls `body` with it.
    package func next(_ body: (borrowing Bitmap) throws -> Void) throws {
        guard let length = Self.readNumber(UInt32.self, from: handle), let checksum = Self.readNumber(UInt64.self, from: handle) else {
            throw StageError(
                "\(path) ends after \(frameCount) of its \(Quantity.text(description.ownFrameCount, "frame")); record it again")
        }
        guard length <= description.width * description.height * FrameCode.maximumBytesPerPixel else { throw damage }
        if bytes.count < length { bytes = [UInt8](repeating: 0, count: Int(length)) }
        let isComplete = bytes.withUnsafeMutableBytes { RawFrames.read(into: .init(rebasing: $0[..<Int(length)]), from: handle) }
        let isValid = bytes.withUnsafeBytes { bytes in
            let bytes = UnsafeRawBufferPointer(rebasing: bytes[..<Int(length)])
            return isComplete && FrameCode.checksum(bytes) == checksum && decompressor.decompress(bytes)
        }
        guard isValid else { throw damage }
        frameCount += 1
        try body(decompressor.frame)
    }

    /// Reads the end of the piece, after its last frame.
    package func finish() throws {
        guard Self.readNumber(UInt32.self, from: handle) == VideoPiece.endMark,
            let checksum = Self.readNumber(UInt64.self, from: handle), Self.read(1, from: handle) == nil
        else { throw StageError("\(path) is damaged at its end; record it again") }
        lastImage = checksum
    }

    private var damage: StageError { StageError("frame \(frameCount) of \(path) is damaged; record it again") }

    private static func read(_ count: Int, from handle: FileHandle) -> Data? {
        var data = Data(count: count)
        return data.withUnsafeMutableBytes { RawFrames.read(into: $0, from: handle) } ? data : nil
    }

    private static func readNumber<Number: FixedWidthInteger>(_: Number.Type, from handle: FileHandle) -> Number? {
        var number: Number = 0
        let isComplete = withUnsafeMutableBytes(of: &number) { RawFrames.read(into: $0, from: handle) }
        return isComplete ? Number(littleEndian: number) : nil
    }
}

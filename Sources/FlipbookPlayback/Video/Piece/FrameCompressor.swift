import CoreGraphics
import Foundation

/// Compresses the frames of a piece, each as the difference from the previous frame. After its creation, the compressor allocates no
/// memory.
nonisolated package final class FrameCompressor {
    private let width: Int
    private var previous: [UInt32]
    private var output: [UInt8]
    private var table = [UInt32](repeating: 0, count: FrameCode.tableSize)

    /// Creates a compressor. The first frame is compared with a transparent frame.
    package init(width: Int, height: Int) {
        self.width = width
        let count = width * height
        previous = [UInt32](repeating: 0, count: count)
        output = [UInt8](repeating: 0, count: count * FrameCode.maximumBytesPerPixel)
    }

    /// Compresses a frame and calls `body` with the bytes.
    package func compress<R>(_ frame: borrowing Bitmap, _ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        for index in table.indices { table[index] = 0 }
        let length = frame.withUnsafeBytes { bytes in
            let words = bytes.bindMemory(to: UInt32.self)
            return previous.withUnsafeMutableBufferPointer { previous in
                output.withUnsafeMutableBufferPointer { output in
                    table.withUnsafeMutableBufferPointer { table in
                        Self.encode(words, previous: previous, width: width, table: table, into: output)
                    }
                }
            }
        }
        return try output.withUnsafeBytes { try body(UnsafeRawBufferPointer(rebasing: $0[..<length])) }
    }

    /// Encodes the pixels and returns the number of bytes. Stores the pixels that differ in `previous`.
    private static func encode(
        _ words: UnsafeBufferPointer<UInt32>, previous: UnsafeMutableBufferPointer<UInt32>, width: Int,
        table: UnsafeMutableBufferPointer<UInt32>, into output: UnsafeMutableBufferPointer<UInt8>
    ) -> Int {
        guard let pixels = words.baseAddress, let previousPixels = previous.baseAddress else { return 0 }
        var writer = Writer(output: output)
        var (index, left) = (0, UInt32(0))
        while index < words.count {
            if let (kind, length) = run(at: index, left: left, words.count, pixels, previousPixels, width: width) {
                writer.writeRun(kind, length)
                if kind != .unchanged { (previousPixels + index).update(from: pixels + index, count: length) }
                index += length
                left = pixels[index - 1]
            } else {
                writer.writePixel(pixels[index], left: left, table: table)
                left = pixels[index]
                previousPixels[index] = left
                index += 1
            }
        }
        return writer.count
    }

    /// Returns the run that begins at an index, or nil if no run begins there. A run of unchanged pixels is preferred. Otherwise the longer
    /// of a run `above` and a run `left` is used.
    @inline(__always) private static func run(
        at start: Int, left: UInt32, _ count: Int, _ pixels: UnsafePointer<UInt32>, _ previous: UnsafePointer<UInt32>, width: Int
    ) -> (FrameCode.Run, Int)? {
        let (first, limit) = (pixels + start, count - start)
        let unchanged = equalCount(first, previous + start, limit)
        if unchanged > 0 { return (.unchanged, unchanged) }
        let above = start >= width ? equalCount(first, first - width, limit) : 0
        // From the second pixel on, a pixel is the same as `left` if it is the same as the one before it.
        let leftCount = first[0] == left ? 1 + equalCount(first + 1, first, limit - 1) : 0
        if max(above, leftCount) == 0 { return nil }
        return leftCount > above ? (.left, leftCount) : (.above, above)
    }

    /// Returns the number of pixels at the start of two arrays that are the same, at most `limit`. Long runs are compared in blocks.
    @inline(__always) private static func equalCount(_ pixels: UnsafePointer<UInt32>, _ others: UnsafePointer<UInt32>, _ limit: Int) -> Int
    {
        var count = 0
        while count < limit, pixels[count] == others[count] {
            count += 1
            guard count == shortRunLength else { continue }
            while count + 256 <= limit, memcmp(pixels + count, others + count, 256 * 4) == 0 { count += 256 }
            while count + 16 <= limit, memcmp(pixels + count, others + count, 16 * 4) == 0 { count += 16 }
        }
        return count
    }

    /// The number of pixels after which the rest of a run is compared in blocks.
    private static let shortRunLength = 16

    /// Writes operations into a buffer that is large enough for all of them.
    private struct Writer {
        let output: UnsafeMutableBufferPointer<UInt8>
        var count = 0

        @inline(__always) mutating func write(_ byte: UInt8) {
            output[count] = byte
            count += 1
        }

        @inline(__always) mutating func writeRun(_ kind: FrameCode.Run, _ length: Int) {
            write(kind.rawValue << 4 | UInt8(min(length - 1, 15)))
            guard length > 15 else { return }
            var rest = length - 16
            while rest > 0x7F {
                write(UInt8(rest & 0x7F) | 0x80)
                rest >>= 7
            }
            write(UInt8(rest))
        }

        /// Writes a pixel that is not part of a run.
        @inline(__always) mutating func writePixel(_ word: UInt32, left: UInt32, table: UnsafeMutableBufferPointer<UInt32>) {
            let entry = FrameCode.entry(of: word)
            if table[entry] == word { return write(FrameCode.tableEntry | UInt8(entry)) }
            table[entry] = word
            if !writeDifference(word, left) { writeLiteral(word) }
        }

        /// Writes a pixel as a difference. Returns false if the difference is too large.
        @inline(__always) private mutating func writeDifference(_ word: UInt32, _ left: UInt32) -> Bool {
            guard word >> 24 == left >> 24 else { return false }
            let red = Int8(truncatingIfNeeded: (word >> 16) &- (left >> 16))
            let green = Int8(truncatingIfNeeded: (word >> 8) &- (left >> 8))
            let blue = Int8(truncatingIfNeeded: word &- left)
            if -2...1 ~= red, -2...1 ~= green, -2...1 ~= blue {
                write(FrameCode.difference | UInt8(red + 2) << 4 | UInt8(green + 2) << 2 | UInt8(blue + 2))
                return true
            }
            let (redMinusGreen, blueMinusGreen) = (red &- green, blue &- green)
            guard -32...31 ~= green, -8...7 ~= redMinusGreen, -8...7 ~= blueMinusGreen else { return false }
            write(FrameCode.wideDifference | UInt8(green + 32))
            write(UInt8(redMinusGreen + 8) << 4 | UInt8(blueMinusGreen + 8))
            return true
        }

        @inline(__always) private mutating func writeLiteral(_ word: UInt32) {
            write(FrameCode.Run.literal.rawValue << 4)
            write(UInt8(truncatingIfNeeded: word))
            write(UInt8(truncatingIfNeeded: word >> 8))
            write(UInt8(truncatingIfNeeded: word >> 16))
            write(UInt8(truncatingIfNeeded: word >> 24))
        }
    }
}

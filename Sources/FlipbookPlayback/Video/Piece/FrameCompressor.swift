import CoreGraphics

/// Compresses the frames of a piece, each as the difference from the previous frame. After its creation, the compressor allocates no
/// memory.
nonisolated package final class FrameCompressor {
    private let width: Int
    private let count: Int
    private var previous: [UInt32]
    private var output: [UInt8]
    private var table = [UInt32](repeating: 0, count: FrameCode.tableSize)

    /// Creates a compressor. The first frame is compared with a transparent frame.
    package init(width: Int, height: Int) {
        self.width = width
        count = width * height
        previous = [UInt32](repeating: 0, count: count)
        output = [UInt8](repeating: 0, count: count * FrameCode.maximumBytesPerPixel)
    }

    /// Compresses a frame and calls `body` with the bytes.
    package func compress<R>(_ frame: borrowing Bitmap, _ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        for index in table.indices { table[index] = 0 }
        let length = frame.withUnsafeBytes { bytes in
            let words = bytes.bindMemory(to: UInt32.self)
            return previous.withUnsafeMutableBufferPointer { previous in
                defer { if count > 0 { previous.baseAddress?.update(from: words.baseAddress!, count: count) } }
                return output.withUnsafeMutableBufferPointer { output in
                    table.withUnsafeMutableBufferPointer { table in
                        Self.encode(words, previous: UnsafeBufferPointer(previous), width: width, table: table, into: output)
                    }
                }
            }
        }
        return try output.withUnsafeBytes { try body(UnsafeRawBufferPointer(rebasing: $0[..<length])) }
    }

    /// Encodes the pixels and returns the number of bytes.
    private static func encode(
        _ words: UnsafeBufferPointer<UInt32>, previous: UnsafeBufferPointer<UInt32>, width: Int, table: UnsafeMutableBufferPointer<UInt32>,
        into output: UnsafeMutableBufferPointer<UInt8>
    ) -> Int {
        var writer = Writer(output: output)
        var (index, left) = (0, UInt32(0))
        while index < words.count {
            if let (kind, length) = run(at: index, left: left, words, previous, width: width) {
                writer.writeRun(kind, length)
                index += length
                left = words[index - 1]
            } else {
                writer.writePixel(words[index], left: left, table: table)
                left = words[index]
                index += 1
            }
        }
        return writer.count
    }

    /// Returns the run that begins at an index, or nil if no run begins there. A run of unchanged pixels is preferred. Otherwise the longer
    /// of a run `above` and a run `left` is used.
    @inline(__always) private static func run(
        at start: Int, left: UInt32, _ words: UnsafeBufferPointer<UInt32>, _ previous: UnsafeBufferPointer<UInt32>, width: Int
    ) -> (FrameCode.Run, Int)? {
        var end = start
        while end < words.count, words[end] == previous[end] { end += 1 }
        if end > start { return (.unchanged, end - start) }
        if start >= width { while end < words.count, words[end] == words[end - width] { end += 1 } }
        var leftEnd = start
        while leftEnd < words.count, words[leftEnd] == left { leftEnd += 1 }
        if max(end, leftEnd) == start { return nil }
        return leftEnd > end ? (.left, leftEnd - start) : (.above, end - start)
    }

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

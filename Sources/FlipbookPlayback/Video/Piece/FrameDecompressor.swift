import CoreGraphics

/// Decompresses the frames of a piece. Any bytes that are not a valid frame are reported.
nonisolated package struct FrameDecompressor {
    /// The last decompressed frame. The next frame is decompressed in place, so unchanged pixels need no time.
    package private(set) var frame: Bitmap
    private var table = [UInt32](repeating: 0, count: FrameCode.tableSize)

    package init(width: Int, height: Int) { frame = Bitmap(width: width, height: height) }

    /// Decompresses the next frame. Returns false if the bytes are not a valid frame.
    package mutating func decompress(_ bytes: UnsafeRawBufferPointer) -> Bool {
        for index in table.indices { table[index] = 0 }
        let width = frame.width
        return table.withUnsafeMutableBufferPointer { table in
            frame.withUnsafeMutableWords { words in
                var reader = Reader(bytes: bytes, words: words, width: width, table: table)
                while reader.position < words.count { guard reader.readOperation() else { return false } }
                return reader.offset == bytes.count
            }
        }
    }

    /// Performs the operations of a frame.
    private struct Reader {
        let bytes: UnsafeRawBufferPointer
        let words: UnsafeMutableBufferPointer<UInt32>
        let width: Int
        let table: UnsafeMutableBufferPointer<UInt32>
        /// The position of the next byte.
        var offset = 0
        /// The position of the next pixel.
        var position = 0

        private var left: UInt32 { position > 0 ? words[position - 1] : 0 }

        /// Returns the next byte, or nil at the end.
        @inline(__always) private mutating func readByte() -> UInt8? {
            guard offset < bytes.count else { return nil }
            defer { offset += 1 }
            return bytes[offset]
        }

        /// Performs the next operation. Returns false if the operation is not valid. The frame must have at least one more pixel.
        @inline(__always) mutating func readOperation() -> Bool {
            guard let byte = readByte() else { return false }
            switch byte & 0xC0 {
            case FrameCode.difference:
                write(adding(Int(byte >> 4 & 3) - 2, Int(byte >> 2 & 3) - 2, Int(byte & 3) - 2))
            case FrameCode.tableEntry:
                words[position] = table[Int(byte & 0x3F)]
                position += 1
            case FrameCode.wideDifference:
                guard let second = readByte() else { return false }
                let green = Int(byte & 0x3F) - 32
                write(adding(green + Int(second >> 4) - 8, green, green + Int(second & 15) - 8))
            default:
                return readRun(byte)
            }
            return true
        }

        /// Returns the pixel on the left with changed channels.
        private func adding(_ red: Int, _ green: Int, _ blue: Int) -> UInt32 {
            let left = left
            func channel(_ shift: UInt32, _ change: Int) -> UInt32 {
                ((left >> shift) &+ UInt32(truncatingIfNeeded: change)) & 0xFF
            }
            return left & 0xFF00_0000 | channel(16, red) << 16 | channel(8, green) << 8 | channel(0, blue)
        }

        /// Stores a pixel in the frame and in the table.
        private mutating func write(_ word: UInt32) {
            table[FrameCode.entry(of: word)] = word
            words[position] = word
            position += 1
        }

        private mutating func readRun(_ byte: UInt8) -> Bool {
            guard let length = readLength(byte & 15), length <= words.count - position else { return false }
            let end = position + length
            switch FrameCode.Run(rawValue: byte >> 4) {
            case .unchanged: break
            case .above:
                guard position >= width else { return false }
                for index in position..<end { words[index] = words[index - width] }
            case .left: UnsafeMutableBufferPointer(rebasing: words[position..<end]).update(repeating: left)
            case .literal: return length == 1 && readLiteral()
            case nil: return false
            }
            position = end
            return true
        }

        /// Returns the length of a run, or nil if it is longer than any frame.
        private mutating func readLength(_ start: UInt8) -> Int? {
            guard start == 15 else { return Int(start) + 1 }
            var (rest, shift) = (0, 0)
            while shift < 35, let byte = readByte() {
                rest |= Int(byte & 0x7F) << shift
                if byte < 0x80 { return rest + 16 }
                shift += 7
            }
            return nil
        }

        private mutating func readLiteral() -> Bool {
            guard bytes.count - offset >= 4 else { return false }
            write(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
            offset += 4
            return true
        }
    }
}

import FlipbookGeometry

/// Decodes the first frame of a GIF image.
///
/// The decoder of SDL_image is not used, because it writes outside of its memory: for frames without pixels, and for interlaced frames of
/// up to four rows. Damaged files end the decoding early; the pixels that were decoded are kept, as in browsers.
struct GIFDecoder {
    private let bytes: UnsafeRawBufferPointer
    private var offset = 6
    /// The index of the transparent color of the next frame, or nil if all colors are opaque.
    private var transparentIndex: Int?

    private init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    /// Returns the canvas of the image with its first frame, or nil if there is no frame.
    static func bitmap(_ bytes: UnsafeRawBufferPointer) -> Bitmap? {
        var decoder = GIFDecoder(bytes)
        return decoder.decode()
    }

    private mutating func decode() -> Bitmap? {
        guard let width = nextInteger(), let height = nextInteger(), let flags = nextByte(), nextByte() != nil, nextByte() != nil else {
            return nil
        }
        let globalColors = nextColors(flags)
        while let kind = nextByte(), kind != 0x3B {
            if kind == 0x21 {
                readExtension()
            } else if kind == 0x2C {
                return nextFrame(canvas: (width, height), globalColors)
            }
        }
        return nil
    }

    private mutating func nextFrame(canvas: (width: Int, height: Int), _ globalColors: [UInt32]) -> Bitmap? {
        guard let left = nextInteger(), let top = nextInteger(), let width = nextInteger(), let height = nextInteger(),
            let flags = nextByte(), width > 0, height > 0
        else { return nil }
        let localColors = nextColors(flags)
        var colors = localColors.isEmpty ? globalColors : localColors
        if let transparentIndex, colors.indices.contains(transparentIndex) { colors[transparentIndex] = 0 }
        guard let codeSize = nextByte(), (1...11).contains(codeSize) else { return nil }
        // A canvas without pixels has the size of its frame.
        let isEmpty = canvas.width == 0 || canvas.height == 0
        var bitmap = Bitmap(width: isEmpty ? width : canvas.width, height: isEmpty ? height : canvas.height)
        let (x, y) = isEmpty ? (0, 0) : (left, top)
        let (canvasWidth, canvasHeight) = (bitmap.width, bitmap.height)
        let rows = flags & 0x40 == 0 ? Array(0..<height) : Self.interlacedRows(height)
        var (row, column) = (0, 0)
        bitmap.withUnsafeMutableWords { words in
            readIndices(codeSize: codeSize) { index in
                let (pixelX, pixelY) = (x + column, y + rows[row])
                if pixelX < canvasWidth, pixelY < canvasHeight, index < colors.count {
                    words[pixelY * canvasWidth + pixelX] = colors[index]
                }
                column += 1
                if column == width { (row, column) = (row + 1, 0) }
                return row < height
            }
        }
        return bitmap
    }

    /// Returns the rows in the order of an interlaced image: every eighth row, then the rows in the middle between the known rows, and so
    /// on.
    private static func interlacedRows(_ height: Int) -> [Int] {
        [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { stride(from: $0.0, to: height, by: $0.1) }
    }

    // MARK: - Compressed indices

    /// Calls `body` with each color index of the frame, until it returns false or the data ends.
    ///
    /// The data is compressed with LZW. A code represents a sequence of indices: the sequence of an earlier code, and one more index.
    private mutating func readIndices(codeSize: Int, _ body: (Int) -> Bool) {
        let (clearCode, endCode, maximumCount) = (1 << codeSize, 1 << codeSize + 1, 4096)
        // For each code: the code of the sequence without its last index, and the last index.
        var prefixes = [Int](repeating: -1, count: maximumCount)
        var suffixes = (0..<maximumCount).map { $0 < clearCode ? $0 : 0 }
        var (count, width, previous) = (endCode + 1, codeSize + 1, -1)
        var sequence: [Int] = []
        var bits = BitReader()
        while let code = nextCode(width, &bits), code != endCode {
            if code == clearCode {
                (count, width, previous) = (endCode + 1, codeSize + 1, -1)
                continue
            }
            guard code < count || (code == count && previous >= 0), previous >= 0 || code < clearCode else { return }
            // A code that is not yet in the table represents the previous sequence followed by the first index of that sequence.
            let isNew = code == count
            sequence.removeAll(keepingCapacity: true)
            var current = isNew ? previous : code
            while current >= 0 {
                sequence.append(suffixes[current])
                current = prefixes[current]
            }
            guard let first = sequence.last else { return }
            if previous >= 0, count < maximumCount {
                (prefixes[count], suffixes[count]) = (previous, first)
                count += 1
                if count == 1 << width, width < 12 { width += 1 }
            } else if isNew {
                return
            }
            for index in sequence.reversed() where !body(index) { return }
            if isNew, !body(first) { return }
            previous = code
        }
    }

    /// The bits that were read from the data blocks and are not used yet.
    private struct BitReader {
        var bits = 0
        var count = 0
        /// The number of bytes that remain in the current block.
        var remaining = 0
    }

    /// Returns the next code, whose first bit is the lowest, or nil at the end of the data.
    private mutating func nextCode(_ width: Int, _ reader: inout BitReader) -> Int? {
        while reader.count < width {
            if reader.remaining == 0 {
                guard let length = nextByte(), length > 0 else { return nil }
                reader.remaining = length
            }
            guard let byte = nextByte() else { return nil }
            reader.bits |= byte << reader.count
            reader.count += 8
            reader.remaining -= 1
        }
        defer {
            reader.bits >>= width
            reader.count -= width
        }
        return reader.bits & (1 << width - 1)
    }

    // MARK: - Blocks

    /// Skips an extension. The graphic control extension contains the transparent color of the next frame.
    private mutating func readExtension() {
        let label = nextByte()
        if label == 0xF9, byte(at: offset) == 4, let flags = byte(at: offset + 1), let index = byte(at: offset + 4) {
            transparentIndex = flags & 1 == 0 ? nil : index
        }
        while let length = nextByte(), length > 0 { offset += length }
    }

    /// Returns the table of colors that follows, as opaque pixels. It is empty if there is no table according to the flags.
    private mutating func nextColors(_ flags: Int) -> [UInt32] {
        guard flags & 0x80 != 0 else { return [] }
        return (0..<(2 << (flags & 7))).map { _ in
            let (red, green, blue) = (nextByte() ?? 0, nextByte() ?? 0, nextByte() ?? 0)
            return 0xFF00_0000 | UInt32(red << 16 | green << 8 | blue)
        }
    }

    private func byte(at offset: Int) -> Int? { bytes.indices.contains(offset) ? Int(bytes[offset]) : nil }

    private mutating func nextByte() -> Int? {
        guard let byte = byte(at: offset) else { return nil }
        offset += 1
        return byte
    }

    private mutating func nextInteger() -> Int? {
        guard let low = nextByte(), let high = nextByte() else { return nil }
        return low | high << 8
    }
}

import Foundation

/// The format of an image and its size in pixels, read from its header before the image is decoded.
///
/// The image is decoded only if the size is allowed. So this size must be the largest size for which the decoder may allocate memory, also
/// if the file is damaged.
struct ImageHeader {
    /// The formats that are decoded. SDL_image decodes further formats, but they are rare, and this type cannot check their sizes.
    enum Format { case png, jpeg, gif, bmp, webp, tiff, svg }

    let format: Format
    let width: Int
    let height: Int

    /// Reads the header. Returns nil for other formats, and if the header is damaged.
    init?(_ data: Data) {
        let header = data.withUnsafeBytes { bytes -> (Format, (Int, Int)?)? in
            let reader = ByteReader(bytes: bytes)
            return Self.format(reader).map { ($0, Self.size($0, reader)) }
        }
        guard let (format, size) = header, let (width, height) = size, width > 0, height > 0 else { return nil }
        (self.format, self.width, self.height) = (format, width, height)
    }

    private static func format(_ reader: ByteReader) -> Format? {
        if reader.hasText("\u{89}PNG\r\n\u{1A}\n", at: 0) { return .png }
        if reader.hasText("\u{FF}\u{D8}\u{FF}", at: 0) { return .jpeg }
        if reader.hasText("GIF87a", at: 0) || reader.hasText("GIF89a", at: 0) { return .gif }
        if reader.hasText("BM", at: 0) { return .bmp }
        if reader.hasText("RIFF", at: 0), reader.hasText("WEBP", at: 8) { return .webp }
        if reader.hasText("II*\0", at: 0) || reader.hasText("MM\0*", at: 0) { return .tiff }
        // As in SDL_image, `<svg` is searched only in the first 4096 bytes.
        if (0..<4096).contains(where: { reader.hasText("<svg", at: $0) }) { return .svg }
        return nil
    }

    /// Returns the size that the header states, or nil if the header is damaged. The following functions do the same for one format.
    private static func size(_ format: Format, _ reader: ByteReader) -> (Int, Int)? {
        switch format {
        case .png: pngSize(reader)
        case .jpeg: jpegSize(reader)
        case .gif: gifSize(reader)
        case .bmp: bmpSize(reader)
        case .webp: webpSize(reader)
        case .tiff: tiffSize(reader)
        case .svg: SVGSize(reader.bytes).pixels
        }
    }

    /// Returns the size of a PNG image, which is in the first chunk.
    private static func pngSize(_ reader: ByteReader) -> (Int, Int)? {
        guard reader.hasText("IHDR", at: 12), let width = reader.integer(4, at: 16, isBigEndian: true),
            let height = reader.integer(4, at: 20, isBigEndian: true)
        else { return nil }
        return (width, height)
    }

    /// Returns the size of a JPEG image, which is in the frame header (SOF) before the first scan.
    private static func jpegSize(_ reader: ByteReader) -> (Int, Int)? {
        var offset = 2
        while let byte = reader.byte(at: offset) {
            offset += 1
            guard byte == 0xFF, let marker = reader.byte(at: offset), marker != 0xFF, marker != 0 else { continue }
            offset += 1
            if marker == 0xD9 || marker == 0xDA { return nil }
            if (0xD0...0xD8).contains(marker) || marker == 0x01 { continue }
            if (0xC0...0xCF).contains(marker), marker != 0xC4, marker != 0xC8, marker != 0xCC {
                guard let height = reader.integer(2, at: offset + 3, isBigEndian: true),
                    let width = reader.integer(2, at: offset + 5, isBigEndian: true)
                else { return nil }
                return (width, height)
            }
            guard let length = reader.integer(2, at: offset, isBigEndian: true) else { return nil }
            offset += max(length, 2)
        }
        return nil
    }

    /// Returns the largest size in a GIF image: the screen and each frame have a size, and a frame can be larger than the screen.
    private static func gifSize(_ reader: ByteReader) -> (Int, Int)? {
        guard var width = reader.integer(2, at: 6), var height = reader.integer(2, at: 8), let flags = reader.byte(at: 10) else {
            return nil
        }
        func colorTableLength(_ flags: Int) -> Int { flags & 0x80 == 0 ? 0 : 3 << (flags & 7 + 1) }
        func skipBlocks(_ offset: inout Int) {
            while let length = reader.byte(at: offset) {
                offset += length + 1
                if length == 0 { break }
            }
        }
        var offset = 13 + colorTableLength(flags)
        while let byte = reader.byte(at: offset), byte != 0x3B {
            offset += 1
            if byte == 0x21 {
                offset += 1
                skipBlocks(&offset)
            } else if byte == 0x2C {
                guard let frameWidth = reader.integer(2, at: offset + 4), let frameHeight = reader.integer(2, at: offset + 6),
                    let flags = reader.byte(at: offset + 8)
                else { break }
                (width, height) = (max(width, frameWidth), max(height, frameHeight))
                offset += 9 + colorTableLength(flags) + 1
                skipBlocks(&offset)
            }
        }
        return (width, height)
    }

    /// Returns the size of a BMP image. The height in the file is negative if the rows are stored from top to bottom.
    private static func bmpSize(_ reader: ByteReader) -> (Int, Int)? {
        if reader.integer(4, at: 14) == 12 {
            guard let width = reader.integer(2, at: 18), let height = reader.integer(2, at: 20) else { return nil }
            return (width, height)
        }
        guard let width = reader.integer(4, at: 18), let height = reader.integer(4, at: 22) else { return nil }
        return (width, abs(Int(Int32(truncatingIfNeeded: height))))
    }

    /// Returns the size of a WebP image, which is in the first chunk, in one of three forms.
    private static func webpSize(_ reader: ByteReader) -> (Int, Int)? {
        if reader.hasText("VP8X", at: 12), let width = reader.integer(3, at: 24), let height = reader.integer(3, at: 27) {
            return (width + 1, height + 1)
        }
        if reader.hasText("VP8L", at: 12), let bits = reader.integer(4, at: 21) {
            return (bits & 0x3FFF + 1, (bits >> 14) & 0x3FFF + 1)
        }
        if reader.hasText("VP8 ", at: 12), let width = reader.integer(2, at: 26), let height = reader.integer(2, at: 28) {
            return (width & 0x3FFF, height & 0x3FFF)
        }
        return nil
    }

    /// Returns the size of a TIFF image: the tags 256 and 257 of the first directory are the width and the height. If a tag is repeated,
    /// its largest value is used.
    private static func tiffSize(_ reader: ByteReader) -> (Int, Int)? {
        let isBigEndian = reader.byte(at: 0) == 0x4D
        guard let directory = reader.integer(4, at: 4, isBigEndian: isBigEndian),
            let count = reader.integer(2, at: directory, isBigEndian: isBigEndian)
        else { return nil }
        var size = [256: 0, 257: 0]
        for offset in stride(from: directory + 2, to: directory + 2 + count * 12, by: 12) {
            guard let tag = reader.integer(2, at: offset, isBigEndian: isBigEndian),
                let type = reader.integer(2, at: offset + 2, isBigEndian: isBigEndian)
            else { return nil }
            guard let largest = size[tag],
                let value = reader.integer(type == 1 ? 1 : type == 3 ? 2 : 4, at: offset + 8, isBigEndian: isBigEndian)
            else { continue }
            size[tag] = max(largest, value)
        }
        return (size[256] ?? 0, size[257] ?? 0)
    }
}

/// Reads integers from bytes. The result is nil for a position after the end.
private struct ByteReader {
    let bytes: UnsafeRawBufferPointer

    func byte(at offset: Int) -> Int? { offset >= 0 && offset < bytes.count ? Int(bytes[offset]) : nil }

    /// Returns an unsigned integer of `count` bytes.
    func integer(_ count: Int, at offset: Int, isBigEndian: Bool = false) -> Int? {
        guard offset >= 0, offset <= bytes.count - count else { return nil }
        return (0..<count).reduce(0) { value, index in value << 8 | Int(bytes[offset + (isBigEndian ? index : count - 1 - index)]) }
    }

    /// Returns whether the bytes at a position are the code points of a text, which are below 256.
    func hasText(_ text: String, at offset: Int) -> Bool {
        var offset = offset
        for scalar in text.unicodeScalars {
            guard byte(at: offset) == Int(scalar.value) else { return false }
            offset += 1
        }
        return true
    }
}

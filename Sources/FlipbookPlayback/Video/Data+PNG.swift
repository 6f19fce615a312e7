import Foundation

/// The chunks of PNG files.
nonisolated extension Data {
    /// Creates the bytes of numbers, with the most significant byte of each number first.
    init(bigEndian values: UInt32...) {
        self = Data(values.flatMap { value in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } })
    }

    /// Appends a chunk: the length of the content, the type, the content, and the checksum of the type and the content.
    mutating func appendChunk(_ type: String, _ content: Data) {
        let checked = Data(type.utf8) + content
        append(Data(bigEndian: UInt32(content.count)))
        append(checked)
        append(Data(bigEndian: Self.checksum(checked)))
    }

    /// Returns the contents of the `IDAT` chunks, which have the compressed pixels.
    static func imageChunks(ofPNG file: Data) -> [Data] {
        var (chunks, offset): ([Data], Int) = ([], file.startIndex + 8)
        while offset + 12 <= file.endIndex {
            let length = file[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
            guard offset + 12 + length <= file.endIndex else { break }
            if file[offset + 4..<offset + 8].elementsEqual("IDAT".utf8) { chunks.append(file[offset + 8..<offset + 8 + length]) }
            offset += 12 + length
        }
        return chunks
    }

    /// The table of CRC-32: the remainder of each byte for the reversed polynomial 0xEDB88320.
    private static let remainders: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte)) { remainder, _ in remainder & 1 == 1 ? remainder >> 1 ^ 0xEDB8_8320 : remainder >> 1 }
    }

    private static func checksum(_ bytes: Data) -> UInt32 {
        ~bytes.reduce(~UInt32(0)) { remainder, byte in remainder >> 8 ^ remainders[Int(UInt8(truncatingIfNeeded: remainder) ^ byte)] }
    }
}

/// The byte code of the frames in a piece of a video. It is exact, and compact for the images of user interfaces.
///
/// A frame is a sequence of operations on pixels in the order of the rows. The first byte of an operation determines it:
///
/// | byte | operation |
/// |---|---|
/// | `00kknnnn` | a run of pixels; `kk` is its kind and `nnnn` its length |
/// | `01rrggbb` | the pixel on the left, plus differences of −2…1 in red, green and blue |
/// | `10iiiiii` | the pixel in entry `i` of the table of recent colors |
/// | `11gggggg rrrrbbbb` | the pixel on the left, plus a difference of −32…31 in green; red and blue differ from green by −8…7 |
///
/// The length of a run is `nnnn + 1`. If `nnnn` is 15, a number follows in groups of seven bits, the lowest first, and the length is 16
/// plus this number. A literal is a run of kind 3 and length 1, and is followed by the four bytes of the pixel. Each pixel that is a
/// literal or a difference is stored in the table. The hash of the pixel determines the entry.
nonisolated enum FrameCode {
    /// The kind of a run.
    enum Run: UInt8 {
        /// Pixels that are the same as in the previous frame.
        case unchanged
        /// Pixels that are the same as in the row above.
        case above
        /// Pixels that are the same as the pixel on the left.
        case left
        /// One pixel whose four bytes are stored.
        case literal
    }

    /// The upper two bits of the operations that are not runs.
    static let difference: UInt8 = 0x40
    static let tableEntry: UInt8 = 0x80
    static let wideDifference: UInt8 = 0xC0
    /// The number of entries of the table of recent colors.
    static let tableSize = 64
    /// The maximum number of bytes for a pixel.
    static let maximumBytesPerPixel = 5

    /// Returns the entry of the table in which a color is stored.
    @inline(__always) static func entry(of word: UInt32) -> Int { Int((word &* 0x9E37_79B1) >> 26) }

    /// Returns a checksum of bytes. It detects damage, and differences between images, but not intentional changes.
    static func checksum(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        var offset = 0
        while offset + 8 <= bytes.count {
            let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
            hash ^= hash >> 29
            offset += 8
        }
        for byte in bytes[offset...] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return hash ^ UInt64(bytes.count)
    }
}

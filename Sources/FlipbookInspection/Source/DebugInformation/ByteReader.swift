/// Reads numbers and texts from bytes, one after the other. Numbers have their lowest byte first.
///
/// Reading past the end is not an error of the program: it returns zeros, and `isValid` becomes false. So the debug information of a
/// damaged file is not found, and nothing else happens.
nonisolated struct ByteReader {
    private let bytes: UnsafeRawBufferPointer
    var position: Int
    /// Whether all that was read is inside of the bytes.
    private(set) var isValid = true

    init(_ bytes: UnsafeRawBufferPointer, at position: Int = 0) { (self.bytes, self.position) = (bytes, position) }

    var isAtEnd: Bool { position >= bytes.count }

    /// Returns whether `count` bytes are left. If not, moves to the end.
    private mutating func hasBytes(_ count: Int) -> Bool {
        if position >= 0, count >= 0, count <= bytes.count - position { return true }
        (position, isValid) = (bytes.count, false)
        return false
    }

    mutating func skip(_ count: Int) { if hasBytes(count) { position += count } }

    mutating func skip(_ count: UInt64) { skip(Int(clamping: count)) }

    private mutating func integer<Number: FixedWidthInteger>(_ type: Number.Type) -> Number {
        guard hasBytes(MemoryLayout<Number>.size) else { return 0 }
        defer { position += MemoryLayout<Number>.size }
        return Number(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: type))
    }

    mutating func byte() -> UInt8 { integer(UInt8.self) }

    /// Returns a number of 1 to 8 bytes without a sign.
    mutating func unsigned(byteCount: Int) -> UInt64 {
        switch byteCount {
        case 1: return UInt64(integer(UInt8.self))
        case 2: return UInt64(integer(UInt16.self))
        case 4: return UInt64(integer(UInt32.self))
        case 8: return integer(UInt64.self)
        default: return (0..<min(byteCount, 8)).reduce(0) { $0 | UInt64(byte()) << UInt64($1 * 8) }
        }
    }

    /// Returns a number without a sign in the format LEB128, which has seven bits in each byte.
    mutating func unsignedLEB128() -> UInt64 {
        var (result, shift): (UInt64, UInt64) = (0, 0)
        while true {
            let next = byte()
            if shift < 64 { result |= UInt64(next & 0x7F) << shift }
            shift += 7
            if next & 0x80 == 0 { return result }
        }
    }

    /// Returns a number with a sign in the format LEB128.
    mutating func signedLEB128() -> Int64 {
        var (result, shift): (Int64, Int64) = (0, 0)
        while true {
            let next = byte()
            if shift < 64 { result |= Int64(next & 0x7F) << shift }
            shift += 7
            guard next & 0x80 == 0 else { continue }
            if shift < 64, next & 0x40 != 0 { result |= -1 << shift }
            return result
        }
    }

    /// Returns the text up to the next zero byte.
    mutating func text() -> String {
        let start = position
        skipText()
        return isValid ? String(decoding: bytes[start..<(position - 1)], as: UTF8.self) : ""
    }

    mutating func skipText() {
        guard hasBytes(1) else { return }
        guard let end = bytes[position...].firstIndex(of: 0) else {
            (position, isValid) = (bytes.count, false)
            return
        }
        position = end + 1
    }
}

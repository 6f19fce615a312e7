/// The bytes of a text with a current position, for parsers that read forward. A byte order mark at the beginning is skipped.
struct ByteScanner {
    let bytes: [UInt8]
    private(set) var position = 0
    /// The position up to which `line()` has counted lines.
    private var countedTo = 0
    /// The line at `countedTo`.
    private var countedLines = 1

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    }

    var isAtEnd: Bool { position >= bytes.count }

    /// The byte at the position, or nil at the end.
    var current: UInt8? { position < bytes.count ? bytes[position] : nil }

    /// Returns the byte at a distance from the position, or nil outside of the text.
    func peek(_ distance: Int) -> UInt8? {
        let index = position + distance
        return bytes.indices.contains(index) ? bytes[index] : nil
    }

    /// Moves forward by a number of bytes, at most to the end.
    mutating func advance(_ count: Int = 1) { position = min(position + count, bytes.count) }

    /// Moves to an earlier or later position.
    mutating func move(to newPosition: Int) { position = max(0, min(newPosition, bytes.count)) }

    /// Skips the current byte if it is equal to `byte`. Returns whether it was skipped.
    mutating func skip(_ byte: UInt8) -> Bool {
        guard current == byte else { return false }
        position += 1
        return true
    }

    /// Skips a text if it is at the position. Returns whether it was skipped.
    mutating func skip(_ text: StaticString) -> Bool {
        guard startsWith(text) else { return false }
        position += text.utf8CodeUnitCount
        return true
    }

    /// Returns whether the bytes at the position are the bytes of a text.
    func startsWith(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard bytes.count - position >= count else { return false }
        return text.withUTF8Buffer { buffer in (0..<count).allSatisfy { bytes[position + $0] == buffer[$0] } }
    }

    /// Moves forward while the bytes meet a condition, and returns their range.
    mutating func skip(while condition: (UInt8) -> Bool) -> Range<Int> {
        let start = position
        while position < bytes.count, condition(bytes[position]) { position += 1 }
        return start..<position
    }

    /// Moves to the position after the next occurrence of a text, and returns the range before this occurrence. If the text does not occur
    /// again, moves to the end and returns nil.
    mutating func skip(past text: StaticString) -> Range<Int>? {
        let start = position
        while !isAtEnd {
            if startsWith(text) {
                defer { advance(text.utf8CodeUnitCount) }
                return start..<position
            }
            position += 1
        }
        return nil
    }

    /// Returns the text of a range. Bytes that are not UTF-8 are replaced by the replacement character.
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// Returns the line of the position, counted from 1. For increasing positions, all calls together need linear time.
    mutating func line() -> Int {
        if position < countedTo { (countedTo, countedLines) = (0, 1) }
        while countedTo < position {
            if bytes[countedTo] == 10 || (bytes[countedTo] == 13 && !(countedTo + 1 < bytes.count && bytes[countedTo + 1] == 10)) {
                countedLines += 1
            }
            countedTo += 1
        }
        return countedLines
    }

    /// Returns an error at the position.
    mutating func error(_ message: String) -> PropertyListError { PropertyListError(line: line(), message: message) }

    /// Returns whether a byte is a space, a tab or a line break.
    static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

    /// Returns the value of a hexadecimal digit, or nil for any other byte.
    static func hexDigit(_ byte: UInt8) -> UInt32? {
        switch byte {
        case 48...57: UInt32(byte - 48)
        case 65...70: UInt32(byte - 55)
        case 97...102: UInt32(byte - 87)
        default: nil
        }
    }
}

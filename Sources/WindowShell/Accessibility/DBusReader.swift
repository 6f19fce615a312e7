/// Reads values in the format of D-Bus. The bytes come from another process, so nothing about them is assumed.
nonisolated struct DBusReader {
    struct Failure: Error {}

    private let bytes: [UInt8]
    private var offset: Int
    private let isBigEndian: Bool
    /// The nesting depth of values at which reading fails.
    private static let maximumDepth = 64

    init(_ bytes: [UInt8], offset: Int = 0, isBigEndian: Bool = false) {
        (self.bytes, self.offset, self.isBigEndian) = (bytes, offset, isBigEndian)
    }

    /// Skips the padding before the next offset that is a multiple of `size`.
    mutating func align(_ size: Int) throws {
        offset = (offset + size - 1) / size * size
        guard offset <= bytes.count else { throw Failure() }
    }

    private mutating func take(_ count: Int) throws -> ArraySlice<UInt8> {
        guard count >= 0, count <= bytes.count - offset else { throw Failure() }
        defer { offset += count }
        return bytes[offset..<offset + count]
    }

    private mutating func readNumber<Number: FixedWidthInteger>(_: Number.Type) throws -> Number {
        try align(Number.bitWidth / 8)
        let slice = try take(Number.bitWidth / 8)
        return (isBigEndian ? Array(slice) : slice.reversed()).reduce(0) { $0 << 8 | Number(truncatingIfNeeded: $1) }
    }

    private mutating func readText() throws -> String {
        let text = String(decoding: try take(Int(try readNumber(UInt32.self))), as: UTF8.self)
        _ = try take(1)
        return text
    }

    private mutating func readSignature() throws -> String {
        let text = String(decoding: try take(Int(try take(1).first ?? 0)), as: UTF8.self)
        _ = try take(1)
        return text
    }

    /// Reads one value for each type in a signature.
    mutating func read(_ signature: String, depth: Int = 0) throws -> [DBusValue] {
        var rest = Array(signature)[...]
        var values: [DBusValue] = []
        while !rest.isEmpty { values.append(try readValue(Self.takeType(&rest), depth: depth)) }
        return values
    }

    private mutating func readValue(_ type: String, depth: Int) throws -> DBusValue {
        guard depth < Self.maximumDepth else { throw Failure() }
        switch type.first {
        case "y": return .byte(try take(1).first ?? 0)
        case "b": return .bool(try readNumber(UInt32.self) != 0)
        case "n": return .int16(try readNumber(Int16.self))
        case "q": return .uint16(try readNumber(UInt16.self))
        case "i": return .int32(try readNumber(Int32.self))
        case "u", "h": return .uint32(try readNumber(UInt32.self))
        case "x": return .int64(try readNumber(Int64.self))
        case "t": return .uint64(try readNumber(UInt64.self))
        case "d": return .double(Double(bitPattern: try readNumber(UInt64.self)))
        case "s": return .string(try readText())
        case "o": return .objectPath(try readText())
        case "g": return .signature(try readSignature())
        case "v":
            let values = try read(try readSignature(), depth: depth + 1)
            guard values.count == 1 else { throw Failure() }
            return .variant(values[0])
        case "a": return try readArray(String(type.dropFirst()), depth: depth)
        case "(":
            try align(8)
            return .structure(try read(String(type.dropFirst().dropLast()), depth: depth + 1))
        case "{":
            try align(8)
            let values = try read(String(type.dropFirst().dropLast()), depth: depth + 1)
            guard values.count == 2 else { throw Failure() }
            return .entry(values[0], values[1])
        default: throw Failure()
        }
    }

    private mutating func readArray(_ element: String, depth: Int) throws -> DBusValue {
        let length = Int(try readNumber(UInt32.self))
        try align(DBusWriter.alignment(of: element))
        guard length <= bytes.count - offset else { throw Failure() }
        let end = offset + length
        var values: [DBusValue] = []
        while offset < end { values.append(try readValue(element, depth: depth + 1)) }
        guard offset == end else { throw Failure() }
        return .array(element, values)
    }

    /// Removes the first complete type from a signature, and returns it.
    static func takeType(_ rest: inout ArraySlice<Character>) throws -> String {
        guard let first = rest.popFirst() else { throw Failure() }
        switch first {
        case "a": return "a" + (try takeType(&rest))
        case "(", "{":
            var text = String(first)
            let end: Character = first == "(" ? ")" : "}"
            while let next = rest.first, next != end { text += try takeType(&rest) }
            guard rest.popFirst() == end, text.count > 1 else { throw Failure() }
            return text + String(end)
        default: return String(first)
        }
    }
}

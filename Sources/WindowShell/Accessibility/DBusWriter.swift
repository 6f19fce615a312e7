/// Writes values in the format of D-Bus, with the lowest byte first.
nonisolated struct DBusWriter {
    private(set) var bytes: [UInt8] = []

    /// Appends zeros until the number of bytes is a multiple of `size`.
    mutating func align(_ size: Int) { while bytes.count % size != 0 { bytes.append(0) } }

    private mutating func write<Number: FixedWidthInteger>(_ number: Number) {
        align(Number.bitWidth / 8)
        for shift in stride(from: 0, to: Number.bitWidth, by: 8) { bytes.append(UInt8(truncatingIfNeeded: number >> shift)) }
    }

    private mutating func writeText(_ text: String) {
        // A string of D-Bus must not contain a zero byte.
        let utf8 = text.utf8.filter { $0 != 0 }
        write(UInt32(clamping: utf8.count))
        bytes += utf8
        bytes.append(0)
    }

    private mutating func writeSignature(_ text: String) {
        bytes.append(UInt8(clamping: text.utf8.count))
        bytes += text.utf8
        bytes.append(0)
    }

    mutating func write(_ value: DBusValue) {
        switch value {
        case .byte(let value): bytes.append(value)
        case .bool(let value): write(UInt32(value ? 1 : 0))
        case .int16(let value): write(value)
        case .uint16(let value): write(value)
        case .int32(let value): write(value)
        case .uint32(let value): write(value)
        case .int64(let value): write(value)
        case .uint64(let value): write(value)
        case .double(let value): write(value.bitPattern)
        case .string(let text), .objectPath(let text): writeText(text)
        case .signature(let text): writeSignature(text)
        case .array(let element, let values): writeArray(element, values)
        case .structure(let values):
            align(8)
            for value in values { write(value) }
        case .entry(let key, let value):
            align(8)
            write(key)
            write(value)
        case .variant(let value):
            writeSignature(value.signatureText)
            write(value)
        }
    }

    /// Writes an array. Its length does not count the zeros that align its first element.
    private mutating func writeArray(_ element: String, _ values: [DBusValue]) {
        write(UInt32(0))
        let lengthOffset = bytes.count - 4
        align(Self.alignment(of: element))
        let start = bytes.count
        for value in values { write(value) }
        let length = UInt32(clamping: bytes.count - start)
        for index in 0..<4 { bytes[lengthOffset + index] = UInt8(truncatingIfNeeded: length >> (8 * index)) }
    }

    /// Returns the alignment of the first type of a signature, in bytes.
    static func alignment(of signature: String) -> Int {
        switch signature.first {
        case "n", "q": 2
        case "b", "i", "u", "s", "o", "a", "h": 4
        case "x", "t", "d", "(", "{": 8
        default: 1
        }
    }
}

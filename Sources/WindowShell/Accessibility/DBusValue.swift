/// A value of a D-Bus message.
nonisolated indirect enum DBusValue: Equatable, Sendable {
    case byte(UInt8), bool(Bool), int16(Int16), uint16(UInt16), int32(Int32), uint32(UInt32), int64(Int64), uint64(UInt64), double(Double)
    case string(String), objectPath(String), signature(String)
    /// Values of the same type. The signature is that of one element, so that an empty array has a type too.
    case array(String, [DBusValue])
    case structure([DBusValue])
    /// An entry of a dictionary. It occurs only in arrays.
    case entry(DBusValue, DBusValue)
    case variant(DBusValue)

    /// The type of the value in the notation of D-Bus.
    var signatureText: String {
        switch self {
        case .byte: "y"
        case .bool: "b"
        case .int16: "n"
        case .uint16: "q"
        case .int32: "i"
        case .uint32: "u"
        case .int64: "x"
        case .uint64: "t"
        case .double: "d"
        case .string: "s"
        case .objectPath: "o"
        case .signature: "g"
        case .array(let element, _): "a" + element
        case .structure(let values): "(" + values.map(\.signatureText).joined() + ")"
        case .entry(let key, let value): "{" + key.signatureText + value.signatureText + "}"
        case .variant: "v"
        }
    }

    /// Returns an array of texts.
    static func strings(_ texts: [String]) -> DBusValue { .array("s", texts.map(DBusValue.string)) }
    /// Returns a dictionary from texts to texts.
    static func dictionary(_ entries: [(String, String)]) -> DBusValue {
        .array("{ss}", entries.map { .entry(.string($0.0), .string($0.1)) })
    }
    /// Returns a whole number, clamped to the range of 32 bits.
    static func int(_ value: Int) -> DBusValue { .int32(Int32(clamping: value)) }

    /// The text of a string, an object path or a signature, otherwise nil.
    var text: String? {
        switch self {
        case .string(let text), .objectPath(let text), .signature(let text): text
        case .variant(let value): value.text
        default: nil
        }
    }
    /// The value of a whole number of any size, otherwise nil.
    var integer: Int? {
        switch self {
        case .byte(let value): Int(value)
        case .int16(let value): Int(value)
        case .uint16(let value): Int(value)
        case .int32(let value): Int(value)
        case .uint32(let value): Int(value)
        case .int64(let value): Int(exactly: value)
        case .uint64(let value): Int(exactly: value)
        case .variant(let value): value.integer
        default: nil
        }
    }
    /// The value of a number with or without decimals, otherwise nil.
    var number: Double? {
        switch self {
        case .double(let value): value
        case .variant(let value): value.number
        default: integer.map(Double.init)
        }
    }
    /// The value of a Boolean, otherwise nil.
    var truth: Bool? {
        switch self {
        case .bool(let value): value
        case .variant(let value): value.truth
        default: nil
        }
    }
}

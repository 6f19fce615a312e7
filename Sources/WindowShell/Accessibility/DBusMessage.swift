/// A message of D-Bus.
nonisolated struct DBusMessage: Equatable, Sendable {
    enum Kind: UInt8, Sendable { case call = 1, reply, error, signal }

    var kind: Kind
    var serial: UInt32 = 0
    /// Whether the sender of a call ignores the reply.
    var expectsNoReply = false
    /// Whether a call must not start the program that owns the destination.
    var startsNoService = false
    var path = ""
    var interface = ""
    var member = ""
    var errorName = ""
    var replySerial: UInt32 = 0
    var destination = ""
    var sender = ""
    var body: [DBusValue] = []

    /// The longest message that is accepted. D-Bus allows 128 MB, but no client of a window sends as much.
    static let maximumLength = 16 << 20

    init(_ kind: Kind) { self.kind = kind }

    static func call(_ destination: String, _ path: String, _ interface: String, _ member: String, _ body: [DBusValue] = []) -> DBusMessage
    {
        var message = DBusMessage(.call)
        (message.destination, message.path, message.interface, message.member) = (destination, path, interface, member)
        message.body = body
        return message
    }

    static func signal(_ path: String, _ interface: String, _ member: String, _ body: [DBusValue]) -> DBusMessage {
        var message = DBusMessage(.signal)
        (message.path, message.interface, message.member, message.body) = (path, interface, member, body)
        return message
    }

    /// Returns the reply to this call.
    func reply(_ body: [DBusValue]) -> DBusMessage {
        var message = DBusMessage(.reply)
        (message.destination, message.replySerial, message.body) = (sender, serial, body)
        return message
    }

    /// Returns the error that answers this call.
    func error(_ name: String, _ text: String) -> DBusMessage {
        var message = reply([.string(text)])
        (message.kind, message.errorName) = (.error, name)
        return message
    }

    // MARK: - Bytes

    /// The bytes of the message.
    var bytes: [UInt8] {
        var bodyWriter = DBusWriter()
        for value in body { bodyWriter.write(value) }
        let flags: UInt8 = (expectsNoReply ? 1 : 0) | (startsNoService ? 2 : 0)
        var writer = DBusWriter()
        for byte in [UInt8(ascii: "l"), kind.rawValue, flags, 1] { writer.write(.byte(byte)) }
        writer.write(.uint32(UInt32(bodyWriter.bytes.count)))
        writer.write(.uint32(serial))
        writer.write(.array("(yv)", fields.map { .structure([.byte($0.code), .variant($0.value)]) }))
        writer.align(8)
        return writer.bytes + bodyWriter.bytes
    }

    private var fields: [(code: UInt8, value: DBusValue)] {
        var fields: [(code: UInt8, value: DBusValue)] = []
        if !path.isEmpty { fields.append((1, .objectPath(path))) }
        if !interface.isEmpty { fields.append((2, .string(interface))) }
        if !member.isEmpty { fields.append((3, .string(member))) }
        if !errorName.isEmpty { fields.append((4, .string(errorName))) }
        if replySerial != 0 { fields.append((5, .uint32(replySerial))) }
        if !destination.isEmpty { fields.append((6, .string(destination))) }
        if !body.isEmpty { fields.append((8, .signature(body.map(\.signatureText).joined()))) }
        return fields
    }

    /// Returns the number of bytes of the message that begins with these bytes, or nil if there are fewer than 16 bytes. Throws an error if
    /// no message begins with these bytes, or if the message is too long.
    static func length(_ bytes: [UInt8]) throws -> Int? {
        guard bytes.count >= 16 else { return nil }
        guard bytes[0] == UInt8(ascii: "l") || bytes[0] == UInt8(ascii: "B"), bytes[3] == 1 else { throw DBusReader.Failure() }
        var reader = DBusReader(bytes, offset: 4, isBigEndian: bytes[0] == UInt8(ascii: "B"))
        let numbers = try reader.read("uuu").compactMap(\.integer)
        let header = (16 + numbers[2] + 7) / 8 * 8
        guard numbers[0] <= maximumLength, numbers[2] <= maximumLength else { throw DBusReader.Failure() }
        return header + numbers[0]
    }

    /// Creates a message from its bytes.
    init(bytes: [UInt8]) throws {
        guard let length = try Self.length(bytes), bytes.count == length, let kind = Kind(rawValue: bytes[1]) else {
            throw DBusReader.Failure()
        }
        let isBigEndian = bytes[0] == UInt8(ascii: "B")
        var reader = DBusReader(bytes, offset: 4, isBigEndian: isBigEndian)
        self.init(kind)
        (expectsNoReply, startsNoService) = (bytes[2] & 1 != 0, bytes[2] & 2 != 0)
        let numbers = try reader.read("uu").compactMap(\.integer)
        serial = UInt32(truncatingIfNeeded: numbers[1])
        var signature = ""
        guard case .array(_, let fields)? = try reader.read("a(yv)").first else { throw DBusReader.Failure() }
        for case .structure(let field) in fields where field.count == 2 { read(field[0].integer, field[1], &signature) }
        try reader.align(8)
        body = try reader.read(signature)
    }

    private mutating func read(_ code: Int?, _ value: DBusValue, _ signature: inout String) {
        switch code {
        case 1: path = value.text ?? ""
        case 2: interface = value.text ?? ""
        case 3: member = value.text ?? ""
        case 4: errorName = value.text ?? ""
        case 5: replySerial = UInt32(truncatingIfNeeded: value.integer ?? 0)
        case 6: destination = value.text ?? ""
        case 7: sender = value.text ?? ""
        case 8: signature = value.text ?? ""
        default: break
        }
    }
}

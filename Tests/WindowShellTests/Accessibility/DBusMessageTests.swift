import Foundation
import Testing

@testable import WindowShell

/// The binary format of messages.
@Suite struct DBusMessageTests {
    /// A message with values of all types.
    private var message: DBusMessage {
        var message = DBusMessage.call(
            "org.example.Ünit", "/a/b", "org.example.I", "Do",
            [
                .byte(7), .bool(true), .int16(-3), .uint16(65535), .int32(-70000), .uint32(4_000_000_000), .int64(-5), .uint64(.max),
                .double(0.1), .string("Schöne Grüße 🐢"), .objectPath("/x"), .signature("a{sv}"), .strings([]), .strings(["a", "bcd"]),
                .array("(so)", [.structure([.string(":1.2"), .objectPath("/p")])]), .structure([.byte(1), .double(2)]),
                .array("{sv}", [.entry(.string("k"), .variant(.array("u", [.uint32(9)])))]), .variant(.structure([.int32(4)])),
            ])
        message.serial = 77
        return message
    }

    @Test func messageIsReadAsItWasWritten() throws {
        let bytes = message.bytes
        #expect(try DBusMessage.length(bytes) == bytes.count)
        #expect(try DBusMessage(bytes: bytes) == message)
    }

    /// The bytes of a small call with a text as its argument follow from the specification of D-Bus.
    @Test func callHasTheBytesOfTheSpecification() {
        var call = DBusMessage.call("a.b", "/c", "d.e", "F", [.string("hi")])
        call.serial = 3
        let header: [UInt8] = [0x6C, 1, 0, 1, 7, 0, 0, 0, 3, 0, 0, 0, 75, 0, 0, 0]
        let path: [UInt8] = [1, 1, 0x6F, 0, 2, 0, 0, 0, 0x2F, 0x63, 0, 0, 0, 0, 0, 0]
        let interface: [UInt8] = [2, 1, 0x73, 0, 3, 0, 0, 0, 0x64, 0x2E, 0x65, 0, 0, 0, 0, 0]
        let member: [UInt8] = [3, 1, 0x73, 0, 1, 0, 0, 0, 0x46, 0, 0, 0, 0, 0, 0, 0]
        let destination: [UInt8] = [6, 1, 0x73, 0, 3, 0, 0, 0, 0x61, 0x2E, 0x62, 0, 0, 0, 0, 0]
        let signature: [UInt8] = [8, 1, 0x67, 0, 1, 0x73, 0, 0]
        var expected = header + path + interface + member + destination + signature
        // The length of the fields ends before the zeros that align the body.
        expected[12] = UInt8(expected.count - 16 - 1)
        expected += [2, 0, 0, 0, 0x68, 0x69, 0]
        #expect(call.bytes == expected)
    }

    @Test func bigEndianMessageIsRead() throws {
        let bytes: [UInt8] = [
            0x42, 2, 0, 1, 0, 0, 0, 4, 0, 0, 0, 9, 0, 0, 0, 15, 5, 1, 0x75, 0, 0, 0, 1, 2, 8, 1, 0x67, 0, 1, 0x69, 0, 0, 0xFF, 0xFF, 0xFF,
            0xFE,
        ]
        let message = try DBusMessage(bytes: bytes)
        #expect(message.kind == .reply && message.serial == 9 && message.replySerial == 0x102 && message.body == [.int32(-2)])
    }

    @Test func lengthIsUnknownForTooFewBytes() throws {
        #expect(try DBusMessage.length(Array(message.bytes.prefix(15))) == nil)
        #expect(try DBusMessage.length(Array(message.bytes.prefix(16))) == message.bytes.count)
    }

    /// The bytes come from another process: each damaged message is an error or another message, and no trap.
    @Test func damagedMessagesAreErrors() {
        let bytes = message.bytes
        for length in 0..<bytes.count { #expect(throws: (any Error).self) { try DBusMessage(bytes: Array(bytes.prefix(length))) } }
        var readable = 0
        for index in bytes.indices {
            for value: UInt8 in [0, 1, 0x28, 0x61, 0x7B, 0x7F, 0xFF] {
                var damaged = bytes
                damaged[index] = value
                if (try? DBusMessage(bytes: damaged)) != nil { readable += 1 }
            }
        }
        #expect(readable > 0)
        let endless = Array(repeating: UInt8(ascii: "a"), count: 250)
        var reader = DBusReader([UInt8](repeating: 0, count: 64))
        #expect(throws: (any Error).self) { try reader.read(String(decoding: endless, as: UTF8.self)) }
        #expect(throws: (any Error).self) { try reader.read("(i") }
        #expect(throws: (any Error).self) { try reader.read("{s}") }
    }

    @Test func socketAddressesAreParsed() {
        #expect(DBusConnection.socketPath("unix:path=/run/user/1000/bus,guid=12") == Array("/run/user/1000/bus".utf8))
        #expect(DBusConnection.socketPath("unix:abstract=/tmp/dbus-%41") == [0] + Array("/tmp/dbus-A".utf8))
        #expect(DBusConnection.socketPath("tcp:host=example.org,port=1") == nil)
        #expect(AccessibilityBus.sessionAddress([:]) == nil)
        #expect(AccessibilityBus.sessionAddress(["DBUS_SESSION_BUS_ADDRESS": "unix:path=/x"]) == "unix:path=/x")
    }
}

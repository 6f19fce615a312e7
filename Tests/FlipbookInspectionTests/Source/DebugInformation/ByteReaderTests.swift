@testable import FlipbookInspection
import Testing

@Suite struct ByteReaderTests {
    private func read<Result>(_ bytes: [UInt8], _ body: (inout ByteReader) -> Result) -> (Result, isValid: Bool) {
        bytes.withUnsafeBytes { bytes in
            var reader = ByteReader(bytes)
            let result = body(&reader)
            return (result, reader.isValid)
        }
    }

    // The examples are those of the standard DWARF 5, in 7.6.
    @Test func unsignedNumbersHaveSevenBitsInAByte() {
        let examples: [(bytes: [UInt8], number: UInt64)] = [
            ([2], 2), ([127], 127), ([0x80, 1], 128), ([0x81, 1], 129), ([0xB9, 0x64], 12857), ([0x82, 0x80, 0], 2),
        ]
        for (bytes, number) in examples { #expect(read(bytes) { $0.unsignedLEB128() } == (number, true)) }
    }

    @Test func signedNumbersHaveSevenBitsInAByte() {
        let examples: [(bytes: [UInt8], number: Int64)] = [
            ([2], 2), ([0x7E], -2), ([0xFF, 0], 127), ([0x81, 0x7F], -127), ([0x80, 1], 128), ([0x80, 0x7F], -128), ([0x81, 1], 129),
            ([0xFF, 0x7E], -129),
        ]
        for (bytes, number) in examples { #expect(read(bytes) { $0.signedLEB128() } == (number, true)) }
    }

    @Test func lowestByteIsFirst() {
        #expect(read([0x12, 0x34, 0x56, 0x78, 0x9A]) { $0.unsigned(byteCount: 4) }.0 == 0x7856_3412)
        #expect(read([0x12, 0x34, 0x56, 0x78, 0x9A]) { $0.unsigned(byteCount: 3) }.0 == 0x56_3412)
    }

    @Test func readingPastTheEndReturnsZeroAndIsNotValid() {
        #expect(read([7, 9]) { $0.unsigned(byteCount: 4) } == (0, false))
        #expect(read([0x87, 0x89]) { $0.unsignedLEB128() } == (7 | 9 << 7, false))
        #expect(read([0x87]) { $0.signedLEB128() }.isValid == false)
        #expect(read([0x61, 0x62]) { $0.text() } == ("", false))
        #expect(read([1, 2, 3]) { $0.skip(UInt64.max) }.isValid == false)
        let (byte, isValid) = read([1, 2, 3]) { reader -> UInt8 in
            reader.position = -5
            return reader.byte()
        }
        #expect(byte == 0 && !isValid)
    }

    @Test func textsEndAtZero() {
        #expect(read([0x61, 0x62, 0, 0x63, 0]) { [$0.text(), $0.text()] } == (["ab", "c"], true))
    }
}

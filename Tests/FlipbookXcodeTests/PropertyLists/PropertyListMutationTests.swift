import Foundation
import SeededRandomValues
import Testing

@testable import FlipbookXcode

/// For a damaged file, the readers of property lists return a value or throw an error, and they do not hang.
struct PropertyListMutationTests {
    private static let xml = PropertyList(
        dictionaryLiteral: ("UIMainStoryboardFile", "Main"), ("n", [.integer(3), .real(1.5), .bool(true)])
    ).xml

    private static let samples: [[UInt8]] = [
        Array(SampleProjects.xcode8.utf8), Array(xml.utf8), Array(SampleProjects.stringCatalog.utf8),
        Array("/* a */ \"k\" = \"v \\U00e4 \\012\";\nb = (1, <0aff>, {c = d;});".utf8),
    ]

    @Test(arguments: 0..<4)
    func damagedTextsGiveAValueOrAnError(_ sample: Int) {
        var random = SeededRandom(500 + sample)
        var errors = 0
        let source = Self.samples[sample].prefix(1500)
        let rounds = repetitions(2500, thorough: 10_000)
        for _ in 0..<rounds {
            do {
                _ = try PropertyList(bytes: random.mutated(Array(source)))
            } catch {
                errors += 1
                #expect(!error.message.isEmpty && !error.message.contains("\n"))
            }
        }
        #expect(errors * 10 > rounds)
    }

    @Test func damagedBinaryFilesGiveAValueOrAnError() throws {
        let value: [String: Any] = [
            "name": "Kïte", "list": [1, 2.5, true, Data([1, 2, 3])], "deep": ["a": ["b": ["c": "d"]]],
            "date": Date(timeIntervalSince1970: 9),
        ]
        let source = Array(try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0))
        var random = SeededRandom(504)
        var errors = 0
        for _ in 0..<10_000 {
            do { _ = try PropertyList(bytes: random.mutated(source)) } catch { errors += 1 }
        }
        #expect(errors > 1000)
    }
}

extension SeededRandom {
    /// Returns the bytes with a few random changes: replaced and inserted bytes, parts that are removed, repeated or copied, and a cut end.
    mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<integer(1...4) where !bytes.isEmpty {
            let index = integer(0...(bytes.count - 1))
            let part = index..<min(bytes.count, index + integer(1...60))
            switch integer(0...6) {
            case 0: bytes[index] = UInt8(integer(0...255))
            case 1: bytes[index] = Array("(){}<>\"';=,\\/*[]$:.".utf8)[integer(0...18)]
            case 2: bytes.removeSubrange(part)
            case 3: bytes.insert(contentsOf: bytes[part], at: index)
            case 4: bytes.insert(contentsOf: bytes[part], at: integer(0...bytes.count))
            case 5: bytes.insert(UInt8(integer(0...255)), at: index)
            default: if bool(0.2) { bytes.removeSubrange(index...) }
            }
        }
        return bytes
    }
}

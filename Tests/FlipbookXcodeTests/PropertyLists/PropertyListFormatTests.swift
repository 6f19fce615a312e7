import Foundation
import SeededRandomValues
import Testing

@testable import FlipbookXcode

/// The formats compared with Foundation's, for random values.
struct PropertyListFormatTests {
    /// A random value that all formats can store.
    private func value(_ random: inout SeededRandom, depth: Int) -> PropertyList {
        switch random.integer(0...(depth > 3 ? 5 : 7)) {
        case 0: return .string(["", "Kite", "ä & <b> \"q\"", "日本\n語", "YES", "7"][random.integer(0...5)])
        case 1: return .integer([0, -7, 255, 65_536, Int(Int32.max) + 9, .min, .max][random.integer(0...6)])
        case 2: return .real(random.signedNumber(0.001, 1e9))
        case 3: return .bool(random.bool())
        case 4: return .data(Data((0..<random.integer(0...40)).map { _ in UInt8(random.integer(0...255)) }))
        case 5: return .date(Date(timeIntervalSince1970: Double(random.integer(-2_000_000_000...4_000_000_000))))
        case 6: return .array((0..<random.integer(0...20)).map { _ in value(&random, depth: depth + 1) })
        default:
            return .dictionary(
                PropertyListDictionary((0..<random.integer(0...20)).map { ("key \($0 * 7)", value(&random, depth: depth + 1)) }))
        }
    }

    private func foundation(_ value: PropertyList) -> Any {
        switch value {
        case .string(let text): text
        case .integer(let number): number
        case .real(let number): number
        case .bool(let flag): flag
        case .data(let data): data
        case .date(let date): date
        case .array(let values): values.map(foundation)
        case .dictionary(let entries): Dictionary(uniqueKeysWithValues: entries.map { ($0.key, foundation($0.value)) })
        }
    }

    @Test func binaryFilesOfFoundationAreRead() throws {
        var random = SeededRandom(41)
        for _ in 0..<repetitions(60, thorough: 300) {
            let value = PropertyList.dictionary(PropertyListDictionary([("root", value(&random, depth: 0))]))
            let data = try PropertyListSerialization.data(fromPropertyList: foundation(value), format: .binary, options: 0)
            #expect(try PropertyList(bytes: Array(data)) == value)
        }
    }

    @Test func xmlOfFoundationIsReadAndOursIsReadByFoundation() throws {
        var random = SeededRandom(42)
        for _ in 0..<repetitions(60, thorough: 300) {
            let value = PropertyList.dictionary(PropertyListDictionary([("root", value(&random, depth: 0))]))
            let theirs = try PropertyListSerialization.data(fromPropertyList: foundation(value), format: .xml, options: 0)
            #expect(try PropertyList(bytes: Array(theirs)) == value)
            #expect(try PropertyList(text: value.xml) == value)
            let read = try PropertyListSerialization.propertyList(from: Data(value.xml.utf8), format: nil)
            let again = try PropertyListSerialization.data(fromPropertyList: read, format: .binary, options: 0)
            #expect(try PropertyList(bytes: Array(again)) == value)
        }
    }

    @Test func xmlHasSortedKeysAndTabs() {
        let list: PropertyList = ["b": ["x": .bool(true)], "a": ["one", .integer(2)], "c": []]
        let lines = list.xml.split(separator: "\n").map(String.init)
        #expect(
            lines.dropFirst(2).prefix(5) == [
                "<plist version=\"1.0\">", "<dict>", "\t<key>a</key>", "\t<array>", "\t\t<string>one</string>",
            ])
        #expect(lines.contains("\t\t<true/>") && lines.contains("\t<array/>"))
    }

    @Test(arguments: [
        ("<plist><dict>\n<key>a</key>\n</dict></plist>", 3, "no value"), ("<plist>\n<dict>", 2, "</dict> is missing"),
        ("<plist>\n\n<fish/></plist>", 3, "<fish>"), ("<plist><dict><integer>3</integer></dict></plist>", 1, "no key"),
        ("<plist><array>\n<integer>3x</integer></array></plist>", 2, "not a number"), ("<?xml version=\"1.0\"?>\n", 2, "no property list"),
        ("<plist><date>2021-13-01T00:00:00Z</date></plist>", 1, "not a date"),
    ])
    func xmlErrorsNameTheLine(_ source: String, _ line: Int, _ words: String) {
        #expect { try PropertyList(text: source) } throws: { error in
            (error as? PropertyListError).map { $0.line == line && $0.message.contains(words) } ?? false
        }
    }

    @Test func xmlEntitiesCommentsAndCDATASectionsAreRead() throws {
        let text = """
            <!DOCTYPE plist [ <!ENTITY x "y"> ]>
            <plist version='1.0'><!-- a > b --><dict><key>a&amp;b</key><string>1 &lt; &#x32;&#51; &euro; <![CDATA[<c>]]></string></dict></plist>
            """
        #expect(try PropertyList(text: text)["a&b"]?.string == "1 < 23 &euro; <c>")
    }

    /// The line of each key is stored. Counting the lines from the beginning of the file for each key would take minutes.
    @Test(.timeLimit(.minutes(1))) func linesOfManyKeysTakeLinearTime() throws {
        let long = String(repeating: "x", count: 3_000_000)
        let entries = (0..<20_000).map { "<key>k\($0)</key><string>v</string>\n" }.joined()
        let list = try PropertyList(text: "<plist><dict>\n<key>long</key><string>\(long)</string>\n\(entries)</dict></plist>")
        let dictionary = try #require(list.dictionary)
        #expect(dictionary.count == 20_001 && dictionary.line(of: "long") == 2 && dictionary.line(of: "k19999") == 20_002)
    }

    @Test func deepNestingIsRefusedInEveryFormat() throws {
        let xml = String(repeating: "<array>", count: 100_000)
        #expect { try PropertyList(text: xml) } throws: { "\($0)".contains("128 nested") }
        let json = String(repeating: "[", count: 100_000)
        #expect { try PropertyList(text: json) } throws: { "\($0)".contains("128 nested") }
        // An array whose only element is itself: object 0 refers to object 0.
        let parts: [[UInt8]] = [
            Array("bplist00".utf8), [0xA1, 0, 8], [0, 0, 0, 0, 0, 0, 1, 1], number(1), number(0), number(10),
        ]
        let loop: [UInt8] = Array(parts.joined())
        #expect { try PropertyList(bytes: loop) } throws: { "\($0)".contains("nested") }
    }

    @Test func exponentialExpansionOfSharedObjectsIsRefused() {
        // Each of 40 arrays contains the next one twice: 2⁴⁰ values.
        var bytes = Array("bplist00".utf8)
        var offsets: [UInt8] = []
        for index in 0..<40 {
            offsets.append(UInt8(bytes.count))
            bytes += [0xA2, UInt8(index + 1), UInt8(index + 1)]
        }
        offsets.append(UInt8(bytes.count))
        bytes += [0x09]
        let table = bytes.count
        bytes += offsets + [0, 0, 0, 0, 0, 0, 1, 1] + number(41) + number(0) + number(table)
        #expect { try PropertyList(bytes: bytes) } throws: { "\($0)".contains("million") }
    }

    private func number(_ value: Int) -> [UInt8] { (0..<8).map { UInt8(truncatingIfNeeded: value >> (56 - 8 * $0)) } }

    @Test func jsonKeepsOrderAndNumbers() throws {
        let list = try PropertyList(text: #"{"z": [1, -2.5, true, null, "\u00e4\ud83d\ude80\n"], "a": {"b": 1e3}}"#)
        #expect(list.dictionary?.keys == ["z", "a"])
        #expect(list["z"] == [.integer(1), .real(-2.5), .bool(true), "", "ä🚀\n"])
        #expect(list["a"]?["b"] == .real(1000))
        #expect { try PropertyList(text: "{\"a\": 1,\n \"b\" 2}") } throws: { ($0 as? PropertyListError)?.line == 2 }
    }

    @Test func formatsAreRecognized() throws {
        #expect(try PropertyList(text: "{ \"a\" = 1; }")["a"]?.string == "1")
        #expect(try PropertyList(text: "{ \"a\" : 1 }")["a"] == .integer(1))
        #expect(try PropertyList(text: "\u{FEFF} <plist><true/></plist>") == .bool(true))
        #expect(try PropertyList(text: "<data>AQI=</data>") == .data(Data([1, 2])))
        #expect(try PropertyList(text: "<dada>") == .data(Data([0xDA, 0xDA])))
        #expect(try PropertyList(text: "{}").dictionary?.isEmpty == true)
    }

    @Test func formattingAndParsingOfDatesAreInverse() {
        var random = SeededRandom(43)
        for _ in 0..<2000 {
            let date = Date(timeIntervalSince1970: Double(random.integer(-62_000_000_000...250_000_000_000)))
            #expect(PropertyList.date(iso8601: PropertyList.iso8601(date)) == date)
        }
        #expect(PropertyList.iso8601(Date(timeIntervalSince1970: 1_709_208_000)) == "2024-02-29T12:00:00Z")
    }
}

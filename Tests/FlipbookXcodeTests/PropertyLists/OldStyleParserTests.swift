import Foundation
import Testing

@testable import FlipbookXcode

struct OldStyleParserTests {
    private func parse(_ text: String) throws(PropertyListError) -> PropertyList { try OldStyleParser.parse(Array(text.utf8)) }

    @Test func dictionariesArraysAndStringsKeepTheirOrder() throws {
        let list = try parse(
            """
            // !$*UTF8*$!
            {
            \tarchiveVersion = 1;
            \tobjects = {
            /* Begin PBXGroup section */
            \t\t5A31 /* Kites */ = {isa = PBXGroup; children = (A1 /* a.swift */, B2, ); sourceTree = "<group>"; };
            /* End PBXGroup section */
            \t};
            }
            """)
        #expect(list.dictionary?.keys == ["archiveVersion", "objects"])
        #expect(list["archiveVersion"]?.integer == 1)
        #expect(list["objects"]?["5A31"]?["children"] == ["A1", "B2"])
        #expect(list["objects"]?["5A31"]?["sourceTree"]?.string == "<group>")
        #expect(list["objects"]?.dictionary?.line(of: "5A31") == 6)
    }

    @Test(arguments: [
        (#""a\tb\n\"c\"\\""#, "a\tb\n\"c\"\\"), (#""\U00e4\U20ac""#, "ä€"), (#""\Ud83d\ude80!""#, "🚀!"), (#""\101\102""#, "AB"),
        (#""\341""#, "Æ"), ("'it''s'", nil), ("a/b-c_d.e:$f", "a/b-c_d.e:$f"), ("\"line\\\nbreak\"", "line\nbreak"),
        (#""\Ud83dx""#, "\u{FFFD}x"), ("ÄÖ", "ÄÖ"),
    ])
    func escapesAndUnquotedTexts(_ source: String, _ expected: String?) {
        #expect((try? parse(source))?.string == expected)
    }

    @Test func dataIsHexadecimalWithBlanks() throws {
        #expect(try parse("{d = <0fbd 77>;}")["d"] == .data(Data([0x0F, 0xBD, 0x77])))
        #expect(throws: PropertyListError(line: 1, message: "data has an odd number of digits")) { try parse("<0fb>") }
    }

    @Test(arguments: [
        ("{\n a = 1;\n b = (1, 2;\n}", 3, "')'"), ("{\n a = 1;\n b", 3, "truncated"), ("{ a = \"open;\n}", 1, "no end"),
        ("{ a = 1; } x", 1, "after the end"), ("{\n/* open\n a = 1; }", 2, "comment"), ("{\n\n = 1;}", 3, "value"), ("(1 2)", 1, "','"),
    ])
    func errorsNameTheLine(_ source: String, _ line: Int, _ words: String) {
        #expect { try parse(source) } throws: { error in
            (error as? PropertyListError).map { $0.line == line && $0.message.contains(words) } ?? false
        }
    }

    /// Both texts are large, so that a parser that does not take linear time would be noticed.
    @Test func nestingDepthIsLimitedAndNumberOfEntriesIsNot() {
        let deep = String(repeating: "(", count: 100_000)
        #expect { try parse(deep) } throws: { "\($0)".contains("128 nested") }
        let wide = "{" + (0..<20_000).map { "k\($0) = \"\(String(repeating: "x", count: 9))\"; " }.joined() + "}"
        #expect((try? parse(wide))?.dictionary?.count == 20_000)
    }

    @Test func stringsFileIsParsedAsADictionary() throws {
        let text = "/* Title */\n\"title\" = \"Drachen \\U2013 im Wind\";\n\nshort;\n\"a b\" = c;"
        let list = try parse(text)
        #expect(list.dictionary?.keys == ["title", "short", "a b"])
        #expect(list["title"]?.string == "Drachen – im Wind")
        #expect(list["short"]?.string == "short")
        #expect(try PropertyList(text: "").dictionary?.isEmpty == true)
        let wide: [UInt8] = text.utf16.reduce(into: [0xFF, 0xFE]) { $0 += [UInt8($1 & 255), UInt8($1 >> 8)] }
        #expect(try PropertyList(bytes: wide) == list)
    }
}

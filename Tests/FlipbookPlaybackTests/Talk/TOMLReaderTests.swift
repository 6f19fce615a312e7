import Foundation
import Testing

@testable import FlipbookPlayback

/// The part of TOML that talks use.
@MainActor @Suite struct TOMLReaderTests {
    private func value(_ text: String) -> TOMLValue.Content? {
        var reader = TOMLReader("a = " + text, file: "t")
        let document = reader.read()
        return reader.mistakes.isEmpty ? document.root["a"]?.content : nil
    }

    private func mistakes(_ text: String) -> [String] {
        var reader = TOMLReader(text, file: "t")
        _ = reader.read()
        return reader.mistakes.map(\.description)
    }

    @Test func stringsAreRead() {
        #expect(value(#""a \"b\" \\ \n \t \u00E9""#) == .string("a \"b\" \\ \n \t é"))
        #expect(value(#"'a \n "b"'"#) == .string(#"a \n "b""#))
        #expect(value("\"\"\"\n  one\r\ntwo\n\"\"\"") == .string("  one\ntwo\n"))
        #expect(value("'''\none '' \\two'''") == .string("one '' \\two"))
        #expect(value("\"\"\"a \\\n\n   b\"\"\"") == .string("a b"))
        #expect(value("\"\"") == .string("") && value("\"# no comment\" # comment") == .string("# no comment"))
    }

    /// The line number in the file is known for each line of a string, because warnings about that line name it.
    @Test func linesOfStringsHaveTheirLineNumbers() {
        func lines(_ text: String) -> [Int]? {
            var reader = TOMLReader("b = 1\n\na = " + text, file: "t")
            return reader.read().root["a"]?.textLines
        }
        #expect(lines("\"one\"") == [3] && lines(#""one\ntwo""#) == [3, 3] && lines("7") == [])
        #expect(lines("\"\"\"\none\r\n\ntwo\"\"\"") == [4, 5, 6] && lines("'''one\ntwo\n'''") == [3, 4, 5])
        #expect(lines("\"\"\"one \\\n\n  two\nthree\"\"\"") == [3, 6])
    }

    @Test func numbersAndTruthValuesAreRead() {
        #expect(value("12") == .number(12) && value("-1.5") == .number(-1.5) && value("1_000") == .number(1000))
        #expect(value("2e3") == .number(2000) && value("true") == .boolean(true) && value("false") == .boolean(false))
        for text in ["1.", "nan", "inf", "0x10", "1__0", "1_", "yes", "--1", "1e999", "Infinity"] { #expect(value(text) == nil, "\(text)") }
    }

    @Test func listsAreRead() {
        func strings(_ text: String) -> [String]? {
            guard case .array(let values) = value(text) else { return nil }
            return values.map { if case .string(let text) = $0.content { text } else { "?" } }
        }
        #expect(strings("[]") == [] && strings("[\"a\"]") == ["a"] && strings("[ \"a\", 'b', ]") == ["a", "b"])
        #expect(strings("[\n  # none\n  \"a\", # one\n\n  \"b\"\n]") == ["a", "b"])
    }

    @Test func tablesAreRead() {
        var reader = TOMLReader("a = 1\n[[x]]\r\nb = 2\n\n  [[ y ]]  # two\n", file: "t")
        let document = reader.read()
        #expect(reader.mistakes.isEmpty && document.tables.map(\.name) == ["x", "y"])
        #expect(document.root["a"]?.content == .number(1) && document.root["b"] == nil && document.tables[0]["b"]?.content == .number(2))
        #expect(document.tables[1].location.line == 5 && document.tables[1].location.column == 3)
    }

    @Test func mistakesHaveALineAndAColumn() {
        #expect(mistakes("a 1") == ["t:1:3: expected = after 'a', found '1'"])
        #expect(
            mistakes("\n a = ")
                == ["t:2:5: expected a value: a string in quotes, a number, true, false or a list in brackets, found the end of the line"]
                .map { $0.replacing("2:5", with: "2:6") })
        #expect(
            mistakes("a = yes") == ["t:1:5: expected a value: a string in quotes, a number, true, false or a list in brackets, found 'yes'"]
        )
        #expect(mistakes("a = 1\nb = 2\na = 3") == ["t:3:1: 'a' is given twice; the first one is in line 1"])
        #expect(mistakes("a = 1 2") == ["t:1:7: expected the end of the line, found '2'"])
        #expect(mistakes("a = \"x\nb = 1") == ["t:1:5: this string has no closing \""])
        #expect(mistakes("a = '''x\n") == ["t:1:5: this string has no closing '''"])
        #expect(mistakes("a = [1, 2") == ["t:1:5: this list has no ]"])
        #expect(mistakes("a = [1 2]") == ["t:1:8: expected , or ], found '2]'"])
        #expect(mistakes("[x]") == ["t:1:1: expected two brackets, such as [[scenes]]"])
        #expect(mistakes("[[x]") == ["t:1:5: expected ]], found the end of the line"])
        #expect(mistakes("[[ ]]") == ["t:1:4: expected the name of a table, found ']]'"])
        #expect(mistakes("\"a\" = 1") == ["t:1:1: expected a key, such as title, or [[scenes]], found '\"a\"'"])
        #expect(
            mistakes(#"a = "\q""#)
                == [#"t:1:6: there is no escape \q; there are \" \\ \n \t \r, \u with four digits and \U with eight"#])
        #expect(mistakes(#"a = "\u12""#) == [#"t:1:6: expected the number of a character after \u, such as \u00E9"#])
    }

    @Test func depthOfListsIsLimited() {
        func nested(_ depth: Int) -> String { String(repeating: "[", count: depth) + String(repeating: "]", count: depth) }
        #expect(value(nested(32)) != nil && value("[\(String(repeating: "[], ", count: 99))]") != nil)
        #expect(mistakes("a = " + nested(33)) == ["t:1:37: there are more than 32 lists inside each other"])
        #expect(mistakes("a = " + nested(200_000)).count == 1 && mistakes("a = " + String(repeating: "[", count: 200_000)).count == 1)
    }

    @Test func readingContinuesAfterAMistake() { #expect(mistakes("a = x\nb = y\nc = 1\n[d]\ne = 2").count == 3) }

    @Test func eachMistakeInABrokenTextIsOneLine() {
        let text = "a = [\"x\", '''y''', \"\"\"z\\u0041\"\"\"]\n[[s]]\nb = -1.5e3 # c\n"
        let characters = Array(text)
        var broken: [String] = []
        for cut in 0...characters.count {
            broken += mistakes(String(characters[..<cut])) + mistakes(String(characters[cut...]))
        }
        #expect(mistakes(text).isEmpty)
        #expect(broken.count > 30 && broken.allSatisfy { $0.hasPrefix("t:") && !$0.contains("\n") })
    }
}

import SeededRandomValues
import Testing

@testable import FlipbookXcode

struct SwiftLexerTests {
    private func kinds(_ text: String) -> [SwiftToken.Kind] {
        SwiftLexer.tokens(of: Array(text.utf8)).map(\.kind).filter { $0 != .space }
    }

    private func texts(_ text: String) -> [String] {
        let bytes = Array(text.utf8)
        return SwiftLexer.tokens(of: bytes).filter { $0.kind != .space }.map { String(decoding: bytes[$0.start..<$0.end], as: UTF8.self) }
    }

    @Test(arguments: [
        ("a/* x /* y */ z */b // c", ["a", "/* x /* y */ z */", "b", "// c"]),
        ("\"a\\\"b\" \"\"", ["\"a\\\"b\"", "\"\""]),
        ("\"a\\(b(\"c\")) d\"", ["\"a\\", "(", "b", "(", "\"c\"", ")", ")", " d\""]),
        ("#\"a\\(b)\\#(c)\"#", ["#\"a\\(b)\\#", "(", "c", ")", "\"#"]),
        ("##\"a\"#b\"## #\"\"\"#", ["##\"a\"#b\"##", "#\"\"\"#"]),
        ("\"\"\"\n \"\" \\(x) \"\n\"\"\" y", ["\"\"\"\n \"\" \\", "(", "x", ")", " \"\n\"\"\"", "y"]),
        ("\"open\nnext", ["\"open", "next"]),
        ("#/a\"(/#.b a / b / c", ["#/a\"(/#", ".", "b", "a", "/", "b", "/", "c"]),
        ("let r = /[/\"]x/; (/a b/)", ["let", "r", "=", "/[/\"]x/", ";", "(", "/a b/", ")"]),
        ("x = a /b; y/2", ["x", "=", "a", "/", "b", ";", "y", "/", "2"]),
        ("`class` `a", ["`class`", "`", "a"]),
        (
            "#if @objc(x) ->-> 1.5e3 1...2 $0 ##a",
            ["#if", "@objc", "(", "x", ")", "->", "->", "1.5e3", "1", ".", ".", ".", "2", "$0", "#", "#a"]
        ),
        ("\u{FEFF}a\r\nä🎈=1", ["a", "ä🎈", "=", "1"]),
    ]) func tokensAreCutAtTheirEnds(_ text: String, _ expected: [String]) {
        #expect(texts(text) == expected)
    }

    @Test func literalsHaveTheirKinds() {
        #expect(
            kinds("#/a/# \"b\" 1 c @d #e /*f*/ +") == [.regex, .string, .number, .word, .attribute, .directive, .comment, .punctuation])
    }

    /// A token after a literal of several lines is in the line in which the literal ends.
    @Test(arguments: ["#/\n  a+ # letters\n/#", "\"\"\"\n  a\n\"\"\""]) func tokensAfterALongLiteralDoNotStartALine(_ literal: String) {
        let source = SwiftSource("let a = \(literal).b\nc")
        let starts = source.tokens.filter(\.startsLine).map(\.text)
        #expect(starts == ["let", "c"] && source.tokens.last?.line == 4)
    }

    @Test func tokensJoinedAreTheText() {
        var random = SeededRandom(11)
        let pieces = [
            "\"", "\"\"\"", "#", "\\(", "\\#(", ")", "(", "/*", "*/", "//", "\n", "\r\n", "a", "`", "/", "@", "->", " ", "é", "{", "}",
            "1.2", "\\",
        ]
        for _ in 0..<3000 {
            let text = (0..<random.integer(0...60)).map { _ in random.pick(pieces) }.joined()
            let bytes = Array(text.utf8)
            let tokens = SwiftLexer.tokens(of: bytes)
            #expect(tokens.allSatisfy { $0.end > $0.start })
            #expect(tokens.flatMap { bytes[$0.start..<$0.end] } == bytes)
        }
    }

    @Test func bracketsArePairedAcrossInterpolations() {
        let source = SwiftSource("{ f(\"a\\([b])\") ] }")
        let text = source.tokens.map(\.text)
        #expect(text == ["{", "f", "(", "\"a\\", "(", "[", "b", "]", ")", "\"", ")", "]", "}"])
        #expect(source.tokens.map(\.match) == [12, -1, 10, -1, 8, 7, -1, 5, 4, -1, 2, -1, 0])
    }
}

import FlipbookInspection
import Testing

@Suite struct SyntaxHighlightTests {
    /// Returns the texts of the highlights of a kind in a line.
    private func texts(_ kind: SyntaxHighlight.Kind, in lines: [String], line: Int) -> [String] {
        SyntaxHighlight.highlights(inLines: lines)[line].filter { $0.kind == kind }.map { String(Array(lines[line])[$0.range]) }
    }

    @Test func partsOfALineAreClassified() {
        let line = ["UIView.animate(withDuration: 0.35) { view.alpha = 1 } // let \"it\" move"]
        #expect(texts(.number, in: line, line: 0) == ["0.35", "1"])
        #expect(texts(.type, in: line, line: 0) == ["UIView"])
        #expect(texts(.comment, in: line, line: 0) == ["// let \"it\" move"])
        #expect(texts(.keyword, in: line, line: 0).isEmpty)
    }

    @Test func labelsAndMembersAreNotKeywords() {
        let line = ["for item in list { use(in: item, .default, as: \"let \\\" x\") }"]
        #expect(texts(.keyword, in: line, line: 0) == ["for", "in"])
        #expect(texts(.string, in: line, line: 0) == ["\"let \\\" x\""])
    }

    @Test func commentsAndTextsSpanLines() {
        let lines = ["let a = 1 /* one /* two */", "still */ let b = \"\"\"", "var c = 3", "\"\"\" + d"]
        #expect(texts(.comment, in: lines, line: 1) == ["still */"])
        #expect(texts(.keyword, in: lines, line: 1) == ["let"])
        #expect(texts(.string, in: lines, line: 2) == ["var c = 3"])
        #expect(texts(.string, in: lines, line: 3) == ["\"\"\""])
    }

    /// Characters such as ² and ½ are numbers, but not digits. Each of them is highlighted as a number.
    @Test func numbersWithoutDigitsAreRead() {
        let lines = ["let half = 7² + ½", "case ٣ where x"]
        #expect(texts(.number, in: lines, line: 0) == ["7", "²", "½"])
        #expect(texts(.keyword, in: lines, line: 1) == ["case", "where"])
    }

    @Test func linesAroundALineStayInsideTheFile() {
        let text = SourceText((1...20).map { "line \($0)" }.joined(separator: "\n"))
        #expect(text.window(around: 10, count: 7) == 7..<14)
        #expect(text.window(around: 2, count: 7) == 1..<8)
        #expect(text.window(around: 20, count: 7) == 14..<21)
        #expect(SourceText("a\nb").window(around: 1, count: 7) == 1..<3)
        #expect(text.line(20) == "line 20")
        #expect(text.line(21) == nil)
        #expect(SourceText(path: "/there/is/no/such/file.swift") == nil)
    }

    @Test func linesMayEndAsOnWindows() {
        let text = SourceText("import UIKit\r\n\r\nlet x = 3\n// end\r")
        #expect(text.lines == ["import UIKit", "", "let x = 3", "// end", ""])
        #expect(text.line(3) == "let x = 3")
        #expect(text.highlights.map(\.count) == [2, 0, 2, 1, 0])
    }
}

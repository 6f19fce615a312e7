import FlipbookGeometry
import FlipbookTypography
import Foundation
import SeededRandomValues
import Testing

/// Tabs, whose stops are at multiples of 28 points from the left edge.
@Suite struct TabTests {
    private func line(_ text: String, _ style: ParagraphStyle = ParagraphStyle()) -> TextLayout.Line {
        TextLayout(StyledText(text, inter, style), width: 500).lines[0]
    }

    private func width(_ text: String) -> Double { Double(ShapedLine(text, inter).width) }

    @Test(arguments: [("a\tb", 28.0), ("\tb", 28), ("a\t\tb", 56), ("some word\tb", 112), ("ab\tc\tb", 56)])
    func textAfterATabBeginsAtAStop(text: String, stop: Double) {
        let line = line(text)
        let last = text.utf16.count - 1
        #expect(abs(Double(line.x(at: last)) - stop) < 1e-6 && abs(Double(line.width) - stop - width("b")) < 1e-6)
        #expect(line.text == text && line.fragments.map(\.x).last == line.x(at: last))
    }

    /// The distance is measured from the edge of the text, not from the indent.
    @Test func indentsMoveNoStops() {
        var style = paragraph(.words)
        style.firstLineIndent = 25
        #expect(abs(Double(line("\tb", style).x(at: 1)) - 28) < 1e-6)
        let wide = CGFloat(28 + width("seven one")) + 1
        #expect(TextLayout(StyledText("\tseven one", inter, style), width: wide).lines.count == 1)
        style.firstLineIndent = 30
        #expect(abs(Double(line("\tb", style).x(at: 1)) - 56) < 1e-6)
    }

    @Test(arguments: 1...30) func linesWithTabsFit(seed: Int) {
        var random = SeededRandom(seed)
        let text = (0..<12).map { _ in random.pick(["one", "seven", "a"]) + random.pick(["\t", " ", "\t\t", " \t"]) }.joined()
        let width = CGFloat(random.number(70, 300))
        var style = paragraph(.words)
        style.headIndent = CGFloat(random.number(0, 20))
        let layout = TextLayout(StyledText(text, inter, style), width: width)
        #expect(layout.lines.map(\.text).joined() == text)
        for line in layout.lines {
            #expect(line.right <= width + 0.011)
            for (caret, character) in zip(line.carets, line.text).dropFirst() where character != "\t" && character != " " {
                guard let before = line.text.dropLast(line.text.count - (caret.offset - line.range.lowerBound)).last, before == "\t" else {
                    continue
                }
                #expect(abs((Double(caret.x) / 28).rounded() * 28 - Double(caret.x)) < 1e-6)
            }
        }
        let truncated = TextLayout(StyledText(text, inter, paragraph(.truncateTail)), width: width, lineLimit: 1).lines[0]
        #expect(truncated.right <= width + 0.011 && truncated.text.hasSuffix("…"))
    }

    /// The stops of a right-to-left line are measured from its right edge.
    @Test func tabOfARightToLeftLineEndsAtAStop() {
        let line = line("אב\tגד")
        #expect(abs(Double(line.x(at: 3)) - (500 - 28)) < 1e-6 && abs(Double(line.x(at: 2)) - (500 - width("אב"))) < 1e-6)
    }
}

import FlipbookGeometry
import FlipbookTypography
import Foundation
import SeededRandomValues
import Testing

/// Soft hyphens, which are visible only at the end of a line.
@Suite struct SoftHyphenTests {
    private func width(_ text: String) -> CGFloat { ShapedLine(text, inter).width }

    private func lines(_ text: String, _ width: CGFloat, _ alignment: ParagraphStyle.Alignment = .natural) -> [TextLayout.Line] {
        TextLayout(StyledText(text, inter, paragraph(.words, alignment)), width: width).lines
    }

    @Test func brokenLineShowsAHyphen() {
        let text = "a hyphen\u{AD}ated word"
        let broken = lines(text, width("a hyphen-") + 1)
        #expect(broken.map(\.text) == ["a hyphen\u{AD}-", "ated word"] && broken[0].range == 0..<9)
        #expect(abs(Double(broken[0].width - width("a hyphen") - width("-"))) < 1e-6)
        #expect(broken[0].fragments.last?.x == broken[0].x(at: 9) - width("-"))
        // Without space for the hyphen, the line is broken before the word.
        #expect(lines(text, width("a hyphen") + 1).map(\.text) == ["a ", "hyphen\u{AD}-", "ated ", "word"])
        #expect(lines(text, 400).map(\.text) == [text] && lines("soft\u{AD}", 400).map(\.text) == ["soft\u{AD}"])
        #expect(lines("soft\u{AD}\nend", 400).map(\.text) == ["soft\u{AD}", "end"])
    }

    @Test func justifiedLineEndsAfterItsHyphen() {
        let text = "one two hyphen\u{AD}ated word"
        let line = lines(text, width("one two hyphen-") + 7, .justified)[0]
        let hyphen = line.fragments[line.fragments.count - 1]
        #expect(hyphen.line.text == "-" && abs(Double(line.x(at: line.range.upperBound) - hyphen.x - hyphen.width)) < 1e-6)
    }

    @Test(arguments: 1...30) func hyphenatedLinesFit(seed: Int) {
        var random = SeededRandom(seed)
        let parts = (0..<15).map { _ in random.pick(["an", "ima", "tion", "well"]) + random.pick(["\u{AD}", "\u{AD}", " ", "-"]) }
        let text = parts.joined() + "s"
        let width = CGFloat(random.number(60, 200))
        for line in lines(text, width) { #expect(line.right <= width + 0.011, "\(line.text)") }
    }

    /// A left-to-right word at the end of a line in a right-to-left paragraph has its hyphen on its right side.
    @Test func hyphenFollowsTheDirectionOfItsWord() {
        let line = lines("אב hyphen\u{AD}ated word", width("אב hyphen-") + 1)[0]
        let (word, hyphen) = (line.fragments[line.fragments.count - 2], line.fragments[line.fragments.count - 1])
        #expect(hyphen.line.text == "-" && abs(Double(word.x + word.width - hyphen.x)) < 1e-6 && line.isRightToLeft)
        #expect(abs(Double(line.right - width("אב hyphen-") - 1)) < 1e-6 && line.left == word.x)
    }
}

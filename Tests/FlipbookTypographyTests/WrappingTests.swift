import FlipbookGeometry
import FlipbookTypography
import Foundation
import SeededRandomValues
import Testing

/// Returns a range of UTF-16 units as a string.
private func substring(_ text: String, utf16Range: Range<Int>) -> String {
    let units = Array(text.utf16)
    return String(decoding: units[utf16Range], as: UTF16.self)
}

@Suite struct WrappingTests {
    /// No character is lost or duplicated.
    @Test(arguments: 1...60) func linesJoinToTheOriginalText(seed: Int) {
        var random = SeededRandom(seed)
        let text = random.styledText(paragraph(random.pick([.words, .characters])))
        let layout = TextLayout(text, width: CGFloat(random.number(1, 500)))
        #expect(layout.lines.map { substring(text.text, utf16Range: $0.range) }.joined() == text.text)
        #expect(!layout.isTruncated)
        for line in layout.lines {
            let expected = substring(text.text, utf16Range: line.range).filter { !$0.isNewline }
            #expect(line.text == expected)
        }
    }

    /// A line fits into the width, or has only one character.
    @Test(arguments: 1...60) func eachLineFitsOrHoldsOneCharacter(seed: Int) {
        var random = SeededRandom(seed)
        let text = random.styledText(paragraph(random.pick([.words, .characters])))
        let width = CGFloat(random.number(1, 400))
        for line in TextLayout(text, width: width).lines {
            let visible = line.text.trimmingCharacters(in: .whitespacesAndNewlines)
            #expect(line.width <= width + 0.011 || visible.count <= 1, "'\(line.text)' is \(line.width) wide, the layout is \(width) wide")
        }
    }

    /// A wider layout never has more lines, and text that fits into one line stays on one line.
    @Test(arguments: 1...40) func widerLayoutNeverHasMoreLines(seed: Int) {
        var random = SeededRandom(seed)
        let text = random.styledText(paragraph(.characters))
        let width = CGFloat(random.number(5, 300))
        let (narrow, wide) = (TextLayout(text, width: width), TextLayout(text, width: width * 1.3))
        #expect(wide.lines.count <= narrow.lines.count)
        let unlimited = TextLayout(text)
        #expect(TextLayout(text, width: unlimited.size.width).lines.count == unlimited.lines.count)
    }

    /// The first word of each line does not fit at the end of the previous line.
    @Test(arguments: 1...40) func linesAreFilledGreedily(seed: Int) {
        var random = SeededRandom(seed)
        let words = (0..<30).map { _ in random.pick(["a", "the", "flight", "of", "animation", "paper", "page"]) }
        let text = words.joined(separator: " ")
        let width = CGFloat(random.number(90, 400))
        let lines = TextLayout(StyledText(text, inter), width: width).lines
        for (line, next) in zip(lines, lines.dropFirst()) {
            let longer = line.text + next.text.prefix { $0 != " " }
            #expect(ShapedLine(longer, inter).width > width)
        }
    }

    @Test(arguments: [
        ("one two", 4), ("well-made", 5), ("天气", 1), ("x/y", 2), ("a😀", 1), ("you\u{200B}too", 4), ("wait — no", 5),
    ]) func breakIsAllowed(text: String, offset: Int) {
        #expect(firstLine(text, fittingCharacters: offset) == String(text.prefix(offset)))
    }

    @Test(arguments: [("(a)", 1), ("天。", 1), ("“天", 1), ("two\u{A0}three", 4), ("3-4", 2), ("end.", 3), ("it’s", 2)])
    func breakIsForbidden(text: String, offset: Int) {
        #expect(firstLine("and " + text, fittingCharacters: offset + 4) == "and ")
    }

    /// Returns the first line of a layout whose width fits exactly this number of characters.
    private func firstLine(_ text: String, fittingCharacters count: Int) -> String {
        let width = ShapedLine(String(text.prefix(count)).trimmingCharacters(in: .whitespaces), inter).width
        return TextLayout(StyledText(text, inter), width: width + 0.5).lines[0].text
    }

    @Test func emptyTextHasTheHeightOfOneLine() {
        let layout = TextLayout(StyledText("", inter), width: 100)
        #expect(layout.lines.count == 1)
        #expect(abs(Double(layout.size.height) - 17 * 3408 / 2816) < 0.02, "Inter: ascent 2728 and descent 680, of 2816 units per em")
        #expect(TextLayout(StyledText("a\n", inter)).lines.count == 2)
        #expect(TextLayout(StyledText("a\n\nb", inter)).lines.map(\.text) == ["a", "", "b"])
    }
}

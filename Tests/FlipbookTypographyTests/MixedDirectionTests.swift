import FlipbookGeometry
import Foundation
import SeededRandomValues
import Testing
@testable import FlipbookTypography

/// Lines with left-to-right and right-to-left parts.
@Suite struct MixedDirectionTests {
    private let bold = TextStyle(font: FontDescriptor(weight: 700, size: 23))

    private func line(_ text: String) -> TextLayout.Line { TextLayout(StyledText(text, inter), width: 500).lines[0] }

    private func width(_ text: String) -> Double { Double(ShapedLine(text, inter).width) }

    private func isNear(_ a: CGFloat, _ b: Double) -> Bool { abs(Double(a) - b) < 1e-6 }

    /// Returns a random text of English and Hebrew words and numbers, in several styles.
    private func randomText(_ random: inout SeededRandom, _ paragraph: ParagraphStyle) -> StyledText {
        var text = ""
        var spans: [StyledText.Span] = []
        let words = ["Flip", "שלום", "עולם!", "12.5%", "(of)", "אב", "a", "(כן)", "😀"]
        for _ in 0..<random.integer(2...20) {
            let piece = random.pick(words) + random.pick([" ", " ", "  ", ""])
            text += piece
            var style = TextStyle(font: FontDescriptor(weight: random.pick([400, 700]), size: CGFloat(random.number(9, 30))))
            if random.bool(0.3) { style.tracking = CGFloat(random.number(-0.5, 4)) }
            spans.append(StyledText.Span(count: piece.utf16.count, style: style, paragraph: paragraph))
        }
        return StyledText(text, spans)
    }

    // MARK: - Indents

    private func indented(tail: CGFloat) -> ParagraphStyle {
        var style = ParagraphStyle()
        (style.firstLineIndent, style.headIndent, style.tailIndent) = (20, 8, tail)
        return style
    }

    @Test(arguments: [(-10, 10.0), (95, 25)]) func indentsOfARightToLeftParagraphAreOnItsRightSide(tail: CGFloat, minimumLeft: Double) {
        let text = StyledText("אב גד הו זח טי כל מנ סע פצ קר\nabc", inter, indented(tail: tail))
        let layout = TextLayout(text, width: 120)
        let hebrew = layout.lines.dropLast()
        #expect(hebrew.count > 1 && layout.lines.last?.left == 20)
        for (index, line) in hebrew.enumerated() {
            #expect(isNear(line.right, index == 0 ? 100 : 112) && Double(line.left) >= minimumLeft - 0.011, "\(line.frame)")
        }
        let again = TextLayout(text, width: layout.size.width)
        #expect(abs(Double(layout.size.width) - 120) < 1e-6 && again.lines.map(\.text) == layout.lines.map(\.text))
    }

    /// The longest line determines the width, which includes the indent.
    @Test func indentOfARightToLeftTextWithoutWidthIsOnItsRightSide() {
        let text = StyledText("אב\nגדהוזח", inter, indented(tail: 0))
        let layout = TextLayout(text)
        #expect(isNear(layout.lines[1].left, 0) && isNear(layout.lines[0].right, Double(layout.lines[1].right)))
        #expect(isNear(layout.size.width, Double(layout.lines[1].width) + 20))
        let again = TextLayout(text, width: layout.size.width)
        #expect(isNear(again.lines[0].left, Double(layout.lines[0].left)) && again.lines.count == 2)
    }

    @Test func tabStopsOfARightToLeftParagraphIgnoreItsIndent() {
        var style = indented(tail: 0)
        style.firstLineIndent = 30
        let line = TextLayout(StyledText("\tאב", inter, style), width: 500).lines[0]
        #expect(isNear(line.x(at: 1), 500 - 56) && isNear(line.x(at: 0), 500 - 30))
    }

    /// The area leaves a space on both sides.
    @Test(arguments: [("אב גד הו זח טי כל מנ סע פצ קר", true), ("one two six ten one two six ten", false)])
    func linesBesideAnAreaHaveTheOrderOfTheParagraph(text: String, isRightToLeft: Bool) {
        var area = Path()
        area.addRect(CGRect(x: 70, y: -5, width: 25, height: 400))
        let lines = TextLayout(StyledText(text, inter), width: 160, exclusions: TextExclusions([area])).lines
        #expect(lines.count > 2 && lines[0].top == lines[1].top && lines[2].top > lines[1].top)
        let (left, right) = isRightToLeft ? (lines[1], lines[0]) : (lines[0], lines[1])
        #expect(left.right <= 70.011 && right.left >= 94.9 && right.right <= 160.011)
        #expect(isNear(isRightToLeft ? right.right : right.left, isRightToLeft ? 160 : 95))
    }

    // MARK: - Carets

    @Test func caretBeforeAHebrewWordIsAtItsRightEdge() {
        let line = line("abc שלום")
        #expect(isNear(line.x(at: 4), width("abc שלום")))
        #expect(isNear(line.x(at: 7), width("abc ם")), "the caret is to the right of the last letter")
        #expect(isNear(line.x(at: 2), width("ab")) && isNear(line.x(at: 8), width("abc שלום")))
    }

    @Test func hebrewLineBeginsAtTheRightEdge() {
        let (line, all) = (line("שלום אב"), width("שלום אב"))
        #expect(line.isRightToLeft && isNear(line.x(at: 0), 500) && isNear(line.x(at: 7), 500 - all))
        #expect(isNear(line.x(at: 5), 500 - width("שלום ")))
        #expect(line.offset(at: 500 - CGFloat(all) - 30) == 7 && line.offset(at: 640) == 0, "outside of the text")
        #expect(line.offset(at: line.x(at: 2) - 1) == 2 && line.offset(at: line.x(at: 2) + 1) == 2)
    }

    /// The characters of a line fill it without gaps. A point in the first half of a character is the position before it.
    @Test(arguments: 1...40) func charactersFillTheLine(seed: Int) throws {
        var random = SeededRandom(seed)
        let alignment = random.pick([ParagraphStyle.Alignment.left, .center, .right, .natural, .justified])
        let text = randomText(&random, paragraph(.words, alignment))
        for line in TextLayout(text, width: CGFloat(random.number(60, 400))).lines where line.hasRightToLeft {
            let frames = line.fragments.map { (left: $0.x, right: $0.x + $0.width) }.sorted { $0.left < $1.left }
            for (a, b) in zip(frames, frames.dropFirst()) { #expect(abs(Double(a.right - b.left)) < 1e-6) }
            let whole = try #require(line.areas(of: line.range).first)
            #expect(isNear(whole.left, Double(frames[0].left)) && isNear(whole.right, Double(frames[frames.count - 1].right)))
            for (caret, next) in zip(line.carets, line.carets.dropFirst()) {
                let area = line.areas(of: caret.offset..<next.offset)[0]
                let isRightToLeft = abs(area.right - caret.x) < abs(area.left - caret.x)
                #expect(isNear(caret.x, Double(isRightToLeft ? area.right : area.left)))
                guard area.right - area.left > 1 else { continue }
                #expect(line.offset(at: isRightToLeft ? area.right - 0.3 : area.left + 0.3) == caret.offset)
                #expect(line.offset(at: isRightToLeft ? area.left + 0.3 : area.right - 0.3) == next.offset)
            }
        }
    }

    @Test func selectionOfBothDirectionsHasSeveralRectangles() {
        let layout = TextLayout(StyledText("abc אבג def", inter), width: 500)
        // The last letter and the space of the first word, and two of three Hebrew letters.
        let frames = layout.frames(of: 2..<6)
        #expect(frames.count == 2)
        #expect(isNear(frames[0].minX, width("ab")) && isNear(frames[0].maxX, width("abc ")))
        #expect(isNear(frames[1].minX, width("abc ג")) && isNear(frames[1].maxX, width("abc אבג")))
        #expect(layout.frames(of: 1..<9).count == 1 && layout.frames(of: 4..<4).isEmpty)
    }

    @Test func caretsOfALineSeparatorAreAtTheEndOfTheLine() {
        let layout = TextLayout(StyledText("אב ab\nגד", inter), width: 300)
        #expect(isNear(layout.lines[0].x(at: 5), 300 - width("אב ab")) && layout.lines[0].offset(at: 3) == 5)
        #expect(layout.frames(of: 5..<6) == [CGRect(x: layout.lines[0].x(at: 5), y: 0, width: 0, height: layout.lines[0].height)])
    }

    // MARK: - Order

    @Test func firstStrongCharacterDecidesForAllLinesOfAParagraph() {
        let english = "Some words and then שלום again\nעולם one\nend"
        let layout = TextLayout(StyledText(english, inter), width: CGFloat(width("Some words and then")) + 2)
        #expect(layout.lines.map(\.isRightToLeft) == [false, false, true, false] && layout.lines[1].text.hasPrefix("שלום"))
        #expect(layout.lines.map { $0.left == 0 } == [true, true, false, true])
        #expect(isNear(layout.lines[2].right, width("Some words and then") + 2))
        let hebrew = TextLayout(StyledText("שלום\u{2028}one two", inter), width: 300)
        #expect(isNear(hebrew.lines[1].right, 300), "a line separator does not end the paragraph")
    }

    /// A space between two Hebrew words at the end of a line of an English paragraph is on the right side (rule L1).
    @Test func spaceAtTheEndOfALineHasTheDirectionOfTheParagraph() {
        let line = TextLayout(StyledText("abc אבג דהו", inter), width: CGFloat(width("abc אבג")) + 2).lines[0]
        #expect(line.range == 0..<8 && isNear(line.x(at: 4), width("abc אבג")) && line.right == line.x(at: 7))
        #expect(isNear(line.x(at: 8), width("abc אבג ")))
    }

    /// The second half of the first run and the first half of the second run are one Hebrew word.
    @Test func runsOfSeveralDirectionsAreSplit() {
        let text = StyledText(
            "abc אבגד efg", [StyledText.Span(count: 6, style: TextStyle(font: inter)), StyledText.Span(count: 6, style: bold)])
        let line = TextLayout(text, width: 500).lines[0]
        #expect(line.fragments.map(\.line.text) == ["abc ", "אב", "גד", " efg"])
        #expect(line.fragments[2].x < line.fragments[1].x && line.fragments[0].x == 0)
        #expect(isNear(line.fragments[3].x, Double(line.fragments[1].x + line.fragments[1].width)))
    }

    @Test func bracketInRightToLeftTextIsMirrored() {
        let text = StyledText(
            "אב (גד",
            [
                StyledText.Span(count: 3, style: TextStyle(font: inter)), StyledText.Span(count: 1, style: bold),
                StyledText.Span(count: 2, style: TextStyle(font: inter)),
            ])
        let bracket = TextLayout(text, width: 500).lines[0].fragments[1].line
        #expect(bracket.text == "(" && bracket.glyphRun.glyphs.map(\.glyphID) == ShapedLine(")", bold.font).glyphRun.glyphs.map(\.glyphID))
        #expect(bracket != ShapedLine("(", bold.font))
    }

    @Test func ellipsisOfARightToLeftTextIsOnTheLeft() {
        let text = StyledText("שלום עולם אבגד", inter, paragraph(.truncateTail))
        let line = TextLayout(text, width: CGFloat(width("שלום עולם")), lineLimit: 1).lines[0]
        #expect(line.isTruncated && line.fragments.count == 2 && line.fragments[1].line.text == "…")
        #expect(line.fragments[1].x < line.fragments[0].x && isNear(line.right, width("שלום עולם")))
        let middle = TextLayout(
            StyledText("a אבגדהוזחטיכ", inter, paragraph(.truncateMiddle)), width: CGFloat(width("a אבגדהו")), lineLimit: 1
        ).lines[0]
        #expect(middle.fragments.map(\.line.text).first == "a " && middle.fragments.count == 4)
        #expect(middle.fragments[3].x < middle.fragments[2].x && middle.fragments[2].x < middle.fragments[1].x)
    }

    // MARK: - Justified lines

    @Test func justifiedLinesOfBothDirectionsFillTheWidth() {
        var style = paragraph(.words, .justified)
        style.firstLineIndent = 5
        let text = StyledText("אבג abc דהו def  זחט ghi ab", inter, style)
        let layout = TextLayout(text, width: 170)
        #expect(layout.lines.count > 1 && layout.lines[0].hasRightToLeft)
        for (index, line) in layout.lines.dropLast().enumerated() {
            // The first line is indented at the right, where a right-to-left paragraph begins.
            let right = index == 0 ? 165.0 : 170
            #expect(isNear(line.left, 0) && isNear(line.right, right))
            let end = line.range.upperBound - 1
            #expect(isNear(line.x(at: line.range.lowerBound), right) && isNear(line.x(at: end), Double(line.left)))
            #expect(isNear(line.x(at: end) - line.x(at: end + 1), width(" ")), "the space at the end is not widened")
        }
        #expect(isNear(layout.lines.last!.right, 170), "the last line is on the right")
    }

    @Test func spacesAtTheEndOfAJustifiedLineAreNotWidened() {
        let text = "one two three   four"
        let line = TextLayout(StyledText(text, inter, paragraph(.words, .justified)), width: 120).lines[0]
        #expect(line.range == 0..<16 && isNear(line.x(at: 13), 120))
        #expect(isNear(line.x(at: 15) - line.x(at: 13), width("  ")) && isNear(line.x(at: 16) - line.x(at: 13), width("   ")))
    }
}

import FlipbookGeometry
import FlipbookTypography
import Foundation
import SeededRandomValues
import Testing

@Suite struct TruncationTests {
    private let pangram = "The quick brown fox jumps over the lazy dog"

    private func line(_ mode: ParagraphStyle.BreakMode, _ width: CGFloat, _ text: String? = nil) -> TextLayout.Line {
        TextLayout(StyledText(text ?? pangram, inter, paragraph(mode)), width: width, lineLimit: 1).lines[0]
    }

    @Test(arguments: 1...30) func truncatedTextFitsAndIsAsLongAsPossible(seed: Int) throws {
        var random = SeededRandom(seed)
        let width = CGFloat(random.number(40, 300))
        let tail = line(.truncateTail, width)
        #expect(tail.width <= width + 0.011 && tail.isTruncated && tail.text.hasSuffix("…"))
        let beginning = String(tail.text.dropLast())
        #expect(pangram.hasPrefix(beginning) && !beginning.hasSuffix(" "))
        let next = try #require(pangram.dropFirst(beginning.count).firstIndex { $0 != " " })
        #expect(ShapedLine(pangram[...next] + "…", inter).width > width - 0.5, "one more letter does not fit")

        let head = line(.truncateHead, width)
        #expect(head.width <= width + 0.011 && head.text.hasPrefix("…") && pangram.hasSuffix(head.text.dropFirst()))

        let middle = line(.truncateMiddle, width)
        let parts = middle.text.split(separator: "…", omittingEmptySubsequences: false)
        #expect(middle.width <= width + 0.011 && parts.count == 2)
        #expect(pangram.hasPrefix(parts[0]) && pangram.hasSuffix(parts[1]))
        #expect(abs(parts[0].count - parts[1].count) <= 2, "both parts are equally long, apart from spaces beside the ellipsis")
    }

    @Test func fittingTextIsNotTruncated() {
        for mode in [ParagraphStyle.BreakMode.truncateTail, .truncateHead, .truncateMiddle, .clip, .words] {
            let whole = line(mode, ShapedLine(pangram, inter).width)
            #expect(whole.text == pangram && !whole.isTruncated)
        }
    }

    @Test func clippedTextExtendsBeyondTheEdge() {
        let clipped = line(.clip, 100)
        #expect(clipped.text == pangram && clipped.width > 300)
        let wrapped = TextLayout(StyledText(pangram, inter, paragraph(.words)), width: 100, lineLimit: 1)
        #expect(wrapped.lines.map(\.text) == ["The quick "] && wrapped.isTruncated)
    }

    @Test func onlyTheLastLineIsTruncated() {
        let layout = TextLayout(StyledText(pangram, inter, paragraph(.truncateTail)), width: 120, lineLimit: 2)
        #expect(layout.lines.count == 2 && layout.isTruncated)
        #expect(layout.lines[0].text == "The quick " && layout.lines[1].text.hasPrefix("brown"))
        #expect(layout.lines[1].text.hasSuffix("…"))
        let hidden = TextLayout(StyledText("one\ntwo", inter, paragraph(.truncateTail)), width: 120, lineLimit: 1)
        #expect(hidden.lines.map(\.text) == ["one…"])
    }

    /// A limited height has the same effect as a line limit: lines that do not fit are omitted, and the last visible line is truncated.
    @Test func heightLimitsTheLines() {
        let text = StyledText(pangram, inter, paragraph(.truncateTail))
        let all = TextLayout(text, width: 120)
        #expect(all.lines.count == 4 && !all.isTruncated)
        let heightOfTwoLines = all.lines[1].bottom
        let two = TextLayout(text, width: 120, height: heightOfTwoLines)
        #expect(two.lines.count == 2 && two.isTruncated && two.lines[1].text.hasSuffix("…"))
        #expect(TextLayout(text, width: 120, height: 3).lines.count == 1, "there is always one line")
    }
}

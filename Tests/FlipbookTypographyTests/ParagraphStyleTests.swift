import FlipbookGeometry
import FlipbookTypography
import Foundation
import SeededRandomValues
import Testing

@Suite struct ParagraphStyleTests {
    private let text = "Some words that need three lines or so to be set"

    private func layout(_ alignment: ParagraphStyle.Alignment, _ width: CGFloat = 150) -> TextLayout {
        TextLayout(StyledText(text, inter, paragraph(.words, alignment)), width: width)
    }

    @Test func linesAreAligned() {
        for line in layout(.left).lines { #expect(line.left == 0) }
        for line in layout(.natural).lines { #expect(line.left == 0) }
        for line in layout(.center).lines { #expect(abs(Double(line.left + line.right) - 150) < 1e-9) }
        for line in layout(.right).lines { #expect(abs(Double(line.right) - 150) < 1e-9) }
        let justified = layout(.justified).lines
        for line in justified.dropLast() { #expect(abs(Double(line.right) - 150) < 1e-9 && line.left == 0) }
        #expect(justified.last?.width == layout(.left).lines.last?.width, "the last line of a paragraph is not justified")
        let hebrew = TextLayout(StyledText("שלום", inter), width: 150).lines[0]
        #expect(abs(Double(hebrew.right) - 150) < 1e-9, "natural alignment follows the script")
    }

    /// Without a width, the widest line determines the width.
    @Test func alignmentWithoutWidthUsesTheWidestLine() {
        let unlimited = TextLayout(StyledText("a\nlonger", inter, paragraph(.words, .right)))
        #expect(unlimited.lines[0].right == unlimited.lines[1].right && unlimited.lines[1].left == 0)
    }

    /// An excluded area below the text does not change the distances.
    @Test func excludedAreaBelowTheTextDoesNotChangeTheSpacing() {
        var style = paragraph(.words)
        (style.lineSpacing, style.paragraphSpacing, style.paragraphSpacingBefore) = (3, 11, 5)
        let text = StyledText("one two three four\nfive\n", inter, style)
        var area = Path()
        area.addRect(CGRect(x: 0, y: 900, width: 40, height: 20))
        let layout = TextLayout(text, width: 100, exclusions: TextExclusions([area]))
        #expect(layout.lines.map(\.top) == TextLayout(text, width: 100).lines.map(\.top) && layout.lines.count == 4)
    }

    @Test func spacingAndIndentsAreApplied() {
        var style = paragraph(.words)
        (style.lineSpacing, style.paragraphSpacing, style.paragraphSpacingBefore) = (3, 11, 5)
        (style.firstLineIndent, style.headIndent, style.tailIndent) = (20, 8, -10)
        let lines = TextLayout(StyledText("one two three four\nfive", inter, style), width: 100).lines
        let height = Double(lines[0].height)
        #expect(lines.map { Double($0.left) } == [20, 8, 20])
        #expect(abs(Double(lines[1].top - lines[0].bottom) - 3) < 1e-9)
        #expect(abs(Double(lines[2].top - lines[1].bottom) - 19) < 1e-9)
        for line in lines { #expect(line.right <= 90.01) }
        style.lineHeightMultiple = 1.5
        let tall = TextLayout(StyledText("one", inter, style), width: 100).lines[0]
        #expect(abs(Double(tall.height) - height * 1.5) < 1e-9)
        #expect(
            abs(Double(tall.baseline) - (Double(lines[0].baseline) + height * 0.5)) < 1e-9, "the additional height is above the letters")
        (style.minimumLineHeight, style.maximumLineHeight) = (12, 13)
        #expect(TextLayout(StyledText("one", inter, style), width: 100).lines[0].height == 13)
    }

    /// A line separator ends a line, but not its paragraph. An excluded area below the text does not change that.
    @Test(arguments: ["\u{2028}", "\u{B}", "\u{C}", "\u{85}"], [false, true])
    func lineSeparatorsStartNoParagraph(separator: String, hasArea: Bool) {
        var style = paragraph(.words)
        (style.lineSpacing, style.paragraphSpacing, style.paragraphSpacingBefore) = (3, 11, 5)
        (style.firstLineIndent, style.headIndent) = (20, 8)
        var area = Path()
        area.addRect(CGRect(x: 0, y: 900, width: 40, height: 20))
        let cases: [(text: String, lefts: [Double], distances: [Double])] = [
            ("one" + separator + "two\nthree" + separator, [20, 8, 20, 8], [3, 19, 3]), (separator + "one", [20, 8], [3]),
            ("one\r\ntwo\u{2029}three\rfour\n", [20, 20, 20, 20, 20], [19, 19, 19, 19]),
        ]
        for (text, lefts, distances) in cases {
            let styled = StyledText(text, inter, style)
            let layout =
                hasArea
                ? TextLayout(styled, width: 100, exclusions: TextExclusions([area])) : TextLayout(styled, width: 100)
            let lines = layout.lines
            #expect(lines.map { Double($0.left) } == lefts)
            let spaces = zip(lines, lines.dropFirst()).map { Double($1.top - $0.bottom) }
            #expect(spaces.map { ($0 * 1000).rounded() / 1000 } == distances)
        }
    }

    @Test func tallestStyleSetsTheLineHeight() {
        var raised = TextStyle(font: FontDescriptor(size: 12))
        raised.baselineOffset = 20
        let spans = [
            StyledText.Span(count: 1, style: TextStyle(font: FontDescriptor(size: 40))), StyledText.Span(count: 1, style: raised),
        ]
        let line = TextLayout(StyledText("ab", spans)).lines[0]
        let (large, small) = (
            FontSystem.installed.metrics(for: FontDescriptor(size: 40)), FontSystem.installed.metrics(for: FontDescriptor(size: 12))
        )
        #expect(line.ascent == max(large.ascent, small.ascent + 20) && line.descent == large.descent)
        #expect(line.fragments[1].x == line.fragments[0].width)
    }

    @Test func trackingIsAddedToEveryCharacter() {
        let plain = ShapedLine("wide", inter)
        let tracked = ShapedLine("wide", inter, tracking: 2.5)
        #expect(abs(Double(tracked.width - plain.width) - 10) < 1e-9)
        #expect(abs(Double(tracked.x(ofCharacter: 2) - plain.x(ofCharacter: 2)) - 5) < 1e-9)
    }
}

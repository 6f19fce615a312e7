import FlipbookGeometry
import FlipbookTypography
import Foundation
import SeededRandomValues
import Testing

/// Tabs, whose stops are at multiples of 28 points from the left edge, or at the stops of the paragraph.
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

    // MARK: - Stops of the paragraph

    private func style(_ stops: [TabStop]?, interval: CGFloat = 0) -> ParagraphStyle {
        var style = paragraph(.words)
        (style.tabStops, style.tabInterval) = (stops, interval)
        return style
    }

    @Test(
        arguments: [
            (.left, 0), (.natural, 0), (.justified, 0), (.center, 0.5), (.right, 1),
        ] as [(ParagraphStyle.Alignment, Double)]) func textIsPlacedAtAStop(alignment: ParagraphStyle.Alignment, part: Double)
    {
        let line = line("a\tbcd \te", style([TabStop(location: 120, alignment: alignment), TabStop(location: 200)]))
        #expect(abs(Double(line.x(at: 2)) - (120 - part * width("bcd"))) < 1e-6)
        #expect(abs(Double(line.x(at: 7)) - 200) < 1e-6 && abs(Double(line.width) - 200 - width("e")) < 1e-6)
    }

    @Test func textThatIsTooLongForAStopFollowsTheTab() {
        for alignment in [ParagraphStyle.Alignment.center, .right] {
            let line = line("word\tlong words", style([TabStop(location: 47, alignment: alignment)]))
            #expect(abs(Double(line.x(at: 5)) - width("word")) < 1e-6)
        }
    }

    /// The bitmap of the terminators has only the bit of the period, U+002E.
    @Test func textUpToATerminatorEndsAtAStop() {
        var points = [UInt8](repeating: 0, count: 8192)
        points[5] = 1 << 6
        let stop = TabStop(location: 90, alignment: .right, terminators: points)
        for (text, point) in [("\t12.75", 3), ("\t1234.5", 5), ("\t7", 2)] {
            #expect(abs(Double(line(text, style([stop])).x(at: point)) - 90) < 1e-6)
        }
    }

    @Test func stopsAfterTheLastOneHaveTheIntervalOfTheParagraph() {
        let stops = line("a\tb\tc", style([TabStop(location: 50)], interval: 40))
        #expect(abs(Double(stops.x(at: 2)) - 50) < 1e-6 && abs(Double(stops.x(at: 4)) - 80) < 1e-6)
        #expect(abs(Double(line("a\tb", style([], interval: 45)).x(at: 2)) - 45) < 1e-6)
        let defaultStops = line(String(repeating: "\t", count: 13), style(nil, interval: 50))
        #expect(abs(Double(defaultStops.x(at: 12)) - 336) < 1e-6 && abs(Double(defaultStops.x(at: 13)) - 350) < 1e-6)
        #expect(line("a\tb", style([], interval: 1e-300)).width.isFinite)
    }

    @Test(arguments: 1...30) func linesWithStopsOfTheParagraphFit(seed: Int) {
        var random = SeededRandom(seed)
        let text = (0..<12).map { _ in random.pick(["one", "seven", "a"]) + random.pick(["\t", " ", "\t\t", " \t"]) }.joined()
        let width = CGFloat(random.number(110, 300))
        let stops = (1...4).map { index in
            TabStop(location: CGFloat(index) * width / 4, alignment: random.pick([.left, .center, .right]))
        }
        let layout = TextLayout(StyledText(text, inter, style(stops, interval: 33)), width: width)
        #expect(layout.lines.map(\.text).joined() == text && layout.lines.allSatisfy { $0.right <= width + 0.011 })
    }

    /// The stops of a right-to-left line are measured from its right edge.
    @Test func tabOfARightToLeftLineEndsAtAStop() {
        let line = line("אב\tגד")
        #expect(abs(Double(line.x(at: 3)) - (500 - 28)) < 1e-6 && abs(Double(line.x(at: 2)) - (500 - width("אב"))) < 1e-6)
    }

    @Test func textOfARightToLeftLineEndsAtARightStop() {
        let line = line("אב\tגד", style([TabStop(location: 120, alignment: .right)]))
        #expect(abs(Double(line.x(at: 5)) - (500 - 120)) < 1e-6 && abs(Double(line.x(at: 3)) - (500 - 120 + width("גד"))) < 1e-6)
    }
}

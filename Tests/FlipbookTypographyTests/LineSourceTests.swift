import FlipbookGeometry
import Foundation
import SeededRandomValues
import Testing
@testable import FlipbookTypography

/// The deferred lines of long texts, whose fragments and carets are made when they are requested.
@Suite struct LineSourceTests {
    /// Returns a paragraph of at most 400 characters, with its newline.
    private func paragraphText(_ random: inout SeededRandom, _ others: [String]) -> String {
        let words = ["Pack", "my", "box", "(with)", "five-dozen", "AVATAR", "jugs,", "To", "Wave.", "a", "1984", "  "]
        let pieces = (0..<random.integer(0...45)).map { _ in random.pick(random.bool(0.9) ? words : others) + " " }
        return pieces.joined() + random.pick(["\n", "\n", "\r\n"])
    }

    /// All that is known about a line of a paragraph, without its vertical position. `start` is the offset of the paragraph.
    private func description(_ line: TextLayout.Line, from start: Int) -> String {
        let fragments = line.fragments.map { "\($0.x) \($0.line.text.debugDescription) \($0.width) \($0.line.glyphRun.cumulativeAdvances)" }
        return """
            \(line.range.lowerBound - start) \(line.range.count) \(line.left) \(line.width) \(line.height) \(line.ascent) \(line.descent) \
            \(line.isTruncated) \(line.extent) \(line.carets.map { "\($0.offset - start) \($0.x)" }) \(fragments)
            """
    }

    /// A paragraph of a long text has the lines of the paragraph alone, which is a short text, so that its lines are made at once.
    @Test(arguments: 1...60) func paragraphHasTheSameLinesInALongText(seed: Int) {
        var random = SeededRandom(seed)
        let others = random.bool() ? ["over"] : ["天气", "e\u{301}", "é", "in\u{AD}com\u{AD}plete", "😀", "\t", "\u{A0}", "ภาษา"]
        let paragraphs = (0..<random.integer(8...20)).map { _ in paragraphText(&random, others) }
        var style = TextStyle(font: FontDescriptor(weight: random.pick([400, 700]), size: CGFloat(random.number(9, 30))))
        if random.bool() { (style.tracking, style.baselineOffset) = (CGFloat(random.number(-1, 3)), CGFloat(random.number(-9, 9))) }
        var paragraph = paragraph(random.pick([.words, .characters]), random.pick([.natural, .left, .center, .justified]))
        (paragraph.firstLineIndent, paragraph.headIndent) = random.bool() ? (0, 0) : (CGFloat(random.number(0, 30)), 7)
        let width = CGFloat(random.number(40, 400))
        let all = paragraphs.joined()
        let lines = TextLayout(StyledText(all, style, paragraph), width: width).lines
        var (first, start) = (0, 0)
        for text in paragraphs {
            // The last line is the empty one after the newline.
            let expected = TextLayout(StyledText(text, style, paragraph), width: width).lines.dropLast()
            #expect(expected.allSatisfy { $0.source == nil })
            #expect(
                lines[first..<(first + expected.count)].map { description($0, from: start) } == expected.map { description($0, from: 0) })
            first += expected.count
            start += text.utf16.count
        }
        #expect(first == lines.count - 1 && lines.map(\.text).joined().count > 400)
        let isLeft = paragraph.alignment == .natural || paragraph.alignment == .left
        #expect(lines.contains { $0.source != nil } == isLeft)
    }

    private func lines(_ count: Int, _ alignment: ParagraphStyle.Alignment = .natural, _ word: String = "words ") -> [TextLayout.Line] {
        TextLayout(StyledText(String(repeating: word, count: count), inter, paragraph(.words, alignment)), width: 140).lines
    }

    /// Only lines of long texts are deferred, if they are not moved, and have only glyphs of their paragraph.
    @Test func onlyMeasuredLinesAreDeferred() {
        #expect(lines(66).allSatisfy { $0.source == nil } && lines(67).allSatisfy { $0.source != nil })
        #expect(lines(67, .left).allSatisfy { $0.source === lines(67, .left)[0].source }, "a known layout has one source")
        for alignment in [ParagraphStyle.Alignment.center, .right, .justified] {
            #expect(lines(67, alignment).allSatisfy { $0.source == nil })
        }
        #expect(lines(200, .natural, "天气 ").allSatisfy { $0.source == nil } && lines(99, .natural, "שלום ").allSatisfy { $0.source == nil })
    }

    /// The glyphs of a deferred line are made once.
    @Test func requestsHaveTheSameGlyphs() {
        let line = lines(90)[2]
        #expect(line.source != nil && line.fragments[0].line.glyphRun === line.fragments[0].line.glyphRun)
    }

    /// A kept layout includes the size of the text that makes its lines.
    @Test func deferredLinesCountTheirText() {
        let text = StyledText(String(repeating: "several words ", count: 40), inter)
        let prepared = FontSystem.installed.preparedText(for: text)
        #expect(TextLayout(text, width: 140).byteCount > prepared.byteCount)
    }
}

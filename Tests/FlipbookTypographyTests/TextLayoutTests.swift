import CoreGraphics
import FlipbookTypography
import Foundation
import SeededRandomValues
import Testing

private let inter = FontDescriptor(size: 17)

private func paragraph(_ mode: ParagraphStyle.BreakMode, _ alignment: ParagraphStyle.Alignment = .natural) -> ParagraphStyle {
    ParagraphStyle(alignment: alignment, breakMode: mode)
}

extension SeededRandom {
    /// Returns words, spaces, line separators, Chinese characters and emoji, in several styles.
    fileprivate mutating func styledText(_ paragraph: ParagraphStyle) -> StyledText {
        let pieces = [
            "Flip", "book", "AVATAR", "a", "(of)", "well-made", "animation", "天气很好，", "😀", "👩‍👩‍👧‍👦", "é", "office", "—", "12:30", "x/y", "\n",
            "  ",
        ]
        var text = ""
        var spans: [StyledText.Span] = []
        for _ in 0..<integer(1...25) {
            let piece = pick(pieces) + (bool(0.8) ? " " : "")
            text += piece
            var style = TextStyle(font: FontDescriptor(weight: pick([300, 400, 700]), size: CGFloat(number(7, 40))))
            if bool(0.3) { style.tracking = CGFloat(number(-0.5, 4)) }
            spans.append(StyledText.Span(count: piece.utf16.count, style: style, paragraph: paragraph))
        }
        return StyledText(text, spans)
    }
}

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
            #expect(line.width <= width + 0.011 || visible.count <= 1, "\(line.text) is \(line.width) wide in \(width)")
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

    /// The first word of the next line does not fit into a line.
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

    /// Lines that do not fit into the height are truncated like lines above the line limit.
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

@Suite struct CaretTests {
    @Test(arguments: 1...40) func caretsAndOffsetsAgree(seed: Int) throws {
        var random = SeededRandom(seed)
        let text = random.styledText(paragraph(.words, random.pick([.left, .center, .right, .justified])))
        let layout = TextLayout(text, width: CGFloat(random.number(60, 400)))
        var units = 0
        for character in text.text {
            let caret = layout.caret(at: units)
            let line = layout.lines[layout.lineIndex(at: units)]
            #expect(line.range.contains(units))
            #expect(abs(caret.minX - line.x(at: units)) < 1e-9)
            let next = line.carets.first { $0.offset > units }?.x ?? caret.minX
            // The nearest caret is unique only if the character is not too narrow.
            if next - caret.minX > 1 {
                #expect(layout.offset(at: CGPoint(x: caret.minX + 0.3, y: caret.midY)) == units)
            }
            units += character.utf16.count
        }
    }

    @Test func caretsAndSelectionOfTwoLines() {
        let layout = TextLayout(StyledText("ab cd", inter), width: 25)
        #expect(layout.lines.count == 2)
        #expect(layout.caret(at: 0).minX == 0 && layout.caret(at: 3).minY == layout.lines[1].top)
        #expect(layout.offset(at: CGPoint(x: -50, y: -50)) == 0)
        #expect(layout.offset(at: CGPoint(x: 500, y: 5)) == 2, "the offset is not on the next line")
        #expect(layout.offset(at: CGPoint(x: 500, y: 500)) == 5)
        let selected = layout.frames(of: 1..<4)
        #expect(selected.count == 2 && selected[0].minX == layout.caret(at: 1).minX && selected[1].maxX == layout.caret(at: 4).minX)
        #expect(TextLayout(StyledText("", inter), width: 50).offset(at: CGPoint(x: 9, y: 9)) == 0)
    }

    /// Each letter of a ligature has its own caret position; an emoji of four people is one character.
    @Test func caretsAreBetweenGraphemeClusters() {
        let line = ShapedLine("👩‍👩‍👧‍👦x", inter)
        #expect(line.glyphRun.starts == [0, 11, 12])
        #expect(line.x(ofCharacter: 1) > 10)
        let advances = ShapedLine("office", inter).glyphRun.cumulativeAdvances
        #expect(zip(advances, advances.dropFirst()).allSatisfy { $0 < $1 })
    }
}

@Suite struct BidirectionalAlgorithmTests {
    /// Returns the visual order of a text whose uppercase letters are treated as Hebrew letters.
    private func visualText(_ text: String) -> String {
        let letters = text.map { $0.isUppercase ? Character(Unicode.Scalar(UInt32($0.unicodeScalars.first!.value) - 65 + 0x5D0)!) : $0 }
        let levels = BidirectionalAlgorithm.levels(String(letters), count: letters.count)
        return String(BidirectionalAlgorithm.visualOrder(of: levels).map { Array(text)[$0] })
    }

    /// The examples of UAX 9 and similar ones.
    @Test(arguments: [
        ("car means CAR.", "car means RAC."), ("CAR is car.", ".is car RAC"), ("AB 12% CD", "DC 12% BA"), ("abc", "abc"), ("ABC", "CBA"),
        ("ABC abc", "abc CBA"),
        ("he said CAR 12, ok", "he said 12 RAC, ok"), ("AB 12.5 CD", "DC 12.5 BA"), ("AB-CD", "DC-BA"), ("a 12 b", "a 12 b"),
        ("AB cd EF", "FE cd BA"), ("ab CD EF gh", "ab FE DC gh"), ("AB ", " BA"), ("12 AB", "BA 12"), ("", ""),
    ])
    func mixedDirectionsAreReordered(text: String, order: String) { #expect(visualText(text) == order) }

    @Test func rightToLeftTextKeepsItsWidth() {
        let word = "שלום"
        let (one, two) = (ShapedLine(word, inter), ShapedLine("abc " + word, inter))
        #expect(abs(Double(two.width - one.width - ShapedLine("abc ", inter).width)) < 1e-9)
    }

    /// Spaces at the end of a right-to-left line hang out on its left side, and bold words are in visual order.
    @Test func fragmentsOfRightToLeftLinesAreReordered() {
        let text = "שלום עולם"
        let bold = TextStyle(font: FontDescriptor(weight: 700, size: 17))
        let styled = StyledText(
            text, [StyledText.Span(count: 4, style: TextStyle(font: inter)), StyledText.Span(count: 5, style: bold)])
        let line = TextLayout(styled, width: 300).lines[0]
        #expect(line.fragments[0].x > line.fragments[1].x, "the first word is on the right")
        #expect(abs(Double(line.fragments[0].x + line.fragments[0].width) - 300) < 1e-6)
        let hanging = TextLayout(StyledText("שלום עולם", inter), width: ShapedLine("שלום ", inter).width + 1).lines[0]
        #expect(hanging.fragments[0].x < hanging.left)
    }
}

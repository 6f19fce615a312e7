import Foundation
import SeededRandomValues
import Testing
@testable import FlipbookTypography

/// The glyphs of lines, which are parts of the glyphs of a paragraph.
@Suite struct ShapedRunTests {
    /// A line, whose glyphs are taken from the paragraph, has the glyphs, positions and advances of its text when it is shaped separately.
    @Test(arguments: 1...40) func linesHaveTheGlyphsOfTheirText(seed: Int) {
        var random = SeededRandom(seed)
        let text = random.styledText(paragraph(random.pick([.words, .characters])))
        for _ in 0..<3 {
            for line in TextLayout(text, width: CGFloat(random.number(20, 400))).lines {
                for fragment in line.fragments where fragment.style.attachment == nil { expectSeparateShaping(fragment.line) }
            }
        }
    }

    private func expectSeparateShaping(_ line: ShapedLine) {
        let separate = FontSystem.installed.lockedCache.withLock { $0.makeGlyphRun(line.text, descriptor: line.font.faceDescriptor) }
        let run = line.glyphRun
        #expect(run.cumulativeAdvances == separate.cumulativeAdvances, "\(line.text)")
        #expect(run.glyphs.map(\.glyphID) == separate.glyphs.map(\.glyphID), "\(line.text)")
        #expect(run.glyphs.map(\.x) == separate.glyphs.map(\.x) && run.glyphs.map(\.y) == separate.glyphs.map(\.y), "\(line.text)")
        #expect(run.glyphs.map(\.charactersToLeft) == separate.glyphs.map(\.charactersToLeft), "\(line.text)")
        #expect((0...run.characterCount).allSatisfy { run.spacesBefore($0) == separate.spacesBefore($0) }, "\(line.text)")
    }

    private func run(_ text: String, _ font: FontDescriptor = inter) throws -> (TextCharacters, ShapedRun) {
        let prepared = FontSystem.installed.preparedText(for: StyledText(text, font))
        return (prepared.characters, try #require(prepared.runs.first?.shaped))
    }

    /// The glyphs of a part of a text are known without shaping if it begins and ends between words, but not between kerned letters.
    @Test func onlyKernedLettersAreShapedSeparately() throws {
        let (characters, shaped) = try run("Wave To shore")
        #expect(shaped.glyphRun(of: 5..<8, in: characters)?.glyphs.count == 3)
        #expect(shaped.advance(of: 0..<4, in: characters) == shaped.glyphRun(of: 0..<4, in: characters)?.width)
        #expect(shaped.glyphRun(of: 0..<1, in: characters) == nil && shaped.advance(of: 1..<4, in: characters) == nil, "W and a are kerned")
    }

    /// Digits in a paragraph of words have the script of the words. Alone they have none, so the font may have other rules for them.
    @Test func partWithoutScriptIsShapedSeparately() throws {
        let (characters, shaped) = try run("in 1984 or")
        #expect(shaped.glyphRun(of: 3..<8, in: characters) == nil)
        #expect(shaped.glyphRun(of: 0..<8, in: characters)?.glyphs.count == 8)
    }

    @Test func linesOfAKnownTextShareTheirGlyphs() {
        let text = StyledText("Several words that need three lines or four, and are broken twice", inter)
        let (first, second) = (TextLayout(text, width: 130), TextLayout(text, width: 130))
        #expect(first.lines.count > 2)
        for (a, b) in zip(first.lines, second.lines) { #expect(a.fragments[0].line.glyphRun === b.fragments[0].line.glyphRun) }
    }

    /// The prepared text is the same for all sizes and colors, and another one for other faces.
    @Test func preparationDependsOnTheFaceOnly() {
        func prepared(_ style: TextStyle) -> PreparedText { FontSystem.installed.preparedText(for: StyledText("seven words", style)) }
        let style = TextStyle(font: FontDescriptor(size: 11))
        var other = style
        (other.font.size, other.tracking, other.color) = (15, 3, .white)
        #expect(prepared(style) === prepared(other))
        other.font.weight = 700
        #expect(prepared(style) !== prepared(other))
        other.font = FontDescriptor(size: 31)
        #expect(prepared(style) !== prepared(other), "large text has the display face")
    }

    /// A letter with an accent and a letter followed by an accent are equal strings with different numbers of UTF-16 units.
    @Test func equivalentTextsHaveTheirOwnOffsets() {
        for (text, length) in [("caf\u{E9}", 4), ("cafe\u{301}", 5), ("caf\u{E9}", 4)] {
            let line = TextLayout(StyledText(text, inter)).lines[0]
            #expect(line.range == 0..<length && line.carets.map(\.offset) == [0, 1, 2, 3, length])
        }
    }

    /// Composition has no effect on plain characters: they have the same glyphs in a text that needs composition.
    @Test(arguments: ["Inter", "Inter Display", "JetBrains Mono", "Roboto Condensed"]) func plainTextNeedsNoComposition(family: String) {
        let text = "office jig “Zürich” – fjord, AVAToday 3×5 it’s €9… "
        let font = FontDescriptor(family: family, size: 17)
        let (plain, composed) = (ShapedLine(text, font).glyphRun, ShapedLine(text + "q\u{323}\u{307}", font).glyphRun)
        #expect(plain.glyphs.map(\.glyphID) == composed.glyphs.prefix(plain.glyphs.count).map(\.glyphID))
        #expect(plain.glyphs.map(\.x) == composed.glyphs.prefix(plain.glyphs.count).map(\.x))
    }

    /// A text that is laid out at many widths keeps the lines of few of them.
    @Test func keptLinesAreBounded() {
        let text = StyledText(String(repeating: "words and more words ", count: 400), inter)
        let before = FontSystem.installed.preparedText(for: text).byteCount
        let lines = (100..<160).map { width in
            let lines = TextLayout(text, width: CGFloat(width)).lines
            return lines.reduce(0) { $0 + $1.fragments.count }
        }
        #expect(lines.first! > lines.last! && FontSystem.installed.preparedText(for: text).byteCount == before)
        #expect(FontSystem.installed.preparedText(for: text).cachedLineByteCount <= before)
    }
}

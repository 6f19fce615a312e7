import FlipbookGeometry
import FlipbookTypography
import Foundation
import SeededRandomValues
import Testing

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

    @Test func caretsOffsetsAndSelectionFollowTheLines() {
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
        #expect(line.characterCount == 2 && TextLayout(StyledText("👩‍👩‍👧‍👦x", inter)).lines[0].carets.map(\.offset) == [0, 11, 12])
        #expect(line.x(ofCharacter: 1) > 10)
        let advances = ShapedLine("office", inter).glyphRun.cumulativeAdvances
        #expect(zip(advances, advances.dropFirst()).allSatisfy { $0 < $1 })
    }
}

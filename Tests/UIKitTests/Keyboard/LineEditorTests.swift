import Testing

@testable import UIKit

/// Tests `LineEditor`, a value type that edits one line of text.
@Suite struct LineEditorTests {
    @Test func typingReplacesTheSelection() {
        var editor = LineEditor("flip book")
        editor.select(2..<7)
        #expect(editor.selectedText == "ip bo")
        editor.replace(editor.selection, with: "u")
        #expect(editor.text == "fluok" && editor.selection == 3..<3)
    }

    @Test func combiningAccentJoinsThePrecedingLetter() {
        var editor = LineEditor("caf")
        editor.replace(3..<3, with: "e")
        editor.replace(4..<4, with: "\u{301}")
        editor.replace(editor.selection, with: "!")
        #expect(editor.text == "cafe\u{301}!" && editor.characters.count == 5 && editor.caret == 5)
        #expect(editor.nsRange(3..<5).location == 3 && editor.nsRange(3..<5).length == 3)
        #expect(editor.deletionRange(inDirection: -1, by: .word) == 0..<5)
    }

    @Test func caretMovesByCharactersWordsAndLines() {
        var editor = LineEditor("one, two  three")
        editor.moveCaret(inDirection: -1, by: .word, selecting: false)
        #expect(editor.caret == 10)
        editor.moveCaret(inDirection: -1, by: .word, selecting: true)
        #expect(editor.selection == 5..<10 && editor.selectedText == "two  ")
        editor.moveCaret(inDirection: 1, by: .character, selecting: false)
        #expect(editor.caret == 10, "moving forward collapses the selection to its end")
        editor.moveCaret(inDirection: -1, by: .character, selecting: true)
        editor.moveCaret(inDirection: -1, by: .character, selecting: false)
        #expect(editor.caret == 9)
        editor.moveCaret(inDirection: -1, by: .line, selecting: true)
        #expect(editor.selection == 0..<9)
        editor.moveCaret(inDirection: 1, by: .word, selecting: false)
        #expect(editor.caret == 3)
        editor.moveCaret(to: 99, selecting: false)
        #expect(editor.caret == 15)
    }

    @Test func wordAtAnOffsetIsFound() {
        let editor = LineEditor("don't stop")
        #expect(editor.wordRange(at: 2) == 0..<5 && editor.wordRange(at: 5) == 5..<6 && editor.wordRange(at: 40) == 6..<10)
        #expect(LineEditor().wordRange(at: 3) == 0..<0)
    }

    /// After each random edit, the selection is inside the text. After an insertion, the inserted text is before the caret.
    @Test(arguments: 1...40) func randomEditsKeepTheSelectionInsideTheText(seed: Int) {
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15
        func randomInteger(below bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        var editor = LineEditor("seed")
        for _ in 0..<60 {
            switch randomInteger(below: 4) {
            case 0:
                editor.moveCaret(
                    inDirection: randomInteger(below: 2) * 2 - 1, by: [.character, .word, .line][randomInteger(below: 3)],
                    selecting: randomInteger(below: 2) == 0)
            case 1: editor.moveCaret(to: randomInteger(below: 20) - 4, selecting: randomInteger(below: 2) == 0)
            case 2:
                let (before, range) = (editor.text.count, editor.selection)
                let insertion = ["a", "é", "bc ", "👩‍🚀"][randomInteger(below: 4)]
                editor.replace(range, with: insertion)
                #expect(editor.text.count == before - range.count + insertion.count)
                #expect(editor.prefix(editor.caret).hasSuffix(insertion) && editor.selection.isEmpty)
            default: editor.replace(editor.deletionRange(inDirection: randomInteger(below: 2) * 2 - 1, by: .character), with: "")
            }
            #expect(editor.selection.lowerBound >= 0 && editor.selection.upperBound <= editor.text.count)
        }
    }
}

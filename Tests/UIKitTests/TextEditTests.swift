import Testing

@testable import UIKit

/// The text of a field as a value.
@Suite struct TextEditTests {
    @Test func typingReplacesTheSelection() {
        var edit = TextEdit("flip book")
        edit.select(2..<7)
        #expect(edit.selectedText == "ip bo")
        edit.replace(edit.selection, with: "u")
        #expect(edit.text == "fluok" && edit.selection == 3..<3)
    }

    @Test func anAccentJoinsItsLetter() {
        var edit = TextEdit("caf")
        edit.replace(3..<3, with: "e")
        edit.replace(4..<4, with: "\u{301}")
        edit.replace(edit.selection, with: "!")
        #expect(edit.text == "cafe\u{301}!" && edit.characters.count == 5 && edit.head == 5)
        #expect(edit.nsRange(3..<5).location == 3 && edit.nsRange(3..<5).length == 3)
        #expect(edit.deletion(-1, by: .word) == 0..<5)
    }

    @Test func arrowsGoByCharactersWordsAndLines() {
        var edit = TextEdit("one, two  three")
        edit.move(-1, by: .word, selecting: false)
        #expect(edit.head == 10)
        edit.move(-1, by: .word, selecting: true)
        #expect(edit.selection == 5..<10 && edit.selectedText == "two  ")
        edit.move(1, by: .character, selecting: false)
        #expect(edit.head == 10, "a selection is left at its end")
        edit.move(-1, by: .character, selecting: true)
        edit.move(-1, by: .character, selecting: false)
        #expect(edit.head == 9)
        edit.move(-1, by: .line, selecting: true)
        #expect(edit.selection == 0..<9)
        edit.move(1, by: .word, selecting: false)
        #expect(edit.head == 3)
        edit.go(to: 99, selecting: false)
        #expect(edit.head == 15)
    }

    @Test func aWordIsFoundFromItsMiddle() {
        let edit = TextEdit("don't stop")
        #expect(edit.word(at: 2) == 0..<5 && edit.word(at: 5) == 5..<6 && edit.word(at: 40) == 6..<10)
        #expect(TextEdit().word(at: 3) == 0..<0)
    }

    /// Whatever is done, selection and text agree, and what is put in is there.
    @Test(arguments: 1...40) func anyEditsKeepTheSelectionInside(seed: Int) {
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        var edit = TextEdit("seed")
        for _ in 0..<60 {
            switch next(4) {
            case 0: edit.move(next(2) * 2 - 1, by: [.character, .word, .line][next(3)], selecting: next(2) == 0)
            case 1: edit.go(to: next(20) - 4, selecting: next(2) == 0)
            case 2:
                let (before, range) = (edit.text.count, edit.selection)
                let new = ["a", "é", "bc ", "👩‍🚀"][next(4)]
                edit.replace(range, with: new)
                #expect(edit.text.count == before - range.count + new.count)
                #expect(edit.prefix(edit.head).hasSuffix(new) && edit.selection.isEmpty)
            default: edit.replace(edit.deletion(next(2) * 2 - 1, by: .character), with: "")
            }
            #expect(edit.selection.lowerBound >= 0 && edit.selection.upperBound <= edit.text.count)
        }
    }
}

import Foundation
import SeededRandomValues
import Testing
@testable import UIKit

/// Changes of a text storage whose ranges divide composed characters, compared with arrays of UTF-16 units and of their attributes.
@MainActor @Suite struct TextStorageEditingTests {
    private static let key = NSAttributedString.Key("number")
    private static let pieces = [
        "a", "b\n", "\r\n", "e\u{301}", "\u{301}", "👩‍👩‍👧", "🇨🇭", "👍🏽", "🏽", "\u{200D}", "שלום", "한", "\u{FE0F}", "",
    ]

    /// Returns the value of the attribute `key` for each UTF-16 unit, or nil for units without the attribute.
    private func numbers(_ storage: NSTextStorage) -> [Int?] {
        storage.attributeRuns(in: NSRange(location: 0, length: storage.length)).flatMap { run in
            Array(repeating: (run.attributes[Self.key] as? NSNumber)?.intValue, count: run.range.length)
        }
    }

    /// Returns a random range that does not divide a character of two units.
    private func range(in units: [UInt16], _ random: inout SeededRandom) -> Range<Int> {
        var start = random.integer(0...units.count)
        var end = min(start + random.integer(0...4), units.count)
        if start < units.count, UTF16.isTrailSurrogate(units[start]) { start -= 1 }
        if end < units.count, UTF16.isTrailSurrogate(units[end]) { end += 1 }
        return start..<max(start, end)
    }

    @Test(arguments: 0..<40) func changesInsideOfComposedCharactersAreThoseOfAnArray(seed: Int) {
        var random = SeededRandom(seed + 7)
        let storage = NSTextStorage(string: "e\u{301}a")
        storage.setAttributes([Self.key: NSNumber(value: 1)], range: NSRange(location: 0, length: 3))
        var (units, values) = (Array("e\u{301}a".utf16), [1, 1, 1] as [Int?])
        for step in 0..<25 {
            let range = range(in: units, &random)
            if random.bool(), !range.isEmpty {
                storage.setAttributes([Self.key: NSNumber(value: step)], range: NSRange(range))
                for index in range { values[index] = step }
            } else {
                let text = random.pick(Self.pieces) + random.pick(Self.pieces)
                storage.replaceCharacters(
                    in: NSRange(range), with: NSAttributedString(string: text, attributes: [Self.key: NSNumber(value: step)]))
                units.replaceSubrange(range, with: Array(text.utf16))
                values.replaceSubrange(range, with: Array(repeating: step, count: text.utf16.count))
            }
            #expect(Array(storage.string.utf16) == units && storage.length == units.count)
            #expect(numbers(storage) == values)
        }
    }

    @Test func textWithoutAttributesGetsThoseOfTheReplacedCharacter() {
        let storage = NSTextStorage(string: "xe\u{301}y")
        for index in 0..<4 { storage.setAttributes([Self.key: NSNumber(value: index)], range: NSRange(location: index, length: 1)) }
        storage.replaceCharacters(in: NSRange(location: 2, length: 1), with: "\u{300}\u{302}")
        #expect(storage.string == "xe\u{300}\u{302}y" && numbers(storage) == [0, 1, 2, 2, 3])
        storage.replaceCharacters(in: NSRange(location: 3, length: 0), with: "\u{303}")
        #expect(numbers(storage) == [0, 1, 2, 2, 2, 3])
    }

    /// One half of a character of two units cannot be in a string. It becomes a replacement character, so that the length is as expected.
    @Test func halfOfACharacterOfTwoUnitsBecomesAReplacementCharacter() {
        let storage = NSTextStorage(string: "x👍y")
        storage.setAttributes([Self.key: NSNumber(value: 5)], range: NSRange(location: 2, length: 2))
        storage.replaceCharacters(in: NSRange(location: 2, length: 1), with: "ab")
        #expect(storage.string == "x\u{FFFD}aby" && storage.length == 5 && numbers(storage) == [nil, nil, 5, 5, 5])
        #expect(storage.copy(of: NSRange(location: 1, length: 2)).string == "\u{FFFD}a")
        let text = NSTextStorage(string: "x👍y")
        #expect(text.copy(of: NSRange(location: 0, length: 2)).string == "x\u{FFFD}")
    }

    @Test func changesAreReportedWithTheirOwnRange() {
        let storage = NSTextStorage(string: "xe\u{301}y")
        storage.beginEditing()
        storage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "uu")
        #expect(storage.editedRange == NSRange(location: 1, length: 2) && storage.changeInLength == 1)
        storage.endEditing()
        #expect(storage.string == "xuu\u{301}y")
    }

    @Test func rangeOfSeveralChangesStaysInsideOfTheText() {
        let storage = NSTextStorage(string: "abcdefghij")
        storage.beginEditing()
        storage.replaceCharacters(in: NSRange(location: 5, length: 2), with: "XY")
        storage.replaceCharacters(in: NSRange(location: 1, length: 9), with: "new")
        #expect(storage.editedRange == NSRange(location: 1, length: 3) && storage.changeInLength == -6)
        storage.endEditing()
        storage.beginEditing()
        storage.addAttribute(Self.key, value: NSNumber(value: 8), range: NSRange(location: 2, length: 2))
        storage.deleteCharacters(in: NSRange(location: 1, length: 3))
        #expect(storage.editedRange == NSRange(location: 1, length: 0) && storage.string == "a")
        storage.endEditing()
    }

    /// The smallest change between two texts can begin inside of a composed character.
    @Test func attributedFieldCanLoseTheBaseOfACombiningMark() {
        let field = UITextField(frame: CGRect(x: 3, y: 4, width: 90, height: 30))
        field.attributedText = NSAttributedString(string: "xe\u{301}y", attributes: [.font: UIFont.systemFont(ofSize: 13)])
        field.text = "x\u{301}y"
        #expect(field.attributedText?.string == "x\u{301}y" && field.attributedText?.length == 3)
        field.text = "xa\u{301}\u{302}y"
        #expect(field.attributedText?.string == "xa\u{301}\u{302}y" && field.attributedText?.length == 5)
    }
}

import Foundation
import SeededRandomValues
import Testing
@testable import FlipbookTypography

@Suite struct TextCharactersTests {
    @Test(arguments: 1...30) func charactersAreThoseOfTheString(seed: Int) {
        var random = SeededRandom(seed)
        let pieces = [
            "a", "Z9", " ", "\n", "\r\n", "\r", "é", "e\u{301}", "👩‍👩‍👧‍👦", "天气", "한국", "שלום", "\u{FFFC}", "1️⃣", "-", "—", "\u{A0}", "🇩🇪🇫🇷",
        ]
        let text = (0..<random.integer(0...20)).map { _ in random.pick(pieces) }.joined()
        let characters = TextCharacters(text)
        let expected = Array(text)
        #expect(characters.count == expected.count)
        #expect(characters.classes == expected.map { CharacterClass($0) })
        #expect(characters.starts == expected.reduce(into: [0]) { $0.append($0.last! + $1.utf16.count) })
        #expect(characters.hasRightToLeft == text.contains("ש"))
        for (index, character) in expected.enumerated() {
            #expect(characters.character(at: index) == character && characters.string(index..<(index + 1)) == String(character))
            #expect(characters.asciiByte(at: index) == (character == "\r\n" ? nil : character.asciiValue))
            for unit in characters.starts[index]..<characters.starts[index + 1] {
                #expect(characters.characterIndex(atUnit: unit) == index)
            }
        }
        #expect(characters.units(of: 0..<expected.count) == Array(text.utf16))
    }

    @Test func offsetsOutsideOfTheTextAreClamped() {
        let characters = TextCharacters("aé天")
        #expect(characters.characterIndex(atUnit: -3) == 0 && characters.characterIndex(atUnit: 40) == 2)
        #expect(TextCharacters("").characterIndex(atUnit: 5) == 0)
    }

    /// The combined coverage of two glyphs that overlap in a pixel is computed without a division. It is the exactly rounded value for all
    /// pairs of coverages.
    @Test func coveragesOfOverlappingGlyphsAreCombinedExactly() {
        for a in 0...255 {
            for b in 0...255 where GlyphMask.union(UInt8(a), UInt8(b)) != UInt8(255 - ((255 - a) * (255 - b) + 127) / 255) {
                Issue.record("\(a) and \(b)")
            }
        }
    }

    @Test func partsOfAMaskOutsideOfTheTargetAreLeftOut() {
        let mask = GlyphMask(width: 3, height: 2, left: 0, baseline: 0, coverage: [10, 20, 30, 40, 50, 60])
        func added(x: Int, y: Int) -> [UInt8] {
            [UInt8](unsafeUninitializedCapacity: 8) { bytes, count in
                bytes.initialize(repeating: 0)
                mask.add(to: bytes, width: 4, height: 2, x: x, y: y)
                count = 8
            }
        }
        #expect(added(x: 1, y: 0) == [0, 10, 20, 30, 0, 40, 50, 60])
        #expect(added(x: -2, y: 1) == [0, 0, 0, 0, 30, 0, 0, 0])
        #expect(added(x: 3, y: -1) == [0, 0, 0, 40, 0, 0, 0, 0])
        #expect(added(x: 4, y: 0) == [UInt8](repeating: 0, count: 8) && added(x: 0, y: 2) == added(x: -3, y: 0))
    }
}

import Foundation

/// The boundaries of the characters (grapheme clusters) of a text. A character can have many UTF-16 units and one or more glyphs.
struct CharacterBoundaries {
    /// The UTF-16 offset of each character, followed by the length of the text.
    private(set) var starts: [Int] = [0]
    /// Whether each character is a space or a no-break space.
    private var spaceFlags: [Bool] = []
    /// The index of the character that contains each UTF-16 unit.
    private var characterOfUnit: [Int] = []

    init(_ text: String) {
        for character in text {
            let length = character.utf16.count
            characterOfUnit.append(contentsOf: repeatElement(spaceFlags.count, count: length))
            starts.append(starts[starts.count - 1] + length)
            spaceFlags.append(character == " " || character == "\u{A0}")
        }
    }

    var count: Int { spaceFlags.count }

    /// Whether the character at an index is a space.
    func isSpace(_ index: Int) -> Bool { spaceFlags[index] }

    /// Returns the index of the character that contains a UTF-16 unit. Offsets outside the text are clamped.
    func characterIndex(atUnit unit: Int) -> Int {
        characterOfUnit.isEmpty ? 0 : characterOfUnit[min(max(unit, 0), characterOfUnit.count - 1)]
    }

    /// Returns a glyph run for the text. Characters of a ligature share its advance equally.
    func glyphRun(_ glyphs: [GlyphRun.Glyph], startsCluster: [Bool], advances: [Double], hasColor: Bool) -> GlyphRun {
        var advances = advances
        var first = 0
        while first < count {
            var end = first + 1
            while end < count, !startsCluster[end] { end += 1 }
            let advancePerCharacter = advances[first] / Double(end - first)
            if end - first > 1 { for index in first..<end { advances[index] = advancePerCharacter } }
            first = end
        }
        var cumulativeAdvances = [0.0]
        for advance in advances { cumulativeAdvances.append(cumulativeAdvances[cumulativeAdvances.count - 1] + advance) }
        return GlyphRun(glyphs: glyphs, starts: starts, cumulativeAdvances: cumulativeAdvances, isSpace: spaceFlags, hasColor: hasColor)
    }
}

/// Builds a glyph run from several items of a text. The items are appended from left to right.
struct GlyphRunBuilder {
    private let characters: TextCharacters
    private let range: Range<Int>
    private var glyphs: [GlyphRun.Glyph] = []
    private var advances: [Double]
    /// For each character, whether it starts a cluster. All other characters are parts of ligatures.
    private var startsCluster: [Bool]
    /// The numbers of characters and spaces to the left of each character.
    private var countsToLeft: [(characters: Int32, spaces: Int32)]
    /// The numbers of characters and spaces in all items so far.
    private var placedCounts: (characters: Int32, spaces: Int32) = (0, 0)
    private var pen = 0.0

    init(_ characters: TextCharacters, _ range: Range<Int>) {
        (self.characters, self.range) = (characters, range)
        advances = [Double](repeating: 0, count: range.count)
        startsCluster = [Bool](repeating: false, count: range.count)
        countsToLeft = [(characters: Int32, spaces: Int32)](repeating: (0, 0), count: range.count)
    }

    /// Starts an item. The next appended glyphs belong to this range of the text.
    mutating func beginItem(_ item: Range<Int>, isRightToLeft: Bool) {
        for offset in 0..<item.count {
            let index = isRightToLeft ? item.upperBound - 1 - offset : item.lowerBound + offset
            countsToLeft[index - range.lowerBound] = placedCounts
            placedCounts.characters += 1
            if characters.classes[index].contains(.space) { placedCounts.spaces += 1 }
        }
    }

    mutating func append(_ glyph: ShapedGlyph, face: Int, unitsPerEm: Double) {
        let index = characters.characterIndex(atUnit: Int(glyph.cluster)) - range.lowerBound
        glyphs.append(
            GlyphRun.Glyph(
                face: Int32(face), glyphID: glyph.glyphID, x: pen + Double(glyph.xOffset) / unitsPerEm,
                y: Double(glyph.yOffset) / unitsPerEm,
                charactersToLeft: countsToLeft[index].characters, spacesToLeft: countsToLeft[index].spaces))
        startsCluster[index] = true
        advances[index] += Double(glyph.advance) / unitsPerEm
        pen += Double(glyph.advance) / unitsPerEm
    }

    /// Returns a glyph run for the text. The advance of a ligature is divided equally among its characters.
    func makeRun(hasColor: Bool, isRightToLeft: Bool) -> GlyphRun {
        var advances = advances
        var first = 0
        while first < advances.count {
            var end = first + 1
            while end < advances.count, !startsCluster[end] { end += 1 }
            let advancePerCharacter = advances[first] / Double(end - first)
            if end - first > 1 { for index in first..<end { advances[index] = advancePerCharacter } }
            first = end
        }
        var cumulativeAdvances = [0.0]
        for advance in advances { cumulativeAdvances.append(cumulativeAdvances[cumulativeAdvances.count - 1] + advance) }
        return GlyphRun(
            glyphs: glyphs, cumulativeAdvances: cumulativeAdvances, spaceCountsBefore: GlyphRun.spaceCounts(range, characters),
            hasColor: hasColor, isRightToLeft: isRightToLeft)
    }
}

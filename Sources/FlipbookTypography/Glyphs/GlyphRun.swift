/// The glyphs of a text. Lengths are in ems, so the glyphs are the same at every font size.
package final class GlyphRun: Sendable {
    /// A positioned glyph.
    struct Glyph: Sendable {
        /// The index of the face in `FontSystem`, and the index of the glyph in the face.
        var face: Int32
        var glyphID: UInt32
        /// The offset to the right and up from the left end of the baseline, without tracking and word spacing.
        var x: Double
        var y: Double
        /// The numbers of characters and spaces to the left of the glyph.
        var charactersToLeft: Int32
        var spacesToLeft: Int32
    }

    let glyphs: [Glyph]
    /// The sum of the advances before each character (grapheme cluster) in logical order, followed by the advance of the whole run.
    package let cumulativeAdvances: [Double]
    /// The number of spaces before each character, followed by the number of all spaces.
    private let spaceCountsBefore: [Int32]
    /// Whether the run has color glyphs.
    package let hasColor: Bool
    /// Whether the whole text is right-to-left. Otherwise its characters determine the directions.
    let isRightToLeft: Bool

    init(glyphs: [Glyph], cumulativeAdvances: [Double], spaceCountsBefore: [Int32], hasColor: Bool, isRightToLeft: Bool = false) {
        self.glyphs = glyphs
        self.cumulativeAdvances = cumulativeAdvances
        self.spaceCountsBefore = spaceCountsBefore
        self.hasColor = hasColor
        self.isRightToLeft = isRightToLeft
    }

    /// Creates a run from a part of a shaped item: the glyphs at `indices`, which draw the characters of `part`.
    convenience init(_ item: ShapedRun.Item, _ indices: Range<Int>, _ part: Range<Int>, _ characters: TextCharacters) {
        let spaces = Self.spaceCounts(part, characters)
        var glyphs: [Glyph] = []
        glyphs.reserveCapacity(indices.count)
        var advances = [0.0]
        advances.reserveCapacity(part.count + 1)
        var clusters = ClusterAdvances(item, indices, part, characters)
        var (pen, sum) = (0.0, 0.0)
        while let cluster = clusters.next() {
            let index = advances.count - 1
            for glyph in item.glyphs[cluster.glyphs] {
                glyphs.append(
                    Glyph(
                        face: Int32(item.face), glyphID: glyph.glyphID, x: pen + Double(glyph.xOffset) / item.unitsPerEm,
                        y: Double(glyph.yOffset) / item.unitsPerEm, charactersToLeft: Int32(index), spacesToLeft: spaces[index]))
                pen += Double(glyph.advance) / item.unitsPerEm
            }
            for _ in 0..<cluster.characterCount {
                sum += cluster.advancePerCharacter
                advances.append(sum)
            }
        }
        self.init(glyphs: glyphs, cumulativeAdvances: advances, spaceCountsBefore: spaces, hasColor: item.hasColor)
    }

    /// Returns the number of spaces before each character of a part, followed by the number of all spaces.
    static func spaceCounts(_ part: Range<Int>, _ characters: TextCharacters) -> [Int32] {
        [Int32](unsafeUninitializedCapacity: part.count + 1) { counts, count in
            counts[0] = 0
            for index in 0..<part.count {
                counts[index + 1] = counts[index] + (characters.classes[part.lowerBound + index].contains(.space) ? 1 : 0)
            }
            count = part.count + 1
        }
    }

    /// The size in bytes, including the arrays.
    var byteCount: Int { Self.byteCount(glyphCount: glyphs.count, characterCount: characterCount) }

    /// Returns the size of a run in bytes.
    static func byteCount(glyphCount: Int, characterCount: Int) -> Int {
        glyphCount * MemoryLayout<Glyph>.stride + (characterCount + 1) * (8 + 4) + 200
    }

    var characterCount: Int { cumulativeAdvances.count - 1 }
    /// The advance of the whole run.
    package var width: Double { cumulativeAdvances[characterCount] }
    var spaceCount: Int { Int(spaceCountsBefore[characterCount]) }
    func spacesBefore(_ character: Int) -> Int { Int(spaceCountsBefore[character]) }
}

extension GlyphRun: ByteCounted {}

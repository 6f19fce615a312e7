/// The glyphs of a text, measured in ems. They are the same at every font size.
package final class GlyphRun: Sendable {
    /// A positioned glyph.
    struct Glyph: Sendable {
        /// The index of the face in `FontSystem`, and the index of the glyph in the face.
        var face: Int
        var id: UInt32
        /// The offset to the right and up from the left end of the baseline, without tracking and word spacing.
        var x: Double
        var y: Double
        /// The numbers of characters and spaces to the left of the glyph.
        var charactersToLeft: Int
        var spacesToLeft: Int
    }

    let glyphs: [Glyph]
    /// The UTF-16 offset of each character (grapheme cluster), followed by the length of the text.
    package let starts: [Int]
    /// The sum of the advances before each character in logical order, followed by the whole advance.
    package let cumulativeAdvances: [Double]
    /// The number of spaces before each character, followed by the number of all spaces.
    private let spaceCountsBefore: [Int]
    /// Whether the run has color glyphs.
    package let hasColor: Bool

    init(glyphs: [Glyph], starts: [Int], cumulativeAdvances: [Double], isSpace: [Bool], hasColor: Bool) {
        self.glyphs = glyphs
        self.starts = starts
        self.cumulativeAdvances = cumulativeAdvances
        spaceCountsBefore = isSpace.reduce(into: [0]) { $0.append($0[$0.count - 1] + ($1 ? 1 : 0)) }
        self.hasColor = hasColor
    }

    /// The size in bytes, with its arrays.
    var byteCount: Int {
        glyphs.count * MemoryLayout<Glyph>.stride + (starts.count + cumulativeAdvances.count + spaceCountsBefore.count) * 8 + 200
    }

    /// The advance of the whole run.
    package var width: Double { cumulativeAdvances[cumulativeAdvances.count - 1] }
    var spaceCount: Int { spaceCountsBefore[spaceCountsBefore.count - 1] }
    func spacesBefore(_ character: Int) -> Int { spaceCountsBefore[character] }
}

extension GlyphRun: ByteCounted {}

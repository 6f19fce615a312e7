import Foundation

/// A shaped line of text in one font, as stored in a display list. It is measured in points. Only the module FlipbookRaster
/// converts it to pixels.
package struct ShapedLine: Hashable, Sendable {
    package let text: String
    package let font: FontDescriptor
    /// The space in points after every character.
    package let tracking: CGFloat
    /// The additional space in points after every space character.
    package let wordSpacing: CGFloat
    /// The glyphs, which are determined by the text and the font.
    package let glyphRun: GlyphRun

    package init(_ text: String, _ font: FontDescriptor, tracking: CGFloat = 0, wordSpacing: CGFloat = 0) {
        self.text = text
        self.font = font
        self.tracking = tracking
        self.wordSpacing = wordSpacing
        glyphRun = FontSystem.installed.glyphRun(for: text, descriptor: font.faceDescriptor)
    }

    package static func == (a: ShapedLine, b: ShapedLine) -> Bool {
        a.font == b.font && a.tracking == b.tracking && a.wordSpacing == b.wordSpacing && (a.glyphRun === b.glyphRun || a.text == b.text)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(text)
        hasher.combine(font)
        hasher.combine(tracking)
        hasher.combine(wordSpacing)
    }

    /// The advance of the whole line, in points.
    package var width: CGFloat { penOffset(ems: glyphRun.width, characters: glyphRun.starts.count - 1, spaces: glyphRun.spaceCount) }

    /// Returns the advance in points before a character. The number of characters as index gives the end of the line.
    package func x(ofCharacter index: Int) -> CGFloat {
        penOffset(ems: glyphRun.cumulativeAdvances[index], characters: index, spaces: glyphRun.spacesBefore(index))
    }

    /// Returns an advance in points: a number of ems, plus the space after a number of characters and spaces.
    func penOffset(ems: Double, characters: Int, spaces: Int) -> CGFloat {
        CGFloat(ems) * font.size + tracking * CGFloat(characters) + wordSpacing * CGFloat(spaces)
    }
}

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

    /// The advance of the whole run.
    package var width: Double { cumulativeAdvances[cumulativeAdvances.count - 1] }
    var spaceCount: Int { spaceCountsBefore[spaceCountsBefore.count - 1] }
    func spacesBefore(_ character: Int) -> Int { spaceCountsBefore[character] }
}

import Foundation

/// A shaped line of text in one font, as stored in a display list. Lengths are in points. Only the module FlipbookRaster converts them to
/// pixels.
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

    /// Creates a line from existing glyphs.
    init(_ text: String, _ font: FontDescriptor, tracking: CGFloat = 0, wordSpacing: CGFloat = 0, glyphRun: GlyphRun) {
        self.text = text
        self.font = font
        self.tracking = tracking
        self.wordSpacing = wordSpacing
        self.glyphRun = glyphRun
    }

    /// The number of characters (grapheme clusters).
    package var characterCount: Int { glyphRun.characterCount }

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
    package var width: CGFloat { penOffset(ems: glyphRun.width, characters: characterCount, spaces: glyphRun.spaceCount) }

    /// Returns the advance in points before a character. If `index` is the number of characters, returns the advance of the whole line.
    package func x(ofCharacter index: Int) -> CGFloat {
        penOffset(ems: glyphRun.cumulativeAdvances[index], characters: index, spaces: glyphRun.spacesBefore(index))
    }

    /// Returns an advance in points: a number of ems, plus the tracking of a number of characters and the word spacing of a
    /// number of spaces.
    func penOffset(ems: Double, characters: Int, spaces: Int) -> CGFloat {
        CGFloat(ems) * font.size + tracking * CGFloat(characters) + wordSpacing * CGFloat(spaces)
    }
}

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
    /// The glyphs, which are determined by the text, the font and the direction.
    package let glyphRun: GlyphRun

    package init(_ text: String, _ font: FontDescriptor, tracking: CGFloat = 0, wordSpacing: CGFloat = 0) {
        self.init(text, font, tracking: tracking, wordSpacing: wordSpacing, isRightToLeft: false)
    }

    /// Creates a line whose whole text is right-to-left, or a line whose characters determine the directions.
    init(_ text: String, _ font: FontDescriptor, tracking: CGFloat = 0, wordSpacing: CGFloat = 0, isRightToLeft: Bool) {
        let glyphRun = FontSystem.installed.glyphRun(for: text, descriptor: font.faceDescriptor, isRightToLeft: isRightToLeft)
        self.init(text, font, tracking: tracking, wordSpacing: wordSpacing, glyphRun: glyphRun)
    }

    /// Creates a line from existing glyphs.
    init(_ text: String, _ font: FontDescriptor, tracking: CGFloat = 0, wordSpacing: CGFloat = 0, glyphRun: GlyphRun) {
        self.text = text
        self.font = font
        self.tracking = tracking
        self.wordSpacing = wordSpacing
        self.glyphRun = glyphRun
    }

    /// Returns the same line with another additional space after every space character.
    func withWordSpacing(_ wordSpacing: CGFloat) -> ShapedLine {
        ShapedLine(text, font, tracking: tracking, wordSpacing: wordSpacing, glyphRun: glyphRun)
    }

    /// The number of characters (grapheme clusters).
    package var characterCount: Int { glyphRun.characterCount }

    package static func == (a: ShapedLine, b: ShapedLine) -> Bool {
        a.font == b.font && a.tracking == b.tracking && a.wordSpacing == b.wordSpacing
            && (a.glyphRun === b.glyphRun || (a.text == b.text && a.glyphRun.isRightToLeft == b.glyphRun.isRightToLeft))
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(text)
        hasher.combine(font)
        hasher.combine(tracking)
        hasher.combine(wordSpacing)
        hasher.combine(glyphRun.isRightToLeft)
    }

    /// The advance of the whole line, in points.
    package var width: CGFloat { penOffset(ems: glyphRun.width, characters: characterCount, spaces: glyphRun.spaceCount) }

    /// Returns the sum of the advances in points before a character, in logical order. If `index` is the number of characters, returns the
    /// advance of the whole line.
    package func x(ofCharacter index: Int) -> CGFloat {
        penOffset(ems: glyphRun.advance(before: index), characters: index, spaces: glyphRun.spacesBefore(index))
    }

    /// Calls `body` with each character from the first one to the one before `end`, and with `x(ofCharacter:)`. The line must have no
    /// word spacing.
    @inline(__always)
    func forEachPosition(before end: Int, _ body: (Int, CGFloat) -> Void) {
        let (size, tracking) = (font.size, tracking)
        glyphRun.forEachAdvance(before: end) { index, ems in
            // 0 is the word spacing. It is added because a sum of a negative zero and 0 is another number.
            body(index, CGFloat(ems) * size + tracking * CGFloat(index) + 0)
        }
    }

    /// Returns an advance in points: `ems` times the font size, plus the tracking for each character and the word spacing for each space.
    func penOffset(ems: Double, characters: Int, spaces: Int) -> CGFloat {
        CGFloat(ems) * font.size + tracking * CGFloat(characters) + wordSpacing * CGFloat(spaces)
    }
}

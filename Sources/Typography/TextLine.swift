import Foundation

/// One line of text in one font: what a display list carries. It is measured in points and becomes pixels only in Raster.
package struct TextLine: Hashable, Sendable {
    package let text: String
    package let font: Font
    /// Points added after every character, and to every space beyond that.
    package let tracking: CGFloat
    package let wordSpacing: CGFloat
    /// Its glyphs, which follow from the rest.
    package let run: GlyphRun

    package init(_ text: String, _ font: Font, tracking: CGFloat = 0, wordSpacing: CGFloat = 0) {
        self.text = text
        self.font = font
        self.tracking = tracking
        self.wordSpacing = wordSpacing
        run = FontBook.installed.run(text, font.cut)
    }

    package static func == (a: TextLine, b: TextLine) -> Bool {
        a.font == b.font && a.tracking == b.tracking && a.wordSpacing == b.wordSpacing && (a.run === b.run || a.text == b.text)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(text)
        hasher.combine(font)
        hasher.combine(tracking)
        hasher.combine(wordSpacing)
    }

    /// How far the pen moves over the line, in points.
    package var width: CGFloat { place(run.width, run.starts.count - 1, run.spaces) }

    /// How far it has moved before the character of that number; as many as there are is the end.
    package func x(ofCharacter number: Int) -> CGFloat { place(run.stops[number], number, run.spacesBefore(number)) }

    func place(_ ems: Double, _ characters: Int, _ spaces: Int) -> CGFloat {
        CGFloat(ems) * font.size + tracking * CGFloat(characters) + wordSpacing * CGFloat(spaces)
    }
}

/// A text's glyphs, in ems: the same for every size.
package final class GlyphRun: Sendable {
    struct Glyph: Sendable {
        /// Which face of the book, and which glyph of the face.
        var face: Int
        var id: UInt32
        /// From the left end of the baseline, to the right and up, before anything is added between characters.
        var x: Double
        var y: Double
        /// Characters and spaces to the left of it.
        var characters: Int
        var spaces: Int
    }

    let glyphs: [Glyph]
    /// The UTF-16 unit at which each character begins, and the end. A character is what a reader takes for one.
    package let starts: [Int]
    /// Where the pen stands before each character, and at the end.
    package let stops: [Double]
    /// Spaces before each character, and in all.
    private let spaceCounts: [Int]
    /// Whether any glyph brings colours of its own.
    package let hasColor: Bool

    init(glyphs: [Glyph], starts: [Int], stops: [Double], isSpace: [Bool], hasColor: Bool) {
        self.glyphs = glyphs
        self.starts = starts
        self.stops = stops
        spaceCounts = isSpace.reduce(into: [0]) { $0.append($0[$0.count - 1] + ($1 ? 1 : 0)) }
        self.hasColor = hasColor
    }

    package var width: Double { stops[stops.count - 1] }
    var spaces: Int { spaceCounts[spaceCounts.count - 1] }
    func spacesBefore(_ character: Int) -> Int { spaceCounts[character] }
}

/// A part of a text as UTF-16 units, the input of HarfBuzz.
struct ShapingInput {
    let characters: TextCharacters
    /// The UTF-16 units. Control characters below 32, U+2028 and U+2029, which have no glyphs, are replaced by spaces.
    let units: [UInt16]
    /// The offset of the first unit in the text.
    let firstUnit: Int
    let hasTabularFigures: Bool

    init(_ characters: TextCharacters, _ range: Range<Int>, hasTabularFigures: Bool) {
        self.characters = characters
        self.hasTabularFigures = hasTabularFigures
        firstUnit = characters.starts[range.lowerBound]
        units = characters.units(of: range).map { $0 < 32 || $0 == 0x2028 || $0 == 0x2029 ? 32 : $0 }
    }

    /// Converts a range of characters to a range of `units`. The characters are numbered from the beginning of the whole text, and the
    /// range must be inside the part.
    func units(of range: Range<Int>) -> Range<Int> {
        (characters.starts[range.lowerBound] - firstUnit)..<(characters.starts[range.upperBound] - firstUnit)
    }
}

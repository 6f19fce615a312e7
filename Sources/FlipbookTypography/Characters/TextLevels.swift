/// The embedding levels of the characters of a text. The first strong character of a paragraph determines the direction of all its lines.
struct TextLevels {
    /// The level of each character. The array is empty if all characters are left-to-right.
    private(set) var levels: [UInt8] = []
    /// The level of the paragraph of each character: 1 for a right-to-left paragraph, otherwise 0. The array is empty if `levels` is empty.
    private(set) var baseLevels: [UInt8] = []

    init(_ characters: TextCharacters) {
        guard characters.hasRightToLeft else { return }
        var start = 0
        while start < characters.count {
            let end = Self.paragraphEnd(from: start, characters)
            let text = characters.string(start..<end)
            levels += BidirectionalAlgorithm.levels(text, count: end - start).map { UInt8($0) }
            let baseLevel: UInt8 = BidirectionalAlgorithm.firstStrongIsRightToLeft(in: text) == true ? 1 : 0
            baseLevels += repeatElement(baseLevel, count: end - start)
            start = end
        }
    }

    private static func paragraphEnd(from start: Int, _ characters: TextCharacters) -> Int {
        var end = start
        while let newline = characters.firstNewline(in: end..<characters.count) {
            end = newline + 1
            if characters.startsParagraph(at: end) { return end }
        }
        return characters.count
    }
}

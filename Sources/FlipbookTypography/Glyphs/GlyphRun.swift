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

    private let storage: Storage
    /// Whether the run has color glyphs.
    package let hasColor: Bool
    /// Whether the whole text is right-to-left. Otherwise its characters determine the directions.
    let isRightToLeft: Bool

    private enum Storage: Sendable {
        /// Any glyphs; the sum of the advances before each character, followed by the advance of the whole run; and the number of spaces
        /// before each character, followed by the number of all spaces.
        case glyphs([Glyph], advances: [Double], spaceCounts: [Int32])
        /// The characters of a plain item, each of which has one glyph of the face, and the end of the run.
        case plain(face: Int32, [PlainCharacter])
    }

    /// A character of a plain item, in a third of the memory of a `Glyph` with its advance and its spaces, because most of the time for a
    /// new line is for memory. The advances and the spaces are those before the character.
    private struct PlainCharacter: Sendable {
        var advance: Double
        var spaceCount: UInt16
        var glyphID: UInt16
    }

    init(glyphs: [Glyph], cumulativeAdvances: [Double], spaceCountsBefore: [Int32], hasColor: Bool, isRightToLeft: Bool = false) {
        self.hasColor = hasColor
        self.isRightToLeft = isRightToLeft
        storage = .glyphs(glyphs, advances: cumulativeAdvances, spaceCounts: spaceCountsBefore)
    }

    /// Creates a run from the glyphs at `indices` of a plain item, which draw the characters of `part`.
    private init(plain item: ShapedRun.Item, _ indices: Range<Int>, _ part: Range<Int>, _ characters: TextCharacters) {
        hasColor = item.hasColor
        isRightToLeft = false
        let plain = [PlainCharacter](unsafeUninitializedCapacity: indices.count + 1) { result, count in
            var (sum, spaceCount): (Double, UInt16) = (0, 0)
            item.glyphs.withUnsafeBufferPointer { glyphs in
                characters.classes.withUnsafeBufferPointer { classes in
                    for index in 0..<indices.count {
                        let glyph = glyphs[indices.lowerBound + index]
                        result[index] = PlainCharacter(
                            advance: sum, spaceCount: spaceCount, glyphID: UInt16(truncatingIfNeeded: glyph.glyphID))
                        sum += Double(glyph.advance) / item.unitsPerEm
                        if classes[part.lowerBound + index].contains(.space) { spaceCount &+= 1 }
                    }
                }
            }
            result[indices.count] = PlainCharacter(advance: sum, spaceCount: spaceCount, glyphID: 0)
            count = indices.count + 1
        }
        storage = .plain(face: Int32(item.face), plain)
    }

    /// The largest number of characters of a plain run.
    private static let maximumPlainCount = Int(UInt16.max)

    /// The glyphs. They are drawn once, and then the mask of the run is cached, so they are computed at each use.
    var glyphs: [Glyph] {
        switch storage {
        case .glyphs(let glyphs, _, _): glyphs
        case .plain(let face, let characters):
            characters.indices.dropLast().map { index in
                let character = characters[index]
                return Glyph(
                    face: face, glyphID: UInt32(character.glyphID), x: character.advance, y: 0, charactersToLeft: Int32(index),
                    spacesToLeft: Int32(character.spaceCount))
            }
        }
    }

    /// The number of glyphs.
    var glyphCount: Int {
        switch storage {
        case .glyphs(let glyphs, _, _): glyphs.count
        case .plain(_, let characters): characters.count - 1
        }
    }

    /// Creates a run from a part of a shaped item: the glyphs at `indices`, which draw the characters of `part`.
    convenience init(_ item: ShapedRun.Item, _ indices: Range<Int>, _ part: Range<Int>, _ characters: TextCharacters) {
        if item.isPlain, part.count <= Self.maximumPlainCount {
            self.init(plain: item, indices, part, characters)
            return
        }
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
            var sum: Int32 = 0
            characters.classes.withUnsafeBufferPointer { classes in
                for index in 0..<part.count {
                    if classes[part.lowerBound + index].contains(.space) { sum += 1 }
                    counts[index + 1] = sum
                }
            }
            count = part.count + 1
        }
    }

    /// The size in bytes, including the arrays.
    var byteCount: Int {
        switch storage {
        case .glyphs(let glyphs, _, _): Self.byteCount(glyphCount: glyphs.count, characterCount: characterCount)
        case .plain(_, let characters): characters.count * MemoryLayout<PlainCharacter>.stride + 200
        }
    }

    /// Returns the largest size of a run in bytes.
    static func byteCount(glyphCount: Int, characterCount: Int) -> Int {
        glyphCount * MemoryLayout<Glyph>.stride + (characterCount + 1) * (8 + 4) + 200
    }

    var characterCount: Int {
        switch storage {
        case .glyphs(_, let advances, _): advances.count - 1
        case .plain(_, let characters): characters.count - 1
        }
    }

    /// The advance of the whole run.
    package var width: Double { advance(before: characterCount) }

    /// The sum of the advances before each character (grapheme cluster) in logical order, followed by the advance of the whole run.
    package var cumulativeAdvances: [Double] {
        switch storage {
        case .glyphs(_, let advances, _): advances
        case .plain(_, let characters): characters.map(\.advance)
        }
    }

    /// Returns the sum of the advances before a character. If `character` is the number of characters, returns the advance of the whole
    /// run.
    func advance(before character: Int) -> Double {
        switch storage {
        case .glyphs(_, let advances, _): advances[character]
        case .plain(_, let characters): characters[character].advance
        }
    }

    /// Calls `body` with each character from the first one to the one before `end`, and the sum of the advances before the character.
    @inline(__always)
    func forEachAdvance(before end: Int, _ body: (Int, Double) -> Void) {
        switch storage {
        case .glyphs(_, let advances, _): for index in 0..<end { body(index, advances[index]) }
        case .plain(_, let characters):
            characters.withUnsafeBufferPointer { for index in 0..<end { body(index, $0[index].advance) } }
        }
    }

    var spaceCount: Int { spacesBefore(characterCount) }

    /// Returns the number of spaces before a character. If `character` is the number of characters, returns the number of all spaces.
    func spacesBefore(_ character: Int) -> Int {
        switch storage {
        case .glyphs(_, _, let spaceCounts): Int(spaceCounts[character])
        case .plain(_, let characters): Int(characters[character].spaceCount)
        }
    }
}

extension GlyphRun: ByteCounted {}

import CFontLibraries
import Foundation

/// A part of a text that was shaped in one font. The glyphs of lines are copied from it.
///
/// HarfBuzz marks the glyphs before which a text can be broken without a change of the glyphs. The glyphs of a line between two such breaks
/// are a subrange of the run's glyphs. So a paragraph is shaped only once, and not for each line and each width.
struct ShapedRun: Sendable {
    /// The characters of the run, as indices in the text.
    let range: Range<Int>
    /// The sum of the advances in ems before each character of the run in logical order, followed by the whole advance.
    let cumulativeAdvances: [Double]
    let glyphs: Glyphs

    enum Glyphs: Sendable {
        /// Glyphs of one face from left to right. Subranges of them can be used for lines.
        case item(Item)
        /// Glyphs of several faces or directions. The parts of such a run have to be shaped separately.
        case run(GlyphRun)
    }

    struct Item: Sendable {
        var face: Int
        var hasColor: Bool
        var unitsPerEm: Double
        /// The script with which HarfBuzz has shaped the item: the script of the first character that has a script.
        var script: hb_script_t
        var glyphs: [ShapedGlyph]
        /// Whether each character has one glyph, in the same order, without an offset, and with an index of 16 bits. Most items are plain.
        /// They need no search for clusters.
        var isPlain = false
    }

    /// Creates a run whose parts have to be shaped separately.
    init(_ range: Range<Int>, _ run: GlyphRun) {
        self.range = range
        cumulativeAdvances = run.cumulativeAdvances
        glyphs = .run(run)
    }

    /// Creates a run whose parts can be used without shaping them again.
    init(_ range: Range<Int>, _ item: Item, _ characters: TextCharacters) {
        self.range = range
        var item = item
        item.isPlain = item.glyphs.count == range.count && item.hasOnlyPlainGlyphs(range, characters)
        cumulativeAdvances = item.cumulativeAdvances(of: 0..<item.glyphs.count, range, characters)
        glyphs = .item(item)
    }

    /// Returns the advance in ems of a part of the run, or nil if the part has to be shaped separately.
    func advance(of part: Range<Int>, in characters: TextCharacters) -> Double? {
        if part == range { return cumulativeAdvances[cumulativeAdvances.count - 1] }
        guard case .item(let item) = glyphs, let indices = item.glyphIndices(of: part, in: range, characters) else { return nil }
        return item.advance(of: indices, part, characters)
    }

    /// Returns the advance in ems of the first `count` characters of a part, or nil if the glyphs are not plain, or if the part has to be
    /// shaped separately.
    func advance(ofFirst count: Int, in part: Range<Int>, _ characters: TextCharacters) -> Double? {
        guard case .item(let item) = glyphs, item.isPlain, let indices = item.glyphIndices(of: part, in: range, characters) else {
            return nil
        }
        return item.advance(of: indices.prefix(count), part, characters)
    }

    /// Returns the glyphs of a part of the run, or nil if the part has to be shaped separately.
    func glyphRun(of part: Range<Int>, in characters: TextCharacters) -> GlyphRun? {
        switch glyphs {
        case .run(let run): return part == range ? run : nil
        case .item(let item):
            guard let indices = item.glyphIndices(of: part, in: range, characters) else { return nil }
            return GlyphRun(item, indices, part, characters)
        }
    }

    /// The size in bytes.
    var byteCount: Int {
        let own = cumulativeAdvances.count * 8 + 160
        switch glyphs {
        case .item(let item): return own + item.glyphs.count * MemoryLayout<ShapedGlyph>.stride
        case .run(let run): return own + run.byteCount
        }
    }
}

extension ShapedRun.Item {
    /// Whether each glyph of an item with as many glyphs as characters is a plain one.
    fileprivate func hasOnlyPlainGlyphs(_ range: Range<Int>, _ characters: TextCharacters) -> Bool {
        characters.starts.withUnsafeBufferPointer { starts in
            glyphs.withUnsafeBufferPointer { glyphs in
                glyphs.indices.allSatisfy { index in
                    let glyph = glyphs[index]
                    return Int(glyph.cluster) == starts[range.lowerBound + index] && glyph.xOffset | glyph.yOffset == 0
                        && glyph.glyphID <= UInt32(UInt16.max)
                }
            }
        }
    }

    /// Returns the sum of the advances in ems before each character of a part in logical order, followed by the whole advance. `indices`
    /// are the glyphs of the part.
    func cumulativeAdvances(of indices: Range<Int>, _ part: Range<Int>, _ characters: TextCharacters) -> [Double] {
        var sum = 0.0
        guard isPlain else {
            var sums = [0.0]
            sums.reserveCapacity(part.count + 1)
            var clusters = ClusterAdvances(self, indices, part, characters)
            while let cluster = clusters.next() {
                for _ in 0..<cluster.characterCount {
                    sum += cluster.advancePerCharacter
                    sums.append(sum)
                }
            }
            return sums
        }
        return [Double](unsafeUninitializedCapacity: indices.count + 1) { sums, count in
            sums[0] = 0
            glyphs.withUnsafeBufferPointer { glyphs in
                for index in 0..<indices.count {
                    sum += Double(glyphs[indices.lowerBound + index].advance) / unitsPerEm
                    sums[index + 1] = sum
                }
            }
            count = indices.count + 1
        }
    }

    /// Returns the advance of a part in ems. `indices` are the glyphs of the part. The advances are added in the same order as in
    /// `cumulativeAdvances`.
    fileprivate func advance(of indices: Range<Int>, _ part: Range<Int>, _ characters: TextCharacters) -> Double {
        var sum = 0.0
        if isPlain {
            glyphs.withUnsafeBufferPointer { for glyph in $0[indices] { sum += Double(glyph.advance) / unitsPerEm } }
            return sum
        }
        var clusters = ClusterAdvances(self, indices, part, characters)
        while let cluster = clusters.next() { for _ in 0..<cluster.characterCount { sum += cluster.advancePerCharacter } }
        return sum
    }

    /// Returns the indices of the glyphs of a part of a run, or nil if the part could have other glyphs when it is shaped separately.
    fileprivate func glyphIndices(of part: Range<Int>, in range: Range<Int>, _ characters: TextCharacters) -> Range<Int>? {
        guard part != range else { return 0..<glyphs.count }
        guard !part.isEmpty, Self.divisibleScripts.contains(script), let first = glyphIndex(at: part.lowerBound, in: range, characters),
            let end = glyphIndex(at: part.upperBound, in: range, characters), characters.script(of: part) == script
        else { return nil }
        return first..<end
    }

    /// The scripts that HarfBuzz shapes glyph by glyph, and the value for no script. In texts of other scripts, such as Khmer, the marks of
    /// HarfBuzz are not sufficient, because they ignore the effect of a break on the division into syllables.
    private static let divisibleScripts = [
        HB_SCRIPT_LATIN, HB_SCRIPT_GREEK, HB_SCRIPT_CYRILLIC, HB_SCRIPT_ARMENIAN, HB_SCRIPT_GEORGIAN, HB_SCRIPT_HAN, HB_SCRIPT_HIRAGANA,
        HB_SCRIPT_KATAKANA, HB_SCRIPT_BOPOMOFO, HB_SCRIPT_INVALID,
    ]

    /// Returns the index of the first glyph of a character, or nil if the run cannot be broken before this character.
    private func glyphIndex(at character: Int, in range: Range<Int>, _ characters: TextCharacters) -> Int? {
        if character == range.lowerBound { return 0 }
        if character == range.upperBound { return glyphs.count }
        if isPlain {
            let index = character - range.lowerBound
            return glyphs[index].isSafeToBreak ? index : nil
        }
        let unit = Int32(characters.starts[character])
        // Most texts have one glyph for each character, so the glyph with the number of the character is tried first.
        let expected = min(character - range.lowerBound, glyphs.count - 1)
        let isExpected = expected > 0 && glyphs[expected].cluster == unit && glyphs[expected - 1].cluster < unit
        let index = isExpected ? expected : firstGlyph(atUnit: unit)
        return index < glyphs.count && glyphs[index].cluster == unit && glyphs[index].isSafeToBreak ? index : nil
    }

    /// Returns the index of the first glyph whose cluster does not begin before a UTF-16 unit.
    private func firstGlyph(atUnit unit: Int32) -> Int {
        var (low, high) = (0, glyphs.count)
        while low < high {
            let middle = (low + high) / 2
            if glyphs[middle].cluster < unit { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

/// Iterates over the clusters of glyphs from left to right, and returns their advances. The advance of a cluster, such as a ligature, is
/// divided equally among its characters.
struct ClusterAdvances {
    private let item: ShapedRun.Item
    private let characters: TextCharacters
    private let glyphEnd: Int
    private let characterEnd: Int
    private var glyph: Int
    private var character: Int

    init(_ item: ShapedRun.Item, _ glyphs: Range<Int>, _ part: Range<Int>, _ characters: TextCharacters) {
        (self.item, self.characters) = (item, characters)
        (glyph, glyphEnd) = (glyphs.lowerBound, glyphs.upperBound)
        (character, characterEnd) = (part.lowerBound, part.upperBound)
    }

    /// Returns the glyphs, the number of characters, and the advance in ems of each character of the next cluster. Nil after the last
    /// cluster.
    mutating func next() -> (glyphs: Range<Int>, characterCount: Int, advancePerCharacter: Double)? {
        guard character < characterEnd else { return nil }
        let (firstGlyph, firstCharacter) = (glyph, character)
        var advance = 0.0
        character = characterEnd
        while glyph < glyphEnd {
            let owner = characters.characterIndex(atUnit: Int(item.glyphs[glyph].cluster))
            if owner > firstCharacter {
                character = owner
                break
            }
            advance += Double(item.glyphs[glyph].advance) / item.unitsPerEm
            glyph += 1
        }
        let count = character - firstCharacter
        return (firstGlyph..<glyph, count, count > 1 ? advance / Double(count) : advance)
    }
}

import FlipbookGeometry
import Foundation

extension FontSystem.Cache {
    /// Splits a text into items of one face and one direction, shapes each item, and joins the glyphs in visual order.
    mutating func shape(_ text: String, descriptor: FaceDescriptor) -> GlyphRun {
        let units = Self.replacingControls(in: text)
        let boundaries = CharacterBoundaries(text)
        guard let primaryFace = try? faceIndex(for: descriptor) else {
            return boundaries.glyphRun(
                [], startsCluster: [Bool](repeating: false, count: boundaries.count),
                advances: [Double](repeating: 0, count: boundaries.count),
                hasColor: false)
        }
        let levels = BidirectionalAlgorithm.levels(text, count: boundaries.count)
        let items = itemize(text, boundaries: boundaries, levels: levels, descriptor: descriptor, primaryFace: primaryFace)
        var builder = GlyphRunBuilder(boundaries)
        var hasColor = false
        for index in BidirectionalAlgorithm.visualOrder(of: items.map(\.level)) {
            let item = items[index]
            hasColor = hasColor || faces[item.face].hasColor
            let isRightToLeft = item.level % 2 == 1
            builder.beginItem(item.range, isRightToLeft: isRightToLeft)
            for shapedGlyph in faces[item.face].shape(
                units, range: item.range, hasTabularFigures: descriptor.hasTabularFigures, isRightToLeft: isRightToLeft)
            {
                builder.append(shapedGlyph, face: item.face)
            }
        }
        return boundaries.glyphRun(builder.glyphs, startsCluster: builder.startsCluster, advances: builder.advances, hasColor: hasColor)
    }

    /// Collects shaped glyphs from left to right.
    private struct GlyphRunBuilder {
        let boundaries: CharacterBoundaries
        var glyphs: [GlyphRun.Glyph] = []
        var advances: [Double]
        /// Whether each character starts a cluster. The other characters are parts of ligatures.
        var startsCluster: [Bool]
        /// The numbers of characters and spaces to the left of each character.
        private var countsToLeft: [(characters: Int, spaces: Int)]
        /// The numbers of characters and spaces in all items so far.
        private var placedCounts = (characters: 0, spaces: 0)
        private var pen = 0.0

        init(_ boundaries: CharacterBoundaries) {
            self.boundaries = boundaries
            advances = [Double](repeating: 0, count: boundaries.count)
            startsCluster = [Bool](repeating: false, count: boundaries.count)
            countsToLeft = [(characters: Int, spaces: Int)](repeating: (0, 0), count: boundaries.count)
        }

        /// Starts an item. The glyphs of this range of the text are appended next.
        mutating func beginItem(_ range: Range<Int>, isRightToLeft: Bool) {
            guard !range.isEmpty else { return }
            let indices = Array(
                boundaries.characterIndex(atUnit: range.lowerBound)...boundaries.characterIndex(atUnit: range.upperBound - 1))
            for index in isRightToLeft ? indices.reversed() : indices {
                countsToLeft[index] = placedCounts
                placedCounts.characters += 1
                if boundaries.isSpace(index) { placedCounts.spaces += 1 }
            }
        }

        mutating func append(_ shapedGlyph: FontFace.ShapedGlyph, face: Int) {
            let index = boundaries.characterIndex(atUnit: shapedGlyph.cluster)
            glyphs.append(
                GlyphRun.Glyph(
                    face: face, id: shapedGlyph.glyph, x: pen + shapedGlyph.xOffset, y: shapedGlyph.yOffset,
                    charactersToLeft: countsToLeft[index].characters,
                    spacesToLeft: countsToLeft[index].spaces))
            startsCluster[index] = true
            advances[index] += shapedGlyph.advance
            pen += shapedGlyph.advance
        }
    }

    /// Returns the UTF-16 units with a space in place of each line separator and control character, which have no glyphs.
    private static func replacingControls(in text: String) -> [UInt16] {
        text.utf16.map { $0 < 32 || $0 == 0x2028 || $0 == 0x2029 ? 32 : $0 }
    }

    /// Splits a text into items: ranges of neighboring characters that have the same face and level, in logical order.
    private mutating func itemize(
        _ text: String, boundaries: CharacterBoundaries, levels: [Int], descriptor: FaceDescriptor, primaryFace: Int
    ) -> [(face: Int, level: Int, range: Range<Int>)] {
        var items: [(face: Int, level: Int, range: Range<Int>)] = []
        for (index, character) in text.enumerated() {
            let range = boundaries.starts[index]..<boundaries.starts[index + 1]
            let face = faceIndex(for: character, descriptor: descriptor, primaryFace: primaryFace, previousFace: items.last?.face)
            if let last = items.last, last.face == face, last.level == levels[index] {
                items[items.count - 1].range = last.range.lowerBound..<range.upperBound
            } else {
                items.append((face, levels[index], range))
            }
        }
        return items
    }

    /// Returns the face that draws a character: the primary face or a fallback. If no font has the character, the result is the
    /// primary face, which draws its glyph for missing characters.
    private mutating func faceIndex(for character: Character, descriptor: FaceDescriptor, primaryFace: Int, previousFace: Int?) -> Int {
        guard let first = character.unicodeScalars.first(where: { !$0.properties.isDefaultIgnorableCodePoint }) else {
            return previousFace ?? primaryFace
        }
        let prefersColor = character.hasEmojiPresentation
        if !prefersColor {
            if first.value < 32 || character.isNewline { return primaryFace }
            let isComplete = character.unicodeScalars.allSatisfy {
                $0.properties.isDefaultIgnorableCodePoint || faces[primaryFace].hasGlyph(for: $0)
            }
            if isComplete || (character.isWhitespace && faces[primaryFace].hasGlyph(for: " ")) { return primaryFace }
        }
        let key = FontSystem.FallbackKey(descriptor: descriptor, character: first, prefersColor: prefersColor)
        if let cached = fallbackFaceIndices[key] { return cached ?? primaryFace }
        let fallback = finder?.fallbackFace(for: descriptor, character: first, prefersColor: prefersColor).flatMap { try? openFace(at: $0) }
        if fallbackFaceIndices.count >= FontSystem.maximumEntryCount { fallbackFaceIndices.removeAll() }
        fallbackFaceIndices[key] = .some(fallback)
        return fallback ?? primaryFace
    }
}

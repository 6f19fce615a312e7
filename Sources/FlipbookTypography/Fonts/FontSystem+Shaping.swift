import CFontLibraries
import FlipbookGeometry
import Foundation

extension FontSystem.Cache {
    /// A part of a text that has one face and one direction.
    private typealias Item = (face: Int, level: Int, range: Range<Int>)

    /// Splits a part of a text into items of one face and one direction, shapes each item, and joins the glyphs in visual order. The
    /// surrounding text has no effect. `level` is the embedding level of all characters. If it is nil, the levels are computed from the
    /// characters.
    mutating func shape(_ characters: TextCharacters, _ range: Range<Int>, descriptor: FaceDescriptor, level: UInt8?) -> ShapedRun {
        let isWholeRightToLeft = level.map { $0 % 2 == 1 } ?? false
        guard let primaryFace = try? faceIndex(for: descriptor) else {
            let builder = GlyphRunBuilder(characters, range)
            return ShapedRun(range, builder.makeRun(hasColor: false, isRightToLeft: isWholeRightToLeft))
        }
        let levels =
            if let level {
                [Int](repeating: Int(level), count: range.count)
            } else {
                characters.hasRightToLeft ? BidirectionalAlgorithm.levels(characters.string(range), count: range.count) : []
            }
        let items = itemize(characters, range, levels: levels, descriptor: descriptor, primaryFace: primaryFace)
        let input = ShapingInput(characters, range, hasTabularFigures: descriptor.hasTabularFigures)
        if items.count == 1, items[0].level % 2 == 0 { return shapedRun(items[0], input, range) }
        var builder = GlyphRunBuilder(characters, range)
        var hasColor = false
        for index in BidirectionalAlgorithm.visualOrder(of: items.map(\.level)) {
            let item = items[index]
            let face = faces[item.face]
            hasColor = hasColor || face.hasColor
            let isRightToLeft = item.level % 2 == 1
            builder.beginItem(item.range, isRightToLeft: isRightToLeft)
            for glyph in face.shape(input, range: item.range, isRightToLeft: isRightToLeft, buffer: sharedBuffer()).glyphs {
                builder.append(glyph, face: item.face, unitsPerEm: face.unitsPerEm)
            }
        }
        return ShapedRun(range, builder.makeRun(hasColor: hasColor, isRightToLeft: isWholeRightToLeft))
    }

    /// Shapes a part of a text that has one face and is left-to-right.
    private mutating func shapedRun(_ item: Item, _ input: ShapingInput, _ range: Range<Int>) -> ShapedRun {
        let face = faces[item.face]
        let shaped = face.shape(input, range: range, isRightToLeft: false, buffer: sharedBuffer())
        return ShapedRun(
            range,
            ShapedRun.Item(
                face: item.face, hasColor: face.hasColor, unitsPerEm: face.unitsPerEm, script: shaped.script, glyphs: shaped.glyphs),
            input.characters)
    }

    /// Returns the buffer of HarfBuzz, which is reused for every text.
    private mutating func sharedBuffer() -> OpaquePointer? {
        if shapingBuffer == nil { shapingBuffer = hb_buffer_create() }
        return shapingBuffer
    }

    /// Splits a part of a text into items: ranges of neighboring characters that have the same face and level, in logical order.
    private mutating func itemize(
        _ characters: TextCharacters, _ range: Range<Int>, levels: [Int], descriptor: FaceDescriptor, primaryFace: Int
    ) -> [Item] {
        var items: [Item] = []
        let primary = faces[primaryFace]
        for index in range {
            let level = levels.isEmpty ? 0 : levels[index - range.lowerBound]
            let face =
                if let byte = characters.asciiByte(at: index), primary.hasGlyph(forASCII: byte) {
                    primaryFace
                } else {
                    faceIndex(
                        for: characters.character(at: index), descriptor: descriptor, primaryFace: primaryFace,
                        previousFace: items.last?.face)
                }
            if let last = items.last, last.face == face, last.level == level {
                items[items.count - 1].range = last.range.lowerBound..<(index + 1)
            } else {
                items.append((face, level, index..<(index + 1)))
            }
        }
        return items
    }

    /// Returns the index of the face that draws a character: the primary face or a fallback. If no font has the character, the result is
    /// the primary face, which draws its glyph for missing characters. A character that is invisible by default uses the previous face.
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

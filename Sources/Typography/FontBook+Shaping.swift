import CoreGraphics
import Foundation

extension FontBook.Shelf {
    mutating func shape(_ text: String, _ cut: FontCut) -> GlyphRun {
        let units = Self.drawable(text)
        let characters = Characters(text)
        guard let own = try? face(cut) else {
            return characters.run(
                [], leads: [Bool](repeating: false, count: characters.count), [Double](repeating: 0, count: characters.count),
                hasColor: false)
        }
        let levels = Direction.levels(text, count: characters.count)
        let parts = parts(text, characters, levels, cut, own)
        var placed = Placed(characters)
        var hasColor = false
        for number in Direction.order(parts.map(\.level)) {
            let part = parts[number]
            hasColor = hasColor || faces[part.face].hasColor
            let runsToLeft = part.level % 2 == 1
            placed.enter(part.part, runsToLeft: runsToLeft)
            for shaped in faces[part.face].shape(units, part.part, tabular: cut.hasTabularFigures, runsToLeft: runsToLeft) {
                placed.put(shaped, part.face)
            }
        }
        return characters.run(placed.glyphs, leads: placed.leads, placed.advances, hasColor: hasColor)
    }

    /// Glyphs put one after the other, from left to right.
    private struct Placed {
        let characters: Characters
        var glyphs: [GlyphRun.Glyph] = []
        var advances: [Double]
        /// The characters that have a glyph of their own.
        var leads: [Bool]
        /// How many characters and spaces stand to the left of each.
        private var ranks: [(characters: Int, spaces: Int)]
        private var entered = (characters: 0, spaces: 0)
        private var pen = 0.0

        init(_ characters: Characters) {
            self.characters = characters
            advances = [Double](repeating: 0, count: characters.count)
            leads = [Bool](repeating: false, count: characters.count)
            ranks = [(characters: Int, spaces: Int)](repeating: (0, 0), count: characters.count)
        }

        /// The part of the text whose glyphs come next.
        mutating func enter(_ part: Range<Int>, runsToLeft: Bool) {
            guard !part.isEmpty else { return }
            let inside = Array(characters.number(at: part.lowerBound)...characters.number(at: part.upperBound - 1))
            for character in runsToLeft ? inside.reversed() : inside {
                ranks[character] = entered
                entered.characters += 1
                if characters.isSpace(character) { entered.spaces += 1 }
            }
        }

        mutating func put(_ shaped: FontFace.Shaped, _ face: Int) {
            let character = characters.number(at: shaped.cluster)
            glyphs.append(
                GlyphRun.Glyph(
                    face: face, id: shaped.glyph, x: pen + shaped.x, y: shaped.y, characters: ranks[character].characters,
                    spaces: ranks[character].spaces))
            leads[character] = true
            advances[character] += shaped.advance
            pen += shaped.advance
        }
    }

    /// Ends of lines and tabulators have no glyphs; in a line they are spaces.
    private static func drawable(_ text: String) -> [UInt16] {
        text.utf16.map { $0 < 32 || $0 == 0x2028 || $0 == 0x2029 ? 32 : $0 }
    }

    /// Neighbours that are drawn with the same face and run the same way, in reading order.
    private mutating func parts(
        _ text: String, _ characters: Characters, _ levels: [Int], _ cut: FontCut, _ own: Int
    ) -> [(face: Int, level: Int, part: Range<Int>)] {
        var parts: [(face: Int, level: Int, part: Range<Int>)] = []
        for (number, character) in text.enumerated() {
            let range = characters.starts[number]..<characters.starts[number + 1]
            let face = face(for: character, cut, own, before: parts.last?.face)
            if let last = parts.last, last.face == face, last.level == levels[number] {
                parts[parts.count - 1].part = last.part.lowerBound..<range.upperBound
            } else {
                parts.append((face, levels[number], range))
            }
        }
        return parts
    }

    /// The font's own face, or one that has what it lacks. Nobody has it: the font's own box for what is missing.
    private mutating func face(for character: Character, _ cut: FontCut, _ own: Int, before: Int?) -> Int {
        guard let first = character.unicodeScalars.first(where: { !$0.properties.isDefaultIgnorableCodePoint }) else {
            return before ?? own
        }
        let wantsColor = character.isPictorial
        if !wantsColor {
            if first.value < 32 || character.isNewline { return own }
            let isComplete = character.unicodeScalars.allSatisfy {
                $0.properties.isDefaultIgnorableCodePoint || faces[own].has($0)
            }
            if isComplete || (character.isWhitespace && faces[own].has(" ")) { return own }
        }
        let wish = FontBook.Substitute(cut: cut, character: first, inColor: wantsColor)
        if let known = substitutes[wish] { return known ?? own }
        let found = finder?.substitute(for: cut, character: first, inColor: wantsColor).flatMap { try? open($0) }
        substitutes[wish] = .some(found)
        return found ?? own
    }
}

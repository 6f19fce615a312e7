import CSDL2
import Foundation
import Synchronization

/// The fonts of this machine: finds them, shapes and measures text, and makes masks of it.
///
/// There is one for the process because there is one FreeType in it. What it remembers are answers that never change, so it has
/// no state that anyone could see. The libraries below are not made for several threads: every call into them holds the lock.
package final class FontBook: Sendable {
    package static let installed = FontBook()

    /// What has been opened and answered.
    struct Shelf: ~Copyable {
        var library: FT_Library?
        var finder: FontFinder?
        /// Open files; glyphs name theirs by its number.
        var faces: [FontFace] = []
        var numbers: [FontFinder.Place: Int] = [:]
        var cuts: [FontCut: Int] = [:]
        var substitutes: [Substitute: Int?] = [:]
        var metrics: [FontCut: FontMetrics] = [:]
        var runs: [RunKey: GlyphRun] = [:]
        var glyphs = Memory<GlyphKey, GlyphMask>(bytes: 16 << 20)
        var lines = Memory<LineKey, GlyphMask>(bytes: 48 << 20)
        var pictures = Memory<PictureKey, LinePicture>(bytes: 16 << 20)
    }

    struct Substitute: Hashable {
        var cut: FontCut
        var character: Unicode.Scalar
        var inColor: Bool
    }

    struct RunKey: Hashable {
        var text: String
        var cut: FontCut
    }

    let shelf = Mutex(Shelf())

    private init() {}

    /// Throws, saying what to install, unless text can be drawn.
    package func requireSystemFont() throws {
        _ = try shelf.withLock { try $0.face(Font(size: 17).cut) }
    }

    /// The file that a font is read from.
    package func file(for font: Font) throws -> String {
        try shelf.withLock { shelf in
            let number = try shelf.face(font.cut)
            return shelf.faces[number].place.file
        }
    }

    package func metrics(_ font: Font) -> FontMetrics {
        shelf.withLock { $0.measures(font.cut) } * font.size
    }

    package func width(of line: TextLine) -> CGFloat { line.width }

    /// The glyphs of a text; without any font there are none, and the text has no width.
    func run(_ text: String, _ cut: FontCut) -> GlyphRun {
        shelf.withLock { shelf in
            let key = RunKey(text: text, cut: cut)
            if let known = shelf.runs[key] { return known }
            // Texts that change all the time, as of a stopwatch, must not pile up.
            if shelf.runs.count >= 4096 { shelf.runs.removeAll(keepingCapacity: true) }
            let run = shelf.shape(text, cut)
            shelf.runs[key] = run
            return run
        }
    }
}

/// Answers, as many as fit into so many bytes. When they are full all are forgotten: what is still in use is soon there again.
struct Memory<Key: Hashable, Value: Sized> {
    private var answers: [Key: Value] = [:]
    private var size = 0
    private let limit: Int

    init(bytes: Int) { limit = bytes }

    subscript(key: Key) -> Value? {
        get { answers[key] }
        set {
            guard let newValue else { return }
            if size + newValue.byteCount > limit {
                answers.removeAll()
                size = 0
            }
            size += newValue.byteCount + 64
            answers[key] = newValue
        }
    }
}

protocol Sized {
    var byteCount: Int { get }
}

extension FontBook.Shelf {
    /// The face for a cut, opened if it is not open yet.
    mutating func face(_ cut: FontCut) throws -> Int {
        if let known = cuts[cut] { return known }
        let finder = try self.finder ?? FontFinder()
        self.finder = finder
        let number = try open(finder.nearest(cut))
        cuts[cut] = number
        return number
    }

    private mutating func open(_ place: FontFinder.Place) throws -> Int {
        if let known = numbers[place] { return known }
        if library == nil, FT_Init_FreeType(&library) != 0 { throw FontError(description: "FreeType does not start") }
        guard let library else { throw FontError(description: "FreeType does not start") }
        faces.append(try FontFace(place, library))
        numbers[place] = faces.count - 1
        return faces.count - 1
    }

    mutating func measures(_ cut: FontCut) -> FontMetrics {
        if let known = metrics[cut] { return known }
        guard let number = try? face(cut) else { return .guess }
        let measured = faces[number].metrics
        metrics[cut] = measured
        return measured
    }

    // MARK: - Shape

    mutating func shape(_ text: String, _ cut: FontCut) -> GlyphRun {
        let units = Self.drawable(text)
        let characters = Characters(text)
        guard let own = try? face(cut) else {
            return characters.run([], [Double](repeating: 0, count: characters.count), hasColor: false)
        }
        var glyphs: [GlyphRun.Glyph] = []
        var advances = [Double](repeating: 0, count: characters.count)
        var pen = 0.0
        var hasColor = false
        for (number, part) in parts(text, characters, cut, own) {
            let face = faces[number]
            hasColor = hasColor || face.hasColor
            for shaped in face.shape(units, part, tabular: cut.hasTabularFigures) {
                let character = characters.number(at: shaped.cluster)
                glyphs.append(
                    GlyphRun.Glyph(
                        face: number, id: shaped.glyph, x: pen + shaped.x, y: shaped.y, characters: character,
                        spaces: characters.spaces[character]))
                advances[character] += shaped.advance
                pen += shaped.advance
            }
        }
        return characters.run(glyphs, advances, hasColor: hasColor)
    }

    /// Ends of lines and tabulators have no glyphs; in a line they are spaces.
    private static func drawable(_ text: String) -> [UInt16] {
        text.utf16.map { $0 < 32 || $0 == 0x2028 || $0 == 0x2029 ? 32 : $0 }
    }

    /// Neighbours that are drawn with the same face, from left to right.
    private mutating func parts(
        _ text: String, _ characters: Characters, _ cut: FontCut, _ own: Int
    ) -> [(face: Int, part: Range<Int>)] {
        var parts: [(face: Int, part: Range<Int>)] = []
        for (number, character) in text.enumerated() {
            let range = characters.starts[number]..<characters.starts[number + 1]
            let face = face(for: character, cut, own, before: parts.last?.face)
            if let last = parts.last, last.face == face {
                parts[parts.count - 1].part = last.part.lowerBound..<range.upperBound
            } else {
                parts.append((face, range))
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

extension Character {
    /// Wants to be a coloured picture: an emoji, unless it is also a sign of everyday writing and nothing says that it is meant as one.
    var isPictorial: Bool {
        let scalars = unicodeScalars
        guard let first = scalars.first else { return false }
        if scalars.contains("\u{FE0E}") { return false }
        return first.properties.isEmojiPresentation || scalars.contains("\u{FE0F}") || scalars.contains("\u{20E3}")
    }
}

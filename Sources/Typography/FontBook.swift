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

    /// The installed family of a name, however it is spelled.
    package func family(named name: String) -> String? {
        shelf.withLock { shelf in
            if shelf.finder == nil { shelf.finder = try? FontFinder() }
            return shelf.finder?.family(named: name)
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

    mutating func open(_ place: FontFinder.Place) throws -> Int {
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

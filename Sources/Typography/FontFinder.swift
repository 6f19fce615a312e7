import CSDL2
import Foundation

/// Asks fontconfig which files have the faces that come nearest to what is wanted. Used under the lock of the book.
final class FontFinder: @unchecked Sendable {
    /// A file, and which of the faces in it; the upper half of the number names an instance of a variable font.
    struct Place: Hashable {
        var file: String
        var index: Int
    }

    private let config: OpaquePointer
    private var sorted: [Wish: UnsafeMutablePointer<FcFontSet>] = [:]

    private struct Wish: Hashable {
        var cut: FontCut
        var language: String?
    }

    init() throws {
        guard let config = FcInitLoadConfigAndFonts() else { throw FontError(description: "fontconfig has no configuration it can read") }
        self.config = config
    }

    /// The face that comes nearest to the cut.
    func nearest(_ cut: FontCut) throws -> Place {
        let match: OpaquePointer? = withPattern(Wish(cut: cut)) { pattern in
            var result = FcResultMatch
            return FcFontMatch(config, pattern, &result)
        }
        defer { if let match { FcPatternDestroy(match) } }
        guard let match, let place = Self.place(match) else {
            throw FontError(
                description: "no usable font: fontconfig knows none for \(cut.family) and nothing to stand in for it; "
                    + "install one (on Debian and Ubuntu: apt install fonts-inter)")
        }
        return place
    }

    /// The face nearest to the cut that has the character; one in colours first, or last.
    func substitute(for cut: FontCut, character: Unicode.Scalar, inColor: Bool) -> Place? {
        guard let fonts = fonts(Wish(cut: cut, language: Self.language(of: character))) else { return nil }
        var second: Place?
        for number in 0..<Int(fonts.pointee.nfont) {
            guard let font = fonts.pointee.fonts[number] else { continue }
            var characters: OpaquePointer?
            guard FcPatternGetCharSet(font, FC_CHARSET, 0, &characters) == FcResultMatch, let characters,
                FcCharSetHasChar(characters, character.value) != 0, let place = Self.place(font)
            else { continue }
            var color = FcBool(0)
            FcPatternGetBool(font, FC_COLOR, 0, &color)
            if (color != 0) == inColor { return place }
            second = second ?? place
        }
        return second
    }

    /// The installed family of a name, however it is spelled: "RobotoCondensed" is "Roboto Condensed".
    func family(named name: String) -> String? {
        func plain(_ name: String) -> String { name.lowercased().filter { $0 != " " && $0 != "-" } }
        let wanted = plain(name)
        guard !wanted.isEmpty, let fonts = FcConfigGetFonts(config, FcSetSystem) else { return nil }
        for number in 0..<Int(fonts.pointee.nfont) {
            guard let font = fonts.pointee.fonts[number] else { continue }
            var family: UnsafeMutablePointer<FcChar8>?
            guard FcPatternGetString(font, FC_FAMILY, 0, &family) == FcResultMatch, let family else { continue }
            let spelled = String(cString: family)
            if plain(spelled) == wanted { return spelled }
        }
        return nil
    }

    /// Chinese and Japanese share characters that they draw differently.
    private static func language(of character: Unicode.Scalar) -> String? {
        switch character.value {
        case 0x3040...0x30FF: "ja"
        case 0xAC00...0xD7AF, 0x1100...0x11FF: "ko"
        case 0x2E80...0x9FFF, 0xF900...0xFAFF, 0xFF00...0xFFEF, 0x20000...0x3FFFF: "zh-cn"
        default: nil
        }
    }

    private func fonts(_ wish: Wish) -> UnsafeMutablePointer<FcFontSet>? {
        if let known = sorted[wish] { return known }
        let set = withPattern(wish) { pattern -> UnsafeMutablePointer<FcFontSet>? in
            var result = FcResultMatch
            return FcFontSort(config, pattern, FcBool(1), nil, &result)
        }
        sorted[wish] = set
        return set
    }

    private func withPattern<R>(_ wish: Wish, _ body: (OpaquePointer) -> R?) -> R? {
        guard let pattern = FcPatternCreate() else { return nil }
        defer { FcPatternDestroy(pattern) }
        FcPatternAddString(pattern, FC_FAMILY, wish.cut.family)
        // Where the titles' drawing is not installed, the text's does.
        if wish.cut.family == Font.displayFamily { FcPatternAddString(pattern, FC_FAMILY, Font.systemFamily) }
        FcPatternAddInteger(pattern, FC_WEIGHT, FcWeightFromOpenType(Int32(wish.cut.weight)))
        FcPatternAddInteger(pattern, FC_SLANT, wish.cut.isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
        FcPatternAddBool(pattern, FC_VARIABLE, FcBool(0))
        if let language = wish.language { FcPatternAddString(pattern, FC_LANG, language) }
        FcConfigSubstitute(config, pattern, FcMatchPattern)
        FcDefaultSubstitute(pattern)
        return body(pattern)
    }

    private static func place(_ pattern: OpaquePointer) -> Place? {
        var name: UnsafeMutablePointer<FcChar8>?
        var index: Int32 = 0
        guard FcPatternGetString(pattern, FC_FILE, 0, &name) == FcResultMatch, let name else { return nil }
        FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
        return Place(file: String(cString: name), index: Int(index))
    }
}

import CSDL2
import Foundation

/// Asks fontconfig which file has the face that comes nearest to what is wanted.
enum FontFinder {
    static func file(for font: Font) throws -> String {
        guard let config = FcInitLoadConfigAndFonts() else { throw FontError(description: "fontconfig has no configuration it can read") }
        defer { FcConfigDestroy(config) }
        guard let pattern = FcPatternCreate() else { throw FontError(description: "fontconfig is out of memory") }
        defer { FcPatternDestroy(pattern) }
        FcPatternAddString(pattern, FC_FAMILY, font.family)
        FcPatternAddInteger(pattern, FC_WEIGHT, FcWeightFromOpenType(Int32(font.weight)))
        FcPatternAddInteger(pattern, FC_SLANT, font.isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
        FcPatternAddBool(pattern, FC_OUTLINE, FcBool(FcTrue))
        FcConfigSubstitute(config, pattern, FcMatchPattern)
        FcDefaultSubstitute(pattern)
        var result = FcResultMatch
        guard let match = FcFontMatch(config, pattern, &result) else { throw none(font) }
        defer { FcPatternDestroy(match) }
        var name: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(match, FC_FILE, 0, &name) == FcResultMatch, let name else { throw none(font) }
        return String(cString: name)
    }

    private static func none(_ font: Font) -> FontError {
        FontError(
            description: "no usable font: fontconfig knows none for \(font.family) and nothing to stand in for it; "
                + "install one (on Debian and Ubuntu: apt install fonts-inter)")
    }
}

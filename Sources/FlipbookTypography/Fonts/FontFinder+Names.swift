import CFontLibraries
import Foundation

extension FontFinder {
    /// The names and the style of a font.
    struct NamedFont: Hashable {
        var family: String
        var postScriptName: String
        /// The weight as in CSS.
        var weight: Int
        var isItalic: Bool
    }

    /// Returns the name of the installed family with this name, or nil if there is none. Spaces, hyphens and case are ignored:
    /// "RobotoCondensed" finds "Roboto Condensed".
    func installedFamily(named name: String) -> String? {
        let normalizedName = Self.normalized(name)
        guard !normalizedName.isEmpty else { return nil }
        for set in [FcSetApplication, FcSetSystem] {
            if let family = firstFont(in: set, where: { Self.normalized(Self.text($0, FC_FAMILY) ?? "") == normalizedName }) {
                return Self.text(family, FC_FAMILY)
            }
        }
        return nil
    }

    /// Returns the font with this PostScript name, or nil if there is none. The fonts of the application are searched first.
    func font(postScriptName: String) -> NamedFont? {
        for set in [FcSetApplication, FcSetSystem] {
            if let font = firstFont(in: set, where: { Self.text($0, FC_POSTSCRIPT_NAME) == postScriptName }) { return Self.namedFont(font) }
        }
        return nil
    }

    /// Returns all fonts that have a family and a PostScript name, sorted by these names.
    func allFonts() -> [NamedFont] {
        var fonts: Set<NamedFont> = []
        for set in [FcSetApplication, FcSetSystem] {
            _ = firstFont(in: set) { font in
                if let named = Self.namedFont(font) { fonts.insert(named) }
                return false
            }
        }
        return fonts.sorted { ($0.family, $0.postScriptName) < ($1.family, $1.postScriptName) }
    }

    /// Adds the fonts of a file. Returns whether the file contains a font.
    func addFile(_ path: String) -> Bool {
        var count: Int32 = 0
        // fontconfig adds any file, so the file is examined first.
        guard let pattern = FcFreeTypeQuery(path, 0, nil, &count) else { return false }
        FcPatternDestroy(pattern)
        guard FcConfigAppFontAddFile(config, path) != 0 else { return false }
        removeSortedFonts()
        return true
    }

    private static func normalized(_ name: String) -> String { name.lowercased().filter { $0 != " " && $0 != "-" } }

    /// Returns the first font of a set for which a condition is true, or nil if there is none.
    private func firstFont(in set: FcSetName, where condition: (OpaquePointer) -> Bool) -> OpaquePointer? {
        guard let fontSet = FcConfigGetFonts(config, set) else { return nil }
        for index in 0..<Int(fontSet.pointee.nfont) {
            if let font = fontSet.pointee.fonts[index], condition(font) { return font }
        }
        return nil
    }

    private static func namedFont(_ font: OpaquePointer) -> NamedFont? {
        guard let family = text(font, FC_FAMILY), let name = text(font, FC_POSTSCRIPT_NAME) else { return nil }
        var (weight, slant): (Int32, Int32) = (FC_WEIGHT_REGULAR, FC_SLANT_ROMAN)
        FcPatternGetInteger(font, FC_WEIGHT, 0, &weight)
        FcPatternGetInteger(font, FC_SLANT, 0, &slant)
        let cssWeight = (Int(FcWeightToOpenType(weight)) + 50) / 100 * 100
        return NamedFont(
            family: family, postScriptName: name, weight: min(max(cssWeight, 100), 900), isItalic: slant != FC_SLANT_ROMAN)
    }

    static func text(_ font: OpaquePointer, _ key: String) -> String? {
        var text: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(font, key, 0, &text) == FcResultMatch, let text else { return nil }
        return String(cString: text)
    }
}

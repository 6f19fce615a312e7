import CFontLibraries
import Foundation

/// Finds font files with fontconfig. A finder is used only while the lock of `FontSystem` is held.
final class FontFinder: @unchecked Sendable {
    /// A font file and the index of a face in it. The upper 16 bits of the index select an instance of a variable font.
    struct FaceLocation: Hashable {
        var file: String
        var index: Int
    }

    let config: OpaquePointer
    /// The results of `FcFontSort`, beginning with the closest match. A font is omitted if earlier fonts contain all of its characters.
    private var sortedFontSets: [FaceRequest: UnsafeMutablePointer<FcFontSet>] = [:]

    /// The largest number of cached font sets. Each set has an entry for every installed font that adds characters.
    private static let maximumFontSetCount = 64

    /// A face description and an optional language that fontconfig searches for.
    private struct FaceRequest: Hashable {
        var descriptor: FaceDescriptor
        var language: String?
    }

    init() throws {
        guard let config = FcInitLoadConfigAndFonts() else { throw FontError(description: "fontconfig cannot read its configuration") }
        self.config = config
    }

    /// Returns the face that matches the descriptor best.
    func closestFace(to descriptor: FaceDescriptor) throws -> FaceLocation {
        let match: OpaquePointer? = withPattern(for: FaceRequest(descriptor: descriptor)) { pattern in
            var result = FcResultMatch
            return FcFontMatch(config, pattern, &result)
        }
        defer { if let match { FcPatternDestroy(match) } }
        guard let match, let location = Self.location(of: match) else {
            throw FontError(
                description: "no usable font: fontconfig finds neither \(descriptor.family) nor a substitute; "
                    + "install one (on Debian and Ubuntu: apt install fonts-inter)")
        }
        return location
    }

    /// Returns the best matching face that has the character, or nil if there is none. Faces that agree with `prefersColor` are preferred
    /// to all other faces.
    func fallbackFace(for descriptor: FaceDescriptor, character: Unicode.Scalar, prefersColor: Bool) -> FaceLocation? {
        guard let fontSet = sortedFonts(for: FaceRequest(descriptor: descriptor, language: Self.language(of: character))) else {
            return nil
        }
        var secondChoice: FaceLocation?
        for index in 0..<Int(fontSet.pointee.nfont) {
            guard let font = fontSet.pointee.fonts[index] else { continue }
            var characters: OpaquePointer?
            guard FcPatternGetCharSet(font, FC_CHARSET, 0, &characters) == FcResultMatch, let characters,
                FcCharSetHasChar(characters, character.value) != 0, let location = Self.location(of: font)
            else { continue }
            var color = FcBool(0)
            FcPatternGetBool(font, FC_COLOR, 0, &color)
            if (color != 0) == prefersColor { return location }
            secondChoice = secondChoice ?? location
        }
        return secondChoice
    }

    /// Returns the language that is used to choose a font for the character, or nil if the character is not typical of one language.
    /// Chinese and Japanese share characters whose shapes differ between the languages. These characters are treated as Chinese.
    private static func language(of character: Unicode.Scalar) -> String? {
        switch character.value {
        case 0x3040...0x30FF: "ja"
        case 0xAC00...0xD7AF, 0x1100...0x11FF: "ko"
        case 0x2E80...0x9FFF, 0xF900...0xFAFF, 0xFF00...0xFFEF, 0x20000...0x3FFFF: "zh-cn"
        default: nil
        }
    }

    private func sortedFonts(for request: FaceRequest) -> UnsafeMutablePointer<FcFontSet>? {
        if let cached = sortedFontSets[request] { return cached }
        let fontSet = withPattern(for: request) { pattern -> UnsafeMutablePointer<FcFontSet>? in
            var result = FcResultMatch
            return FcFontSort(config, pattern, FcBool(1), nil, &result)
        }
        if sortedFontSets.count >= Self.maximumFontSetCount { removeSortedFonts() }
        sortedFontSets[request] = fontSet
        return fontSet
    }

    /// Removes the cached font sets, for example because a font was added.
    func removeSortedFonts() {
        // The order in which the sets are destroyed has no effect.
        for (_, fontSet) in sortedFontSets { FcFontSetDestroy(fontSet) }
        sortedFontSets.removeAll()
    }

    private func withPattern<R>(for request: FaceRequest, _ body: (OpaquePointer) -> R?) -> R? {
        guard let pattern = FcPatternCreate() else { return nil }
        defer { FcPatternDestroy(pattern) }
        FcPatternAddString(pattern, FC_FAMILY, request.descriptor.family)
        // The text family is used if the display family is not installed.
        if request.descriptor.family == FontDescriptor.displayFamily { FcPatternAddString(pattern, FC_FAMILY, FontDescriptor.systemFamily) }
        FcPatternAddInteger(pattern, FC_WEIGHT, FcWeightFromOpenType(Int32(request.descriptor.weight)))
        FcPatternAddInteger(pattern, FC_SLANT, request.descriptor.isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
        // A variable font is used through its named instances, because `FontFace` sets no axes.
        FcPatternAddBool(pattern, FC_VARIABLE, FcBool(0))
        if let language = request.language { FcPatternAddString(pattern, FC_LANG, language) }
        FcConfigSubstitute(config, pattern, FcMatchPattern)
        FcDefaultSubstitute(pattern)
        return body(pattern)
    }

    private static func location(of pattern: OpaquePointer) -> FaceLocation? {
        var name: UnsafeMutablePointer<FcChar8>?
        var index: Int32 = 0
        guard FcPatternGetString(pattern, FC_FILE, 0, &name) == FcResultMatch, let name else { return nil }
        FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
        return FaceLocation(file: String(cString: name), index: Int(index))
    }
}

import CFontLibraries

/// The characters of a font on which the font's feature `ccmp` (composition of glyphs) has no effect: usual European characters without
/// combining marks.
///
/// HarfBuzz tries the lookups of this feature at every glyph, which is more than half of the work of shaping with Inter. If a text has only
/// plain characters, the feature is switched off, and the glyphs are the same.
struct PlainCharacters {
    /// Whether each character below `end` is plain.
    private let isPlain: [Bool]
    /// The end of the block Currency Symbols.
    private static let end: UInt32 = 0x20D0

    init(of hbFont: OpaquePointer) {
        let face = hb_font_get_face(hbFont)
        var isPlain = [Bool](repeating: false, count: Int(Self.end))
        let lookups = Self.compositionLookups(of: face)
        defer { hb_set_destroy(lookups) }
        // Most fonts have no rule for any of the European characters. If a font has such a rule, only the ASCII characters are tried.
        for candidates in [Self.europeanCharacters, Array(32..<127)] {
            let present = candidates.filter { Self.glyph($0, hbFont) != nil }
            guard Self.hasNoEffect(lookups, on: present.compactMap { Self.glyph($0, hbFont) }, of: face) else { continue }
            for character in present { isPlain[Int(character)] = true }
            break
        }
        self.isPlain = isPlain
    }

    /// Whether all UTF-16 units of a text are plain characters.
    func contain(_ units: [UInt16]) -> Bool {
        units.allSatisfy { $0 < Self.end && isPlain[Int($0)] }
    }

    /// Latin letters, quotation marks, dashes, and other frequent signs. The soft hyphen is excluded, because it is invisible.
    private static let europeanCharacters: [UInt32] =
        Array(32..<127) + Array(0xA0..<0xAD) + Array(0xAE..<0x180)
        + [0x2013, 0x2014, 0x2018, 0x2019, 0x201A, 0x201C, 0x201D, 0x201E, 0x2022, 0x2026, 0x20AC]

    private static func glyph(_ character: UInt32, _ hbFont: OpaquePointer) -> UInt32? {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(hbFont, character, &glyph) != 0 ? glyph : nil
    }

    /// Returns the lookups of the feature in all scripts and languages. 0x4753_5542 is the tag `GSUB` of the table of substitutions.
    private static func compositionLookups(of face: OpaquePointer?) -> OpaquePointer? {
        let lookups = hb_set_create()
        let tags: [hb_tag_t] = [compositionFeature, 0]
        hb_ot_layout_collect_lookups(face, 0x4753_5542, nil, nil, tags, lookups)
        return lookups
    }

    /// The tag of the feature `ccmp`.
    static let compositionFeature: hb_tag_t = 0x6363_6D70

    /// Returns whether lookups leave a text with only these glyphs unchanged: no rule that applies to these glyphs may write any glyph.
    private static func hasNoEffect(_ lookups: OpaquePointer?, on glyphs: [UInt32], of face: OpaquePointer?) -> Bool {
        let (closure, outputs) = (hb_set_create(), hb_set_create())
        defer {
            hb_set_destroy(closure)
            hb_set_destroy(outputs)
        }
        for glyph in glyphs { hb_set_add(closure, glyph) }
        let count = hb_set_get_population(closure)
        hb_ot_layout_lookups_substitute_closure(face, lookups, closure)
        guard hb_set_get_population(closure) == count else { return false }
        var lookup = hb_codepoint_t.max
        while hb_set_next(lookups, &lookup) != 0 {
            hb_ot_layout_lookup_collect_glyphs(face, 0x4753_5542, lookup, nil, nil, nil, outputs)
            // A rule for one glyph without context can also remove the glyph.
            for var glyph in glyphs where hb_ot_layout_lookup_would_substitute(face, lookup, &glyph, 1, 1) != 0 { return false }
        }
        return !glyphs.contains { hb_set_has(outputs, $0) != 0 }
    }
}

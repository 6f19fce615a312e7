import CFontLibraries
import Foundation

/// An open font file. HarfBuzz shapes text with it, and FreeType rasterizes its glyphs. A face is used only while the lock of `FontSystem`
/// is held.
///
/// SDL_ttf uses the same two libraries. SDL_ttf itself is not used, because it has no access to glyph indices, OpenType features and
/// subpixel positions. It only renders whole lines at whole pixels. Such lines cannot move smoothly, and their glyphs cannot be positioned
/// one by one.
final class FontFace: @unchecked Sendable {
    let location: FontFinder.FaceLocation
    /// The FreeType face, which rasterizes glyphs.
    let ftFace: FT_Face
    /// The HarfBuzz font, which shapes text. Its scale is in font units, so that metrics are exact and the same at every size.
    let hbFont: OpaquePointer
    let unitsPerEm: Double
    /// For each ASCII character, whether the font has a glyph. The value is false for control characters.
    private let asciiGlyphs: [Bool]
    private lazy var plainCharacters = PlainCharacters(of: hbFont)

    init(at location: FontFinder.FaceLocation, library: FT_Library) throws {
        var opened: FT_Face?
        let errorCode = FT_New_Face(library, location.file, FT_Long(location.index), &opened)
        guard errorCode == 0, let opened else {
            throw FontError(description: "cannot read the font \(location.file): FreeType error \(errorCode)")
        }
        let blob = hb_blob_create_from_file(location.file)
        let hbFace = hb_face_create(blob, UInt32(location.index & 0xFFFF))
        hb_blob_destroy(blob)
        guard let font = hb_font_create(hbFace) else { throw FontError(description: "HarfBuzz is out of memory") }
        if location.index >> 16 > 0 { hb_font_set_var_named_instance(font, UInt32(location.index >> 16) - 1) }
        (self.location, ftFace, hbFont) = (location, opened, font)
        unitsPerEm = Double(max(hb_face_get_upem(hbFace), 1))
        hb_face_destroy(hbFace)
        asciiGlyphs = (0..<UInt8(128)).map { byte in
            var glyph: hb_codepoint_t = 0
            return byte >= 32 && hb_font_get_nominal_glyph(font, UInt32(byte), &glyph) != 0
        }
    }

    /// Whether the font has color glyphs. FreeType's macro `FT_HAS_COLOR` is not visible in Swift.
    var hasColor: Bool { ftFace.pointee.face_flags & (1 << 14) != 0 }
    /// Whether the font has outlines. FreeType's macro `FT_IS_SCALABLE` is not visible in Swift.
    var isScalable: Bool { ftFace.pointee.face_flags & 1 != 0 }

    /// Whether the font has a glyph for the character.
    func hasGlyph(for character: Unicode.Scalar) -> Bool {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(hbFont, character.value, &glyph) != 0
    }

    /// Whether the font has a glyph for an ASCII character that is not a control character.
    func hasGlyph(forASCII byte: UInt8) -> Bool { asciiGlyphs[Int(byte)] }

    // MARK: - Shaping

    /// Returns the glyphs of characters of a text in visual order, and the script that HarfBuzz has guessed. The UTF-16 units of the input
    /// outside of the range are used as context.
    func shape(_ input: ShapingInput, range: Range<Int>, isRightToLeft: Bool, buffer: OpaquePointer?) -> (
        glyphs: [ShapedGlyph], script: hb_script_t
    ) {
        guard let buffer else { return ([], HB_SCRIPT_INVALID) }
        hb_buffer_clear_contents(buffer)
        let units = input.units(of: range)
        hb_buffer_add_utf16(buffer, input.units, Int32(input.units.count), UInt32(units.lowerBound), Int32(units.count))
        hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        hb_buffer_guess_segment_properties(buffer)
        let script = hb_buffer_get_script(buffer)
        let features = features(for: input, script: script)
        hb_shape(hbFont, buffer, features, UInt32(features.count))
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count), let positions = hb_buffer_get_glyph_positions(buffer, &count) else {
            return ([], script)
        }
        let glyphs = (0..<Int(count)).map { index in
            ShapedGlyph(
                glyphID: infos[index].codepoint, cluster: Int32(infos[index].cluster) + Int32(input.firstUnit),
                advance: positions[index].x_advance, xOffset: positions[index].x_offset, yOffset: positions[index].y_offset,
                isSafeToBreak: hb_glyph_info_get_glyph_flags(&infos[index]).rawValue & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue == 0)
        }
        return (glyphs, script)
    }

    /// Returns the OpenType features that differ from the defaults of HarfBuzz. 0x746E_756D is the tag `tnum` (tabular figures).
    private func features(for input: ShapingInput, script: hb_script_t) -> [hb_feature_t] {
        var features: [hb_feature_t] = []
        if input.hasTabularFigures { features.append(hb_feature_t(tag: 0x746E_756D, value: 1, start: 0, end: UInt32.max)) }
        if script == HB_SCRIPT_LATIN || script == HB_SCRIPT_INVALID, plainCharacters.contain(input.units) {
            features.append(hb_feature_t(tag: PlainCharacters.compositionFeature, value: 0, start: 0, end: UInt32.max))
        }
        return features
    }

    // MARK: - Metrics

    /// The metrics of the font in ems. Missing values come from `FontMetrics.fallback`.
    ///
    /// OpenType stores the heights of the upper edges of the underline and of the strikeout line above the baseline. They are converted to
    /// the distances between the baseline and the middle of each line.
    var metrics: FontMetrics {
        var extents = hb_font_extents_t()
        guard hb_font_get_h_extents(hbFont, &extents) != 0 else { return .fallback }
        let fallback = FontMetrics.fallback
        let thickness = metric(for: HB_OT_METRICS_TAG_UNDERLINE_SIZE) ?? fallback.lineThickness
        return FontMetrics(
            ascent: ems(extents.ascender), descent: -ems(extents.descender), leading: max(ems(extents.line_gap), 0),
            capHeight: metric(for: HB_OT_METRICS_TAG_CAP_HEIGHT) ?? height(of: "H") ?? fallback.capHeight,
            xHeight: metric(for: HB_OT_METRICS_TAG_X_HEIGHT) ?? height(of: "x") ?? fallback.xHeight,
            underlineOffset: metric(for: HB_OT_METRICS_TAG_UNDERLINE_OFFSET).map { thickness / 2 - $0 } ?? fallback.underlineOffset,
            strikeoutOffset: metric(for: HB_OT_METRICS_TAG_STRIKEOUT_OFFSET).map { $0 - thickness / 2 } ?? fallback.strikeoutOffset,
            lineThickness: thickness)
    }

    private func ems(_ units: hb_position_t) -> CGFloat { CGFloat(Double(units) / unitsPerEm) }

    /// Returns a metric of the font in ems, or nil if the font does not state it or states 0.
    private func metric(for tag: hb_ot_metrics_tag_t) -> CGFloat? {
        var units: hb_position_t = 0
        guard hb_ot_metrics_get_position(hbFont, tag, &units) != 0, units != 0 else { return nil }
        return ems(units)
    }

    /// Returns the height of the upper edge of a character above the baseline in ems, or nil if the font does not have the character.
    private func height(of character: Unicode.Scalar) -> CGFloat? {
        var glyph: hb_codepoint_t = 0
        var extents = hb_glyph_extents_t()
        guard hb_font_get_nominal_glyph(hbFont, character.value, &glyph) != 0, hb_font_get_glyph_extents(hbFont, glyph, &extents) != 0
        else {
            return nil
        }
        return ems(extents.y_bearing)
    }
}

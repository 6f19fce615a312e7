import CSDL2
import Foundation

/// An open font file: HarfBuzz shapes text with it and FreeType draws its glyphs. Used under the lock of the book.
///
/// These are the two libraries inside SDL_ttf. SDL_ttf itself lends neither glyph numbers nor features nor parts of a pixel, only whole
/// lines on whole pixels, and those can neither glide nor be set one glyph after the other.
final class FontFace: @unchecked Sendable {
    let place: FontFinder.Place
    let face: FT_Face
    /// In units of the font, so that measures are exact and the same at every size.
    let shaper: OpaquePointer
    let unitsPerEm: Double

    init(_ place: FontFinder.Place, _ library: FT_Library) throws {
        var opened: FT_Face?
        let trouble = FT_New_Face(library, place.file, FT_Long(place.index), &opened)
        guard trouble == 0, let opened else {
            throw FontError(description: "cannot read the font \(place.file): FreeType's error \(trouble)")
        }
        let blob = hb_blob_create_from_file(place.file)
        let tables = hb_face_create(blob, UInt32(place.index & 0xFFFF))
        hb_blob_destroy(blob)
        guard let font = hb_font_create(tables) else { throw FontError(description: "HarfBuzz is out of memory") }
        if place.index >> 16 > 0 { hb_font_set_var_named_instance(font, UInt32(place.index >> 16) - 1) }
        (self.place, face, shaper) = (place, opened, font)
        unitsPerEm = Double(max(hb_face_get_upem(tables), 1))
        hb_face_destroy(tables)
    }

    /// FreeType's own macros do not reach Swift.
    var hasColor: Bool { face.pointee.face_flags & (1 << 14) != 0 }
    var isScalable: Bool { face.pointee.face_flags & 1 != 0 }

    func has(_ character: Unicode.Scalar) -> Bool {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(shaper, character.value, &glyph) != 0
    }

    // MARK: - Shape

    struct Shaped {
        var glyph: UInt32
        /// The first UTF-16 unit that it stands for.
        var cluster: Int
        var advance: Double
        var x: Double
        var y: Double
    }

    /// The glyphs of a part of the text in the order in which they stand, measured in ems. What is around the part is context.
    func shape(_ text: [UInt16], _ part: Range<Int>, tabular: Bool, runsToLeft: Bool) -> [Shaped] {
        guard let buffer = hb_buffer_create() else { return [] }
        defer { hb_buffer_destroy(buffer) }
        hb_buffer_add_utf16(buffer, text, Int32(text.count), UInt32(part.lowerBound), Int32(part.count))
        hb_buffer_set_direction(buffer, runsToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        hb_buffer_guess_segment_properties(buffer)
        var figures = hb_feature_t(tag: 0x746E_756D, value: 1, start: 0, end: UInt32.max)
        hb_shape(shaper, buffer, &figures, tabular ? 1 : 0)
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count), let places = hb_buffer_get_glyph_positions(buffer, &count) else {
            return []
        }
        return (0..<Int(count)).map { index in
            Shaped(
                glyph: infos[index].codepoint, cluster: Int(infos[index].cluster),
                advance: Double(places[index].x_advance) / unitsPerEm, x: Double(places[index].x_offset) / unitsPerEm,
                y: Double(places[index].y_offset) / unitsPerEm)
        }
    }

    // MARK: - Measures

    var metrics: FontMetrics {
        var extents = hb_font_extents_t()
        guard hb_font_get_h_extents(shaper, &extents) != 0 else { return .guess }
        let guess = FontMetrics.guess
        let thickness = measure(HB_OT_METRICS_TAG_UNDERLINE_SIZE) ?? guess.lineThickness
        return FontMetrics(
            ascent: em(extents.ascender), descent: -em(extents.descender), leading: max(em(extents.line_gap), 0),
            capHeight: measure(HB_OT_METRICS_TAG_CAP_HEIGHT) ?? height(of: "H") ?? guess.capHeight,
            xHeight: measure(HB_OT_METRICS_TAG_X_HEIGHT) ?? height(of: "x") ?? guess.xHeight,
            underline: measure(HB_OT_METRICS_TAG_UNDERLINE_OFFSET).map { thickness / 2 - $0 } ?? guess.underline,
            strikeout: measure(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET).map { $0 - thickness / 2 } ?? guess.strikeout,
            lineThickness: thickness)
    }

    private func em(_ units: hb_position_t) -> CGFloat { CGFloat(Double(units) / unitsPerEm) }

    private func measure(_ tag: hb_ot_metrics_tag_t) -> CGFloat? {
        var units: hb_position_t = 0
        guard hb_ot_metrics_get_position(shaper, tag, &units) != 0, units != 0 else { return nil }
        return em(units)
    }

    private func height(of letter: Unicode.Scalar) -> CGFloat? {
        var glyph: hb_codepoint_t = 0
        var extents = hb_glyph_extents_t()
        guard hb_font_get_nominal_glyph(shaper, letter.value, &glyph) != 0, hb_font_get_glyph_extents(shaper, glyph, &extents) != 0 else {
            return nil
        }
        return em(extents.y_bearing)
    }
}

import CSDL2
import Foundation

extension FontFace {
    /// FreeType's own names for these are macros that do not reach Swift.
    private enum Load {
        static let noHinting: FT_Int32 = 1 << 1
        static let noBitmap: FT_Int32 = 1 << 3
        static let color: FT_Int32 = 1 << 20
        /// Fits flat strokes to pixels and leaves upright ones where they are, so that letters keep their widths and distances.
        static let light: FT_Int32 = 1 << 16
    }

    /// One glyph's ink. What has no ink has an empty mask.
    func mask(_ glyph: UInt32, _ grid: Grid, _ phase: Phase) -> GlyphMask {
        guard isScalable, FT_Set_Char_Size(face, 0, FT_F26Dot6(grid.size), 72, 72) == 0,
            FT_Load_Glyph(face, glyph, Load.noBitmap | (grid.isFitted ? Load.light : Load.noHinting)) == 0,
            let slot = face.pointee.glyph
        else { return .none }
        let quarter = 64 / Phase.count
        FT_Outline_Translate(&slot.pointee.outline, FT_Pos(phase.right * quarter), FT_Pos(-phase.down * quarter))
        guard FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL) == 0 else { return .none }
        let bitmap = slot.pointee.bitmap
        let (width, height) = (Int(bitmap.width), Int(bitmap.rows))
        guard width > 0, height > 0, let pixels = bitmap.buffer else { return .none }
        let coverage = [UInt8](unsafeUninitializedCapacity: width * height) { bytes, count in
            guard let to = bytes.baseAddress else { return }
            for y in 0..<height { (to + y * width).update(from: pixels + y * Int(bitmap.pitch), count: width) }
            count = width * height
        }
        return GlyphMask(
            width: width, height: height, left: Int(slot.pointee.bitmap_left), baseline: Int(slot.pointee.bitmap_top), coverage: coverage)
    }

    /// A glyph in its own colours, premultiplied, and how many of its pixels make one of the grid's.
    struct Stamp {
        var width: Int
        var height: Int
        var left: Int
        var top: Int
        var words: [UInt32]
        var pixelsPerPixel: Double
    }

    /// Nil if the glyph has no colours.
    func stamp(_ glyph: UInt32, _ grid: Grid) -> Stamp? {
        guard hasColor else { return nil }
        var ratio = 1.0
        if isScalable {
            guard FT_Set_Char_Size(face, 0, FT_F26Dot6(grid.size), 72, 72) == 0 else { return nil }
        } else {
            guard let strike = strike(for: grid.size), FT_Select_Size(face, strike.number) == 0 else { return nil }
            ratio = Double(strike.size) / Double(grid.size)
        }
        guard FT_Load_Glyph(face, glyph, Load.color | Load.noHinting) == 0, let slot = face.pointee.glyph,
            FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL) == 0
        else { return nil }
        let bitmap = slot.pointee.bitmap
        let (width, height) = (Int(bitmap.width), Int(bitmap.rows))
        guard Int(bitmap.pixel_mode) == Int(FT_PIXEL_MODE_BGRA.rawValue), width > 0, height > 0, let pixels = bitmap.buffer else {
            return nil
        }
        var words: [UInt32] = []
        words.reserveCapacity(width * height)
        for y in 0..<height {
            let row = UnsafeRawPointer(pixels + y * Int(bitmap.pitch))
            for x in 0..<width { words.append(UInt32(littleEndian: row.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self))) }
        }
        return Stamp(
            width: width, height: height, left: Int(slot.pointee.bitmap_left), top: Int(slot.pointee.bitmap_top), words: words,
            pixelsPerPixel: ratio)
    }

    /// The smallest of the font's sizes that need not be enlarged, or its largest; in 1/64 pixel.
    private func strike(for size: Int) -> (number: Int32, size: Int)? {
        guard let sizes = face.pointee.available_sizes, face.pointee.num_fixed_sizes > 0 else { return nil }
        let all = (0..<Int(face.pointee.num_fixed_sizes)).map { (number: Int32($0), size: Int(sizes[$0].y_ppem)) }.filter { $0.size > 0 }
        return all.filter { $0.size >= size }.min { $0.size < $1.size } ?? all.max { $0.size < $1.size }
    }
}

import CFontLibraries
import Foundation

extension FontFace {
    /// Load flags of FreeType. FreeType declares them as macros, which are not visible in Swift.
    private enum LoadFlags {
        static let noHinting: FT_Int32 = 1 << 1
        static let noBitmap: FT_Int32 = 1 << 3
        static let color: FT_Int32 = 1 << 20
        /// Hints vertically only: horizontal strokes are moved to whole pixels, and glyphs keep their widths and distances.
        static let lightHinting: FT_Int32 = 1 << 16
    }

    /// Returns the coverage mask of one glyph. The mask is empty if the glyph has no outline or cannot be rendered.
    func mask(of glyph: UInt32, grid: PixelGrid, phase: SubpixelPhase) -> GlyphMask {
        guard isScalable, FT_Set_Char_Size(ftFace, 0, FT_F26Dot6(grid.size), 72, 72) == 0,
            FT_Load_Glyph(ftFace, glyph, LoadFlags.noBitmap | (grid.isHinted ? LoadFlags.lightHinting : LoadFlags.noHinting)) == 0,
            let slot = ftFace.pointee.glyph
        else { return .empty }
        let quarterPixel = 64 / SubpixelPhase.stepsPerPixel
        FT_Outline_Translate(&slot.pointee.outline, FT_Pos(phase.right * quarterPixel), FT_Pos(-phase.down * quarterPixel))
        guard FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL) == 0 else { return .empty }
        let bitmap = slot.pointee.bitmap
        let (width, height) = (Int(bitmap.width), Int(bitmap.rows))
        guard width > 0, height > 0, let pixels = bitmap.buffer else { return .empty }
        let coverage = [UInt8](unsafeUninitializedCapacity: width * height) { bytes, count in
            guard let destination = bytes.baseAddress else { return }
            for y in 0..<height { (destination + y * width).update(from: pixels + y * Int(bitmap.pitch), count: width) }
            count = width * height
        }
        return GlyphMask(
            width: width, height: height, left: Int(slot.pointee.bitmap_left), baseline: Int(slot.pointee.bitmap_top), coverage: coverage)
    }

    /// A color glyph: premultiplied pixels, one 32-bit word each.
    struct ColorGlyph {
        var width: Int
        var height: Int
        var left: Int
        var top: Int
        var words: [UInt32]
        /// The number of pixels of the image for each pixel of the grid, in both directions.
        var sourcePixelsPerPixel: Double
    }

    /// Returns the color image of a glyph, or nil if the glyph has no colors or cannot be rendered.
    func colorGlyph(for glyph: UInt32, grid: PixelGrid) -> ColorGlyph? {
        guard hasColor else { return nil }
        var sourcePixelsPerPixel = 1.0
        if isScalable {
            guard FT_Set_Char_Size(ftFace, 0, FT_F26Dot6(grid.size), 72, 72) == 0 else { return nil }
        } else {
            guard let strike = strike(for: grid.size), FT_Select_Size(ftFace, strike.number) == 0 else { return nil }
            sourcePixelsPerPixel = Double(strike.size) / Double(grid.size)
        }
        guard FT_Load_Glyph(ftFace, glyph, LoadFlags.color | LoadFlags.noHinting) == 0, let slot = ftFace.pointee.glyph,
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
        return ColorGlyph(
            width: width, height: height, left: Int(slot.pointee.bitmap_left), top: Int(slot.pointee.bitmap_top), words: words,
            sourcePixelsPerPixel: sourcePixelsPerPixel)
    }

    /// Returns the smallest bitmap strike that does not have to be enlarged. If there is none, returns the largest strike. Nil if the font
    /// has no strikes. Sizes are in 1/64 pixel.
    private func strike(for size: Int) -> (number: Int32, size: Int)? {
        guard let sizes = ftFace.pointee.available_sizes, ftFace.pointee.num_fixed_sizes > 0 else { return nil }
        let strikes = (0..<Int(ftFace.pointee.num_fixed_sizes)).map { (number: Int32($0), size: Int(sizes[$0].y_ppem)) }.filter {
            $0.size > 0
        }
        return strikes.filter { $0.size >= size }.min { $0.size < $1.size } ?? strikes.max { $0.size < $1.size }
    }
}

import FlipbookGeometry
import Foundation

extension FontSystem {
    /// Returns the coverage mask of a line at a scale. Nil if the line has no visible glyphs, if there is no font, or if the size in pixels
    /// is out of range.
    ///
    /// The masks of a line have the same size and origin in all phases, so that masks of different phases can be blended.
    package func mask(
        of line: ShapedLine, pixelsPerPoint scale: CGFloat, phase: SubpixelPhase = SubpixelPhase(), isHinted: Bool = true
    ) -> GlyphMask? {
        guard let grid = Self.pixelGrid(for: line, scale: scale, isHinted: isHinted) else { return nil }
        return lockedCache.withLock { cache in
            let key = LineKey(line: line, grid: grid, phase: phase)
            if let cached = cache.lineMasks[key] { return cached.width > 0 ? cached : nil }
            let mask = cache.renderMask(of: line, grid: grid, phase: phase)
            cache.lineMasks[key] = mask
            return mask.width > 0 ? mask : nil
        }
    }

    /// Returns an image of a line that has color glyphs. Glyphs without colors have the given premultiplied color. Nil if the line has no
    /// color glyphs, or if the size in pixels is out of range.
    package func colorImage(of line: ShapedLine, pixelsPerPoint scale: CGFloat, color: UInt32, isHinted: Bool = true) -> ColorLineImage? {
        guard line.glyphRun.hasColor, let grid = Self.pixelGrid(for: line, scale: scale, isHinted: isHinted) else { return nil }
        return lockedCache.withLock { cache in
            let key = ColorLineKey(line: line, grid: grid, color: color)
            if let cached = cache.colorImages[key] { return cached.image.width > 0 ? cached : nil }
            let colorImage = cache.renderColorImage(of: line, grid: grid, color: color)
            cache.colorImages[key] = colorImage
            return colorImage.image.width > 0 ? colorImage : nil
        }
    }

    /// Returns the pixel grid for a line. Nil if the line is empty, or if the font size is less than 1/8 pixel or at least 4096 pixels.
    private static func pixelGrid(for line: ShapedLine, scale: CGFloat, isHinted: Bool) -> PixelGrid? {
        guard line.glyphRun.glyphCount > 0, scale > 0, line.font.size > 0 else { return nil }
        let size = line.font.size * scale * 64
        guard size.isFinite, size >= 8, size < 262_144 else { return nil }
        return PixelGrid(size: Int(size.rounded()), isHinted: isHinted)
    }
}

extension FontSystem.Cache {
    /// A glyph in a line: its mask and the pixel of the mask's pen position.
    private struct PlacedGlyph {
        var mask: GlyphMask
        var x: Int
        var y: Int
    }

    private mutating func glyphMask(for key: GlyphKey) -> GlyphMask {
        if let cached = glyphMasks[key] { return cached }
        let mask = faces[key.face].mask(of: key.glyph, grid: key.grid, phase: key.phase)
        glyphMasks[key] = mask
        return mask
    }

    /// Returns the position of a glyph relative to the start of its line, in quarters of a pixel.
    ///
    /// The position is computed from the rounded size in the grid, not from the exact scale of the caller. The result is cached with the
    /// grid as a part of the key, so it must not depend on the exact scale.
    private func quarterPixelPosition(in line: ShapedLine, of glyph: GlyphRun.Glyph, grid: PixelGrid) -> (x: Int, y: Int) {
        let scale = Double(grid.size) / 64 / Double(line.font.size)
        let x = Double(line.penOffset(ems: glyph.x, characters: Int(glyph.charactersToLeft), spaces: Int(glyph.spacesToLeft))) * scale
        return (
            Int((x * Double(SubpixelPhase.stepsPerPixel)).rounded()),
            Int((-glyph.y * Double(line.font.size) * scale).rounded()) * SubpixelPhase.stepsPerPixel
        )
    }

    /// Returns the glyphs of a line with their masks. Color glyphs are left out.
    private mutating func placedGlyphs(of line: ShapedLine, grid: PixelGrid, phase: SubpixelPhase) -> [PlacedGlyph] {
        var result: [PlacedGlyph] = []
        for glyph in line.glyphRun.glyphs where !faces[Int(glyph.face)].hasColor {
            let (x, y) = quarterPixelPosition(in: line, of: glyph, grid: grid)
            let (right, down) = (x + phase.right, y + phase.down)
            let glyphPhase = SubpixelPhase(right: right & 3, down: down & 3)
            let mask = glyphMask(for: GlyphKey(face: Int(glyph.face), glyph: glyph.glyphID, grid: grid, phase: glyphPhase))
            if mask.width > 0 { result.append(PlacedGlyph(mask: mask, x: right >> 2, y: down >> 2)) }
        }
        return result
    }

    /// Returns the bounding box of the pixels that the glyphs cover in any phase, or nil if there are no glyphs. The box has one more pixel
    /// on the right and at the bottom than the masks, because a phase moves a glyph right and down.
    private static func bounds(of glyphs: [PlacedGlyph]) -> (x0: Int, y0: Int, x1: Int, y1: Int)? {
        guard !glyphs.isEmpty else { return nil }
        var bounds = (x0: Int.max, y0: Int.max, x1: Int.min, y1: Int.min)
        for glyph in glyphs {
            let (x, y) = (glyph.x + glyph.mask.left, glyph.y - glyph.mask.baseline)
            bounds = (
                min(bounds.x0, x), min(bounds.y0, y), max(bounds.x1, x + glyph.mask.width + 1), max(bounds.y1, y + glyph.mask.height + 1)
            )
        }
        return bounds
    }

    /// Renders the mask of a line.
    mutating func renderMask(of line: ShapedLine, grid: PixelGrid, phase: SubpixelPhase) -> GlyphMask {
        // The bounds are computed from the glyphs that are not moved, so that the mask has the same bounds in all phases.
        let unmovedGlyphs = placedGlyphs(of: line, grid: grid, phase: SubpixelPhase())
        guard let bounds = Self.bounds(of: unmovedGlyphs) else { return .empty }
        let (width, height) = (bounds.x1 - bounds.x0, bounds.y1 - bounds.y0)
        let glyphs = phase == SubpixelPhase() ? unmovedGlyphs : placedGlyphs(of: line, grid: grid, phase: phase)
        let coverage = [UInt8](unsafeUninitializedCapacity: width * height) { bytes, count in
            bytes.initialize(repeating: 0)
            for glyph in glyphs {
                glyph.mask.add(
                    to: bytes, width: width, height: height, x: glyph.x + glyph.mask.left - bounds.x0,
                    y: glyph.y - glyph.mask.baseline - bounds.y0)
            }
            count = width * height
        }
        return GlyphMask(width: width, height: height, left: bounds.x0, baseline: -bounds.y0, coverage: coverage)
    }

    // MARK: - Color glyphs

    /// Renders the image of a line that has color glyphs.
    mutating func renderColorImage(of line: ShapedLine, grid: PixelGrid, color: UInt32) -> ColorLineImage {
        let maskGlyphs = placedGlyphs(of: line, grid: grid, phase: SubpixelPhase())
        var colorGlyphs: [(glyph: FontFace.ColorGlyph, x: Double, y: Double)] = []
        for glyph in line.glyphRun.glyphs where faces[Int(glyph.face)].hasColor {
            guard let colorGlyph = faces[Int(glyph.face)].colorGlyph(for: glyph.glyphID, grid: grid) else { continue }
            let (x, y) = quarterPixelPosition(in: line, of: glyph, grid: grid)
            colorGlyphs.append(
                (
                    colorGlyph, Double(x) / 4 + Double(colorGlyph.left) / colorGlyph.sourcePixelsPerPixel,
                    Double(y) / 4 - Double(colorGlyph.top) / colorGlyph.sourcePixelsPerPixel
                )
            )
        }
        var bounds = Self.bounds(of: maskGlyphs) ?? (x0: Int.max, y0: Int.max, x1: Int.min, y1: Int.min)
        for (colorGlyph, x, y) in colorGlyphs {
            let (right, bottom) = (
                x + Double(colorGlyph.width) / colorGlyph.sourcePixelsPerPixel,
                y + Double(colorGlyph.height) / colorGlyph.sourcePixelsPerPixel
            )
            bounds = (
                min(bounds.x0, Int(x.rounded(.down))), min(bounds.y0, Int(y.rounded(.down))), max(bounds.x1, Int(right.rounded(.up))),
                max(bounds.y1, Int(bottom.rounded(.up)))
            )
        }
        guard bounds.x0 < bounds.x1 else { return ColorLineImage(left: 0, baseline: 0, Bitmap(width: 0, height: 0)) }
        // A transparent border is added, so that edges are smooth when the image is drawn between pixels.
        bounds = (bounds.x0 - 1, bounds.y0 - 1, bounds.x1 + 1, bounds.y1 + 1)
        var canvas = ColorLineCanvas(width: bounds.x1 - bounds.x0, height: bounds.y1 - bounds.y0)
        for glyph in maskGlyphs {
            canvas.draw(glyph.mask, color: color, x: glyph.x + glyph.mask.left - bounds.x0, y: glyph.y - glyph.mask.baseline - bounds.y0)
        }
        let alpha = color >> 24
        for (colorGlyph, x, y) in colorGlyphs { canvas.draw(colorGlyph, x: x - Double(bounds.x0), y: y - Double(bounds.y0), alpha: alpha) }
        return ColorLineImage(
            left: bounds.x0, baseline: -bounds.y0, Bitmap(width: canvas.width, height: canvas.height, words: canvas.words))
    }
}

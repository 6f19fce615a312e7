import CoreGraphics
import Foundation

extension FontBook {
    /// The line's ink at so many pixels a point; nil for text without any, or without a font to draw it.
    ///
    /// All phases of a line have the same size and place, so that two of them can be mixed.
    package func mask(
        of line: TextLine, pixelsPerPoint scale: CGFloat, phase: Phase = Phase(), isFitted: Bool = true
    ) -> GlyphMask? {
        guard let grid = Self.grid(line, scale, isFitted) else { return nil }
        return shelf.withLock { shelf in
            let key = LineKey(line: line, grid: grid, phase: phase)
            if let known = shelf.lines[key] { return known.width > 0 ? known : nil }
            let mask = shelf.draw(line, grid, phase)
            shelf.lines[key] = mask
            return mask.width > 0 ? mask : nil
        }
    }

    /// A line in which some glyphs have colours of their own, the others painted in the given premultiplied one.
    package func picture(of line: TextLine, pixelsPerPoint scale: CGFloat, color: UInt32, isFitted: Bool = true) -> LinePicture? {
        guard line.run.hasColor, let grid = Self.grid(line, scale, isFitted) else { return nil }
        return shelf.withLock { shelf in
            let key = PictureKey(line: line, grid: grid, color: color)
            if let known = shelf.pictures[key] { return known.image.width > 0 ? known : nil }
            let picture = shelf.paint(line, grid, color)
            shelf.pictures[key] = picture
            return picture.image.width > 0 ? picture : nil
        }
    }

    private static func grid(_ line: TextLine, _ scale: CGFloat, _ isFitted: Bool) -> Grid? {
        guard !line.run.glyphs.isEmpty, scale > 0, line.font.size > 0 else { return nil }
        let size = line.font.size * scale * 64
        guard size.isFinite, size >= 8, size < 262_144 else { return nil }
        return Grid(size: Int(size.rounded()), isFitted: isFitted)
    }
}

extension FontBook.Shelf {
    /// A glyph where it stands in a line: its mask, and the pixel on which the mask's pen lies.
    private struct Placed {
        var mask: GlyphMask
        var x: Int
        var y: Int
    }

    private mutating func mask(_ key: GlyphKey) -> GlyphMask {
        if let known = glyphs[key] { return known }
        let mask = faces[key.face].mask(key.glyph, key.grid, key.phase)
        glyphs[key] = mask
        return mask
    }

    /// Where a glyph of a line stands, in quarters of a pixel from the start of the line.
    ///
    /// They stand as the grid wants it, not as whoever asked first: what is known by its grid must be a function of it.
    private func quarters(_ line: TextLine, _ glyph: GlyphRun.Glyph, _ grid: Grid) -> (x: Int, y: Int) {
        let scale = Double(grid.size) / 64 / Double(line.font.size)
        let x = Double(line.place(glyph.x, glyph.characters, glyph.spaces)) * scale
        return (
            Int((x * Double(Phase.count)).rounded()), Int((-glyph.y * Double(line.font.size) * scale).rounded()) * Phase.count
        )
    }

    /// Glyphs that have colours are left out.
    private mutating func placed(_ line: TextLine, _ grid: Grid, _ phase: Phase) -> [Placed] {
        var all: [Placed] = []
        for glyph in line.run.glyphs where !faces[glyph.face].hasColor {
            let (x, y) = quarters(line, glyph, grid)
            let (right, down) = (x + phase.right, y + phase.down)
            let part = Phase(right: right & 3, down: down & 3)
            let mask = mask(GlyphKey(face: glyph.face, glyph: glyph.id, grid: grid, phase: part))
            if mask.width > 0 { all.append(Placed(mask: mask, x: right >> 2, y: down >> 2)) }
        }
        return all
    }

    /// The pixels that a line's ink touches in whatever phase.
    private static func box(_ glyphs: [Placed]) -> (x0: Int, y0: Int, x1: Int, y1: Int)? {
        guard !glyphs.isEmpty else { return nil }
        var box = (x0: Int.max, y0: Int.max, x1: Int.min, y1: Int.min)
        for glyph in glyphs {
            let (x, y) = (glyph.x + glyph.mask.left, glyph.y - glyph.mask.baseline)
            box = (min(box.x0, x), min(box.y0, y), max(box.x1, x + glyph.mask.width + 1), max(box.y1, y + glyph.mask.height + 1))
        }
        return box
    }

    mutating func draw(_ line: TextLine, _ grid: Grid, _ phase: Phase) -> GlyphMask {
        // The phase moves ink by less than a pixel to the right and down.
        guard let box = Self.box(placed(line, grid, Phase())) else { return .none }
        let (width, height) = (box.x1 - box.x0, box.y1 - box.y0)
        let glyphs = placed(line, grid, phase)
        let coverage = [UInt8](unsafeUninitializedCapacity: width * height) { bytes, count in
            bytes.initialize(repeating: 0)
            for glyph in glyphs {
                let (x, y) = (glyph.x + glyph.mask.left - box.x0, glyph.y - glyph.mask.baseline - box.y0)
                for row in 0..<glyph.mask.height where y + row >= 0 && y + row < height {
                    for column in 0..<glyph.mask.width where x + column >= 0 && x + column < width {
                        let ink = Int(glyph.mask.coverage[row * glyph.mask.width + column])
                        let at = (y + row) * width + x + column
                        // Where letters touch, what one leaves the other may cover.
                        bytes[at] = UInt8(255 - ((255 - Int(bytes[at])) * (255 - ink) + 127) / 255)
                    }
                }
            }
            count = width * height
        }
        return GlyphMask(width: width, height: height, left: box.x0, baseline: -box.y0, coverage: coverage)
    }

    // MARK: - Colours

    mutating func paint(_ line: TextLine, _ grid: Grid, _ color: UInt32) -> LinePicture {
        let ink = placed(line, grid, Phase())
        var stamps: [(stamp: FontFace.Stamp, x: Double, y: Double)] = []
        for glyph in line.run.glyphs where faces[glyph.face].hasColor {
            guard let stamp = faces[glyph.face].stamp(glyph.id, grid) else { continue }
            let (x, y) = quarters(line, glyph, grid)
            stamps.append(
                (stamp, Double(x) / 4 + Double(stamp.left) / stamp.pixelsPerPixel, Double(y) / 4 - Double(stamp.top) / stamp.pixelsPerPixel)
            )
        }
        var box = Self.box(ink) ?? (x0: Int.max, y0: Int.max, x1: Int.min, y1: Int.min)
        for (stamp, x, y) in stamps {
            let (right, bottom) = (x + Double(stamp.width) / stamp.pixelsPerPixel, y + Double(stamp.height) / stamp.pixelsPerPixel)
            box = (
                min(box.x0, Int(x.rounded(.down))), min(box.y0, Int(y.rounded(.down))), max(box.x1, Int(right.rounded(.up))),
                max(box.y1, Int(bottom.rounded(.up)))
            )
        }
        guard box.x0 < box.x1 else { return LinePicture(left: 0, baseline: 0, Bitmap(width: 0, height: 0)) }
        // A clear edge, into which the picture fades when it lies between pixels.
        box = (box.x0 - 1, box.y0 - 1, box.x1 + 1, box.y1 + 1)
        var sheet = Sheet(width: box.x1 - box.x0, height: box.y1 - box.y0)
        for glyph in ink {
            sheet.lay(glyph.mask, color, x: glyph.x + glyph.mask.left - box.x0, y: glyph.y - glyph.mask.baseline - box.y0)
        }
        let level = color >> 24
        for (stamp, x, y) in stamps { sheet.lay(stamp, x: x - Double(box.x0), y: y - Double(box.y0), level: level) }
        return LinePicture(
            left: box.x0, baseline: -box.y0, Bitmap(width: sheet.width, height: sheet.height, words: sheet.words))
    }
}

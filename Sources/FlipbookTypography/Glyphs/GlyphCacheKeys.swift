/// The key of a cached glyph mask.
struct GlyphKey: Hashable {
    var face: Int
    var glyph: UInt32
    var grid: PixelGrid
    var phase: SubpixelPhase
}

/// The key of a cached line mask.
struct LineKey: Hashable {
    var line: ShapedLine
    var grid: PixelGrid
    var phase: SubpixelPhase
}

/// The key of a cached image of a line with color glyphs.
struct ColorLineKey: Hashable {
    var line: ShapedLine
    var grid: PixelGrid
    var color: UInt32
}

extension GlyphKey {
    /// The values are packed into two words, because hashing six values takes longer.
    func hash(into hasher: inout Hasher) {
        hasher.combine(face << 32 ^ Int(glyph))
        hasher.combine(grid.size << 5 ^ (grid.isHinted ? 16 : 0) ^ phase.right << 2 ^ phase.down)
    }
}

extension GlyphKey: ByteCounted {
    var byteCount: Int { MemoryLayout<Self>.size }
}

// The size includes the glyph run of the line, because the key keeps the run in memory even if the cache of glyph runs was emptied.
extension LineKey: ByteCounted {
    var byteCount: Int { line.text.utf8.count + line.glyphRun.byteCount + MemoryLayout<Self>.size }
}

extension ColorLineKey: ByteCounted {
    var byteCount: Int { line.text.utf8.count + line.glyphRun.byteCount + MemoryLayout<Self>.size }
}

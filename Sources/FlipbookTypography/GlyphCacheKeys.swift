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

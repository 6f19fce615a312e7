/// A glyph returned by HarfBuzz. Lengths are in font units.
struct ShapedGlyph: Sendable {
    var glyphID: UInt32
    /// The first UTF-16 unit of the glyph's cluster.
    var cluster: Int32
    var advance: Int32
    var xOffset: Int32
    var yOffset: Int32
    /// Whether the text can be divided before the glyph's cluster: both parts have the same glyphs when they are shaped separately.
    var isSafeToBreak: Bool
}

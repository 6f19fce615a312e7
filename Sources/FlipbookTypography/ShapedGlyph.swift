/// A glyph returned by HarfBuzz. Lengths are in font units.
struct ShapedGlyph: Sendable {
    var glyph: UInt32
    /// The first UTF-16 unit of the glyph's cluster.
    var cluster: Int32
    var advance: Int32
    var xOffset: Int32
    var yOffset: Int32
    /// Whether the text before and after the start of the glyph's cluster has the same glyphs when it is shaped separately.
    var isSafeToBreak: Bool
}

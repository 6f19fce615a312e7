/// The size and the hinting for rasterizing glyphs.
struct PixelGrid: Hashable, Sendable {
    /// The font size in 1/64 pixel.
    var size: Int
    /// Whether horizontal strokes are moved to whole pixels. Text that is being scaled or rotated is not hinted, because its glyphs would
    /// jump at every change of the size.
    var isHinted: Bool
}

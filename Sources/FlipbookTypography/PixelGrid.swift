/// The size and hinting with which glyphs are rasterized.
struct PixelGrid: Hashable, Sendable {
    /// The font size in 1/64 pixel.
    var size: Int
    /// Whether horizontal strokes are moved to whole pixels. Text that is being scaled or rotated is not hinted: hinted to the
    /// grid of each size, it would shake.
    var isHinted: Bool
}

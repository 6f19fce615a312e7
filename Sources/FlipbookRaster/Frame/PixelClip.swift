/// A clip converted to pixels.
struct PixelClip {
    /// The bounding box of the pixels that the clip and all its parents leave visible.
    var box: PixelRect
    var shape: DrawItem.Shape
    var parent: Int?
    /// Two rectangles, possibly empty, of pixels that the clip and all its parents leave fully visible.
    var solid: (PixelRect, PixelRect)

    /// Whether the clip is not a pixel-aligned rectangle. A pixel-aligned rectangle is fully described by `box`.
    var isSoft: Bool {
        guard case .rectangle(let low, let high) = shape else { return true }
        return (low.x | low.y | high.x | high.y) & 255 != 0
    }
}

import FlipbookDisplayList

/// A backdrop of a frame: the index of its draw item, and the pixels that must be painted before the backdrop.
struct BackdropItem {
    var index: Int
    var source: Int
    var box: PixelRect
    /// The pixels that the blur reads.
    var sourceRect: PixelRect
    var blur: Blur
    var colorFilter: BackdropColorFilter

    init(index: Int, source: Int, box: PixelRect, surface: PixelRect, blur: Blur, _ backdrop: BackdropFilter) {
        (self.index, self.source, self.box, self.blur) = (index, source, box, blur)
        colorFilter = BackdropColorFilter(backdrop)
        let margin = (blur.reach + 2) * blur.factor
        sourceRect =
            box.isEmpty
            ? .empty
            : PixelRect(x0: box.x0 - margin, y0: box.y0 - margin, x1: box.x1 + margin, y1: box.y1 + margin).intersection(surface)
    }

    /// Whether both backdrops have the same result for the same pixels.
    func hasSameResult(as other: BackdropItem) -> Bool {
        source == other.source && box == other.box && sourceRect == other.sourceRect && blur == other.blur
            && colorFilter == other.colorFilter
    }
}

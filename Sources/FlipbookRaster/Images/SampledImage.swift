/// The pixels that a still image shows on the surface. They are sampled once and then painted in each frame until the image moves.
///
/// Each pixel is the result of `Texture.sample`, which depends only on the texture and the pixel. Opacity and coverage are not included.
final class SampledImage {
    /// The pixels of the surface on which the image can be visible.
    let rect: PixelRect
    /// The colors, row by row.
    let words: UnsafeMutablePointer<UInt32>
    /// The pixels that have been sampled: the first rows of `rect`.
    private(set) var sampledRect: PixelRect

    init(_ rect: PixelRect) {
        self.rect = rect
        words = .allocate(capacity: rect.pixelCount)
        sampledRect = PixelRect(x0: rect.x0, y0: rect.y0, x1: rect.x1, y1: rect.y0)
    }

    deinit { words.deallocate() }

    var isComplete: Bool { sampledRect.y1 == rect.y1 }

    /// Samples the next rows, until there are `pixelLimit` more pixels or all rows are sampled. At least one row is sampled.
    ///
    /// - Parameter buffers: The painter whose buffers are used.
    func sampleRows(_ texture: Texture, pixelLimit: Int, _ buffers: TilePainter) {
        let end = min(sampledRect.y1 + max(pixelLimit / rect.width, 1), rect.y1)
        for y in sampledRect.y1..<end {
            let row = words + (y - rect.y0) * rect.width
            for x in stride(from: rect.x0, to: rect.x1, by: Tile.width) {
                texture.sample(
                    x: x, y: y, min(Tile.width, rect.x1 - x), buffers.us, buffers.vs, buffers.scratch, row + (x - rect.x0))
            }
        }
        sampledRect.y1 = end
    }
}

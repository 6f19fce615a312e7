import Dispatch
import Synchronization

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
        sample(texture, sampledRect.y1..<end, buffers)
        sampledRect.y1 = end
    }

    /// Samples all missing rows, with one thread for each of the painters if there are many pixels.
    func sampleAllRows(_ texture: Texture, _ painters: [TilePainter]) {
        guard rect.pixelCount >= 1 << 14, painters.count > 1 else {
            return sampleRows(texture, pixelLimit: rect.pixelCount, painters[0])
        }
        let shared = Shared(image: self, texture: texture, painters: painters)
        let next = Atomic(sampledRect.y1)
        DispatchQueue.concurrentPerform(iterations: painters.count) { thread in
            while true {
                let y = next.wrappingAdd(Tile.height, ordering: .relaxed).oldValue
                guard y < shared.image.rect.y1 else { return }
                shared.image.sample(shared.texture, y..<min(y + Tile.height, shared.image.rect.y1), shared.painters[thread])
            }
        }
        sampledRect.y1 = rect.y1
    }

    private func sample(_ texture: Texture, _ rows: Range<Int>, _ buffers: TilePainter) {
        for y in rows {
            let row = words + (y - rect.y0) * rect.width
            for x in stride(from: rect.x0, to: rect.x1, by: Tile.width) {
                texture.sample(x: x, y: y, min(Tile.width, rect.x1 - x), buffers.us, buffers.vs, buffers.scratch, row + (x - rect.x0))
            }
        }
    }

    /// The values that the threads share. Each thread has its own painter, and no two threads sample the same row.
    private struct Shared: @unchecked Sendable {
        let image: SampledImage
        let texture: Texture
        let painters: [TilePainter]
    }
}

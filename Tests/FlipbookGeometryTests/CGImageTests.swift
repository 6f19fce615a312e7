import Dispatch
import FlipbookGeometry
import Synchronization
import Testing

@Suite struct CGImageTests {
    private static func bitmap(_ width: Int, _ height: Int, alpha: UInt32 = 255, seed: UInt64 = 3) -> Bitmap {
        var state = seed
        let words = (0..<(width * height)).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return alpha << 24 | UInt32(truncatingIfNeeded: state >> 40) & 0x00FF_FFFF
        }
        return Bitmap(width: width, height: height, words: words)
    }

    /// Each pixel of the smaller bitmap is the rounded mean of four pixels. The last column and row of an odd size count twice.
    @Test(arguments: [(1, 1), (1, 5), (6, 1), (7, 3), (8, 6), (3, 8)])
    func halvedPixelsAreMeans(width: Int, height: Int) {
        let bitmap = Self.bitmap(width, height, alpha: 91)
        let half = bitmap.halved()
        #expect((half.width, half.height) == ((width + 1) / 2, (height + 1) / 2))
        for y in 0..<half.height {
            for x in 0..<half.width {
                let columns = [2 * x, min(2 * x + 1, width - 1)], rows = [2 * y, min(2 * y + 1, height - 1)]
                let pixels = rows.flatMap { row in columns.map { bitmap.words[row * width + $0] } }
                for shift: UInt32 in [0, 8, 16, 24] {
                    let sum = pixels.reduce(0) { $0 + ($1 >> shift) & 255 }
                    #expect(half.words[y * half.width + x] >> shift & 255 == (sum + 2) / 4)
                }
            }
        }
    }

    /// One translucent pixel anywhere makes the image translucent.
    @Test(arguments: [0, 1, 4095, 4096, 4097, 8191, 9999])
    func imageWithATranslucentPixelIsNotOpaque(index: Int) {
        let opaque = Self.bitmap(100, 100)
        #expect(CGImage(opaque).isOpaque)
        var words = opaque.words
        words[index] -= 1 << 24
        #expect(!CGImage(Bitmap(width: 100, height: 100, words: words)).isOpaque)
    }

    /// While one thread draws a vector image at a large scale, another can draw it at its own size.
    @Test func renditionsAreDrawnAtTheSameTime() {
        let (largeHasBegun, smallIsDrawn) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let wasSmallDrawn = Mutex(false)
        let image = CGImage(width: 10, height: 7) { scale in
            if scale == 1 {
                smallIsDrawn.signal()
            } else {
                largeHasBegun.signal()
                let result = smallIsDrawn.wait(timeout: .now() + 20)
                wasSmallDrawn.withLock { $0 = result == .success }
            }
            return Self.bitmap(10 * scale, 7 * scale, seed: UInt64(scale))
        }
        let group = DispatchGroup()
        DispatchQueue.global().async(group: group) { image.render(for: 2.7) }
        largeHasBegun.wait()
        #expect(image.bitmap == Self.bitmap(10, 7, seed: 1))
        group.wait()
        #expect(wasSmallDrawn.withLock { $0 })
        #expect(image.mipLevels(2, scale: 3).bitmaps == [Self.bitmap(30, 21, seed: 3), Self.bitmap(30, 21, seed: 3).halved()])
    }

    /// Each rendition is drawn once, also by several threads. An image that cannot be drawn at a scale is shown at its own size.
    @Test func renditionIsDrawnOnce() {
        let scales = Mutex<[Int]>([])
        let image = CGImage(width: 10, height: 7) { scale in
            scales.withLock { $0.append(scale) }
            return scale == 4 ? nil : Self.bitmap(10 * scale, 7 * scale)
        }
        DispatchQueue.concurrentPerform(iterations: 8) { index in image.render(for: index % 2 == 0 ? 2 : 4) }
        #expect(scales.withLock { $0.sorted() } == [1, 2, 4])
        #expect(image.renditionScale(for: 2) == 2)
        #expect(image.renditionScale(for: 4) == 1)
        #expect(image.mipLevels(1, scale: 4).bitmaps == [Self.bitmap(10, 7)])
    }
}

import CoreGraphics
@testable import FlipbookPlayback
import Testing

/// The frames of a video in memory.
@Suite struct FrameStoreTests {
    /// Returns frames in which a rectangle moves over noise that does not change. Every 7th frame has other colors everywhere.
    private func frames(_ count: Int, width: Int, height: Int) -> [Bitmap] {
        var state: UInt32 = 12345
        func random() -> UInt32 {
            state = state &* 1_664_525 &+ 1_013_904_223
            return state
        }
        let noise = (0..<(width * height)).map { _ in random() | 0xFF00_0000 }
        return (0..<count).map { index in
            var words = noise
            if index % 7 == 3 { for pixel in words.indices { words[pixel] ^= 0x0010_2030 } }
            for y in 5..<14 { for x in (index % (width - 9))..<(index % (width - 9) + 9) { words[y * width + x] = 0xFF12_3456 } }
            return Bitmap(width: width, height: height, words: words)
        }
    }

    @Test func everyFrameIsReadInAnyOrder() {
        let frames = frames(150, width: 75, height: 41)
        var store = FrameStore(width: 75, height: 41)
        for frame in frames { let fits = store.append(frame); #expect(fits) }
        #expect(store.count == 150 && !store.isFull)
        for index in [149, 0, 64, 63, 65, 128, 7, 8, 9, 9, 3, 127, 148, 70, 69] {
            let isSame = store.frame(at: index) == frames[index]
            #expect(isSame, "frame \(index)")
        }
        for index in frames.indices {
            let isSame = store.frame(at: index) == frames[index]
            #expect(isSame, "frame \(index) in order")
        }
    }

    @Test func onlyChangedPixelsTakeMemory() {
        var (store, words) = (FrameStore(width: 100, height: 70), [UInt32](repeating: 0xFF00_00AA, count: 7000))
        store.append(Bitmap(width: 100, height: 70, words: words))
        #expect(store.byteCount == 28_000)
        store.append(Bitmap(width: 100, height: 70, words: words))
        #expect(store.byteCount == 28_000)
        // Two pixels in one tile, and one in another tile: the index, 32 words of the mask, and the pixels.
        for index in [305, 306, 6999] { words[index] = 0xFFFF_FFFF }
        store.append(Bitmap(width: 100, height: 70, words: words))
        #expect(store.byteCount == 28_000 + (33 + 2 + 33 + 1) * 4)
    }

    @Test func framesThatDoNotFitAreNotStored() {
        let frames = frames(5, width: 40, height: 30)
        var store = FrameStore(width: 40, height: 30, limit: 40 * 30 * 4 + 3000)
        let results = frames.map { store.append($0) }
        #expect(results[0] && results[1] && results.last == false)
        #expect(store.isFull && store.count < 5 && store.byteCount <= 40 * 30 * 4 + 3000)
        let isLast = store.frame(at: store.count - 1) == frames[store.count - 1]
        #expect(isLast)
    }
}

import CoreGraphics
import FlipbookPlayback
import Stage
import Testing

/// The picture of the difference of two images.
@MainActor @Suite struct BitmapDifferenceTests {
    @Test func eachPartHasACaption() {
        let golden = Bitmap(width: 70, height: 30, words: [UInt32](repeating: 0xFF20_4060, count: 70 * 30))
        var words = golden.words
        words[1234] = 0xFFFF_FFFF
        let image = BitmapDifference.image(golden: golden, current: Bitmap(width: 70, height: 30, words: words))
        let (width, height, gap) = Filmstrip.size(of: [golden, golden, golden])
        let captionHeight = image.height - height
        #expect(image.width == width && captionHeight > 10)
        let background = Theme.pixel(Theme.backgroundColor)
        var captions: Set<Bitmap> = []
        for index in 0..<3 {
            let x = gap + index * (70 + gap)
            let caption = image.cropped(x: x, y: 0, width: 70, height: captionHeight)
            #expect(caption.words.contains { $0 != background })
            captions.insert(caption)
            // The parts are below the captions, and only the last one is pale.
            let part = image.cropped(x: x, y: captionHeight + gap, width: 70, height: 30)
            #expect((part.words[0] == golden.words[0]) == (index < 2))
            let expected: [UInt32] = [golden.words[0], 0xFFFF_FFFF, Theme.pixel(Theme.accentColor)]
            #expect(part.words[1234] == expected[index])
        }
        #expect(captions.count == 3)
    }
}

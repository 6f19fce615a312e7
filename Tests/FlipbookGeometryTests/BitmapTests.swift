import FlipbookGeometry
import Foundation
import SeededRandomValues
import Testing

@Suite struct BitmapTests {
    private func randomBitmap(_ random: inout SeededRandom, _ width: Int, _ height: Int) -> Bitmap {
        Bitmap(width: width, height: height, words: (0..<(width * height)).map { _ in UInt32(truncatingIfNeeded: random.next()) })
    }

    @Test func newBitmapIsTransparent() {
        let bitmap = Bitmap(width: 7, height: 3)
        #expect(bitmap.words == [UInt32](repeating: 0, count: 21))
        #expect(Bitmap(width: -4, height: 3) == Bitmap(width: 0, height: 3))
    }

    @Test func channelsHaveDocumentedPositions() {
        let bitmap = Bitmap(width: 2, height: 2, words: [0, 0, 0x1122_3344, 0])
        let pixel = bitmap[0, 1]
        #expect([pixel.alpha, pixel.red, pixel.green, pixel.blue] == [0x11, 0x22, 0x33, 0x44])
        #expect(bitmap.withUnsafeBytes { Array($0) } == [UInt8](repeating: 0, count: 8) + [0x44, 0x33, 0x22, 0x11] + [0, 0, 0, 0])
    }

    @Test(arguments: 1...20) func croppedBitmapHasTheSamePixels(seed: Int) {
        var random = SeededRandom(seed)
        let (width, height) = (random.integer(3...19), random.integer(3...19))
        let whole = randomBitmap(&random, width, height)
        let (x, y) = (random.integer(0...(width - 1)), random.integer(0...(height - 1)))
        let (w, h) = (random.integer(0...(width - x)), random.integer(0...(height - y)))
        let cropped = whole.cropped(x: x, y: y, width: w, height: h)
        #expect(cropped.width == w && cropped.height == h)
        for row in 0..<h {
            for column in 0..<w { #expect(cropped[column, row] == whole[x + column, y + row]) }
        }
    }

    @Test func imageHasTheSizeOfItsBitmap() {
        let image = CGImage(Bitmap(width: 5, height: 11))
        #expect(image.width == 5 && image.height == 11)
    }
}

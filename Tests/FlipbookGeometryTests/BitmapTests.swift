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

    /// One step of the hash processes eight pixels. One of the widths is a multiple of eight, and the others are not.
    @Test(arguments: [(5, 3), (8, 2), (31, 1), (1, 1)]) func hashDependsOnEachPixel(width: Int, height: Int) {
        var random = SeededRandom(width)
        let bitmap = randomBitmap(&random, width, height)
        #expect(Bitmap(width: width, height: height, words: bitmap.words).pixelHash == bitmap.pixelHash)
        for index in bitmap.words.indices {
            var words = bitmap.words
            words[index] ^= 1 << UInt32(index % 32)
            #expect(Bitmap(width: width, height: height, words: words).pixelHash != bitmap.pixelHash, "pixel \(index)")
        }
        #expect(Bitmap(width: 2, height: 6).pixelHash != Bitmap(width: 6, height: 2).pixelHash)
    }

    @Test func uniformBitmapHasOneColor() {
        var words = [UInt32](repeating: 0xFF30_2010, count: 7 * 5)
        #expect(Bitmap(width: 7, height: 5, words: words).isUniform && Bitmap(width: 0, height: 5).isUniform)
        words[34] += 1
        #expect(!Bitmap(width: 7, height: 5, words: words).isUniform)
    }

    @Test func imageHasTheSizeOfItsBitmap() {
        let image = CGImage(Bitmap(width: 5, height: 11))
        #expect(image.width == 5 && image.height == 11)
    }
}

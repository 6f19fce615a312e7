import FlipbookGeometry
import FlipbookDisplayList
import Foundation
import RandomDisplayLists
import SeededRandomValues
import Testing

@Suite struct ImageTests {
    private func noise(_ random: inout SeededRandom, _ width: Int, _ height: Int) -> Bitmap {
        Bitmap(
            width: width, height: height,
            words: (0..<(width * height)).map { _ in 0xFF00_0000 | UInt32(truncatingIfNeeded: random.next() & 0xFF_FFFF) })
    }

    /// The image has 80 columns per pixel, so the origin of the surface is 120,000 columns away from it. Its left half is red.
    @Test func greatlyShrunkImageFarFromItsOriginIsAtItsPosition() {
        let words = (0..<(4000 * 4)).map { (index: Int) -> UInt32 in index % 4000 < 2000 ? 0xFFFF_0000 : 0xFF00_00FF }
        let image = CGImage(Bitmap(width: 4000, height: 4, words: words))
        for angle in [0, 0.0001] as [CGFloat] {
            let content = DisplayContent.image(image, RoundedRect(CGRect(x: 1500, y: 1, width: 50, height: 8)), ImageFillStyle())
            let painted = paintItems([item(content, CGAffineTransform(rotationAngle: angle))], 1600, 12)
            #expect([1505, 1515, 1535, 1545].map { painted[$0, 5].red > 250 } == [true, true, false, false])
            #expect([1505, 1515, 1535, 1545].map { painted[$0, 5].blue > 250 } == [false, false, true, true])
        }
    }

    /// An image at its own resolution and at a whole pixel position is copied, at any scale of the surface, even if it is partly outside of
    /// the surface.
    @Test(arguments: 1...30) func anImageAtItsOwnResolutionIsCopied(seed: Int) {
        var random = SeededRandom(seed)
        let image = noise(&random, random.integer(1...150), random.integer(1...90))
        let scale = random.pick([1.0, 2, 3])
        let (x, y) = (random.integer(-40...180), random.integer(-30...80))
        let rect = CGRect(
            x: Double(x) / scale, y: Double(y) / scale, width: Double(image.width) / scale, height: Double(image.height) / scale)
        let painted = paint(DisplayList([DisplayItem(.image(CGImage(image), RoundedRect(rect)))]), 200, 100, scale: scale)
        var wrong = 0
        for row in 0..<100 {
            for column in 0..<200 {
                let isInside = column >= x && column < x + image.width && row >= y && row < y + image.height
                if painted[column, row].word != (isInside ? image[column - x, row - y].word : 0xFF00_0000) { wrong += 1 }
            }
        }
        #expect(wrong == 0)
    }

    /// An image of one color gives exactly the same result as a fill of that color: rotated, smaller, larger, or translucent.
    @Test(arguments: 1...40) func anImageOfOneColorEqualsAFill(seed: Int) {
        var random = SeededRandom(seed)
        let (alpha, isRed) = (random.integer(1...255), random.bool())
        let color = CGColor(red: isRed ? 1 : 0, green: 1, blue: 0, alpha: CGFloat(alpha) / 255)
        let pixel = makePixel(alpha, isRed ? alpha : 0, alpha, 0)
        let (width, height) = (random.integer(1...60), random.integer(1...60))
        let image = CGImage(Bitmap(width: width, height: height, words: [UInt32](repeating: pixel, count: width * height)))
        let shape = RoundedRect(
            CGRect(x: -20, y: -15, width: random.number(5, 50), height: random.number(5, 50)), radius: random.bool() ? 0 : 7)
        var transform = random.affineTransform(0)
        (transform.tx, transform.ty) = (random.number(60, 160), random.number(30, 80))
        let painted = paint(DisplayList([DisplayItem(.image(image, shape), transform)], over: .white), 200, 100)
        #expect(difference(painted, paint(DisplayList([DisplayItem(.fill(shape, color), transform)], over: .white), 200, 100)) == 0)
    }

    /// Four texels, enlarged: every pixel is interpolated by the position of its center, in both directions and in all
    /// channels.
    @Test(arguments: 1...20) func pixelsBetweenTexelsAreInterpolatedBilinearly(seed: Int) {
        var random = SeededRandom(seed)
        let texels = (0..<4).map { _ in (0..<3).map { _ in random.integer(0...255) } }
        let image = CGImage(Bitmap(width: 2, height: 2, words: texels.map { makePixel(255, $0[0], $0[1], $0[2]) }))
        let (wide, tall) = (random.integer(2...30), random.integer(2...30))
        let list = DisplayList([DisplayItem(.image(image, RoundedRect(CGRect(x: 0, y: 0, width: 2 * wide, height: 2 * tall))))])
        let painted = paint(list, 2 * wide, 2 * tall)
        func coordinate(_ pixel: Int, _ scale: Int) -> Double { min(max((Double(pixel) + 0.5) / Double(scale) - 0.5, 0), 1) }
        var worst = 0.0
        for y in 0..<(2 * tall) {
            for x in 0..<(2 * wide) {
                let (u, v) = (coordinate(x, wide), coordinate(y, tall))
                let pixel = painted[x, y]
                for (channel, shown) in [pixel.red, pixel.green, pixel.blue].enumerated() {
                    let t = texels.map { Double($0[channel]) }
                    let mixed = (t[0] * (1 - u) + t[1] * u) * (1 - v) + (t[2] * (1 - u) + t[3] * u) * v
                    worst = max(worst, abs(Double(shown) - mixed))
                }
            }
        }
        // Positions are rounded to 1/256 texel, which changes a color by up to one level. Each of the two interpolations is
        // rounded too.
        #expect(worst <= 3)
    }

    /// Between two texels that differ by one level, the color changes in the middle, in each channel.
    @Test func interpolationRoundsInsteadOfTruncating() {
        let image = CGImage(Bitmap(width: 2, height: 1, words: [makePixel(255, 10, 70, 200), makePixel(255, 11, 71, 201)]))
        let painted = paint(DisplayList([DisplayItem(.image(image, RoundedRect(CGRect(x: 0, y: 0, width: 80, height: 2))))]), 80, 2)
        #expect(painted[38, 1].word == makePixel(255, 10, 70, 200))
        #expect(painted[41, 1].word == makePixel(255, 11, 71, 201))
    }

    /// A quarter turn moves pixels and does not interpolate them.
    @Test(arguments: 1...10) func aQuarterTurnKeepsEveryPixel(seed: Int) {
        var random = SeededRandom(seed)
        let image = noise(&random, 30, 20)
        let rotation = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 140, ty: 50)
        let list = DisplayList([DisplayItem(.image(CGImage(image), RoundedRect(CGRect(x: 0, y: 0, width: 30, height: 20))), rotation)])
        let painted = paint(list, 200, 100)
        var wrong = 0
        for y in 0..<20 {
            for x in 0..<30 where painted[139 - y, 50 + x] != image[x, y] { wrong += 1 }
        }
        #expect(wrong == 0)
    }
}

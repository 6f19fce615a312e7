import Chances
import CoreGraphics
import Display
import Foundation
import Sceneries
import Testing

@Suite struct PictureTests {
    private func noise(_ chance: inout Chance, _ width: Int, _ height: Int) -> Bitmap {
        Bitmap(
            width: width, height: height,
            words: (0..<(width * height)).map { _ in 0xFF00_0000 | UInt32(truncatingIfNeeded: chance.next() & 0xFF_FFFF) })
    }

    /// Pixel on pixel, at any whole place, also half outside, at any scale of the surface.
    @Test(arguments: 1...30) func pixelOnPixelIsACopy(seed: Int) {
        var chance = Chance(seed)
        let image = noise(&chance, chance.whole(1...150), chance.whole(1...90))
        let scale = chance.pick([1.0, 2, 3])
        let (x, y) = (chance.whole(-40...180), chance.whole(-30...80))
        let rect = CGRect(
            x: Double(x) / scale, y: Double(y) / scale, width: Double(image.width) / scale, height: Double(image.height) / scale)
        let picture = paint(DisplayList([DisplayItem(.picture(CGImage(image), RoundedRect(rect)))]), 200, 100, scale: scale)
        var wrong = 0
        for row in 0..<100 {
            for column in 0..<200 {
                let isInside = column >= x && column < x + image.width && row >= y && row < y + image.height
                if picture[column, row].word != (isInside ? image[column - x, row - y].word : 0xFF00_0000) { wrong += 1 }
            }
        }
        #expect(wrong == 0)
    }

    /// A picture of one colour is that colour, to the bit and to the edge: turned, shrunk, stretched, faded.
    @Test(arguments: 1...40) func aPlainPictureIsAFill(seed: Int) {
        var chance = Chance(seed)
        let (alpha, isLit) = (chance.whole(1...255), chance.coin())
        let color = CGColor(red: isLit ? 1 : 0, green: 1, blue: 0, alpha: CGFloat(alpha) / 255)
        let pixel = word(alpha, isLit ? alpha : 0, alpha, 0)
        let (width, height) = (chance.whole(1...60), chance.whole(1...60))
        let image = CGImage(Bitmap(width: width, height: height, words: [UInt32](repeating: pixel, count: width * height)))
        let shape = RoundedRect(
            CGRect(x: -20, y: -15, width: chance.number(5, 50), height: chance.number(5, 50)), radius: chance.coin() ? 0 : 7)
        var transform = chance.affine(0)
        (transform.tx, transform.ty) = (chance.number(60, 160), chance.number(30, 80))
        let picture = paint(DisplayList([DisplayItem(.picture(image, shape), transform)], over: .white), 200, 100)
        #expect(difference(picture, paint(DisplayList([DisplayItem(.fill(shape, color), transform)], over: .white), 200, 100)) == 0)
    }

    /// Four texels, stretched: every pixel is mixed of them by where its middle lies, in both directions and all channels.
    @Test(arguments: 1...20) func betweenTexelsTheMixIsBilinear(seed: Int) {
        var chance = Chance(seed)
        let texels = (0..<4).map { _ in (0..<3).map { _ in chance.whole(0...255) } }
        let image = CGImage(Bitmap(width: 2, height: 2, words: texels.map { word(255, $0[0], $0[1], $0[2]) }))
        let (wide, tall) = (chance.whole(2...30), chance.whole(2...30))
        let list = DisplayList([DisplayItem(.picture(image, RoundedRect(CGRect(x: 0, y: 0, width: 2 * wide, height: 2 * tall))))])
        let picture = paint(list, 2 * wide, 2 * tall)
        func place(_ pixel: Int, _ stretch: Int) -> Double { min(max((Double(pixel) + 0.5) / Double(stretch) - 0.5, 0), 1) }
        var worst = 0.0
        for y in 0..<(2 * tall) {
            for x in 0..<(2 * wide) {
                let (u, v) = (place(x, wide), place(y, tall))
                let pixel = picture[x, y]
                for (channel, shown) in [pixel.red, pixel.green, pixel.blue].enumerated() {
                    let t = texels.map { Double($0[channel]) }
                    let mixed = (t[0] * (1 - u) + t[1] * u) * (1 - v) + (t[2] * (1 - u) + t[3] * u) * v
                    worst = max(worst, abs(Double(shown) - mixed))
                }
            }
        }
        // Places are cut to 1/256 texel, which is up to a level, and each of two mixes is rounded.
        #expect(worst <= 3)
    }

    /// Between two texels that differ by one level the change is in the middle, in each channel.
    @Test func aMixIsRoundedAndNotCut() {
        let image = CGImage(Bitmap(width: 2, height: 1, words: [word(255, 10, 70, 200), word(255, 11, 71, 201)]))
        let picture = paint(DisplayList([DisplayItem(.picture(image, RoundedRect(CGRect(x: 0, y: 0, width: 80, height: 2))))]), 80, 2)
        #expect(picture[38, 1].word == word(255, 10, 70, 200))
        #expect(picture[41, 1].word == word(255, 11, 71, 201))
    }

    /// A quarter turn moves pixels and mixes none.
    @Test(arguments: 1...10) func aQuarterTurnKeepsEveryPixel(seed: Int) {
        var chance = Chance(seed)
        let image = noise(&chance, 30, 20)
        let turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 140, ty: 50)
        let list = DisplayList([DisplayItem(.picture(CGImage(image), RoundedRect(CGRect(x: 0, y: 0, width: 30, height: 20))), turn)])
        let picture = paint(list, 200, 100)
        var wrong = 0
        for y in 0..<20 {
            for x in 0..<30 where picture[139 - y, 50 + x] != image[x, y] { wrong += 1 }
        }
        #expect(wrong == 0)
    }
}

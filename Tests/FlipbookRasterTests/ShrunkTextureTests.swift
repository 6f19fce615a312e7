import CPixelKernels
import FlipbookGeometry
import Foundation
import SeededRandomValues
import Testing

@testable import FlipbookRaster

/// An axis-aligned image that is made smaller equals the interpolation between two mip levels, computed for each pixel separately.
@Suite struct ShrunkTextureTests {
    /// Returns the bilinear interpolation in a mip level. Beyond the edge, the texels of the edge are repeated.
    private func texel(_ bitmap: Bitmap, _ level: Int32, _ u: Int32, _ v: Int32) -> UInt32 {
        let (u, v) = ((u + 2048) >> level - 2048, (v + 2048) >> level - 2048)
        func word(_ x: Int32, _ y: Int32) -> UInt32 {
            bitmap.words[min(max(Int(y), 0), bitmap.height - 1) * bitmap.width + min(max(Int(x), 0), bitmap.width - 1)]
        }
        let (x, y, fx, fy) = (u >> 12, v >> 12, UInt32(u >> 4 & 255), UInt32(v >> 4 & 255))
        return Blend.mix(Blend.mix(word(x, y), word(x, y + 1), fy), Blend.mix(word(x + 1, y), word(x + 1, y + 1), fy), fx)
    }

    @Test(arguments: [1.818, 1.01, 2.5, 3.75, 1.5], [0.0, -3.375, 7.21]) func rowsEqualPixelByPixelSampling(scale: Double, offset: Double) {
        var random = SeededRandom(5)
        let image = CGImage(Bitmap(width: 613, height: 37, words: random.pixels(613 * 37)))
        let levels = image.mipLevels(3).bitmaps
        let inverse = CGAffineTransform(
            a: CGFloat(scale), b: 0, c: 0, d: CGFloat(scale), tx: CGFloat(offset), ty: CGFloat(offset / 2))
        let coordinates = SampleCoordinates(inverse: inverse)
        let detail = Texture.detail(scale, 3)
        let texture = Texture(
            mipLevels: levels, mipLevelCount: 3, coordinates: coordinates, bounds: (0, 612, 0, 36), opacity: 255, detail: detail)
        let painter = TilePainter()
        defer { withExtendedLifetime(painter) {} }
        for (x, count) in [(0, 330), (5, 1), (17, 300), (160, 50)] {
            for y in [0, 1, 7, 13] {
                texture.sample(x: x, y: y, count, painter.us, painter.vs, painter.scratch, painter.rowPixels)
                coordinates.fill(x: x, y: y, count: count, painter.us, painter.vs)
                for index in 0..<count {
                    let (u, v, near) = (painter.us[index], painter.vs[index], detail >> 8)
                    let expected = Blend.mix(
                        texel(levels[near], Int32(near), u, v), texel(levels[min(near + 1, 2)], Int32(min(near + 1, 2)), u, v),
                        UInt32(detail & 255))
                    #expect(painter.rowPixels[index] == expected, "column \(x) + \(index), row \(y)")
                }
            }
        }
    }
}

import CoreGraphics
import Foundation
import Testing

@testable import CoreImage

@Suite struct GaussianBlurSourceTests {
    /// Returns the exact Gaussian blur of a row of values at a position. The values outside of the row are 0.
    private func exactBlur(_ values: [Double], _ sigma: Double, at x: Int) -> Double {
        var (sum, weights) = (0.0, 0.0)
        let reach = Int((6 * sigma).rounded(.up))
        for offset in -reach...reach {
            let weight = exp(-Double(offset * offset) / (2 * sigma * sigma))
            weights += weight
            if values.indices.contains(x + offset) { sum += weight * values[x + offset] }
        }
        return sum / weights
    }

    @Test(arguments: [0.8, 2.5, 5.9, 6.1, 11.9, 12.5, 20, 47]) func blurOfStripesIsTheExactOne(sigma: Double) {
        // Stripes of uneven widths, black and white, that do not change in y. The edges of the image are transparent.
        let edges = [0, 17, 30, 37, 71, 93, 97, 140, 160]
        let values = (0..<160).map { x in Double((edges.lastIndex { $0 <= x } ?? 0) % 2) }
        let stripes = image(160, 3) { x, _ in values[x] > 0 ? 0xFFFF_FFFF : 0xFF00_0000 }.clampedToExtent()
            .cropped(to: CGRect(x: 0, y: -400, width: 160, height: 800))
        let blurred = stripes.applyingGaussianBlur(sigma: sigma)
        let row = blurred.source.pixels(PixelRect(x0: -20, y0: 1, x1: 180, y1: 2), .linearLight)
        var (largest, largestAlpha) = (0.0, 0.0)
        for x in -20..<180 where Double(x) > -3 * sigma && Double(x) < 160 + 3 * sigma {
            largest = max(largest, abs(Double(row.pixels[x + 20].x) - exactBlur(values, sigma, at: x)))
            largestAlpha = max(largestAlpha, abs(Double(row.pixels[x + 20].w) - exactBlur(values.map { _ in 1 }, sigma, at: x)))
        }
        #expect(largest < 2.0 / 255 && largestAlpha < 2.0 / 255, "\(largest) \(largestAlpha)")
    }

    @Test func blurKeepsTheSumOfThePixels() {
        let dot = image(1, 1) { _, _ in 0xFFFF_FFFF }
        for sigma in [1.5, 7, 30] {
            let blurred = dot.applyingGaussianBlur(sigma: sigma)
            let sum = blurred.source.pixels(blurred.source.domain, .linearLight).pixels.reduce(Pixel.zero, +)
            #expect(abs(sum.w - 1) < 0.01 && abs(sum.x - sum.w) < 1e-4)
        }
    }

    @Test func colorsAtATransparentEdgeAreNotDarker() {
        let blurred = solidImage(0xFFC8_5014, 30, 30).applyingGaussianBlur(sigma: 5)
        let edge = blurred.channels(-4, 15)
        #expect(edge[3] > 20 && edge[3] < 100)
        // The color, divided by alpha, is that of the image.
        for (channel, full) in zip(edge, [0xC8, 0x50, 0x14]) { #expect(abs(channel * 255 / edge[3] - full) <= 255 / edge[3] + 1) }
    }

    @Test func partsAreEqualToTheWhole() throws {
        let blurred = randomImage(60, 40, seed: 4).applyingGaussianBlur(sigma: 9)
        let whole = try #require(CIContext().createCGImage(blurred, from: blurred.extent))
        for (x, y) in [(-20, 5), (13, 21), (70, 39)] {
            let expected = whole.bitmap[x + 27, whole.height - 1 - (y + 27)].word
            #expect(isClose(blurred.channels(x, y), [16, 8, 0, 24].map { Int(expected >> UInt32($0) & 255) }))
        }
    }

    @Test func radiusZeroChangesNothing() {
        let image = randomImage(5, 5, seed: 2)
        for name in ["CIGaussianBlur", "CIBoxBlur", "CIMotionBlur"] {
            let result = image.filtered(name, [kCIInputRadiusKey: 0])
            #expect(result.extent == image.extent && result.word(3, 1) == image.word(3, 1), "\(name)")
        }
    }
}

@Suite struct BlurFilterTests {
    @Test func boxIsTheMeanOfASquare() {
        // A white column of 1 pixel: the mean over 2r + 1 = 6 pixels, whose outermost count by half.
        let column = image(21, 21) { x, _ in x == 10 ? 0xFFFF_FFFF : 0xFF00_0000 }.filtered("CIBoxBlur", [kCIInputRadiusKey: 2.5])
        let row = (4..<17).map { column.linearPixel($0, 10)[0] }
        let full = 1.0 / 6
        #expect(isClose(row, [0, 0, 0, full / 2, full, full, full, full, full, full / 2, 0, 0, 0]))
        // The weights have the sum 1, so the inside stays opaque.
        #expect(isClose([column.linearPixel(10, 10)[3]], [1]))
    }

    @Test func motionFollowsItsAngle() {
        let dot = image(9, 9) { x, y in x == 4 && y == 4 ? 0xFFFF_FFFF : 0xFF00_0000 }
        let across = dot.filtered("CIMotionBlur", [kCIInputRadiusKey: 2])
        #expect(isClose((1...7).map { across.linearPixel($0, 4)[0] }, [0, 0.2, 0.2, 0.2, 0.2, 0.2, 0]))
        #expect(across.extent == CGRect(x: -2, y: 0, width: 13, height: 9))
        let up = dot.filtered("CIMotionBlur", [kCIInputRadiusKey: 2, kCIInputAngleKey: Double.pi / 2])
        #expect(isClose([up.linearPixel(4, 6)[0], up.linearPixel(6, 4)[0]], [0.2, 0]))
    }

    @Test func sharpeningAddsTheDifferenceToTheBlur() {
        let image = randomImage(20, 20, seed: 6, isOpaque: true)
        let blurred = image.applyingGaussianBlur(sigma: 3).linearPixel(9, 8)
        let original = image.linearPixel(9, 8)
        let sharp = image.filtered("CIUnsharpMask", [kCIInputRadiusKey: 3, kCIInputIntensityKey: 0.4]).linearPixel(9, 8)
        var expected: [Double] = []
        for channel in 0..<3 {
            let difference: Double = original[channel] - blurred[channel]
            expected.append(max(original[channel] + 0.4 * difference, 0))
        }
        #expect(isClose(Array(sharp[0...2]), expected, within: 1e-3))
        let luminance = image.filtered("CISharpenLuminance", [kCIInputSharpnessKey: 0]).linearPixel(9, 8)
        #expect(isClose(luminance, original))
    }

    @Test func squaresHaveTheMeanOfTheirPixels() {
        let image = image(12, 8) { x, _ in x < 3 ? 0xFFFF_FFFF : 0xFF00_0000 }
        let squares = image.filtered("CIPixellate", [kCIInputCenterKey: CIVector(x: 2, y: 0), kCIInputScaleKey: 4])
        // The squares begin at x = -2, 2, 6 and 10.
        #expect(squares.extent == CGRect(x: -2, y: 0, width: 16, height: 8))
        #expect(isClose(squares.linearPixel(1, 3), [1, 1, 1, 1]) && isClose(squares.linearPixel(2, 3), [0.25, 0.25, 0.25, 1]))
        #expect(isClose(squares.linearPixel(5, 7), squares.linearPixel(2, 4)) && isClose(squares.linearPixel(6, 3), [0, 0, 0, 1]))
    }

    /// An image that counts how often its pixels are computed.
    private final class CountedSource: ImageSource, @unchecked Sendable {
        var count = 0
        let domain = PixelRect(x0: 0, y0: 0, x1: 12, y1: 9)
        func render(_ rect: PixelRect, _ options: RenderOptions) -> PixelBuffer {
            count += 1
            return PixelBuffer(rect) { y, row in
                for x in 0..<rect.width { row[x] = Pixel(Float(rect.x0 + x) / 12, Float(y) / 9, 0.25, 1) }
            }
        }
    }

    /// Each of these filters needs the pixels of its input image twice: directly and for a blur. Without sharing, 12 filters would compute
    /// the first image 2¹² times.
    @Test(arguments: ["CIBloom", "CIGloom", "CIUnsharpMask", "CISharpenLuminance"])
    func imageBelowManyFiltersIsComputedOnce(_ name: String) throws {
        let counted = CountedSource()
        var image = CIImage(counted)
        for _ in 0..<12 { image = image.filtered(name, [kCIInputRadiusKey: 2.0]) }
        #expect(CIContext().createCGImage(image, from: CGRect(x: 2, y: 1, width: 7, height: 5)) != nil)
        #expect(counted.count == 1)
    }

    /// Each image is the background of the next one and also its input. Each of the 14 steps may enlarge the needed part of the first
    /// image, so the first image is computed at most 15 times.
    @Test(arguments: ["CIScreenBlendMode", "CISourceOverCompositing"])
    func imageThatIsUsedTwiceInEachStepIsComputedAFewTimes(_ name: String) throws {
        let counted = CountedSource()
        var image = CIImage(counted)
        for step in 0..<14 {
            let moved = image.transformed(by: CGAffineTransform(translationX: CGFloat(step % 3), y: 1))
            image = moved.filtered(name, [kCIInputBackgroundImageKey: image])
        }
        #expect(CIContext().createCGImage(image, from: CGRect(x: 2, y: 1, width: 7, height: 5)) != nil)
        #expect(counted.count <= 15)
    }

    /// The pixels of a part do not depend on the pixels that were computed for the blur.
    @Test func partOfABloomHasThePixelsOfTheWhole() {
        let image = image(30, 30) { x, y in x > 12 && x < 18 && y > 12 && y < 18 ? 0xFFFF_FFFF : 0xFF30_3030 }
        let source = image.filtered("CIBloom", [kCIInputRadiusKey: 9.0, kCIInputIntensityKey: 0.8]).source
        let part = PixelRect(x0: 5, y0: 11, x1: 19, y1: 16)
        let whole = source.pixels(PixelRect(x0: -20, y0: -20, x1: 50, y1: 50), RenderOptions())
        #expect(source.pixels(part, RenderOptions(cache: RenderCache())).pixels == whole.padded(to: part).pixels)
    }

    /// The image of a color ends at the largest coordinate, and so does its blur. The tested column has four red pixels at its right.
    @Test(arguments: [("CIGaussianBlur", 1, 0.816), ("CIBoxBlur", 1, 0.909), ("CIBoxBlur", 2, 0.785)])
    func blurFadesOutAtTheLargestCoordinate(name: String, count: Int, alpha: Double) throws {
        var blurred = CIImage(color: .red)
        for _ in 0..<count { blurred = blurred.filtered(name, [kCIInputRadiusKey: 5]) }
        let rect = CGRect(x: PixelRect.limit - 14, y: 3, width: 10, height: 4)
        let pixels = try #require(CIContext().createCGImage(blurred, from: rect)).bitmap
        for row in 0..<4 { #expect(abs(Double(pixels[9, row].alpha) / 255 - alpha) < 0.01, "row \(row)") }
    }

    /// A square has an edge at 150 − 15 · 8.7 = 19.5. As floating-point numbers, the edge is exact, but the side of 8.7 pixels is not.
    @Test func partOfSquaresHasThePixelsOfTheWhole() throws {
        let image = image(60, 40) { x, y in (x + y) % 3 == 0 ? 0xFFFF_FFFF : 0xFF20_6040 }
        let squares = image.filtered("CIPixellate", [kCIInputCenterKey: CIVector(x: 150, y: 150), kCIInputScaleKey: 8.7])
        let part = try #require(CIContext().createCGImage(squares, from: CGRect(x: 20, y: 5, width: 20, height: 20))).bitmap
        let whole = try #require(CIContext().createCGImage(squares, from: CGRect(x: 0, y: 0, width: 60, height: 40))).bitmap
        #expect((part == whole.cropped(x: 20, y: 15, width: 20, height: 20)) as Bool)
    }

    @Test func bloomIsBrighterAndGloomDarker() {
        let image = image(30, 30) { x, y in x > 12 && x < 18 && y > 12 && y < 18 ? 0xFFFF_FFFF : 0xFF30_3030 }
        let values = [kCIInputRadiusKey: 4.0, kCIInputIntensityKey: 0.8]
        #expect(image.filtered("CIBloom", values).channels(10, 15)[0] > 0x30 + 10)
        #expect(image.filtered("CIGloom", values).channels(15, 15)[0] < 250)
        #expect(image.filtered("CIGloom", values).channels(10, 15)[0] == 0x30)
    }
}

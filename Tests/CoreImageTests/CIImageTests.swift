import CoreGraphics
import Foundation
import Testing

@testable import CoreImage

@Suite struct CIImageTests {
    @Test func pixelsAreUnchangedWithoutFilters() throws {
        let image = randomImage(23, 17, seed: 5)
        // The filter with its defaults changes no color, but it converts each pixel to linear light and back.
        let copy = try #require(CIContext().createCGImage(image.filtered("CIColorMatrix"), from: image.extent))
        let original = try #require(image.cgImage)
        var largest = 0
        for (a, b) in zip(copy.bitmap.words, original.bitmap.words) {
            for shift in [UInt32(0), 8, 16, 24] { largest = max(largest, abs(Int(a >> shift & 255) - Int(b >> shift & 255))) }
        }
        #expect(largest == 0)
    }

    @Test func originIsAtTheLowerLeft() {
        let corner = image(5, 3) { x, y in x == 4 && y == 0 ? 0xFFFF_0000 : 0xFF00_00FF }
        #expect(corner.word(4, 0) == 0xFFFF_0000 && corner.word(4, 2) == 0xFF00_00FF)
        #expect(corner.cropped(to: CGRect(x: 3, y: 0, width: 9, height: 1)).extent == CGRect(x: 3, y: 0, width: 2, height: 1))
        #expect(corner.extent == CGRect(x: 0, y: 0, width: 5, height: 3))
    }

    @Test func pixelsOutsideOfTheExtentAreTransparent() {
        let image = solidImage(0xFF33_6699, 4, 6).cropped(to: CGRect(x: 1, y: 2, width: 2, height: 3))
        #expect(image.word(1, 2) == 0xFF33_6699 && image.word(0, 2) == 0 && image.word(1, 5) == 0)
        #expect(image.word(2, 4) == 0xFF33_6699)
    }

    @Test func alphaOfTheWholeRectangleIsOne() {
        let rect = CGRect(x: 2, y: 1, width: 7, height: 4)
        let opaque = solidImage(0x8033_2211, 4, 6).settingAlphaOne(in: rect)
        #expect(opaque.extent == rect && opaque.word(3, 2) >> 24 == 0xFF && opaque.word(3, 2) != 0xFF00_0000)
        #expect(opaque.word(8, 4) == 0xFF00_0000 && opaque.word(1, 2) == 0 && opaque.word(9, 2) == 0)
        #expect(CIImage.empty().settingAlphaOne(in: rect).word(5, 3) == 0xFF00_0000)
    }

    /// A transparent image that records the rectangles that are computed.
    private struct RecordingSource: ImageSource {
        final class Record: @unchecked Sendable { var rects: [PixelRect] = [] }
        var domain = PixelRect(x0: 0, y0: 0, x1: 7001, y1: 1009)
        let record = Record()

        func render(_ rect: PixelRect, _ options: RenderOptions) -> PixelBuffer {
            record.rects.append(rect)
            return PixelBuffer(rect)
        }
    }

    @Test func imageThatIsMuchReducedIsComputedInParts() throws {
        let source = RecordingSource()
        let reduced = try #require(TransformSource(source, CGAffineTransform(scaleX: 0.001, y: 0.001)))
        _ = reduced.pixels(PixelRect(x0: 1, y0: 0, x1: 6, y1: 1), RenderOptions())
        let rects = source.record.rects
        #expect(rects.map(\.x0).min()! <= 1000 && rects.map(\.x1).max()! >= 6000)
        #expect(rects.count > 1 && rects.allSatisfy { $0.width * $0.height <= TransformSource.maximumPartSize })
    }

    /// 9001 × 9007 pixels are more than an image may have at a time.
    @Test func veryLargeImageThatIsReducedIsComputedInParts() throws {
        let source = RecordingSource(domain: PixelRect(x0: 0, y0: 0, x1: 9001, y1: 9007))
        #expect(source.domain.pixelCount > CIContext.maximumPixelCount)
        let reduced = try #require(TransformSource(source, CGAffineTransform(scaleX: 0.01, y: 0.01)))
        _ = reduced.pixels(PixelRect(x0: 0, y0: 0, x1: 91, y1: 91), RenderOptions())
        let rects = source.record.rects
        #expect(rects.reduce(PixelRect.empty) { $0.union($1) } == source.domain)
        #expect(rects.allSatisfy { $0.pixelCount <= TransformSource.maximumPartSize })
    }

    @Test func imageThatIsTooLargeToReduceIsNotComputed() throws {
        for (size, rect) in [
            // Too many pixels for the whole rectangle, and for its single pixel.
            (40_007, PixelRect(x0: 1, y0: 2, x1: 37, y1: 36)), (9001, PixelRect(x0: 0, y0: 0, x1: 1, y1: 1)),
        ] {
            let source = RecordingSource(domain: PixelRect(x0: 0, y0: 0, x1: size, y1: size))
            let scale: CGFloat = rect.pixelCount == 1 ? 0.0001 : 0.001
            let reduced = try #require(TransformSource(source, CGAffineTransform(scaleX: scale, y: scale)))
            _ = reduced.pixels(rect, RenderOptions())
            #expect(source.record.rects.isEmpty)
        }
    }

    /// The sharpened image needs its input twice. The parts of the input are not joined into one large part.
    @Test func imageBelowAFilterThatIsMuchReducedIsComputedInParts() {
        let source = RecordingSource()
        let reduced = CIImage(source).applyingFilter("CIUnsharpMask", parameters: [kCIInputRadiusKey: 3])
            .transformed(by: CGAffineTransform(scaleX: 0.001, y: 0.001))
        #expect(CIContext().createCGImage(reduced, from: CGRect(x: 1, y: 0, width: 5, height: 1)) != nil)
        let rects = source.record.rects
        #expect(rects.count > 1 && rects.allSatisfy { $0.pixelCount <= TransformSource.maximumPartSize * 3 / 2 })
    }

    /// The pixels of a source are kept if several existing images use it. Released images do not count, so the pixels of an input whose
    /// filter changes in each frame are not kept.
    @Test func sourceIsSharedOnlyByExistingImages() {
        let (shared, options) = (SharedSource(RecordingSource()), RenderOptions(cache: RenderCache()))
        for _ in 0..<3 { _ = shared.consumed().pixels(PixelRect(x0: 3, y0: 5, x1: 9, y1: 8), options) }
        #expect(options.cache?.pixels(of: shared) == nil)
        let consumers = [shared.consumed(), shared.consumed()]
        _ = consumers[0].pixels(PixelRect(x0: 3, y0: 5, x1: 9, y1: 8), options)
        #expect(options.cache?.pixels(of: shared)?.rect == PixelRect(x0: 3, y0: 5, x1: 9, y1: 8))
        withExtendedLifetime(consumers) {}
    }

    @Test func partsOfAReducedImageAreAtTheirPositions() throws {
        // The left part is red.
        let red = CIImage(color: CIColor(red: 1, green: 0, blue: 0)).cropped(to: CGRect(x: 0, y: 0, width: 8000, height: 6002))
        let blue = CIImage(color: CIColor(red: 0, green: 0, blue: 1)).cropped(to: CGRect(x: 0, y: 0, width: 12_006, height: 6002))
        let turned = red.composited(over: blue)
            .transformed(by: CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 0.005, y: 0.005))
        let pixels = try #require(CIContext().createCGImage(turned, from: CGRect(x: -20, y: 20, width: 5, height: 30))).bitmap.words
        // Red ends at 40. The first row of a bitmap is the upper row, at 49.
        #expect(pixels.count == 150 && pixels[0..<45].allSatisfy { $0 == 0xFF00_00FF } && pixels[55...].allSatisfy { $0 == 0xFFFF_0000 })
    }

    @Test func partOfAnImageThatDoesNotFitIntoMemoryIsTransparent() {
        let large = CIImage(color: CIColor(red: 1, green: 0, blue: 0)).cropped(to: CGRect(x: 0, y: 0, width: 270_000, height: 360_000))
        let small = large.transformed(by: CGAffineTransform(scaleX: 0.0001, y: 0.0001))
        #expect(small.extent == CGRect(x: 0, y: 0, width: 27, height: 36) && small.word(3, 5) == 0 && large.word(7, 11) == 0xFFFF_0000)
    }

    /// The pixels of the large image would not fit into memory. Two images use the rotated large image, so it is a shared source.
    @Test func successiveTransformsSampleThePixelsOnce() {
        let image = randomImage(7, 5, seed: 12)
        let large = image.transformed(by: CGAffineTransform(scaleX: 3000, y: 2500))
        let turned = large.transformed(by: CGAffineTransform(rotationAngle: .pi / 2))
        let result = turned.transformed(by: CGAffineTransform(scaleX: 1.0 / 2500, y: 1.0 / 3000))
        #expect(result.extent == CGRect(x: -5, y: 0, width: 5, height: 7) && large.extent.width == 21_000)
        for x in 0..<7 { for y in 0..<5 { #expect(isClose(result.channels(-1 - y, x), image.channels(x, y))) } }
        let moved = turned.transformed(by: CGAffineTransform(translationX: 20, y: -30))
        #expect(isClose(moved.channels(20 - 1250, 4470), image.channels(1, 0)))
    }

    @Test func extentsOfOperations() {
        let image = solidImage(0xFF33_6699, 10, 6)
        #expect(image.transformed(by: CGAffineTransform(translationX: 3, y: -2)).extent == CGRect(x: 3, y: -2, width: 10, height: 6))
        #expect(image.transformed(by: CGAffineTransform(scaleX: 0.5, y: 2)).extent == CGRect(x: 0, y: 0, width: 5, height: 12))
        #expect(image.transformed(by: CGAffineTransform(rotationAngle: .pi / 2)).extent == CGRect(x: -6, y: 0, width: 6, height: 10))
        // The blur reaches three standard deviations.
        #expect(image.applyingGaussianBlur(sigma: 4).extent == CGRect(x: -12, y: -12, width: 34, height: 30))
        #expect(image.filtered("CIBoxBlur", [kCIInputRadiusKey: 3]).extent == CGRect(x: -3, y: -3, width: 16, height: 12))
        #expect(image.clampedToExtent().extent.isInfinite)
        #expect(CIImage(color: .red).extent.isInfinite && CIImage.empty().extent.isNull)
        let moved = image.transformed(by: CGAffineTransform(translationX: 20, y: 1))
        #expect(image.composited(over: moved).extent == CGRect(x: 0, y: 0, width: 30, height: 7))
    }

    @Test func translationByWholePixelsMovesThePixels() {
        let image = randomImage(7, 5, seed: 8)
        let moved = image.transformed(by: CGAffineTransform(translationX: -3, y: 11))
        for x in 0..<7 { for y in 0..<5 { #expect(moved.word(x - 3, y + 11) == image.word(x, y)) } }
    }

    /// The image of a color ends at the largest coordinate. The image is moved to the left by 9, so five of the ten columns before the last
    /// four are red, and five are transparent.
    @Test func translationMovesThePixelsAtTheLargestCoordinate() throws {
        let moved = CIImage(color: .red).transformed(by: CGAffineTransform(translationX: -9, y: 2))
        let rect = CGRect(x: PixelRect.limit - 14, y: 3, width: 10, height: 4)
        let words = try #require(CIContext().createCGImage(moved, from: rect)).bitmap.words
        #expect(words.count == 40)
        for (index, word) in words.enumerated() { #expect(word == (index % 10 < 5 ? 0xFFFF_0000 : 0), "pixel \(index)") }
    }

    @Test func rotationByARightAngleMovesThePixels() {
        let image = randomImage(6, 4, seed: 9)
        let turned = image.transformed(by: CGAffineTransform(rotationAngle: .pi / 2))
        // The rotation maps (x, y) to (-y, x) for the centers of pixels.
        for x in 0..<6 { for y in 0..<4 { #expect(isClose(turned.channels(-1 - y, x), image.channels(x, y))) } }
    }

    @Test func smallerImageIsTheMeanOfItsPixels() {
        // Half of the pixels are white and half are black. Their mean in linear light is 0.5, which is stored as 188.
        let checks = image(8, 8) { x, y in (x + y) % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_0000 }
        let small = checks.transformed(by: CGAffineTransform(scaleX: 0.5, y: 0.5))
        #expect(isClose(small.channels(1, 2), [188, 188, 188, 255]))
    }

    @Test func clampedImageRepeatsItsEdges() {
        let image = randomImage(4, 3, seed: 3, isOpaque: true)
        let clamped = image.clampedToExtent()
        #expect(clamped.word(-5, 1) == image.word(0, 1) && clamped.word(40, 1) == image.word(3, 1))
        #expect(clamped.word(-5, 99) == image.word(0, 2) && clamped.word(2, -7) == image.word(2, 0))
    }

    @Test func imagesAreCompositedInLinearLight() {
        // Half transparent white over black is half of the light, which is stored as 188.
        let result = solidImage(0x8080_8080, 2, 2).composited(over: solidImage(0xFF00_0000, 2, 2))
        #expect(isClose(result.channels(1, 0), [byte(128.0 / 255), byte(128.0 / 255), byte(128.0 / 255), 255]))
    }

    @Test(arguments: [
        (CGImagePropertyOrientation.up, 0, 0), (.upMirrored, 4, 0), (.down, 4, 2), (.downMirrored, 0, 2), (.leftMirrored, 2, 4),
        (.right, 0, 4), (.rightMirrored, 0, 0), (.left, 2, 0),
    ]) func orientationMovesTheLowerLeftCorner(orientation: CGImagePropertyOrientation, x: Int, y: Int) {
        let corner = image(5, 3) { x, y in x == 0 && y == 0 ? 0xFFFF_FFFF : 0xFF00_0000 }
        let upright = corner.oriented(orientation)
        let swaps = orientation.rawValue >= 5
        #expect(upright.extent == CGRect(x: 0, y: 0, width: swaps ? 3 : 5, height: swaps ? 5 : 3))
        #expect(upright.channels(x, y)[0] > 250)
    }

    @Test func contextWithoutAWorkingColorSpaceUsesStoredValues() {
        let context = CIContext(options: [.workingColorSpace: NSNull()])
        let inverted = solidImage(0xFF40_80C0, 2, 2).filtered("CIColorInvert")
        #expect(inverted.channels(0, 0, context) == [191, 127, 63, 255])
        #expect(
            isClose(
                inverted.channels(0, 0), [byte(1 - linear(64.0 / 255)), byte(1 - linear(128.0 / 255)), byte(1 - linear(192.0 / 255)), 255]))
    }

    @Test func bytesHaveTheRequestedOrder() {
        var bytes = [UInt8](repeating: 7, count: 2 * 12)
        let image = image(2, 2) { x, y in x == 0 && y == 1 ? 0xFF10_2030 : 0xFF40_5060 }
        let context = CIContext()
        context.render(image, toBitmap: &bytes, rowBytes: 12, bounds: image.extent, format: .RGBA8, colorSpace: nil)
        #expect(Array(bytes[0..<8]) == [0x10, 0x20, 0x30, 0xFF, 0x40, 0x50, 0x60, 0xFF])
        // The bytes after a row are unchanged.
        #expect(bytes[8] == 7)
        context.render(image, toBitmap: &bytes, rowBytes: 12, bounds: image.extent, format: .BGRA8, colorSpace: nil)
        #expect(Array(bytes[0..<4]) == [0x30, 0x20, 0x10, 0xFF])
    }

    @Test func rectanglesThatCannotBeRenderedGiveNil() {
        let image = CIImage(color: .red)
        let context = CIContext()
        let sides: [CGRect] = [
            .null, .infinite, .zero, CGRect(x: 0, y: 0, width: 1e9, height: 1), CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1),
        ]
        for rect in sides { #expect(context.createCGImage(image, from: rect) == nil) }
        #expect(context.createCGImage(image, from: CGRect(x: -2.5, y: 0, width: 2, height: 1))?.width == 3)
    }

    @Test func invalidDataIsNoImage() {
        #expect(CIImage(data: Data([1, 2, 3])) == nil)
        #expect(CIImage(contentsOf: URL(fileURLWithPath: "/nonexistent.png")) == nil)
    }
}

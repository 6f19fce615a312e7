import SeededRandomValues
import Testing
import UIKit

/// Returns the pixels of an image that `draw` draws. The size is in points, and the scale is 1 by default.
@MainActor func drawnPixels(_ width: CGFloat, _ height: CGFloat, _ scale: CGFloat = 1, _ draw: (CGContext) -> Void) -> Bitmap {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let image = UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image { draw($0.cgContext) }
    return image.cgImage?.bitmap ?? Bitmap(width: 0, height: 0)
}

/// A random path of lines and curves inside 40 × 40 points.
@MainActor func randomShape(_ random: inout SeededRandom) -> UIBezierPath {
    func point() -> CGPoint { CGPoint(x: random.number(0, 40), y: random.number(0, 40)) }
    let path = UIBezierPath()
    path.move(to: point())
    for _ in 0..<4 {
        path.addLine(to: point())
        path.addCurve(to: point(), controlPoint1: point(), controlPoint2: point())
    }
    path.close()
    return path
}

@MainActor @Suite struct DrawingContextTests {
    /// The diagonal of a triangle divides each pixel on it into halves.
    @Test func diagonalCoversHalfOfItsPixels() {
        let pixels = drawnPixels(8, 8) { context in
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.move(to: .zero)
            context.addLine(to: CGPoint(x: 8, y: 0))
            context.addLine(to: CGPoint(x: 0, y: 8))
            context.fillPath()
        }
        for y in 0..<8 {
            for x in 0..<8 {
                let alpha = Int(pixels[x, y].alpha)
                if x + y < 7 { #expect(alpha == 255) } else if x + y > 7 { #expect(alpha == 0) } else { #expect(abs(alpha - 128) <= 1) }
            }
        }
    }

    @Test func renderersWithTheSameFormatKeepTheirOwnRectangles() {
        let format = UIGraphicsImageRendererFormat()
        (format.scale, format.opaque) = (2, true)
        let small = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 5), format: format)
        let large = UIGraphicsImageRenderer(bounds: CGRect(x: -4, y: 2, width: 7, height: 6), format: format)
        let images = [small, large].map { renderer in renderer.image { $0.fill($0.format.bounds) } }
        #expect(images.map(\.size) == [CGSize(width: 3, height: 5), CGSize(width: 7, height: 6)])
        #expect(images.map(\.scale) == [2, 2] && images[0].cgImage?.bitmap[5, 9].alpha == 255)
        #expect(small.format.bounds == CGRect(x: 0, y: 0, width: 3, height: 5) && large.format.bounds.minX == -4)
    }

    @Test func originIsAtTheUpperLeftInUIKitAndAtTheLowerLeftInABitmapContext() throws {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 1)
        let upper = drawnPixels(8, 6) { $0.fill(rect) }
        #expect(upper[1, 2].alpha == 255 && upper[3, 2].alpha == 255 && upper[4, 2].alpha == 0 && upper[1, 3].alpha == 0)
        let context = try #require(
            CGContext(
                data: nil, width: 8, height: 6, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.fill(rect)
        let lower = try #require(context.makeImage()).bitmap
        #expect(lower[1, 3].alpha == 255 && lower[3, 3].alpha == 255 && lower[1, 2].alpha == 0)
    }

    /// A pixel is two points wide and high. Only half of each pixel in the last column and in the last row is in the image.
    @Test func opaqueContextWithALowResolutionIsBlackInItsWholePixels() throws {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 17, height: 11), true, 0.5)
        defer { UIGraphicsEndImageContext() }
        let pixels = try #require(UIGraphicsGetImageFromCurrentImageContext()?.cgImage).bitmap
        try #require(pixels.width == 9 && pixels.height == 6)
        for y in 0..<6 {
            for x in 0..<9 { #expect(pixels[x, y].word == (x < 8 && y < 5 ? 0xFF00_0000 : 0), "(\(x), \(y))") }
        }
    }

    /// The last column and row of pixels are only partly in the image, and are black, as on iOS.
    @Test func opaqueContextOfAFractionalSizeIsBlackEverywhere() throws {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 7.3, height: 4.6), true, 2)
        defer { UIGraphicsEndImageContext() }
        let pixels = try #require(UIGraphicsGetImageFromCurrentImageContext()?.cgImage).bitmap
        #expect(pixels.width == 15 && pixels.height == 10 && pixels.words.allSatisfy { $0 == 0xFF00_0000 })
    }

    @Test func repeatedOutlinesOfAPathAreLimited() {
        var counts: [Int] = []
        _ = drawnPixels(90, 70) { context in
            context.setLineWidth(3)
            context.setLineJoin(.round)
            context.addEllipse(in: CGRect(x: 11, y: 7, width: 61, height: 43))
            for _ in 0..<6 {
                context.replacePathWithStrokedPath()
                var count = 0
                context.path?.applyWithBlock { _ in count += 1 }
                counts.append(count)
            }
            context.beginPath()
        }
        #expect(counts[2] > 4 * counts[1] && counts[5] > 100_000 && counts[5] < 10_000_000 && counts[5] == counts[4], "\(counts)")
    }

    @Test(arguments: 1...12) func clippedBoundsAreTheFilledPath(seed: Int) {
        var random = SeededRandom(seed)
        let path = randomShape(&random)
        path.usesEvenOddFillRule = seed % 2 == 0
        let filled = drawnPixels(40, 40) { _ in path.fill() }
        let clipped = drawnPixels(40, 40) { context in
            path.addClip()
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        }
        #expect(filled == clipped)
        #expect(filled.words.contains { $0 != 0 })
    }

    @Test(arguments: 1...8) func paintingInStepsGivesTheSameBytes(seed: Int) {
        func draw(_ context: CGContext, _ afterEach: () -> Void) {
            var random = SeededRandom(seed)
            for index in 0..<10 {
                let color = UIColor(red: 0.1 * CGFloat(index), green: 0.5, blue: 0.2, alpha: 0.7)
                color.set()
                let path = randomShape(&random)
                path.lineWidth = 3
                if index % 2 == 0 { path.fill() } else { path.stroke() }
                afterEach()
            }
        }
        let once = drawnPixels(40, 40, 2) { draw($0) {} }
        let steps = drawnPixels(40, 40, 2) { context in draw(context) { context.flush() } }
        #expect(once == steps)
    }

    @Test func stateIsRestored() {
        let pixels = drawnPixels(20, 10) { context in
            context.setFillColor(UIColor.green.cgColor)
            context.saveGState()
            context.translateBy(x: 100, y: 0)
            context.setFillColor(UIColor.red.cgColor)
            context.setAlpha(0.2)
            context.setBlendMode(.clear)
            context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
            context.flush()
            context.restoreGState()
            context.restoreGState()
            context.fill(CGRect(x: 2, y: 3, width: 5, height: 4))
        }
        #expect(pixels[2, 3].word == 0xFF00_FF00 && pixels[6, 6].word == 0xFF00_FF00 && pixels[7, 3].word == 0)
    }

    @Test func opacityOfAGroupAppliesOnce() {
        let pixels = drawnPixels(12, 4) { context in
            context.setAlpha(0.5)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
            context.fill(CGRect(x: 4, y: 0, width: 8, height: 4))
            context.endTransparencyLayer()
        }
        #expect([2, 6, 10].map { pixels[$0, 2].alpha } == [128, 128, 128])
        let separate = drawnPixels(12, 4) { context in
            context.setAlpha(0.5)
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
            context.fill(CGRect(x: 4, y: 0, width: 8, height: 4))
        }
        #expect(separate[6, 2].alpha == 192)
    }

    /// Returns the pixels of a context in which half-transparent blue was drawn.
    private func bluePixels(_ space: CGColorSpace, _ info: CGImageAlphaInfo, _ mode: CGBlendMode = .normal) throws -> Bitmap {
        let context = try #require(
            CGContext(data: nil, width: 5, height: 3, bitsPerComponent: 8, bytesPerRow: 0, space: space, bitmapInfo: info.rawValue))
        context.setBlendMode(mode)
        context.setFillColor(red: 0.2, green: 0.6, blue: 1, alpha: 0.5)
        context.fill(CGRect(x: 1, y: 1, width: 3, height: 1))
        return try #require(context.makeImage()).bitmap
    }

    @Test func imageOfAContextWithoutAlphaIsOpaqueOverBlack() throws {
        let pixels = try bluePixels(CGColorSpaceCreateDeviceRGB(), .noneSkipLast)
        let channels: [Int] = [pixels[2, 1].red, pixels[2, 1].green, pixels[2, 1].blue, pixels[2, 1].alpha].map { Int($0) }
        #expect(zip(channels, [26, 77, 128, 255]).allSatisfy { abs($0 - $1) <= 1 }, "\(channels)")
        #expect(pixels[0, 1].word == 0xFF00_0000)
        let product = try bluePixels(CGColorSpaceCreateDeviceRGB(), .noneSkipFirst, .multiply)
        #expect(product[2, 1].word == 0xFF00_0000, "the product with black is black")
    }

    @Test func imageOfAGrayContextIsGray() throws {
        let pixels = try bluePixels(CGColorSpaceCreateDeviceGray(), .none)
        let pixel = pixels[2, 1]
        // 0.2126 · 25.5 + 0.7152 · 76.5 + 0.0722 · 127.5
        #expect(pixel.red == pixel.green && pixel.green == pixel.blue && pixel.alpha == 255 && abs(Int(pixel.red) - 69) <= 1)
        #expect(pixels[0, 1].word == 0xFF00_0000)
    }

    @Test func imageHasTheOperationsBeforeAnOpenTransparencyLayer() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 8, height: 6, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.saveGState()
        context.clip(to: CGRect(x: 1, y: 0, width: 7, height: 6))
        context.fill(CGRect(x: 0, y: 0, width: 3, height: 6))
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.fill(CGRect(x: 5, y: 0, width: 2, height: 6))
        let during = try #require(context.makeImage()).bitmap
        #expect([0, 2, 5].map { during[$0, 2].alpha } == [0, 255, 0])
        context.endTransparencyLayer()
        context.fill(CGRect(x: 0, y: 2, width: 1, height: 1))
        let after = try #require(context.makeImage()).bitmap
        #expect([0, 2, 5].map { after[$0, 3].alpha } == [0, 255, 255], "the clip from before the layer is current again")
        context.restoreGState()
        context.fill(CGRect(x: 0, y: 2, width: 1, height: 1))
        #expect(context.makeImage()?.bitmap[0, 3].alpha == 255)
    }

    /// If only the wrong object were left out, the colors after it would be at the wrong locations.
    @Test func gradientWithAnObjectThatIsNoCGColorIsNil() {
        let colors: [Any] = [UIColor.red.cgColor, UIColor.green, UIColor.blue.cgColor]
        #expect(CGGradient(colorsSpace: nil, colors: colors, locations: [0, 0.2, 1]) == nil)
        #expect(CGGradient(colorsSpace: nil, colors: NSArray(array: colors), locations: nil) == nil)
        #expect(CGGradient(colorsSpace: nil, colors: [colors[0], colors[2]], locations: [0, 1]) != nil)
        #expect(CGGradient(colorsSpace: nil, colors: NSArray(array: [colors[0]]), locations: nil) != nil)
    }

    @Test func linearGradientIsHalfwayInTheMiddle() throws {
        let gradient = try #require(
            CGGradient(colorsSpace: nil, colors: [UIColor.black.cgColor, UIColor.white.cgColor], locations: nil))
        let pixels = drawnPixels(40, 8) { context in
            context.drawLinearGradient(gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0), options: [])
        }
        #expect(pixels[9, 4].alpha == 0 && pixels[30, 4].alpha == 0, "nothing is drawn beyond the ends")
        #expect(abs(Int(pixels[20, 4].red) - 134) <= 2, "the middle of the pixel is at 0.525 of the distance")
        let extended = drawnPixels(40, 8) { context in
            context.drawLinearGradient(
                gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0),
                options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        }
        #expect(extended[3, 4].word == 0xFF00_0000 && extended[36, 4].word == 0xFFFF_FFFF)
    }

    @Test func radialGradientDependsOnTheDistance() throws {
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: [UIColor.red.cgColor, UIColor.blue.cgColor], locations: [0, 1]))
        let pixels = drawnPixels(41, 41) { context in
            let center = CGPoint(x: 20.5, y: 20.5)
            context.drawRadialGradient(gradient, startCenter: center, startRadius: 4, endCenter: center, endRadius: 16, options: [])
        }
        #expect(pixels[20, 20].alpha == 0 && pixels[20, 2].alpha == 0, "the start circle and the outside are empty")
        let (red, blue) = (Int(pixels[30, 20].red), Int(pixels[30, 20].blue))
        #expect(abs(red - 128) <= 1 && abs(blue - 128) <= 1, "the radius 10 is halfway between 4 and 16")
    }

    /// As in Core Graphics, a filled rectangle removes the current path, which is not painted later.
    @Test func filledRectanglesRemoveTheCurrentPath() {
        let pixels = drawnPixels(12, 9) { context in
            let fills: [() -> Void] = [{ context.fill(CGRect(x: 1, y: 2, width: 3, height: 4)) }, { context.fill([CGRect]()) }]
            for fill in fills {
                context.addRect(CGRect(x: 7, y: 1, width: 4, height: 5))
                fill()
                #expect(context.isPathEmpty)
                context.fillPath()
            }
        }
        #expect(pixels[2, 3].alpha == 255 && pixels[8, 3].alpha == 0)
    }

    @Test func shadowIsBelowAndMovedDown() {
        let pixels = drawnPixels(40, 40) { context in
            context.setShadow(offset: CGSize(width: 3, height: 6), blur: 0, color: UIColor.black.cgColor)
            context.setFillColor(UIColor.white.cgColor)
            context.fill(CGRect(x: 10, y: 10, width: 10, height: 10))
        }
        #expect(pixels[15, 15].word == 0xFFFF_FFFF && pixels[21, 22].word == 0xFF00_0000 && pixels[11, 22].word == 0)
        let blurred = drawnPixels(60, 60) { context in
            context.setShadow(offset: .zero, blur: 8, color: UIColor.black.cgColor)
            context.setFillColor(UIColor.white.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 30, height: 60))
        }
        let edge = Int(blurred[30, 30].alpha)
        #expect(abs(edge - 115) < 20, "half of the shadow at the edge")
        #expect(blurred[45, 30].alpha < 3)
    }

    @Test func valuesThatAreNotPossibleDoNotStopTheProgram() {
        let bad: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e300]
        let pixels = drawnPixels(10, 10) { context in
            for value in bad {
                let rect = CGRect(x: value, y: 1, width: value, height: 3)
                context.setLineWidth(value)
                context.setMiterLimit(value)
                context.setLineDash(phase: value, lengths: [value, 1])
                context.setShadow(offset: CGSize(width: value, height: 1), blur: value, color: UIColor.red.cgColor)
                context.setAlpha(value)
                context.stroke(rect)
                context.fill(rect)
                context.fillEllipse(in: rect)
                context.clear(rect)
                context.addArc(center: CGPoint(x: value, y: 0), radius: 3, startAngle: 0, endAngle: value, clockwise: true)
                context.strokePath()
                UIBezierPath(roundedRect: rect, cornerRadius: value).fill()
                UIBezierPath(arcCenter: .zero, radius: value, startAngle: 0, endAngle: 1, clockwise: true).stroke()
                "text".draw(in: rect)
                "text".draw(at: CGPoint(x: value, y: value))
                UIImage().draw(in: rect)
                context.saveGState()
                context.scaleBy(x: value, y: 1)
                context.fill(CGRect(x: 1, y: 1, width: 2, height: 2))
                context.clip(to: rect)
                context.restoreGState()
                UIGraphicsBeginImageContextWithOptions(CGSize(width: value, height: 10), false, 1)
                #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
                UIGraphicsEndImageContext()
            }
        }
        #expect(pixels.width == 10)
        #expect(
            CGContext(data: nil, width: 1 << 40, height: 1 << 40, bitsPerComponent: 8, bytesPerRow: 0, space: nil, bitmapInfo: 1) == nil)
    }

    /// The height of 8 is not a multiple of the 3 rows of the pattern, which is red at the top.
    @Test func patternBeginsAtTheOriginOfTheBaseCoordinates() throws {
        let pattern = UIImage(cgImage: CGImage(Bitmap(width: 1, height: 3, words: [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF])))
        let rect = CGRect(x: 1, y: 0, width: 4, height: 8)
        let upper = drawnPixels(6, 8) { _ in pattern.drawAsPattern(in: rect) }
        #expect([0, 1, 7].map { upper[2, $0].word } == [0xFFFF_0000, 0xFF00_FF00, 0xFF00_FF00])
        let context = try #require(
            CGContext(
                data: nil, width: 6, height: 8, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        UIGraphicsPushContext(context)
        context.translateBy(x: 0.5, y: 0.25)
        pattern.drawAsPattern(in: rect)
        UIGraphicsPopContext()
        let lower = try #require(context.makeImage()).bitmap
        #expect([1, 2, 5].map { lower[2, $0].word } == [0xFF00_00FF, 0xFFFF_0000, 0xFFFF_0000])
    }

    /// More than a million copies of a red and a blue pixel, and copies that are much smaller than a pixel.
    @Test func anyNumberOfTilesIsDrawn() {
        let tile = CGImage(Bitmap(width: 2, height: 1, words: [0xFFFF_0000, 0xFF00_00FF]))
        let pixels = drawnPixels(2000, 1100) { $0.draw(tile, in: CGRect(x: 1, y: 3, width: 2, height: 1), byTiling: true) }
        let wrong = (0..<pixels.words.count).first { pixels.words[$0] != ($0 % 2 == 1 ? 0xFFFF_0000 : 0xFF00_00FF) }
        #expect(wrong == nil)
        let mean = drawnPixels(30, 20) { $0.draw(tile, in: CGRect(x: 1, y: 3, width: 1e-7, height: 1), byTiling: true) }[17, 11]
        #expect(mean.alpha == 255 && abs(Int(mean.red) - 128) <= 1 && abs(Int(mean.blue) - 128) <= 1, "\(mean)")
        let pattern = UIImage(cgImage: tile)
        let filled = drawnPixels(2000, 1100) { _ in pattern.drawAsPattern(in: CGRect(x: 3, y: 1, width: 1990, height: 1098)) }
        #expect(filled[1801, 1003].word == 0xFF00_00FF && filled[1802, 1003].word == 0xFFFF_0000 && filled[2, 50].word == 0)
    }

    /// Millions of copies in one direction are averaged. In the other direction there are a few copies, so each row or column of the tile
    /// is drawn as a pixel of its own.
    @Test(arguments: [1e-6, 1e-4]) func tilesAreAveragedOnlyAlongTheDirectionInWhichTheyAreTooSmall(_ size: CGFloat) {
        func isNear(_ pixel: Bitmap.Pixel, _ red: Int, _ green: Int, _ blue: Int) -> Bool {
            pixel.alpha == 255 && abs(Int(pixel.red) - red) <= 1 && abs(Int(pixel.green) - green) <= 1 && abs(Int(pixel.blue) - blue) <= 1
        }
        let (red, green, blue): (UInt32, UInt32, UInt32) = (0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF)
        // The first row is at the largest y.
        let narrow = CGImage(Bitmap(width: 2, height: 3, words: [red, blue, green, green, blue, blue]))
        let rows = drawnPixels(30, 20) { $0.draw(narrow, in: CGRect(x: 3, y: 1, width: size, height: 3), byTiling: true) }
        #expect(isNear(rows[17, 7], 0, 0, 255) && isNear(rows[17, 8], 0, 255, 0) && isNear(rows[17, 9], 128, 0, 128), "\(rows[17, 9])")
        let low = CGImage(Bitmap(width: 3, height: 2, words: [red, green, blue, blue, green, blue]))
        let columns = drawnPixels(20, 30) { $0.draw(low, in: CGRect(x: 1, y: 3, width: 3, height: size), byTiling: true) }
        #expect(isNear(columns[7, 17], 128, 0, 128) && isNear(columns[8, 17], 0, 255, 0) && isNear(columns[9, 17], 0, 0, 255))
    }

    /// The transparency layers are nested, and `flush()` paints operations while the outer layer is open.
    @Test func clipOfATransparencyLayerIsInsideTheOuterClip() {
        var boxes: [CGRect] = []
        _ = drawnPixels(40, 30, 2) { context in
            context.clip(to: CGRect(x: 3, y: 5, width: 20, height: 16))
            context.saveGState()
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            boxes.append(context.boundingBoxOfClipPath)
            context.translateBy(x: 2, y: 1)
            context.clip(to: CGRect(x: 9, y: 0, width: 30, height: 9))
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 30))
            context.flush()
            context.beginTransparencyLayer(in: CGRect(x: 4, y: 7, width: 13, height: 50), auxiliaryInfo: nil)
            boxes.append(context.boundingBoxOfClipPath)
            context.resetClip()
            boxes.append(context.boundingBoxOfClipPath)
            context.endTransparencyLayer()
            context.endTransparencyLayer()
            context.restoreGState()
            boxes.append(context.boundingBoxOfClipPath)
        }
        let outer = CGRect(x: 3, y: 5, width: 20, height: 16)
        let inner = CGRect(x: 9, y: 4, width: 12, height: 5)
        #expect(boxes == [outer, CGRect(x: 9, y: 7, width: 8, height: 2), inner, outer], "\(boxes)")
    }

    /// The rows of the first context have gaps, and the rows of the second one would need 90 GB.
    @Test func memoryOfABitmapIsLimited() {
        func makeContext(bytesPerRow: Int, height: Int) -> CGContext? {
            CGContext(
                data: nil, width: 7, height: height, bitsPerComponent: 8, bytesPerRow: bytesPerRow, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        }
        let context = makeContext(bytesPerRow: 48, height: 5)
        context?.fill(CGRect(x: 6, y: 0, width: 1, height: 1))
        #expect(context?.data?.load(fromByteOffset: 4 * 48 + 6 * 4 + 3, as: UInt8.self) == 255)
        #expect(makeContext(bytesPerRow: 9_000_000, height: 10_000) == nil && makeContext(bytesPerRow: -28, height: 5) == nil)
    }

    @Test func tilesThatCannotBeCountedAreNotDrawn() throws {
        let tile = try #require(
            UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { $0.fill(CGRect(x: 0, y: 0, width: 3, height: 2)) }.cgImage)
        let pixels = drawnPixels(12, 7) { context in
            context.draw(tile, in: CGRect(x: 1e300, y: 4, width: 5, height: 3), byTiling: true)
            context.draw(tile, in: CGRect(x: 2, y: -1e40, width: 7, height: 3), byTiling: true)
        }
        #expect((pixels == Bitmap(width: 12, height: 7)) as Bool)
    }
}

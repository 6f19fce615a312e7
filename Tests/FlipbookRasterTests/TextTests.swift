import FlipbookGeometry
import FlipbookDisplayList
import FlipbookTypography
import Foundation
import RandomDisplayLists
import SeededRandomValues
import Testing

@Suite struct TextTests {
    private func paintText(_ text: String, size: CGFloat, _ origin: CGPoint, _ transform: CGAffineTransform = .identity, scale: CGFloat = 1)
        -> Bitmap
    {
        paint(
            DisplayList([DisplayItem(.text(ShapedLine(text, FontDescriptor(size: size)), origin: origin, .white), transform)]), 300, 120,
            scale: scale)
    }

    private func totalCoverage(_ bitmap: Bitmap) -> Double { bitmap.words.reduce(0) { $0 + Double($1 & 255) / 255 } }

    /// Text is painted with its mask. The baseline is at the nearest whole pixel and the left end at the nearest quarter
    /// of a pixel.
    @Test(arguments: 1...20) func textAtRestIsPaintedWithItsMask(seed: Int) throws {
        var random = SeededRandom(seed)
        let scale = random.pick([1.0, 2])
        let line = ShapedLine("Ωg Show", FontDescriptor(size: CGFloat(random.integer(8...22))))
        let origin = CGPoint(x: random.number(-30, 80) / scale, y: random.number(0, 110) / scale)
        let quarters = Int((origin.x * scale * 4 + 0.5).rounded(.down))
        let mask = try #require(FontSystem.installed.mask(of: line, pixelsPerPoint: scale, phase: SubpixelPhase(right: quarters & 3)))
        let color = random.color()
        let painted = paint(DisplayList([DisplayItem(.text(line, origin: origin, color))], over: .white), 300, 120, scale: scale)
        let (left, top) = (quarters >> 2 + mask.left, Int((origin.y * scale + 0.5).rounded(.down)) - mask.baseline)
        let alpha = Double(color.alpha)
        func byte(_ channel: CGFloat) -> Int { Int((Double(channel) * alpha * 255).rounded()) }
        let above = makePixel(byte(1), byte(color.red), byte(color.green), byte(color.blue))
        var wrong = 0
        for y in 0..<120 {
            for x in 0..<300 {
                let isInside = x >= left && x < left + mask.width && y >= top && y < top + mask.height
                let level = isInside ? Int(mask.coverage[(y - top) * mask.width + x - left]) : 0
                if painted[x, y].word != over(.max, scaled(above, level)) { wrong += 1 }
            }
        }
        #expect(wrong == 0)
    }

    /// Rotating text by quarter turns or mirroring it about whole pixels rotates or mirrors its pixels.
    @Test func quarterTurnsRotateThePixelsOfText() {
        let plain = paintText("Flip", size: 23, CGPoint(x: 40, y: 50))
        let half = paintText("Flip", size: 23, CGPoint(x: 40, y: 50), CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 300, ty: 120))
        let quarter = paintText("Flip", size: 23, CGPoint(x: 40, y: 50), CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 120, ty: 0))
        let mirrored = paintText("Flip", size: 23, CGPoint(x: 40, y: 50), CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 300, ty: 0))
        var wrong = [0, 0, 0]
        for y in 0..<120 {
            for x in 0..<300 {
                if half[299 - x, 119 - y] != plain[x, y] { wrong[0] += 1 }
                if x < 120, quarter[119 - y, x] != plain[x, y] { wrong[1] += 1 }
                if mirrored[299 - x, y] != plain[x, y] { wrong[2] += 1 }
            }
        }
        #expect(wrong == [0, 0, 0])
        #expect(totalCoverage(plain) > 100, "the text covers pixels")
    }

    /// The sum of all pixels does not depend on the rotation.
    @Test(arguments: 1...20) func rotationKeepsTheTotalCoverage(seed: Int) {
        var random = SeededRandom(seed)
        let angle = random.number(0.1, 6)
        let rotation = CGAffineTransform(rotationAngle: angle).concatenating(CGAffineTransform(translationX: 150, y: 60))
        let plain = totalCoverage(paintText("Flip", size: 23, CGPoint(x: 120, y: 60)))
        #expect(abs(totalCoverage(paintText("Flip", size: 23, CGPoint(x: -20, y: 5), rotation)) / plain - 1) < 0.02)
    }

    /// Text larger than the largest mask is scaled up. The covered area divided by the square of the scale is the same on both sides of
    /// that limit.
    @Test func textLargerThanItsLargestMaskIsScaledUp() {
        func area(_ scale: CGFloat) -> Double {
            let list = DisplayList([DisplayItem(.text(ShapedLine("I", FontDescriptor(size: 20)), origin: CGPoint(x: 1, y: 20), .white))])
            return totalCoverage(paint(list, Int(20 * scale), Int(30 * scale), scale: scale)) / Double(scale * scale)
        }
        let small = area(10)
        for scale in [20.0, 25, 26, 40, 60] { #expect(abs(area(CGFloat(scale)) / small - 1) < 0.02) }
    }
}

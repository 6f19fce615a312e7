import FlipbookGeometry
import FlipbookTypography
import Foundation
import SeededRandomValues
import Testing

/// The first and last column and row in which a mask covers more than half of a pixel; nil if there is none.
private func coveredExtent(of mask: GlyphMask) -> (left: Int, right: Int, top: Int, bottom: Int)? {
    let covered = mask.coverage.indices.filter { mask.coverage[$0] > 127 }
    let (xs, ys) = (covered.map { $0 % mask.width }, covered.map { $0 / mask.width })
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return nil }
    return (left, right, top, bottom)
}

@Suite struct FontSystemTests {
    @Test func systemFontIsInstalled() throws {
        try fonts.requireSystemFont()
        let file = try fonts.file(for: FontDescriptor(size: 17))
        #expect(FileManager.default.fileExists(atPath: file))
    }

    // MARK: - Metrics

    @Test(arguments: 1...20) func widthIsProportionalToFontSize(seed: Int) {
        var random = SeededRandom(seed)
        let text = random.pick(["Show More", "12:30", "Å", "A longer line of text, with a comma", "iiiiWWWW"])
        let weight = random.pick([400, 700])
        // Both sizes are below 20 points, or both are at least 20 points: at 20 points the system font changes to its display family.
        let (size, factor) =
            random.pick([true, false]) ? (random.number(5, 10), random.number(1.1, 1.9)) : (random.number(20, 60), random.number(1.1, 9))
        let (original, scaled) = (
            width(text, FontDescriptor(weight: weight, size: size)), width(text, FontDescriptor(weight: weight, size: size * factor))
        )
        #expect(original > 0)
        #expect(abs(scaled / original / factor - 1) < 1e-9)
    }

    /// Kerning can change the distance between the parts, by less than a tenth of the font size.
    @Test(arguments: 1...20) func lineWidthIsSumOfPartWidths(seed: Int) {
        var random = SeededRandom(seed)
        let parts = ["Flip", "book", "AV", "To", "day", "Wave", "1234"]
        let (a, b, size) = (random.pick(parts), random.pick(parts), random.number(8, 70))
        let font = FontDescriptor(size: CGFloat(size))
        #expect(abs(width(a + b, font) - width(a, font) - width(b, font)) < size * 0.1)
        #expect(width(a + b, font) > max(width(a, font), width(b, font)))
    }

    @Test func emptyLineHasNoWidthAndNoMask() {
        #expect(width("", FontDescriptor(size: 20)) == 0)
        #expect(fonts.mask(of: ShapedLine("", FontDescriptor(size: 20)), pixelsPerPoint: 2) == nil)
        #expect(fonts.mask(of: ShapedLine("x", FontDescriptor(size: 20)), pixelsPerPoint: 0) == nil)
    }

    @Test func boldIsWiderAndMonospacedGlyphsHaveEqualWidths() {
        #expect(width("minimum", FontDescriptor(weight: 800, size: 30)) > width("minimum", FontDescriptor(weight: 300, size: 30)))
        let mono = FontDescriptor(family: FontDescriptor.monospacedFamily, size: 30)
        #expect(abs(width("iiii", mono) - width("WWWW", mono)) < 0.1)
    }

    @Test(arguments: 1...10) func metricsAreProportionalToFontSize(seed: Int) {
        var random = SeededRandom(seed)
        let (size, factor) = (random.number(20, 60), random.number(1.1, 9))
        let (original, scaled) = (
            fonts.metrics(for: FontDescriptor(size: CGFloat(size))), fonts.metrics(for: FontDescriptor(size: CGFloat(size * factor)))
        )
        for path in [\FontMetrics.ascent, \.descent, \.lineHeight] {
            #expect(Double(original[keyPath: path]) > 0)
            #expect(abs(Double(scaled[keyPath: path] / original[keyPath: path]) / factor - 1) < 1e-9)
        }
        #expect(original.lineHeight >= original.ascent + original.descent - size * 0.01)
    }

    // MARK: - Masks

    @Test(arguments: 1...20) func maskExtentGrowsWithScale(seed: Int) throws {
        var random = SeededRandom(seed)
        let line = ShapedLine(random.pick(["Show More", "HHH", "Ag"]), FontDescriptor(size: CGFloat(random.integer(14...30))))
        let once = try #require(fonts.mask(of: line, pixelsPerPoint: 2).flatMap(coveredExtent))
        let twice = try #require(fonts.mask(of: line, pixelsPerPoint: 4).flatMap(coveredExtent))
        // At each scale, hinting moves the ends of strokes to whole pixels.
        #expect(abs((twice.right - twice.left) - 2 * (once.right - once.left)) <= 4)
        #expect(abs((twice.bottom - twice.top) - 2 * (once.bottom - once.top)) <= 4)
    }

    @Test(arguments: 1...20) func maskWidthMatchesLineWidth(seed: Int) throws {
        var random = SeededRandom(seed)
        let (size, scale) = (random.number(8, 40), random.pick([1.0, 2, 3]))
        let line = ShapedLine(random.pick(["Show More", "12:30", "minimum"]), FontDescriptor(size: CGFloat(size)))
        let mask = try #require(fonts.mask(of: line, pixelsPerPoint: CGFloat(scale)))
        #expect(mask.coverage.count == mask.width * mask.height)
        #expect(abs(Double(mask.width) - Double(fonts.width(of: line)) * scale) <= 3 + size * scale * 0.2)
    }

    /// Capital letters end at the baseline, and descenders extend below it. No glyph extends beyond the mask.
    @Test(arguments: [15.0, 24, 48]) func glyphsAreAlignedToTheBaseline(size: Double) throws {
        func measureMask(_ text: String) throws -> (mask: GlyphMask, bottom: Int, top: Int) {
            let mask = try #require(fonts.mask(of: ShapedLine(text, FontDescriptor(size: CGFloat(size))), pixelsPerPoint: 2))
            let extent = try #require(coveredExtent(of: mask))
            return (mask, extent.bottom, extent.top)
        }
        let (capitals, descenders) = (try measureMask("HEx"), try measureMask("gpy"))
        #expect(capitals.bottom + 1 == capitals.mask.baseline, "the bottom is at a whole pixel")
        #expect(descenders.bottom > descenders.mask.baseline + 1 && descenders.bottom < descenders.mask.height)
        let capHeight = Double(fonts.metrics(for: FontDescriptor(size: CGFloat(size))).capHeight) * 2
        #expect(abs(Double(capitals.mask.baseline - capitals.top) - capHeight) <= 1)
    }

    @Test func equalLinesShareOneMask() throws {
        let line = ShapedLine("once", FontDescriptor(size: 21))
        let first = try #require(fonts.mask(of: line, pixelsPerPoint: 2))
        #expect(fonts.mask(of: line, pixelsPerPoint: 2) === first)
        let other = try #require(fonts.mask(of: ShapedLine("once", FontDescriptor(weight: 700, size: 21)), pixelsPerPoint: 2))
        #expect(other.coverage != first.coverage)
    }

    /// Horizontal glyph positions are rounded to quarters of a pixel. Lines with the same `PixelGrid` must be rounded in the same way, even
    /// if a position is halfway between two quarters and the scales are slightly different. The space at the end has no glyph, but makes
    /// the line a different one, so that it is rendered again.
    @Test(arguments: 11...24) func glyphPositionsDependOnlyOnThePixelGrid(size: Int) throws {
        for text in ["100 000 rows, shown by 9 cells", "Chalk Coral", "all level little hills", "9:41", "Illinois to Lille"] {
            let first = try #require(fonts.mask(of: ShapedLine(text, FontDescriptor(size: CGFloat(size))), pixelsPerPoint: 1 - 1e-12))
            let second = try #require(
                fonts.mask(of: ShapedLine(text + " ", FontDescriptor(size: CGFloat(size))), pixelsPerPoint: 1 + 1e-12))
            let isSame = first.coverage == second.coverage
            #expect(isSame, "\(text)")
        }
    }
}

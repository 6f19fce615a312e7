import CoreGraphics
import FlipbookTypography
import Foundation
import SeededRandomValues
import Testing

private let fonts = FontSystem.installed

private func width(_ text: String, _ font: FontDescriptor) -> Double { Double(fonts.width(of: ShapedLine(text, font))) }

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
        // Both sizes are on one side of 20 points, where the system font changes to its display family.
        let (size, factor) =
            random.pick([true, false]) ? (random.number(5, 10), random.number(1.1, 1.9)) : (random.number(20, 60), random.number(1.1, 9))
        let (original, scaled) = (
            width(text, FontDescriptor(weight: weight, size: size)), width(text, FontDescriptor(weight: weight, size: size * factor))
        )
        #expect(original > 0)
        #expect(abs(scaled / original / factor - 1) < 1e-9)
    }

    /// Kerning can change the distance of the parts, by less than a tenth of the size.
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
        // Hinting moves the ends of strokes to whole pixels of each scale.
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

    /// The position of a glyph halfway between two pixel positions depends on the pixel grid, not on the exact scale of the first
    /// request. The space at the end has no glyph, but makes the line a different one, so that it is rendered again.
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

@Suite struct FontFileTests {
    private static let isInterInstalled = (try? fonts.file(for: FontDescriptor(size: 17)))?.hasSuffix("Inter-Regular.otf") == true

    /// Inter-Regular.otf: 2816 units per em; hhea ascender 2728, descender -680, line gap 0; OS/2 x-height 1536, cap height 2048.
    @Test(.enabled(if: isInterInstalled, "the expected numbers are those of Inter")) func metricsMatchTheFontFile() {
        let metrics = fonts.metrics(for: FontDescriptor(size: 17))
        func rounded(_ length: CGFloat) -> Int { Int((Double(length) * 2816 / 17 * 1e6).rounded()) }
        #expect([metrics.ascent, metrics.descent, metrics.leading].map(rounded) == [2_728_000_000, 680_000_000, 0])
        #expect([metrics.xHeight, metrics.capHeight].map(rounded) == [1_536_000_000, 2_048_000_000])
        for text in ["H", "AV", "Wave"] {
            let units = width(text, FontDescriptor(size: 17)) * 2816 / 17
            #expect(abs(units - units.rounded()) < 1e-6, "the width is a whole number of font units")
        }
    }

    @Test func kerningIsApplied() {
        for family in [FontDescriptor.systemFamily, FontDescriptor.condensedFamily] {
            let font = FontDescriptor(family: family, size: 100)
            #expect(width("AV", font) < width("A", font) + width("V", font) - 1)
            #expect(abs(width("HH", font) - 2 * width("H", font)) < 1e-9)
        }
    }

    @Test func tabularFiguresHaveEqualWidths() {
        let (plain, tabular) = (FontDescriptor(size: 40), FontDescriptor(hasTabularFigures: true, size: 40))
        #expect(width("1111", plain) < width("0000", plain))
        #expect(abs(width("1111", tabular) - width("0000", tabular)) < 1e-9)
    }

    /// At 20 points and above the system font is narrower, as Apple's is, and has nearly the same line height.
    @Test func largeSystemFontUsesDisplayFamily() throws {
        for weight in [300, 400, 700] {
            let (text, title) = (FontDescriptor(weight: weight, size: 19.99), FontDescriptor(weight: weight, size: 20))
            guard try fonts.file(for: title) != fonts.file(for: text) else { continue }
            #expect(try fonts.file(for: title).contains("Display"))
            #expect(width("Wednesday, November", title) < 0.95 * width("Wednesday, November", text))
            #expect(abs(Double(fonts.metrics(for: title).lineHeight / fonts.metrics(for: text).lineHeight) - 1) < 0.01)
        }
        let condensed = FontDescriptor(family: FontDescriptor.condensedFamily, size: 30)
        #expect(try fonts.file(for: condensed) == fonts.file(for: FontDescriptor(family: FontDescriptor.condensedFamily, size: 10)))
    }

    @Test func weightsAndFamiliesHaveSeparateFiles() throws {
        let weights = try [100, 200, 300, 400, 500, 600, 700, 800, 900].map { try fonts.file(for: FontDescriptor(weight: $0, size: 17)) }
        #expect(Set(weights).count == 9)
        #expect(try fonts.file(for: FontDescriptor(family: FontDescriptor.condensedFamily, weight: 700, size: 17)).contains("Condensed"))
        let regular = try fonts.file(for: FontDescriptor(size: 17))
        #expect(try fonts.file(for: FontDescriptor(isItalic: true, size: 17)) != regular)
    }

    /// Latin, Chinese and emoji characters in one line use fonts that have them. If no font has a character, it is drawn as a
    /// box.
    @Test(arguments: ["你好", "😀", "Ω", "\u{10FFFD}", "👩‍🚀", "🇨🇳"]) func missingCharactersUseFallbackFont(text: String) throws {
        let line = ShapedLine("a\(text)b", FontDescriptor(size: 20))
        #expect(line.glyphRun.starts.count == text.count + 3)
        #expect(line.x(ofCharacter: text.count + 1) > line.x(ofCharacter: 1) + 4)
        if line.glyphRun.hasColor {
            let colorImage = try #require(fonts.colorImage(of: line, pixelsPerPoint: 2, color: .max))
            let isColored = colorImage.image.bitmap.words.contains { $0 & 255 != $0 >> 16 & 255 }
            #expect(isColored)
        } else {
            let withoutText = try #require(fonts.mask(of: ShapedLine("ab", FontDescriptor(size: 20)), pixelsPerPoint: 2))
            let mask = try #require(fonts.mask(of: line, pixelsPerPoint: 2))
            #expect(mask.coverage.reduce(0) { $0 + Int($1) } > withoutText.coverage.reduce(0) { $0 + Int($1) } + 2000)
        }
    }

    /// Glyphs are positioned at the pen position, rounded to a quarter of a pixel.
    @Test func phasesAreQuarterPixels() throws {
        func center(_ right: Int, _ down: Int) throws -> (Double, Double) {
            let mask = try #require(
                fonts.mask(of: ShapedLine("o", FontDescriptor(size: 20)), pixelsPerPoint: 1, phase: SubpixelPhase(right: right, down: down))
            )
            var (x, y, total) = (0.0, 0.0, 0.0)
            for index in mask.coverage.indices {
                let coverage = Double(mask.coverage[index])
                (x, y, total) = (x + coverage * Double(index % mask.width), y + coverage * Double(index / mask.width), total + coverage)
            }
            return (x / total + Double(mask.left), y / total - Double(mask.baseline))
        }
        let origin = try center(0, 0)
        for step in 1...4 {
            #expect(abs(try center(step, 0).0 - origin.0 - Double(step) / 4) < 0.02)
            #expect(abs(try center(0, step).1 - origin.1 - Double(step) / 4) < 0.02)
        }
    }
}

import FlipbookGeometry
import FlipbookTypography
import Foundation
import Testing

@Suite struct FontFileTests {
    private static let isInterInstalled = (try? fonts.file(for: FontDescriptor(size: 17)))?.hasSuffix("Inter-Regular.otf") == true
    private static let isInterDisplayInstalled =
        (try? fonts.file(for: FontDescriptor(family: "Inter Display", size: 17)))?.contains("InterDisplay") == true

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

    /// The system font is narrower from 20 points on, like Apple's system font. The line height is nearly the same.
    @Test(.enabled(if: isInterInstalled && isInterDisplayInstalled, "the large system font is Inter Display"))
    func largeSystemFontUsesDisplayFamily() throws {
        for weight in [300, 400, 700] {
            let (text, title) = (FontDescriptor(weight: weight, size: 19.99), FontDescriptor(weight: weight, size: 20))
            #expect(try fonts.file(for: title).contains("Display") && !fonts.file(for: text).contains("Display"))
            #expect(width("Wednesday, November", title) < 0.95 * width("Wednesday, November", text))
            #expect(abs(Double(fonts.metrics(for: title).lineHeight / fonts.metrics(for: text).lineHeight) - 1) < 0.01)
        }
    }

    @Test func condensedFamilyHasOneFileForAllSizes() throws {
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
        #expect(line.characterCount == text.count + 2)
        #expect(line.x(ofCharacter: text.count + 1) > line.x(ofCharacter: 1) + 4)
        if line.glyphRun.hasColor {
            let colorImage = try #require(fonts.colorImage(of: line, pixelsPerPoint: 2, color: .max))
            let isColored = colorImage.image.bitmap.words.contains { (word: UInt32) -> Bool in (word & 255) != (word >> 16 & 255) }
            #expect(isColored)
        } else {
            let withoutText = try #require(fonts.mask(of: ShapedLine("ab", FontDescriptor(size: 20)), pixelsPerPoint: 2))
            let mask = try #require(fonts.mask(of: line, pixelsPerPoint: 2))
            let sum = mask.coverage.reduce(into: 0) { $0 += Int($1) }
            let sumWithoutText = withoutText.coverage.reduce(into: 0) { $0 += Int($1) }
            #expect(sum > sumWithoutText + 2000)
        }
    }

    /// A step of a subpixel phase moves the glyph by a quarter of a pixel to the right or down.
    @Test func stepsOfPhasesAreQuarterPixels() throws {
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

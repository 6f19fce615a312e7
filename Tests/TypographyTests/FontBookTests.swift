import Chances
import CoreGraphics
import Foundation
import Testing
import Typography

private let book = FontBook.installed

private func width(_ text: String, _ font: Font) -> Double { Double(book.width(of: TextLine(text, font))) }

/// Where a mask has ink: first and last column and row.
private func extent(_ mask: GlyphMask) -> (left: Int, right: Int, top: Int, bottom: Int)? {
    let inked = mask.coverage.indices.filter { mask.coverage[$0] > 127 }
    let (xs, ys) = (inked.map { $0 % mask.width }, inked.map { $0 / mask.width })
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return nil }
    return (left, right, top, bottom)
}

@Suite struct FontBookTests {
    @Test func thereIsAFontToDrawWith() throws {
        try book.requireSystemFont()
        let file = try book.file(for: Font(size: 17))
        #expect(FileManager.default.fileExists(atPath: file))
    }

    // MARK: - Measures

    @Test(arguments: 1...20) func widthsGrowWithTheSize(seed: Int) {
        var chance = Chance(seed)
        let text = chance.pick(["Show More", "12:30", "Å", "A longer line of text, with a comma", "iiiiWWWW"])
        let weight = chance.pick([400, 700])
        // On either side of 20, from where on there is another drawing.
        let (size, factor) =
            chance.pick([true, false]) ? (chance.number(5, 10), chance.number(1.1, 1.9)) : (chance.number(20, 60), chance.number(1.1, 9))
        let (once, more) = (width(text, Font(weight: weight, size: size)), width(text, Font(weight: weight, size: size * factor)))
        #expect(once > 0)
        #expect(abs(more / once / factor - 1) < 1e-9)
    }

    /// Kerning may bring two parts nearer to each other, by less than a tenth of the size.
    @Test(arguments: 1...20) func aLineIsAsWideAsItsParts(seed: Int) {
        var chance = Chance(seed)
        let parts = ["Flip", "book", "AV", "To", "day", "Wave", "1234"]
        let (a, b, size) = (chance.pick(parts), chance.pick(parts), chance.number(8, 70))
        let font = Font(size: CGFloat(size))
        #expect(abs(width(a + b, font) - width(a, font) - width(b, font)) < size * 0.1)
        #expect(width(a + b, font) > max(width(a, font), width(b, font)))
    }

    @Test func anEmptyLineHasNoWidthAndNoInk() {
        #expect(width("", Font(size: 20)) == 0)
        #expect(book.mask(of: TextLine("", Font(size: 20)), pixelsPerPoint: 2) == nil)
        #expect(book.mask(of: TextLine("x", Font(size: 20)), pixelsPerPoint: 0) == nil)
    }

    @Test func boldIsWiderAndEveryMonospacedLetterIsAsWide() {
        #expect(width("minimum", Font(weight: 800, size: 30)) > width("minimum", Font(weight: 300, size: 30)))
        let mono = Font(family: Font.monospacedFamily, size: 30)
        #expect(abs(width("iiii", mono) - width("WWWW", mono)) < 0.1)
    }

    @Test(arguments: 1...10) func metricsGrowWithTheSize(seed: Int) {
        var chance = Chance(seed)
        let (size, factor) = (chance.number(20, 60), chance.number(1.1, 9))
        let (once, more) = (book.metrics(Font(size: CGFloat(size))), book.metrics(Font(size: CGFloat(size * factor))))
        for path in [\FontMetrics.ascent, \.descent, \.lineHeight] {
            #expect(Double(once[keyPath: path]) > 0)
            #expect(abs(Double(more[keyPath: path] / once[keyPath: path]) / factor - 1) < 1e-9)
        }
        #expect(once.lineHeight >= once.ascent + once.descent - size * 0.01)
    }

    // MARK: - Ink

    @Test(arguments: 1...20) func inkGrowsWithTheScale(seed: Int) throws {
        var chance = Chance(seed)
        let line = TextLine(chance.pick(["Show More", "HHH", "Ag"]), Font(size: CGFloat(chance.whole(14...30))))
        let once = try #require(book.mask(of: line, pixelsPerPoint: 2).flatMap(extent))
        let twice = try #require(book.mask(of: line, pixelsPerPoint: 4).flatMap(extent))
        // Hinting moves the ends of strokes to whole pixels of their own scale.
        #expect(abs((twice.right - twice.left) - 2 * (once.right - once.left)) <= 4)
        #expect(abs((twice.bottom - twice.top) - 2 * (once.bottom - once.top)) <= 4)
    }

    @Test(arguments: 1...20) func aMaskIsAsWideAsItsLine(seed: Int) throws {
        var chance = Chance(seed)
        let (size, scale) = (chance.number(8, 40), chance.pick([1.0, 2, 3]))
        let line = TextLine(chance.pick(["Show More", "12:30", "minimum"]), Font(size: CGFloat(size)))
        let mask = try #require(book.mask(of: line, pixelsPerPoint: CGFloat(scale)))
        #expect(mask.coverage.count == mask.width * mask.height)
        #expect(abs(Double(mask.width) - Double(book.width(of: line)) * scale) <= 3 + size * scale * 0.2)
    }

    /// Letters stand on the baseline, and some hang below it; none leaves the mask.
    @Test(arguments: [15.0, 24, 48]) func lettersStandOnTheBaseline(size: Double) throws {
        func box(_ text: String) throws -> (mask: GlyphMask, bottom: Int, top: Int) {
            let mask = try #require(book.mask(of: TextLine(text, Font(size: CGFloat(size))), pixelsPerPoint: 2))
            let ink = try #require(extent(mask))
            return (mask, ink.bottom, ink.top)
        }
        let (standing, hanging) = (try box("HEx"), try box("gpy"))
        #expect(standing.bottom + 1 == standing.mask.baseline, "fitted to the pixel")
        #expect(hanging.bottom > hanging.mask.baseline + 1 && hanging.bottom < hanging.mask.height)
        let capitals = Double(book.metrics(Font(size: CGFloat(size))).capHeight) * 2
        #expect(abs(Double(standing.mask.baseline - standing.top) - capitals) <= 1)
    }

    @Test func theSameLineIsTheSameMask() throws {
        let line = TextLine("once", Font(size: 21))
        let first = try #require(book.mask(of: line, pixelsPerPoint: 2))
        #expect(book.mask(of: line, pixelsPerPoint: 2) === first)
        let other = try #require(book.mask(of: TextLine("once", Font(weight: 700, size: 21)), pixelsPerPoint: 2))
        #expect(other.coverage != first.coverage)
    }

    /// Letters half-way between two places stand where the size of the pixels wants it, not where the one who asked first had rounded to.
    /// The blank at the end has no ink, but such a line is drawn anew.
    @Test(arguments: 11...24) func lettersStandAlikeWhoeverAsksFirst(size: Int) throws {
        for text in ["100 000 rows, shown by 9 cells", "Chalk Coral", "all level little hills", "9:41", "Illinois to Lille"] {
            let less = try #require(book.mask(of: TextLine(text, Font(size: CGFloat(size))), pixelsPerPoint: 1 - 1e-12))
            let more = try #require(book.mask(of: TextLine(text + " ", Font(size: CGFloat(size))), pixelsPerPoint: 1 + 1e-12))
            let isSame = less.coverage == more.coverage
            #expect(isSame, "\(text)")
        }
    }
}

@Suite struct FontFileTests {
    /// Inter-Regular.otf: 2816 units an em; hhea ascender 2728, descender -680, no gap; OS/2 x-height 1536, capital height 2048.
    @Test func metricsAreThoseOfTheFile() throws {
        guard try book.file(for: Font(size: 17)).hasSuffix("Inter-Regular.otf") else { return }
        let metrics = book.metrics(Font(size: 17))
        func rounded(_ length: CGFloat) -> Int { Int((Double(length) * 2816 / 17 * 1e6).rounded()) }
        #expect([metrics.ascent, metrics.descent, metrics.leading].map(rounded) == [2_728_000_000, 680_000_000, 0])
        #expect([metrics.xHeight, metrics.capHeight].map(rounded) == [1_536_000_000, 2_048_000_000])
        for text in ["H", "AV", "Wave"] {
            let units = width(text, Font(size: 17)) * 2816 / 17
            #expect(abs(units - units.rounded()) < 1e-6, "whole units of the font")
        }
    }

    @Test func pairsAreKerned() {
        for family in [Font.systemFamily, Font.condensedFamily] {
            let font = Font(family: family, size: 100)
            #expect(width("AV", font) < width("A", font) + width("V", font) - 1)
            #expect(abs(width("HH", font) - 2 * width("H", font)) < 1e-9)
        }
    }

    @Test func tabularFiguresAreEquallyWide() {
        let (plain, tabular) = (Font(size: 40), Font(hasTabularFigures: true, size: 40))
        #expect(width("1111", plain) < width("0000", plain))
        #expect(abs(width("1111", tabular) - width("0000", tabular)) < 1e-9)
    }

    /// From 20 points on the system's font is narrower, as Apple's is, and about as high.
    @Test func titlesHaveADrawingOfTheirOwn() throws {
        for weight in [300, 400, 700] {
            let (text, title) = (Font(weight: weight, size: 19.99), Font(weight: weight, size: 20))
            guard try book.file(for: title) != book.file(for: text) else { continue }
            #expect(try book.file(for: title).contains("Display"))
            #expect(width("Wednesday, November", title) < 0.95 * width("Wednesday, November", text))
            #expect(abs(Double(book.metrics(title).lineHeight / book.metrics(text).lineHeight) - 1) < 0.01)
        }
        let condensed = Font(family: Font.condensedFamily, size: 30)
        #expect(try book.file(for: condensed) == book.file(for: Font(family: Font.condensedFamily, size: 10)))
    }

    @Test func weightsAndFamiliesAreFilesOfTheirOwn() throws {
        let weights = try [100, 200, 300, 400, 500, 600, 700, 800, 900].map { try book.file(for: Font(weight: $0, size: 17)) }
        #expect(Set(weights).count == 9)
        #expect(try book.file(for: Font(family: Font.condensedFamily, weight: 700, size: 17)).contains("Condensed"))
        let upright = try book.file(for: Font(size: 17))
        #expect(try book.file(for: Font(isItalic: true, size: 17)) != upright)
    }

    /// Latin, Chinese and a picture in one line, each from a font that has it; what no font has is a box.
    @Test(arguments: ["你好", "😀", "Ω", "\u{10FFFD}", "👩‍🚀", "🇨🇳"]) func whatTheFontLacksComesFromAnother(text: String) throws {
        let line = TextLine("a\(text)b", Font(size: 20))
        #expect(line.run.starts.count == text.count + 3)
        #expect(line.x(ofCharacter: text.count + 1) > line.x(ofCharacter: 1) + 4)
        if line.run.hasColor {
            let picture = try #require(book.picture(of: line, pixelsPerPoint: 2, color: .max))
            let isColored = picture.image.bitmap.words.contains { $0 & 255 != $0 >> 16 & 255 }
            #expect(isColored)
        } else {
            let around = try #require(book.mask(of: TextLine("ab", Font(size: 20)), pixelsPerPoint: 2))
            let mask = try #require(book.mask(of: line, pixelsPerPoint: 2))
            #expect(mask.coverage.reduce(0) { $0 + Int($1) } > around.coverage.reduce(0) { $0 + Int($1) } + 2000)
        }
    }

    /// Glyphs stand where the pen stands, to a quarter of a pixel, whatever stands before them.
    @Test func phasesAreQuartersOfAPixel() throws {
        func middle(_ right: Int, _ down: Int) throws -> (Double, Double) {
            let mask = try #require(book.mask(of: TextLine("o", Font(size: 20)), pixelsPerPoint: 1, phase: Phase(right: right, down: down)))
            var (x, y, all) = (0.0, 0.0, 0.0)
            for index in mask.coverage.indices {
                let ink = Double(mask.coverage[index])
                (x, y, all) = (x + ink * Double(index % mask.width), y + ink * Double(index / mask.width), all + ink)
            }
            return (x / all + Double(mask.left), y / all - Double(mask.baseline))
        }
        let start = try middle(0, 0)
        for step in 1...4 {
            #expect(abs(try middle(step, 0).0 - start.0 - Double(step) / 4) < 0.02)
            #expect(abs(try middle(0, step).1 - start.1 - Double(step) / 4) < 0.02)
        }
    }
}

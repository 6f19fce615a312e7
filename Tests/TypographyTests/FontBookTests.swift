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
        let (size, factor) = (chance.number(5, 60), chance.number(1.1, 9))
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
        let (size, factor) = (chance.number(5, 60), chance.number(1.1, 9))
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
        #expect(abs(Double(mask.width) - Double(book.width(of: line)) * scale) <= 2 + size * scale * 0.03)
    }

    /// Letters stand on the baseline, and some hang below it; none leaves the mask.
    @Test(arguments: [15.0, 24, 48]) func lettersStandOnTheBaseline(size: Double) throws {
        func box(_ text: String) throws -> (mask: GlyphMask, bottom: Int, top: Int) {
            let mask = try #require(book.mask(of: TextLine(text, Font(size: CGFloat(size))), pixelsPerPoint: 2))
            let ink = try #require(extent(mask))
            return (mask, ink.bottom, ink.top)
        }
        let (standing, hanging) = (try box("HEx"), try box("gpy"))
        #expect(standing.mask.baseline > 0 && standing.mask.baseline < standing.mask.height)
        #expect(abs(standing.bottom + 1 - standing.mask.baseline) <= 1)
        #expect(hanging.bottom > hanging.mask.baseline + 1 && hanging.bottom < hanging.mask.height)
        #expect(standing.top > 0)
        let ascent = Double(book.metrics(Font(size: CGFloat(size))).ascent) * 2
        #expect(abs(Double(standing.mask.baseline) - ascent) <= 1)
    }

    @Test func theSameLineIsTheSameMask() throws {
        let line = TextLine("once", Font(size: 21))
        let first = try #require(book.mask(of: line, pixelsPerPoint: 2))
        #expect(book.mask(of: line, pixelsPerPoint: 2) === first)
        let other = try #require(book.mask(of: TextLine("once", Font(weight: 700, size: 21)), pixelsPerPoint: 2))
        #expect(other.coverage != first.coverage)
    }
}

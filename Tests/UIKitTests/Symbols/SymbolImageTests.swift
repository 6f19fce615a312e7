import CoreGraphics
import Stage
import Testing
import UIKitTestSupport

@testable import UIKit

@MainActor @Suite struct SymbolImageTests {
    typealias Configuration = UIImage.SymbolConfiguration

    private func bitmap(_ name: String, _ configuration: Configuration = Configuration(pointSize: 60)) throws -> Bitmap {
        let image = try #require(UIImage(systemName: name, withConfiguration: configuration))
        return try #require(image.cgImage).bitmap
    }

    /// The mean alpha of all pixels, 0…1.
    private func coverage(_ bitmap: Bitmap) -> Double {
        Double(bitmap.words.reduce(0) { $0 + Int($1 >> 24) }) / 255 / Double(bitmap.words.count)
    }

    // MARK: - Names

    @Test func unknownNameIsNilAndReported() {
        var image: UIImage? = UIImage()
        let lines = diagnostics { image = UIImage(systemName: "sttar.fill") }
        #expect(image == nil && lines.count == 1)
        #expect(lines.first?.contains("There is no symbol named \"sttar.fill\". The image is nil. Did you mean \"star.fill\"?") == true)
    }

    @Test func symbolImageHasAConfigurationAndOthersDoNot() throws {
        let symbol = try #require(UIImage(systemName: "star"))
        #expect(symbol.isSymbolImage && symbol.symbolConfiguration?.isEqual(to: .unspecified) == true)
        let plain = UIImage()
        #expect(!plain.isSymbolImage && plain.symbolConfiguration == nil && plain.baselineOffsetFromBottom == nil)
        #expect(plain.applyingSymbolConfiguration(Configuration(pointSize: 3)) === plain)
    }

    // MARK: - Size

    @Test func sizeIsWholePointsAndGrowsWithTheFont() throws {
        for name in ["star.fill", "chevron.right", "person.3", "bell.badge"] {
            var previous = CGSize.zero
            for size in [CGFloat(11), 17, 28, 60] {
                let image = try #require(UIImage(systemName: name, withConfiguration: Configuration(pointSize: size)))
                #expect(image.size.width > previous.width && image.size.height > previous.height, "\(name)")
                #expect(image.size.width == image.size.width.rounded() && image.size.height == image.size.height.rounded())
                previous = image.size
            }
        }
        // A circle has the diameter 84 + 7 units, and 100 units are 1.24 · 17 points: 19.2.
        #expect(UIImage(systemName: "circle")?.size == CGSize(width: 20, height: 20))
    }

    @Test func scalesDifferInSizeAndLessInStrokes() throws {
        let sizes = try [UIImage.SymbolScale.small, .medium, .large].map {
            try #require(UIImage(systemName: "circle", withConfiguration: Configuration(pointSize: 100, weight: .regular, scale: $0))).size
                .width
        }
        #expect(sizes[0] < sizes[1] * 0.82 && sizes[2] > sizes[1] * 1.25)
        func strokePoints(_ scale: UIImage.SymbolScale) -> CGFloat {
            let metrics = SymbolMetrics(pointSize: 100, weight: .regular, scale: scale)
            return metrics.strokeWidth * metrics.unit
        }
        #expect(strokePoints(.small) > strokePoints(.large) * 0.88 && strokePoints(.small) < strokePoints(.large))
    }

    @Test func heavierWeightsCoverMore() throws {
        let weights: [UIImage.SymbolWeight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
        for name in ["star", "trash", "wifi", "plus.circle"] {
            let coverages = try weights.map { coverage(try bitmap(name, Configuration(pointSize: 60, weight: $0))) }
            #expect(zip(coverages, coverages.dropFirst()).allSatisfy { $0 < $1 }, "\(name) \(coverages)")
        }
    }

    @Test func badgesDoNotMoveTheAlignment() throws {
        let plain = try #require(UIImage(systemName: "person", withConfiguration: Configuration(pointSize: 60)))
        #expect(plain.alignmentRectInsets == .zero)
        let badge = try #require(UIImage(systemName: "person.badge.plus", withConfiguration: Configuration(pointSize: 60)))
        #expect(badge.alignmentRectInsets.right == badge.alignmentRectInsets.left && badge.alignmentRectInsets.right > 0)
    }

    @Test func centerIsAtHalfTheCapHeight() throws {
        let image = try #require(UIImage(systemName: "heart", withConfiguration: Configuration(pointSize: 40)))
        let capHeight = UIFont.systemFont(ofSize: 40).capHeight
        let baseline = try #require(image.baselineOffsetFromBottom)
        #expect(abs(baseline + capHeight / 2 - image.size.height / 2) < 1e-9)
        #expect(image.withBaselineOffset(fromBottom: 7).baselineOffsetFromBottom == 7)
        #expect(image.imageWithoutBaseline().baselineOffsetFromBottom == nil)
    }

    // MARK: - Drawing

    @Test func glyphIsErasedFromAFilledCircle() throws {
        let filled = try bitmap("minus.circle.fill"), plain = try bitmap("minus.circle")
        let (x, y) = (filled.width / 2, filled.height / 2)
        #expect(filled[x, y].alpha == 0 && plain[x, y].alpha == 255)
        #expect(filled[x, y - 15].alpha == 255 && plain[x, y - 15].alpha == 0)
    }

    @Test func slashHasAGapBesideIt() throws {
        let bitmap = try bitmap("square.slash.fill")
        let row = bitmap.height / 2
        let alphas = (0..<bitmap.width).map { bitmap[$0, row].alpha }
        #expect(alphas[bitmap.width / 2] == 255)
        // Body, gap, line, gap, body: three opaque parts.
        let starts = zip([0] + alphas, alphas).filter { $0 < 128 && $1 >= 128 }.count
        #expect(starts == 3, "\(alphas)")
    }

    @Test func vectorImageIsSharpAtEveryScale() throws {
        let image = try #require(UIImage(systemName: "circle.fill")?.cgImage)
        #expect(image.renditionScale(for: 3) == 3)
        let levels = image.mipLevels(1, scale: 3)
        #expect(levels.bitmaps[0].width == image.width * 3)
    }

    @Test func imagesAreCached() throws {
        let first = try #require(UIImage(systemName: "flag")), second = try #require(UIImage(systemName: "flag"))
        #expect(first.cgImage === second.cgImage && first == second)
        #expect(first != UIImage(systemName: "flag.fill"))
        #expect(first != UIImage(systemName: "flag", withConfiguration: Configuration(weight: .bold)))
    }

    // MARK: - Colors

    @Test func hierarchyLowersTheOpacity() throws {
        let bitmap = try bitmap(
            "smallcircle.filled.circle.fill", Configuration(pointSize: 60).applying(Configuration(hierarchicalColor: .red)))
        let (x, y) = (bitmap.width / 2, bitmap.height / 2)
        #expect(bitmap[x, y].alpha == 255 && bitmap[x, y].red == 255 && bitmap[x, y].blue == 0)
        #expect((126...129).contains(bitmap[x, y - 20].alpha))
    }

    @Test func paletteColorsTheLevels() throws {
        let palette = Configuration(paletteColors: [.green, .blue])
        let bitmap = try bitmap("plus.circle.fill", Configuration(pointSize: 60).applying(palette))
        let (x, y) = (bitmap.width / 2, bitmap.height / 2)
        #expect(bitmap[x, y].word == 0xFF00_FF00)
        #expect(bitmap[x - 14, y - 14].word == 0xFF00_00FF)
    }

    @Test func multicolorHasColorsOnlyIfTheArtworkHas() throws {
        let preferred = Configuration.preferringMulticolor()
        let warning = try #require(UIImage(systemName: "exclamationmark.triangle.fill", withConfiguration: preferred))
        #expect(warning.attributes.symbol?.isTemplate == false)
        let plain = try #require(UIImage(systemName: "chevron.left", withConfiguration: preferred))
        #expect(plain.attributes.symbol?.isTemplate == true)
    }

    @Test func variableValueDimsThePartsAboveIt() throws {
        func alpha(_ value: Double) throws -> [UInt8] {
            let image = try #require(
                UIImage(systemName: "cellularbars", variableValue: value, configuration: Configuration(pointSize: 100)))
            let bitmap = try #require(image.cgImage).bitmap
            return [14, 38, 62, 86].map { bitmap[bitmap.width * $0 / 100, bitmap.height * 82 / 100].alpha }
        }
        #expect(try alpha(0).allSatisfy { $0 < 100 })
        let half = try alpha(0.6)
        #expect(half[0] == 255 && half[1] == 255 && half[2] == 255 && half[3] < 100)
        for value in [1, 7, .infinity, .nan] { #expect(try alpha(value).allSatisfy { $0 == 255 }, "\(value)") }
    }

    @Test func everySymbolIsVisible() throws {
        for name in SymbolCatalog.names {
            let image = try #require(UIImage(systemName: name, withConfiguration: Configuration(pointSize: 12)))
            let bitmap = try #require(image.cgImage).bitmap
            #expect(coverage(bitmap) > 0.03, "\(name)")
        }
    }
}

import CoreGraphics
import FlipbookTypography
import Stage
import Testing
import UIKit

@MainActor @Suite struct FontTests {
    private let stage = Stage(size: CGSize(width: 320, height: 480))

    @Test func systemFontsHaveTheirWeightsAndTraits() {
        stage.makeCurrent()
        #expect(UIFont.systemFont(ofSize: 17).font == FontDescriptor(size: 17))
        #expect(UIFont.boldSystemFont(ofSize: 17).font.weight == 700)
        #expect(UIFont.italicSystemFont(ofSize: 17).font.isItalic)
        #expect(UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .light).font.hasTabularFigures)
        let weights: [UIFont.Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
        #expect(weights.map { UIFont.systemFont(ofSize: 9, weight: $0).font.weight } == [100, 200, 300, 400, 500, 600, 700, 800, 900])
    }

    /// Font names, and the families and weights that replace them.
    @Test(arguments: [
        ("HelveticaNeue-CondensedBold", FontDescriptor.condensedFamily, 700), ("SinhalaSangamMN-Bold", FontDescriptor.systemFamily, 700),
        ("HelveticaNeue-Light", FontDescriptor.systemFamily, 300), ("Helvetica Neue", FontDescriptor.systemFamily, 400),
        ("HelveticaNeue-UltraLight", FontDescriptor.systemFamily, 100), ("AvenirNext-DemiBold", FontDescriptor.systemFamily, 600),
        ("AvenirNextCondensed-Heavy", FontDescriptor.condensedFamily, 800), ("Menlo-Regular", FontDescriptor.monospacedFamily, 400),
        ("Roboto Condensed", FontDescriptor.condensedFamily, 400), ("Inter-Black", FontDescriptor.systemFamily, 900),
    ]) func namedFontsAreReplacedByAvailableOnes(name: String, family: String, weight: Int) throws {
        let font = try #require(UIFont(name: name, size: 19))
        #expect(font.font == FontDescriptor(family: family, weight: weight, size: 19))
        #expect(font.fontName == name && font.withSize(5).fontName == name && font.pointSize == 19)
    }

    @Test func unknownFontNamesReturnNil() {
        stage.makeCurrent()
        #expect(UIFont(name: "NoSuchFont-Bold", size: 12) == nil)
        #expect(UIFont(name: "", size: 12) == nil)
        #expect(UIFont(name: "HelveticaNeue-Bold", size: 12)?.familyName == "Helvetica Neue")
        #expect(UIFont.boldSystemFont(ofSize: 12).fontName == "Inter-Bold")
        #expect(UIFont.italicSystemFont(ofSize: 12).fontName == "Inter-Italic")
    }

    @Test func fontMetricsAreConsistent() {
        let font = UIFont.systemFont(ofSize: 40)
        #expect(font.descender < 0 && font.leading == 0 && font.lineHeight == font.ascender - font.descender)
        #expect(font.xHeight > 15 && font.capHeight > font.xHeight && font.ascender > font.capHeight)
        #expect(abs(Double(font.withSize(80).capHeight) - 2 * Double(font.capHeight)) < 1e-9)
    }

    @Test func preferredFontsHaveTheSizesOfTheirStyles() {
        stage.makeCurrent()
        // The traits are given, because the text size of the current stage depends on the test that runs at this moment.
        let large = UITraitCollection(preferredContentSizeCategory: .large)
        #expect(UIFont.preferredFont(forTextStyle: .headline, compatibleWith: large) == .systemFont(ofSize: 17, weight: .semibold))
        #expect(UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: large).pointSize == 34)
    }

    @Test func descriptorTraitsSelectFontVariations() throws {
        stage.makeCurrent()
        let font = UIFont.systemFont(ofSize: 22)
        let bold = try #require(font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
        #expect(UIFont(descriptor: bold, size: 0).font == FontDescriptor(weight: 700, isItalic: true, size: 22))
        #expect(bold.symbolicTraits == [.traitBold, .traitItalic])
        let narrow = try #require(font.fontDescriptor.withSymbolicTraits(.traitCondensed))
        #expect(UIFont(descriptor: narrow, size: 9).font == FontDescriptor(family: FontDescriptor.condensedFamily, size: 9))
    }
}

import CoreGraphics
import Testing

@testable import UIKit

@MainActor @Suite struct SymbolConfigurationTests {
    typealias Configuration = UIImage.SymbolConfiguration

    @Test func appliedValuesTakePrecedence() {
        let base = Configuration(pointSize: 20, weight: .bold, scale: .small)
        let result = base.applying(Configuration(scale: .large)).applying(Configuration(hierarchicalColor: .red))
        #expect(result.values.pointSize == 20 && result.values.weight == .bold && result.values.scale == .large)
        #expect(result.values.coloring == .hierarchical(.red))
        #expect(base.values.scale == .small, "the original is unchanged")
    }

    @Test func sizeReplacesATextStyleAndTheReverse() {
        let size = Configuration(pointSize: 31), style = Configuration(textStyle: .title1)
        #expect(size.applying(style).values.metrics.pointSize == 28)
        #expect(style.applying(size).values.metrics.pointSize == 31)
        #expect(Configuration.unspecified.values.metrics.pointSize == 17)
    }

    @Test func textStyleAndFontGiveTheWeight() {
        #expect(Configuration(textStyle: .headline).values.metrics.weight == UIImage.SymbolWeight.semibold.rawValue - 1)
        let font = Configuration(font: .systemFont(ofSize: 23, weight: .heavy))
        #expect(font.values.pointSize == 23 && font.values.weight == .heavy)
        #expect(Configuration(textStyle: .headline).applying(Configuration(weight: .thin)).values.metrics.weight == 1)
    }

    @Test func valuesCanBeRemoved() {
        let all = Configuration(pointSize: 20, weight: .bold, scale: .small)
        #expect(all.withoutScale().isEqual(to: Configuration(pointSize: 20, weight: .bold)))
        #expect(all.withoutPointSizeAndWeight().isEqual(to: Configuration(scale: .small)))
        #expect(all.withoutWeight().isEqual(to: Configuration(pointSize: 20, weight: .unspecified, scale: .small)))
        #expect(Configuration(textStyle: .title1, scale: .large).withoutTextStyle().isEqual(to: Configuration(scale: .large)))
    }

    @Test func equalityComparesValuesAndTraits() {
        #expect(Configuration(pointSize: 20) == Configuration(pointSize: 20))
        #expect(Configuration(pointSize: 20) != Configuration(pointSize: 21))
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(Configuration(pointSize: 20).withTraitCollection(dark) != Configuration(pointSize: 20))
    }

    @Test func plainConfigurationKeepsTheSymbolValues() {
        let traits = UIImage.Configuration(traitCollection: UITraitCollection(userInterfaceStyle: .dark))
        let result = Configuration(pointSize: 20).applying(traits)
        #expect(result.values.pointSize == 20 && result.traitCollection?.userInterfaceStyle == .dark)
        let other = traits.applying(Configuration(pointSize: 9))
        #expect((other as? Configuration)?.values.pointSize == 9 && other.traitCollection?.userInterfaceStyle == .dark)
    }

    @Test func weightsConvertToFontsAndBack() {
        let weights: [UIImage.SymbolWeight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
        for weight in weights { #expect(weight.fontWeight().symbolWeight() == weight) }
        #expect(UIImage.SymbolWeight.unspecified.fontWeight() == .regular)
    }

    @Test func invalidSizesAreReplaced() {
        for size in [CGFloat.nan, -3, 0, -.infinity, .infinity] {
            #expect(Configuration(pointSize: size).values.metrics.pointSize == 17, "\(size)")
        }
        #expect(Configuration(pointSize: 1e12).values.metrics.pointSize == 1000)
    }
}

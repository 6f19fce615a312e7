import CoreGraphics
import Foundation
import Testing

@testable import CoreImage

@Suite struct BlendFilterTests {
    private let below = solidImage(0xFF40_A0E0, 4, 4)
    private let above = solidImage(0xFFB0_6020, 4, 4)
    private let s = [0xB0, 0x60, 0x20].map { linear(Double($0) / 255) }
    private let d = [0x40, 0xA0, 0xE0].map { linear(Double($0) / 255) }

    private func blended(_ name: String) -> [Double] {
        above.filtered(name, [kCIInputBackgroundImageKey: below]).linearPixel(1, 1)
    }

    private func expected(_ formula: (Double, Double) -> Double) -> [Double] { zip(s, d).map(formula) + [1] }

    /// Returns the opaque color between two colors.
    private func mixture(_ a: [Double], _ b: [Double], _ fraction: Double) -> [Double] {
        zip(a, b).map { (a: Double, b: Double) -> Double in a + (b - a) * fraction } + [1]
    }

    private func hardLight(_ a: Double, _ b: Double) -> Double { a <= 0.5 ? 2 * a * b : 1 - 2 * (1 - a) * (1 - b) }

    @Test func blendModesInLinearLight() {
        #expect(isClose(blended("CIMultiplyBlendMode"), expected { $0 * $1 }))
        #expect(isClose(blended("CIScreenBlendMode"), expected { $0 + $1 - $0 * $1 }))
        #expect(isClose(blended("CIDarkenBlendMode"), expected { min($0, $1) }))
        #expect(isClose(blended("CILightenBlendMode"), expected { max($0, $1) }))
        #expect(isClose(blended("CIDifferenceBlendMode"), expected { abs($0 - $1) }))
        #expect(isClose(blended("CIExclusionBlendMode"), expected { $0 + $1 - 2 * $0 * $1 }))
        #expect(isClose(blended("CIHardLightBlendMode"), expected(hardLight)))
        #expect(isClose(blended("CILinearDodgeBlendMode"), expected { min($0 + $1, 1) }))
        #expect(isClose(blended("CILinearBurnBlendMode"), expected { max($0 + $1 - 1, 0) }))
        #expect(isClose(blended("CISubtractBlendMode"), expected { max($1 - $0, 0) }))
        #expect(isClose(blended("CIDivideBlendMode"), expected { min($1 / $0, 1) }))
        func luminosity(_ c: [Double]) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }
        #expect(abs(luminosity(blended("CIColorBlendMode")) - luminosity(d)) < 1e-4)
        #expect(abs(luminosity(blended("CILuminosityBlendMode")) - luminosity(s)) < 1e-4)
    }

    @Test func operatorsOfPorterAndDuff() {
        let source = solidImage(0x8080_8080, 3, 3)
        let target = solidImage(0x4000_4000, 3, 3).transformed(by: CGAffineTransform(translationX: 1, y: 0))
        let (sa, da) = (128.0 / 255, 64.0 / 255)
        func result(_ name: String) -> CIImage { source.filtered(name, [kCIInputBackgroundImageKey: target]) }
        func alpha(_ name: String) -> Double { result(name).linearPixel(1, 1)[3] }
        let alphas = [
            ("CISourceOverCompositing", sa + da * (1 - sa)), ("CISourceInCompositing", sa * da), ("CISourceOutCompositing", sa * (1 - da)),
            ("CISourceAtopCompositing", da), ("CIAdditionCompositing", sa + da), ("CIMaximumCompositing", sa), ("CIMinimumCompositing", da),
            ("CIMultiplyCompositing", sa * da),
        ]
        for (name, expected) in alphas { #expect(abs(alpha(name) - expected) < 1e-4, "\(name)") }
        #expect(result("CISourceInCompositing").extent == CGRect(x: 1, y: 0, width: 2, height: 3))
        #expect(result("CISourceOverCompositing").extent == CGRect(x: 0, y: 0, width: 4, height: 3))
    }

    @Test func withoutABackgroundTheImageIsUnchanged() {
        #expect(above.filtered("CIScreenBlendMode").word(1, 1) == 0xFFB0_6020)
    }

    @Test func maskSelectsBetweenTwoImages() {
        let mask = image(4, 4) { x, _ in x == 0 ? 0xFFFF_FFFF : x == 1 ? 0xFF80_8080 : 0xFF00_0000 }
        let mixed = above.filtered("CIBlendWithMask", [kCIInputBackgroundImageKey: below, kCIInputMaskImageKey: mask])
        #expect(mixed.word(0, 2) == 0xFFB0_6020 && mixed.word(3, 2) == 0xFF40_A0E0)
        let fraction = linear(128.0 / 255)
        #expect(isClose(mixed.linearPixel(1, 2), mixture(d, s, fraction)))
        let alphaMask = solidImage(0x4000_0000, 4, 4)
        let byAlpha = above.filtered("CIBlendWithAlphaMask", [kCIInputBackgroundImageKey: below, kCIInputMaskImageKey: alphaMask])
        #expect(isClose(byAlpha.linearPixel(1, 2), mixture(d, s, 64.0 / 255)))
    }

    @Test(arguments: [-1, 0, 0.3, 1, 4]) func dissolveMixesByTheTime(time: Double) {
        let mixed = above.filtered("CIDissolveTransition", [kCIInputTargetImageKey: below, kCIInputTimeKey: time])
        let fraction = min(max(time, 0), 1)
        #expect(isClose(mixed.linearPixel(1, 2), mixture(s, d, fraction)))
    }
}

@Suite struct GeneratorFilterTests {
    @Test func linearGradientIsEvenInLinearLight() throws {
        let filter = CIFilter.linearGradient()
        (filter.point0, filter.point1) = (CGPoint(x: 2.5, y: 1), CGPoint(x: 12.5, y: 1))
        (filter.color0, filter.color1) = (.red, .blue)
        let image = try #require(filter.outputImage)
        #expect(isClose(image.linearPixel(5, 40), [0.7, 0, 0.3, 1]) && isClose(image.linearPixel(-9, 0), [1, 0, 0, 1]))
        #expect(image.word(30, 3) == 0xFF00_00FF)
    }

    @Test func radialGradientDependsOnTheDistance() throws {
        let filter = CIFilter.radialGradient()
        (filter.center, filter.radius0, filter.radius1) = (CGPoint(x: 10.5, y: 20.5), 2, 12)
        let image = try #require(filter.outputImage)
        #expect(isClose(image.linearPixel(10, 20), [1, 1, 1, 1]) && isClose(image.linearPixel(13, 24), [0.7, 0.7, 0.7, 1]))
        #expect(image.word(40, 20) == 0xFF00_0000)
    }

    @Test func constantColorIsEverywhere() throws {
        let filter = try #require(CIFilter(name: "CIConstantColorGenerator"))
        #expect(filter.outputImage?.word(-1000, 77) == 0xFFFF_0000)
        filter.setValue(CIColor(red: 0, green: 1, blue: 0, alpha: 0.5), forKey: kCIInputColorKey)
        #expect(filter.outputImage?.word(3, 3) == 0x8000_8000)
    }

    @Test func croppedAndScaledImages() throws {
        let image = randomImage(9, 9, seed: 10)
        let crop = image.filtered("CICrop", ["inputRectangle": CIVector(x: 2, y: 3, z: 4, w: 5)])
        #expect(crop.extent == CGRect(x: 2, y: 3, width: 4, height: 5) && image.filtered("CICrop").extent == image.extent)
        let moved = image.filtered("CIAffineTransform", [kCIInputTransformKey: CGAffineTransform(translationX: 5, y: 0)])
        #expect(moved.word(6, 2) == image.word(1, 2))
        #expect(image.filtered("CILanczosScaleTransform", [kCIInputScaleKey: 2]).extent == CGRect(x: 0, y: 0, width: 18, height: 18))
    }
}

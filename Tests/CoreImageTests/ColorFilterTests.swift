import CoreGraphics
import Foundation
import Testing

@testable import CoreImage

/// The formulas of the filters that change each color, in linear light.
@Suite struct ColorFilterTests {
    /// An image of one opaque color.
    private let input = solidImage(0xFF40_80C0, 3, 3)
    /// The linear components of the color of `input`.
    private let color = [linear(64.0 / 255), linear(128.0 / 255), linear(192.0 / 255)]
    private var luminance: Double { 0.2125 * color[0] + 0.7154 * color[1] + 0.0721 * color[2] }

    private func result(_ name: String, _ parameters: [String: Any] = [:]) -> [Double] {
        input.filtered(name, parameters).linearPixel(1, 2)
    }

    @Test func colorControls() {
        let values = result("CIColorControls", [kCIInputSaturationKey: 0.5, kCIInputBrightnessKey: 0.1, kCIInputContrastKey: 1.25])
        let expected = color.map { (component: Double) -> Double in
            let saturated: Double = luminance + (component - luminance) * 0.5
            return (saturated + 0.1 - 0.5) * 1.25 + 0.5
        }
        #expect(isClose(values, expected + [1]))
        #expect(isClose(result("CIColorControls", [kCIInputSaturationKey: 0]), [luminance, luminance, luminance, 1]))
    }

    @Test func colorMatrixActsOnStraightColors() {
        let translucent = solidImage(0x8020_4060, 2, 2)
        let alpha = 128.0 / 255
        let straight = translucent.linearPixel(0, 0)
        let values = translucent.filtered(
            "CIColorMatrix",
            ["inputRVector": CIVector(x: 0, y: 1, z: 0, w: 0), kCIInputBiasKey: CIVector(x: 0, y: 0, z: 0.25, w: 0)]
        ).linearPixel(0, 0)
        #expect(isClose(values, [straight[1], straight[1], straight[2] + 0.25, alpha]))
    }

    @Test func exposureAndGamma() {
        #expect(isClose(result("CIExposureAdjust", [kCIInputEVKey: -1.5]), color.map { $0 * pow(2, -1.5) } + [1]))
        #expect(isClose(result("CIGammaAdjust", ["inputPower": 1.7]), color.map { pow($0, 1.7) } + [1]))
    }

    @Test func invertedAndClampedColors() {
        #expect(isClose(result("CIColorInvert"), color.map { 1 - $0 } + [1]))
        let clamped = result(
            "CIColorClamp",
            ["inputMinComponents": CIVector(x: 0.1, y: 0, z: 0, w: 0), "inputMaxComponents": CIVector(x: 1, y: 0.15, z: 0.3, w: 0.5)])
        #expect(isClose(clamped, [0.1, 0.15, 0.3, 0.5]))
    }

    @Test func monochromeAndFalseColor() {
        let brown = CIColor(red: 0.6, green: 0.45, blue: 0.3)
        let tone = [0.6, 0.45, 0.3].map { linear($0) }
        let mono = result("CIColorMonochrome", [kCIInputColorKey: brown, kCIInputIntensityKey: 0.75])
        #expect(isClose(mono, zip(color, tone).map { $0 + ($1 * luminance - $0) * 0.75 } + [1]))
        let colors = ["inputColor0": CIColor(red: 0.2, green: 0, blue: 0.4), "inputColor1": CIColor(red: 1, green: 0.5, blue: 0)]
        let mixed = zip([0.2, 0, 0.4], [1, 0.5, 0]).map { linear($0) + (linear($1) - linear($0)) * luminance }
        #expect(isClose(result("CIFalseColor", colors), mixed + [1]))
    }

    @Test func whitePointIsAFactor() {
        let white = CIColor(red: 0.9, green: 0.8, blue: 0.7)
        #expect(
            isClose(result("CIWhitePointAdjust", [kCIInputColorKey: white]), zip(color, [0.9, 0.8, 0.7]).map { $0 * linear($1) } + [1]))
    }

    @Test(arguments: [0.7, -2.1, Double.pi]) func rotatedHueKeepsTheLuminance(angle: Double) {
        let values = result("CIHueAdjust", [kCIInputAngleKey: angle])
        #expect(isClose([0.2125 * values[0] + 0.7154 * values[1] + 0.0721 * values[2]], [luminance]))
        // Two rotations of the hue equal one rotation by the sum of the angles.
        let twice = input.filtered("CIHueAdjust", [kCIInputAngleKey: angle]).filtered("CIHueAdjust", [kCIInputAngleKey: 0.4])
        #expect(isClose(twice.linearPixel(0, 0), result("CIHueAdjust", [kCIInputAngleKey: angle + 0.4])))
        #expect(!isClose(values, color + [1], within: 0.01))
    }

    @Test func hueOfGrayStays() {
        let gray = solidImage(0xFF70_7070, 1, 1)
        #expect(isClose(gray.filtered("CIHueAdjust", [kCIInputAngleKey: 1.3]).channels(0, 0), [0x70, 0x70, 0x70, 255]))
    }

    @Test func posterizedColorsAreSteps() {
        let values = result("CIColorPosterize", ["inputLevels": 4])
        #expect(isClose(values, color.map { min(($0 * 4).rounded(.down), 3) / 3 } + [1]))
    }

    /// The number of levels need not be whole, because an app can take it from a slider.
    @Test func posterizedWhiteIsWhite() {
        let white = solidImage(0xFFFF_FFFF, 2, 1)
        for levels in [2.25, 3, 5.5] {
            let pixel = white.filtered("CIColorPosterize", ["inputLevels": levels]).linearPixel(1, 0)
            #expect(isClose(pixel, [1, 1, 1, 1]), "\(levels)")
        }
        let values = result("CIColorPosterize", ["inputLevels": 3.5])
        #expect(isClose(values, color.map { min(($0 * 3.5).rounded(.down), 3) / 3 } + [1]))
    }

    @Test func vibranceChangesDullColorsMost() {
        func change(_ word: UInt32) -> Double {
            let pixel = solidImage(word, 1, 1)
            let (before, after) = (pixel.linearPixel(0, 0), pixel.filtered("CIVibrance", ["inputAmount": 1]).linearPixel(0, 0))
            let ranges = [before, after].map { $0[0...2].max()! - $0[0...2].min()! }
            return ranges[1] / ranges[0]
        }
        #expect(change(0xFF80_7878) > change(0xFFC0_3030) && change(0xFFC0_3030) > 1)
    }

    @Test func masksAndComponents() {
        #expect(isClose(result("CIMaskToAlpha"), [1, 1, 1, luminance]))
        #expect(isClose(result("CIMaximumComponent"), [color[2], color[2], color[2], 1]))
        #expect(isClose(result("CIMinimumComponent"), [color[0], color[0], color[0], 1]))
    }

    @Test func sepiaOfWhiteIsYellowish() {
        let white = solidImage(0xFFFF_FFFF, 1, 1)
        #expect(isClose(white.filtered("CISepiaTone").channels(0, 0), [255, 255, 239, 255]))
        #expect(isClose(white.filtered("CISepiaTone", [kCIInputIntensityKey: 0]).channels(0, 0), [255, 255, 255, 255]))
        // The blue component is 0.272·64 + 0.534·128 + 0.131·192 = 111.
        #expect(abs(input.filtered("CISepiaTone").channels(0, 0)[2] - 111) <= 1)
    }

    @Test(arguments: ["Mono", "Noir", "Tonal"]) func grayEffectsAreGrayAndMonotonic(name: String) {
        var last = -1
        for level in stride(from: 0, through: 255, by: 15) {
            let word = 0xFF00_0000 | UInt32(level) << 16 | UInt32(level) << 8 | UInt32(level)
            let channels = solidImage(word, 1, 1).filtered("CIPhotoEffect" + name).channels(0, 0)
            #expect(channels[0] == channels[1] && channels[1] == channels[2] && channels[0] >= last)
            last = channels[0]
        }
        let red = solidImage(0xFFE0_2010, 1, 1).filtered("CIPhotoEffect" + name).channels(0, 0)
        #expect(red[0] == red[2])
    }

    @Test func vignetteDarkensTheCornersOnly() {
        let image = solidImage(0xFFA0_A0A0, 41, 31).filtered("CIVignette", [kCIInputIntensityKey: 1, kCIInputRadiusKey: 1])
        #expect(isClose(image.channels(20, 15), [0xA0, 0xA0, 0xA0, 255]))
        #expect(image.channels(0, 0)[0] < 30 && image.channels(0, 0) == image.channels(40, 30))
        #expect(image.channels(30, 15)[0] < 0xA0 && image.channels(30, 15)[3] == 255)
    }

    @Test func twoToneCurvesAreTheIdentity() {
        let image = input.filtered("CILinearToSRGBToneCurve").filtered("CISRGBToneCurveToLinear")
        #expect(isClose(image.channels(0, 0), [0x40, 0x80, 0xC0, 255]))
    }
}

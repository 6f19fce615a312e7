import SeededRandomValues
import Testing
import UIKit

@MainActor @Suite struct BlendModeTests {
    /// Returns one pixel of a color that is drawn over another one.
    private func mixed(_ below: UIColor, _ above: UIColor, _ mode: CGBlendMode) -> Bitmap.Pixel {
        drawnPixels(3, 3) { context in
            context.setFillColor(below.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
            context.setBlendMode(mode)
            context.setFillColor(above.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
        }[1, 1]
    }

    /// The formulas of the PDF reference, for opaque colors with the bytes 51, 102 and 204 over 153, 204 and 51.
    @Test(
        arguments: [
            (CGBlendMode.multiply, [31, 82, 41]), (.screen, [173, 224, 214]), (.darken, [51, 102, 51]), (.lighten, [153, 204, 204]),
            (.difference, [102, 102, 153]), (.exclusion, [143, 143, 173]), (.plusLighter, [204, 255, 255]), (.plusDarker, [0, 51, 0]),
            (.colorDodge, [191, 255, 255]), (.colorBurn, [0, 128, 0]), (.overlay, [92, 194, 82]), (.hardLight, [61, 163, 173]),
        ] as [(CGBlendMode, [Int])])
    func opaqueColorsFollowTheFormula(mode: CGBlendMode, expected: [Int]) {
        let pixel = mixed(UIColor(red: 0.6, green: 0.8, blue: 0.2, alpha: 1), UIColor(red: 0.2, green: 0.4, blue: 0.8, alpha: 1), mode)
        let result = [pixel.red, pixel.green, pixel.blue].map { Int($0) }
        for (value, wanted) in zip(result, expected) { #expect(abs(value - wanted) <= 1, "\(mode): \(result)") }
        #expect(pixel.alpha == 255)
    }

    /// The alpha of the operators of Porter and Duff, for alpha 0.8 over 0.6.
    @Test(
        arguments: [
            (CGBlendMode.clear, 0.0), (.copy, 0.8), (.sourceIn, 0.48), (.sourceOut, 0.32), (.sourceAtop, 0.6), (.destinationOver, 0.92),
            (.destinationIn, 0.48), (.destinationOut, 0.12), (.destinationAtop, 0.8), (.xor, 0.44), (.normal, 0.92),
        ] as [(CGBlendMode, Double)])
    func alphaFollowsPorterAndDuff(mode: CGBlendMode, expected: Double) {
        let pixel = mixed(UIColor(white: 1, alpha: 0.6), UIColor(white: 0, alpha: 0.8), mode)
        #expect(abs(Double(pixel.alpha) / 255 - expected) < 0.005, "\(mode)")
    }

    @Test func luminosityOfTheSourceKeepsTheHue() {
        let pixel = mixed(UIColor(red: 1, green: 0, blue: 0, alpha: 1), UIColor(white: 0.3, alpha: 1), .luminosity)
        #expect(abs(Int(pixel.red) - 255) <= 1 && pixel.green <= 1, "red has the luminosity 0.3")
        let gray = mixed(UIColor(red: 0, green: 1, blue: 0, alpha: 1), UIColor(white: 0.5, alpha: 1), .saturation)
        #expect(gray.red == gray.green && gray.green == gray.blue && abs(Int(gray.red) - 150) <= 1)
    }

    /// Only the pixels of the shape change, also for operators that would make all other pixels transparent on an unbounded surface.
    @Test func pixelsOutsideOfTheShapeStay() {
        let pixels = drawnPixels(20, 20) { context in
            context.setFillColor(UIColor.blue.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            context.setBlendMode(.clear)
            context.fillEllipse(in: CGRect(x: 5, y: 5, width: 10, height: 10))
        }
        #expect(pixels[10, 10].word == 0 && pixels[1, 1].word == 0xFF00_00FF)
        let edge = pixels[5, 8].alpha
        #expect(edge > 0 && edge < 255, "the edge is partly erased")
    }

    @Test(arguments: 1...6) func destinationOverInTheOppositeOrderEqualsNormal(seed: Int) {
        var random = SeededRandom(seed)
        let first = (shape: randomShape(&random), color: UIColor(red: 0.8, green: 0.3, blue: 0.1, alpha: 0.6))
        let second = (shape: randomShape(&random), color: UIColor(red: 0.2, green: 0.5, blue: 0.9, alpha: 0.7))
        func draw(_ mode: CGBlendMode, _ swapped: Bool) -> Bitmap {
            drawnPixels(40, 40) { context in
                context.setFillColor((swapped ? second : first).color.cgColor)
                (swapped ? second : first).shape.fill()
                context.setBlendMode(mode)
                context.setFillColor((swapped ? first : second).color.cgColor)
                (swapped ? first : second).shape.fill()
            }
        }
        let (normal, below) = (draw(.normal, false), draw(.destinationOver, true))
        var difference = 0
        for (a, b) in zip(normal.words, below.words) {
            for shift: UInt32 in [0, 8, 16, 24] {
                let (left, right): (UInt32, UInt32) = (a >> shift & 255, b >> shift & 255)
                difference = max(difference, abs(Int(left) - Int(right)))
            }
        }
        #expect(normal.words.count == 1600)
        #expect(difference <= 2, "drawing below the first shape in the opposite order gives the same pixels")
    }
}

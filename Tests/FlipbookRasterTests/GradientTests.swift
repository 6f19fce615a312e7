import FlipbookGeometry
import FlipbookDisplayList
import Foundation
import Testing

@Suite struct GradientTests {
    private let rect = RoundedRect(CGRect(x: 0, y: 0, width: 300, height: 90))
    private let colors = [CGColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1), CGColor(red: 1, green: 0.6, blue: 0.2, alpha: 1)]

    @Test(arguments: [Gradient.Kind.axial, .radial]) func beyondItsEndsAGradientHasTheEndColors(kind: Gradient.Kind) {
        let gradient = Gradient(
            kind: kind, colors: colors, locations: [0.2, 0.5], start: CGPoint(x: 0, y: 0.5), end: CGPoint(x: 1, y: kind == .axial ? 0.5 : 1)
        )
        let painted = paintItems([item(.gradient(gradient, rect))], 300, 90)
        #expect(painted[0, 45].word == 0xFF33_6699)
        #expect(painted[299, 45].word == 0xFFFF_9933)
    }

    /// Pixels whose distance is 8 have the same dither threshold, so their red never decreases from left to right. The mean red of each
    /// column is the color that is interpolated between the two stops.
    @Test func aGradientIncreasesAndFollowsTheFormula() {
        let gradient = Gradient(colors: colors, locations: [0, 1], start: CGPoint(x: 0, y: 0), end: CGPoint(x: 1, y: 0))
        let painted = paintItems([item(.gradient(gradient, rect))], 300, 90)
        for y in 0..<8 {
            for x in 8..<300 { #expect(painted[x, y].red >= painted[x - 8, y].red) }
        }
        for x in 0..<300 {
            let mean = (0..<64).reduce(0.0) { $0 + Double(painted[x, $1].red) } / 64
            #expect(abs(mean - 255 * (0.2 + 0.8 * (Double(x) + 0.5) / 300)) < 0.5)
        }
    }

    /// From white to clear white: all colors of the gradient are white with some opacity, so nothing is visible over white.
    @Test func fadingToClearDoesNotDarken() {
        let fade = Gradient(colors: [.white, CGColor(gray: 1, alpha: 0)], locations: [0, 1], start: .zero, end: CGPoint(x: 1, y: 1))
        #expect(paintItems([item(.gradient(fade, rect))], 300, 90, over: .white).words.allSatisfy { $0 & 0xFF >= 254 })
    }

    @Test func linesOfEqualColorArePerpendicularToTheAxis() {
        let gradient = Gradient(colors: [.black, .white], locations: [0, 1], start: .zero, end: CGPoint(x: 1, y: 1))
        let painted = paintItems([item(.gradient(gradient, rect))], 300, 90)
        for step in -40...40 {
            // The axis is (300, 90), so (90, -300) is perpendicular to it.
            let x = 150 + Int((Double(step) * 0.3).rounded(.down))
            #expect(abs(Int(painted[x, 45 - step].red) - 128) <= 3)
        }
    }

    @Test func aConicGradientRunsClockwise() {
        let square = RoundedRect(CGRect(x: 0, y: 0, width: 101, height: 101))
        let gradient = Gradient(
            kind: .conic, colors: [.black, .white], locations: [0, 1], start: CGPoint(x: 0.5, y: 0.5), end: CGPoint(x: 1, y: 0.5))
        let painted = paintItems([item(.gradient(gradient, square))], 101, 101)
        for (x, y, turn) in [(50, 100, 0.25), (0, 50, 0.5), (50, 0, 0.75), (100, 100, 0.125), (0, 0, 0.625)] {
            #expect(abs(Double(painted[x, y].red) - turn * 255) <= 2)
        }
    }
}

import CoreGraphics
import FlipbookDisplayList
import FlipbookRaster
import Foundation
import Testing

private let white = CGColor.white
private let black = CGColor.black

private func item(
    _ content: DisplayContent, _ transform: CGAffineTransform = .identity, opacity: CGFloat = 1, clip: Int? = nil, source: Int = 0
) -> DisplayItem {
    DisplayItem(source: source, content: content, transform: transform, opacity: opacity, clip: clip)
}

private func paintItems(_ items: [DisplayItem], _ width: Int, _ height: Int, over background: CGColor = .black, threads: Int = 1) -> Bitmap
{
    var list = DisplayList()
    list.background = background
    list.items = items
    let painter = Painter(width: width, height: height, scale: 1, threads: threads)
    painter.paint(list)
    return painter.surface
}

private func translation(_ x: CGFloat, _ y: CGFloat) -> CGAffineTransform { CGAffineTransform(translationX: x, y: y) }

/// The sum of all red values, in whole pixels.
private func totalCoverage(_ bitmap: Bitmap) -> Double { bitmap.words.reduce(0.0) { $0 + Double($1 >> 16 & 255) } / 255 }

private func line(_ points: (CGFloat, CGFloat)..., closed: Bool = false) -> Path {
    var path = Path()
    for (index, point) in points.enumerated() {
        let position = CGPoint(x: point.0, y: point.1)
        if index == 0 { path.move(to: position) } else { path.line(to: position) }
    }
    if closed { path.close() }
    return path
}

private func strokedArea(_ path: Path, _ stroke: StrokeStyle) -> Double {
    totalCoverage(paintItems([item(.stroke(path, stroke, white))], 200, 140))
}

@Suite struct StrokeTests {
    private let diagonal = line((20.3, 30.1), (140.9, 101.7))
    private let length = 140.2527

    @Test func theAreaOfAStraightLineIsLengthTimesWidth() {
        #expect(abs(strokedArea(diagonal, StrokeStyle(width: 7)) - length * 7) < length * 7 * 0.002)
    }

    @Test func capsAddTheirArea() {
        let butt = strokedArea(diagonal, StrokeStyle(width: 12))
        #expect(abs(strokedArea(diagonal, StrokeStyle(width: 12, cap: .square)) - butt - 144) < 1)
        #expect(abs(strokedArea(diagonal, StrokeStyle(width: 12, cap: .round)) - butt - .pi * 36) < 1)
    }

    /// A right angle: two arms that overlap in a square, and outside of it a square (miter), a quarter circle (round) or a
    /// triangle (bevel).
    @Test func joinsAddTheirArea() {
        let angle = line((30, 100), (30, 30), (120, 30))
        func area(_ join: StrokeStyle.Join, _ limit: CGFloat = 10) -> Double {
            strokedArea(angle, StrokeStyle(width: 16, join: join, miterLimit: limit))
        }
        let arms = (70.0 + 90) * 16 - 64
        #expect(abs(area(.miter) - arms - 64) < 1)
        #expect(abs(area(.round) - arms - .pi * 16) < 1)
        #expect(abs(area(.bevel) - arms - 32) < 1)
        #expect(abs(area(.miter, 1.4) - arms - 32) < 1, "a miter beyond its limit is a bevel")
    }

    @Test func aClosedSquareHasFourJoins() {
        let square = line((30, 30), (90, 30), (90, 90), (30, 90), closed: true)
        #expect(abs(strokedArea(square, StrokeStyle(width: 10)) - (70.0 * 70 - 50 * 50)) < 1)
    }

    /// The line is 90 long. Dashes of 10 and gaps of 5 repeat six times.
    @Test func dashesHaveTheirLengths() {
        let straight = line((20, 50), (110, 50))
        #expect(abs(strokedArea(straight, StrokeStyle(width: 4, dashes: [10, 5])) - 240) < 1)
        #expect(abs(strokedArea(straight, StrokeStyle(width: 4, dashes: [10, 5], dashPhase: 10)) - 240) < 1)
        // A pattern of odd length is used twice: 20 on, 20 off, 20 on, 20 off, 10 on.
        #expect(abs(strokedArea(straight, StrokeStyle(width: 4, dashes: [20])) - 200) < 1)
    }

    /// Overlapping polygons count once, so a circle of many chords is a ring.
    @Test func aCurveHasNoSeams() {
        var circle = Path()
        circle.addEllipse(in: CGRect(x: 40, y: 20, width: 100, height: 100))
        let ring = paintItems([item(.stroke(circle, StrokeStyle(width: 8, join: .round), white))], 200, 140)
        #expect(abs(totalCoverage(ring) - .pi * (54 * 54 - 46 * 46)) < 4)
        for step in 0..<360 {
            let angle = CGFloat(step) * .pi / 180
            let (x, y) = (Int(90 + 50 * cos(angle)), Int(70 + 50 * sin(angle)))
            #expect(ring[x, y].red == 255, "the middle of the line is full at \(step)°")
        }
    }

    @Test func theEvenOddRuleLeavesAreasWoundTwiceEmpty() {
        var nested = Path(CGRect(x: 10, y: 10, width: 80, height: 80))
        nested.addRect(CGRect(x: 30, y: 30, width: 40, height: 40))
        #expect(totalCoverage(paintItems([item(.path(nested, evenOdd: false, white))], 128, 128)) == 6400)
        #expect(totalCoverage(paintItems([item(.path(nested, evenOdd: true, white))], 128, 128)) == 4800)
    }
}

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

    /// The colors of pixels with the same dither threshold increase from stop to stop. The mean of each column follows the
    /// formula.
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

    /// From white to clear white: colors are interpolated before they are premultiplied, so nothing is visible over white.
    @Test func fadingToClearDoesNotDarken() {
        let fade = Gradient(colors: [white, CGColor(gray: 1, alpha: 0)], locations: [0, 1], start: .zero, end: CGPoint(x: 1, y: 1))
        #expect(paintItems([item(.gradient(fade, rect))], 300, 90, over: white).words.allSatisfy { $0 & 0xFF >= 254 })
    }

    @Test func linesOfEqualColorArePerpendicularToTheAxis() {
        let gradient = Gradient(colors: [black, white], locations: [0, 1], start: .zero, end: CGPoint(x: 1, y: 1))
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
            kind: .conic, colors: [black, white], locations: [0, 1], start: CGPoint(x: 0.5, y: 0.5), end: CGPoint(x: 1, y: 0.5))
        let painted = paintItems([item(.gradient(gradient, square))], 101, 101)
        for (x, y, turn) in [(50, 100, 0.25), (0, 50, 0.5), (50, 0, 0.75), (100, 100, 0.125), (0, 0, 0.625)] {
            #expect(abs(Double(painted[x, y].red) - turn * 255) <= 2)
        }
    }
}

@Suite struct MaskTests {
    @Test func aMaskMultipliesAlpha() {
        let rect = RoundedRect(CGRect(x: 0, y: 0, width: 200, height: 100))
        let fade = Gradient(colors: [white, CGColor(gray: 1, alpha: 0)], locations: [0, 1], start: .zero, end: CGPoint(x: 1, y: 0))
        let hole = RoundedRect(CGRect(x: 30.5, y: 20.25, width: 120, height: 60), radius: 20)
        let content = item(.fill(hole, white), opacity: 0.8)
        let mask = item(.gradient(fade, rect))
        let both = paintItems([item(.masked(count: 1, mask: 1)), content, mask], 200, 100)
        let (alone, alpha) = (paintItems([content], 200, 100), paintItems([mask], 200, 100))
        for index in both.words.indices {
            let product = Double(alone.words[index] & 255) * Double(alpha.words[index] & 255) / 255
            #expect(abs(product - Double(both.words[index] & 255)) <= 1)
        }
        #expect(paintItems([item(.masked(count: 1, mask: 0)), content], 200, 100) == Bitmap.black(200, 100))
    }
}

extension Bitmap {
    fileprivate static func black(_ width: Int, _ height: Int) -> Bitmap {
        Bitmap(width: width, height: height, words: Array(repeating: 0xFF00_0000, count: width * height))
    }
}

@Suite struct ShadowTests {
    private func shadow(_ radius: CGFloat, _ transform: CGAffineTransform = translation(120, 120)) -> Bitmap {
        let shape = RoundedRect(CGRect(x: -30, y: -20, width: 60, height: 40), radius: 8)
        return paintItems([item(.shadow(Shadow(shape: .rounded(shape), radius: radius), white), transform)], 240, 240)
    }

    @Test(arguments: [0, 0.4, 1, 2.5, 3.5, 7, 15, 20]) func theTotalOfAShadowIsTheAreaOfItsShape(radius: CGFloat) {
        let area = 60.0 * 40 - (4 - .pi) * 64
        #expect(abs(totalCoverage(shadow(radius)) - area) < area * 0.01)
    }

    @Test(arguments: [0.4, 1, 2.5, 3.5, 7, 15]) func aShadowIsSymmetric(radius: CGFloat) {
        let painted = shadow(radius)
        for y in 0..<120 {
            for x in 0..<120 {
                let here = Int(painted[x, y].red)
                #expect(abs(here - Int(painted[239 - x, y].red)) <= 1 && abs(here - Int(painted[x, 239 - y].red)) <= 1)
            }
        }
    }

    @Test(arguments: [1.0, -1]) func theKnockoutIsEmptyAlsoInAMirroredShadow(flip: Double) {
        let (shape, hole) = (
            RoundedRect(CGRect(x: -40, y: -30, width: 80, height: 60)), RoundedRect(CGRect(x: -21, y: -9, width: 30, height: 20))
        )
        let mirror = CGAffineTransform(scaleX: CGFloat(flip), y: 1).concatenating(translation(120, 120))
        let painted = paintItems([item(.shadow(Shadow(shape: .rounded(shape), radius: 6, knockout: hole), white), mirror)], 240, 240)
        for (x, y) in [(-20, -8), (8, -8), (-20, 10), (-6, 1)] {
            #expect(painted[120 + Int(flip) * x - (flip < 0 ? 1 : 0), 120 + y].red == 0)
        }
        for (x, y) in [(-22, 0), (10, 0), (-6, -11), (-6, 12)] {
            #expect(painted[120 + Int(flip) * x - (flip < 0 ? 1 : 0), 120 + y].red > 200)
        }
    }

    /// The blurred edge of a half plane is the integral of a Gaussian.
    @Test(arguments: [1.0, 2.5, 4, 8, 17]) func aShadowIsAGaussianBlur(sigma: Double) {
        let shape = RoundedRect(CGRect(x: -1000, y: -300, width: 1100, height: 900))
        let painted = paintItems([item(.shadow(Shadow(shape: .rounded(shape), radius: CGFloat(sigma)), white))], 200, 8)
        for x in 0..<200 {
            let expected = 0.5 * erfc((Double(x) + 0.5 - 100) / (sigma * 2.0.squareRoot()))
            #expect(abs(Double(painted[x, 4].red) / 255 - expected) < 0.02)
        }
    }

    @Test(arguments: [1.0, 4, 9]) func aShadowMovesWithItsShape(radius: CGFloat) {
        let (first, moved) = (shadow(radius, translation(110, 112)), shadow(radius, translation(117, 121)))
        #expect(first.cropped(x: 20, y: 20, width: 190, height: 190) == moved.cropped(x: 27, y: 29, width: 190, height: 190))
    }
}

import FlipbookGeometry
import FlipbookDisplayList
import Foundation
import Testing

@testable import FlipbookRaster

@Suite struct ShadowTests {
    private func shadow(_ radius: CGFloat, _ transform: CGAffineTransform = translation(120, 120)) -> Bitmap {
        let shape = RoundedRect(CGRect(x: -30, y: -20, width: 60, height: 40), radius: 8)
        return paintItems([item(.shadow(Shadow(shape: .rounded(shape), radius: radius), .white), transform)], 240, 240)
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
        let painted = paintItems([item(.shadow(Shadow(shape: .rounded(shape), radius: 6, knockout: hole), .white), mirror)], 240, 240)
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
        let painted = paintItems([item(.shadow(Shadow(shape: .rounded(shape), radius: CGFloat(sigma)), .white))], 200, 8)
        for x in 0..<200 {
            let expected = 0.5 * erfc((Double(x) + 0.5 - 100) / (sigma * 2.0.squareRoot()))
            #expect(abs(Double(painted[x, 4].red) / 255 - expected) < 0.02)
        }
    }

    @Test(arguments: [1.0, 4, 9]) func aShadowMovesWithItsShape(radius: CGFloat) {
        let (first, moved) = (shadow(radius, translation(110, 112)), shadow(radius, translation(117, 121)))
        #expect(first.cropped(x: 20, y: 20, width: 190, height: 190) == moved.cropped(x: 27, y: 29, width: 190, height: 190))
    }

    /// The mask of a shape that is much larger than the surface contains only the visible pixels.
    @Test(arguments: [1.0, 4, 9, 20]) func aHugeShapeHasTheShadowOfALargeShape(radius: CGFloat) {
        func painted(_ size: CGFloat, _ x: CGFloat, _ y: CGFloat) -> Bitmap {
            let path = line((0, 0), (size, 0), (size, size), (0, size), closed: true)
            return paintItems(
                [item(.shadow(Shadow(shape: .path(path, evenOdd: false), radius: radius), .white), translation(x, y))], 90, 70)
        }
        #expect(painted(14_000, 41.25, 17.5) == painted(900, 41.25, 17.5) && painted(900, 41.25, 17.5)[80, 60].red > 230)
        // Only the shadow is visible, because the shape is outside the surface.
        #expect(painted(14_000, 90.5, 17.5) == painted(900, 90.5, 17.5) && painted(900, 90.5, 17.5)[89, 50].red > 30)
    }

    /// A surface of 13 columns has other runs of pixels than a wide surface, so other parts of a row are between equal columns of the mask.
    @Test(arguments: [3.5, 7, 20], [0.0, 0.5]) func theRunsOfARowDoNotChangeAShadow(radius: Double, offset: Double) {
        func painted(_ x: Double, _ width: Int) -> Bitmap {
            let shape = RoundedRect(CGRect(x: 0, y: 0, width: 150, height: 90), radius: 12)
            let shadow = Shadow(shape: .rounded(shape), radius: CGFloat(radius))
            return paintItems(
                [item(.shadow(shadow, CGColor(red: 0.1, green: 0.4, blue: 0.2, alpha: 0.4)), translation(CGFloat(60 + offset - x), 50.25))],
                width, 200, over: CGColor(red: 0.9, green: 0.6, blue: 0.7, alpha: 1))
        }
        let whole = painted(0, 273)
        for x in stride(from: 0, to: 273, by: 13) {
            #expect(painted(Double(x), 13) == whole.cropped(x: x, y: 0, width: 13, height: 200), "column \(x)")
        }
    }

    /// The mask knows its longest range of equal columns, and the smallest box with all of its coverage.
    @Test(arguments: [1.0, 4, 9, 30]) func aMaskKnowsItsEqualColumnsAndItsVisibleBox(sigma: Double) throws {
        let blur = Blur(shadow: sigma)
        var builder = EdgeBuilder()
        builder.begin(ProjectiveTransform(CGAffineTransform(scaleX: 1 / CGFloat(blur.factor), y: 1 / CGFloat(blur.factor))))
        builder.add(RoundedRect(CGRect(x: 0, y: 0, width: 400, height: 300), radius: 20))
        let (range, box) = builder.end()
        let mask = try #require(ShadowMask(builder.edges[range], evenOdd: false, box: box, blur: blur))
        func column(_ x: Int) -> [UInt8] { (0..<mask.height).map { mask.coverage[$0 * mask.width + x] } }
        func row(_ y: Int) -> [UInt8] { Array(mask.coverage[(y * mask.width)..<((y + 1) * mask.width)]) }
        let (equal, visible) = (mask.equalColumns, mask.visibleBox)
        #expect(equal.count > 400 / blur.factor / 3 && equal.allSatisfy { column($0) == column(equal.lowerBound) })
        #expect(column(equal.lowerBound - 1) != column(equal.lowerBound) && column(equal.upperBound) != column(equal.lowerBound))
        for x in 0..<mask.width where !(visible.x0..<visible.x1).contains(x) { #expect(!column(x).contains { $0 > 0 }) }
        for y in 0..<mask.height where !(visible.y0..<visible.y1).contains(y) { #expect(!row(y).contains { $0 > 0 }) }
        for border in [column(visible.x0), column(visible.x1 - 1), row(visible.y0), row(visible.y1 - 1)] {
            #expect(border.contains { $0 > 0 })
        }
    }
}

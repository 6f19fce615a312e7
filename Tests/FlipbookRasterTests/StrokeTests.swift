import FlipbookGeometry
import FlipbookDisplayList
import Foundation
import Testing

private func strokedArea(_ path: Path, _ stroke: StrokeStyle) -> Double {
    totalCoverage(paintItems([item(.stroke(path, stroke, .white))], 200, 140))
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

    /// The line is 90 long. A dash of length 0 is a dot if the caps are round, also at the start of the line.
    @Test func dashesOfLengthZeroAreDots() {
        func dots(_ phase: CGFloat) -> Double {
            let stroke = StrokeStyle(width: 6, cap: .round, dashes: [0, 8], dashPhase: phase)
            return strokedArea(line((20, 50), (110, 50)), stroke) / (.pi * 9)
        }
        // The dots are at 0, 8, … 88, or at 5, 13, … 85.
        #expect(abs(dots(0) - 12) < 0.25 && abs(dots(16) - 12) < 0.25)
        #expect(abs(dots(3) - 11) < 0.25)
    }

    /// The sides of a square on a diagonal line are parallel or perpendicular to the line. The sides of a square on a subpath without
    /// length are parallel to the axes. Both squares have sides of 20.
    @Test func squareCapsOfLengthZeroAreSquares() {
        func isPainted(_ path: Path, _ dashes: [CGFloat], _ x: Int, _ y: Int) -> Bool {
            let stroke = StrokeStyle(width: 20, cap: .square, dashes: dashes, dashPhase: 0)
            return paintItems([item(.stroke(path, stroke, .white))], 200, 140)[x, y].red == 255
        }
        // The first dash is at the start of the first line, and the second one 5 points after the corner at (90, 80).
        let first = line((40, 30), (90, 80), (130, 40))
        let period = CGFloat(5000.0.squareRoot()) + 5
        #expect(isPainted(first, [0, period], 52, 30) && isPainted(first, [0, period], 40, 42) && !isPainted(first, [0, period], 48, 38))
        let (x, y) = (93, 76)
        #expect(isPainted(first, [0, period], x + 12, y) && isPainted(first, [0, period], x, y + 11))
        #expect(!isPainted(first, [0, period], x + 9, y + 9))
        for dashes in [[], [0, period]] as [[CGFloat]] {
            let dot = line((40, 30), (40, 30))
            #expect(isPainted(dot, dashes, 48, 38) && isPainted(dot, dashes, 31, 38) && !isPainted(dot, dashes, 52, 30))
        }
    }

    /// The phase is located in the pattern, also if the sum of the lengths would be infinite or no length changes the phase.
    @Test(arguments: [
        [CGFloat.greatestFiniteMagnitude], [.greatestFiniteMagnitude, 3, .greatestFiniteMagnitude], [.infinity, 7], [5, .infinity, .nan],
        [.leastNonzeroMagnitude, 1e300], [1e9, 1e-300, 1e-9],
    ]) func dashesOfAnyLengthsEnd(dashes: [CGFloat]) {
        for phase in [-13, 13, -1e300, 1e300, .greatestFiniteMagnitude, -.infinity, .nan] as [CGFloat] {
            let area = strokedArea(line((20, 50), (110, 50)), StrokeStyle(width: 4, dashes: dashes, dashPhase: phase))
            #expect(area >= 0 && area < 361)
        }
    }

    /// The line is 90 long. Lengths are limited, and a length that is not a number is 0.
    @Test func extremeLengthsAndPhasesOfDashesAreLimited() {
        func area(_ dashes: [CGFloat], _ phase: CGFloat) -> Double {
            strokedArea(line((20, 50), (110, 50)), StrokeStyle(width: 4, dashes: dashes, dashPhase: phase))
        }
        #expect(abs(area([.greatestFiniteMagnitude], 13) - 360) < 1)
        #expect(abs(area([.greatestFiniteMagnitude], -13) - 308) < 1)
        #expect(abs(area([5, .infinity, .nan], 0) - 20) < 1)
        #expect(abs(area([5, .infinity, .nan], -13) - 72) < 1)
    }

    /// Dashes that are much shorter than a pixel, on many long lines. The number of dashes is limited for the whole path.
    @Test func dashesOfALongPathAreLimited() {
        var path = Path()
        for row in 0..<300 {
            path.move(to: CGPoint(x: -1e9, y: CGFloat(row) / 3 + 7))
            path.addLine(to: CGPoint(x: 1e9, y: CGFloat(row) / 3 + 7))
        }
        let area = strokedArea(path, StrokeStyle(width: 0.2, dashes: [1e-6, 3e-6], dashPhase: 5e-7))
        #expect(area >= 0 && area <= 200 * 140)
    }

    /// Overlapping polygons count once, so a circle of many chords is a ring.
    @Test func aCurveHasNoSeams() {
        var circle = Path()
        circle.addEllipse(in: CGRect(x: 40, y: 20, width: 100, height: 100))
        let ring = paintItems([item(.stroke(circle, StrokeStyle(width: 8, join: .round), .white))], 200, 140)
        #expect(abs(totalCoverage(ring) - .pi * (54 * 54 - 46 * 46)) < 4)
        for step in 0..<360 {
            let angle = CGFloat(step) * .pi / 180
            let (x, y) = (Int(90 + 50 * cos(angle)), Int(70 + 50 * sin(angle)))
            #expect(ring[x, y].red == 255, "the middle of the line is full at \(step)°")
        }
    }

}

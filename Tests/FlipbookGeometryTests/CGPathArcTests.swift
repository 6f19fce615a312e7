import FlipbookGeometry
import Foundation
import SeededRandomValues
import Testing

private let fullTurn = 2 * Double.pi

private func pointOnCircle(_ center: CGPoint, _ radius: Double, _ angle: Double) -> CGPoint {
    CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
}

/// Returns the signed angle by which the outline goes around the center, in radians.
private func sweep(_ points: [CGPoint], _ center: CGPoint) -> Double {
    zip(points, points.dropFirst()).reduce(0) { sum, pair in
        let (ax, ay, bx, by) = (pair.0.x - center.x, pair.0.y - center.y, pair.1.x - center.x, pair.1.y - center.y)
        return sum + Double(atan2(ax * by - ay * bx, ax * bx + ay * by))
    }
}

@Suite struct CGPathArcTests {
    /// `clockwise` refers to axes where y points up. Therefore the angle increases if `clockwise` is false. The arc is at most one turn.
    @Test(arguments: 1...60, [true, false]) func arcSweepsInTheGivenDirection(seed: Int, clockwise: Bool) throws {
        var random = SeededRandom(seed)
        let (center, radius) = (random.point(), random.number(0.5, 80))
        let (start, end) = (random.number(-7, 7), random.number(-7, 7))
        let path = CGMutablePath()
        path.addArc(center: center, radius: radius, startAngle: start, endAngle: end, clockwise: clockwise)
        let points = SampledPath(path.path).points
        for p in points { #expect(abs(distance(p, center) / radius - 1) < 1e-3) }
        #expect(distance(try #require(points.first), pointOnCircle(center, radius, start)) < 1e-9)

        let difference = clockwise ? start - end : end - start
        var expectedSweep = difference
        while expectedSweep < 0 { expectedSweep += fullTurn }
        expectedSweep = min(expectedSweep, fullTurn)
        #expect(abs(sweep(points, center) - (clockwise ? -expectedSweep : expectedSweep)) < 1e-6)
        if difference < fullTurn { #expect(distance(path.currentPoint, pointOnCircle(center, radius, end)) < 1e-9) }
    }

    /// As documented in CGPath.h: an arc from 0 to 2π clockwise is empty, an arc from 2π to 0 clockwise is a full circle.
    @Test func fullCircleDependsOnTheDirection() {
        func drawnSweep(_ start: Double, _ end: Double, _ clockwise: Bool) -> Double {
            let path = CGMutablePath()
            path.addArc(center: CGPoint(x: 3, y: 4), radius: 5, startAngle: start, endAngle: end, clockwise: clockwise)
            return sweep(SampledPath(path.path).points, CGPoint(x: 3, y: 4))
        }
        #expect(abs(drawnSweep(0, fullTurn, true)) < 1e-6)
        #expect(abs(drawnSweep(fullTurn, 0, true) + fullTurn) < 1e-6)
        #expect(abs(drawnSweep(0, fullTurn, false) - fullTurn) < 1e-6)
        #expect(abs(drawnSweep(0.4, 0.4 + 3 * fullTurn, false) - fullTurn) < 1e-6, "an arc is at most a full turn")
    }

    @Test(arguments: [1.3977105501658904e17, 5.548783362832396e17, 7.287542832983568e25, 1.1e30])
    func arcToAVeryLargeAngleIsAtMostATurn(_ angle: Double) {
        for clockwise in [true, false] {
            let (path, center, end) = (CGMutablePath(), CGPoint(x: 3, y: 4), clockwise ? angle : -angle)
            path.addArc(center: center, radius: 5, startAngle: 0, endAngle: end, clockwise: clockwise)
            #expect(path.path.elements.count <= 5, "a line to the start, and four quarters of a circle")
            let drawnSweep = sweep(SampledPath(path.path).points, center) * (clockwise ? -1 : 1)
            #expect(drawnSweep >= -1e-6 && drawnSweep <= fullTurn + 1e-6, "\(drawnSweep)")
        }
    }

    @Test(arguments: 1...30) func relativeArcSweepsDelta(seed: Int) {
        var random = SeededRandom(seed)
        let (center, radius, start, delta) = (random.point(), random.number(0.5, 80), random.number(-7, 7), random.signedNumber(0.01, 15))
        let path = CGMutablePath()
        path.addRelativeArc(center: center, radius: radius, startAngle: start, delta: delta)
        #expect(abs(sweep(SampledPath(path.path).points, center) - delta) < 1e-6)
        #expect(abs(SampledPath(path.path).length / (radius * abs(delta)) - 1) < 1e-3)
        #expect(distance(path.currentPoint, pointOnCircle(center, radius, start + delta)) < 1e-9)
    }

    @Test func arcIsJoinedToTheCurrentPoint() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: -20, y: 9))
        path.addArc(center: CGPoint(x: 3, y: 4), radius: 5, startAngle: 1, endAngle: 2, clockwise: false)
        #expect(path.path.elements.first == .move(CGPoint(x: -20, y: 9)))
        #expect(path.path.elements.dropFirst().first == .line(pointOnCircle(CGPoint(x: 3, y: 4), 5, 1)))
    }

    // MARK: - Between two tangents

    @Test(arguments: 1...60) func roundedCornerTouchesBothTangents(seed: Int) throws {
        var random = SeededRandom(seed)
        let corner = random.point()
        let (from, angle) = (random.number(-7, 7), random.signedNumber(0.2, 2.9))
        let start = pointOnCircle(corner, random.number(20, 90), from)
        let end = pointOnCircle(corner, random.number(20, 90), from + angle)
        let radius = random.number(0.5, 4)
        let path = CGMutablePath()
        path.move(to: start)
        path.addArc(tangent1End: corner, tangent2End: end, radius: radius)

        let tangentLength = radius / tan(abs(angle) / 2)
        let (arcStart, arcEnd) = (pointOnCircle(corner, tangentLength, from), pointOnCircle(corner, tangentLength, from + angle))
        let arc = SampledPath(path.path).points.dropFirst()
        #expect(distance(try #require(arc.first), arcStart) < 1e-9)
        #expect(distance(path.currentPoint, arcEnd) < 1e-9)
        // The center is on the bisector of the tangents.
        let center = pointOnCircle(corner, radius / sin(abs(angle) / 2), from + angle / 2)
        for p in arc { #expect(abs(distance(p, center) / radius - 1) < 1e-3) }
        #expect(abs(abs(sweep(Array(arc), center)) - (.pi - abs(angle))) < 1e-6, "the arc is the shorter one, inside the corner")
    }

    /// The transform applies to the arc, and not only to the points of the tangents.
    @Test func roundedCornerIsTransformedWithItsRadius() {
        let transform = CGAffineTransform(a: 2, b: 0.5, c: -0.3, d: 1.5, tx: 7, ty: -4)
        let (start, corner, end) = (CGPoint(x: -20, y: 3), CGPoint(x: 11, y: 6), CGPoint(x: 14, y: 60))
        let (plain, transformed) = (CGMutablePath(), CGMutablePath())
        plain.move(to: start)
        plain.addArc(tangent1End: corner, tangent2End: end, radius: 5)
        transformed.move(to: start, transform: transform)
        transformed.addArc(tangent1End: corner, tangent2End: end, radius: 5, transform: transform)
        let (expected, elements) = (plain.path.applying(transform).elements, transformed.path.elements)
        #expect(elements.count == expected.count && elements.count > 2)
        for (a, b) in zip(elements, expected) { #expect(distance(a.endPoint, b.endPoint) < 1e-9) }
        let flat = CGMutablePath()
        flat.move(to: CGPoint(x: 2, y: 3))
        flat.addArc(tangent1End: corner, tangent2End: end, radius: 5, transform: CGAffineTransform(scaleX: 2, y: 0))
        #expect(flat.path.elements == [.move(CGPoint(x: 2, y: 3)), .line(CGPoint(x: 22, y: 0))])
    }

    @Test func noArcWithoutACorner() {
        let (a, b, c) = (CGPoint(x: 1, y: 2), CGPoint(x: 4, y: 8), CGPoint(x: 6, y: 12))
        let straight = CGMutablePath()
        straight.move(to: a)
        straight.addArc(tangent1End: b, tangent2End: c, radius: 3)
        #expect(straight.path.elements == [.move(a), .line(b)])
        let sharp = CGMutablePath()
        sharp.move(to: a)
        sharp.addArc(tangent1End: b, tangent2End: CGPoint(x: 9, y: 1), radius: 0)
        #expect(sharp.path.elements == [.move(a), .line(b)])
        let empty = CGMutablePath()
        empty.addArc(tangent1End: b, tangent2End: c, radius: 3)
        #expect(empty.currentPoint == b)
    }
}

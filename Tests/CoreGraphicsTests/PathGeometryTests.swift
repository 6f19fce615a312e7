import CoreGraphics
import Foundation
import SeededRandomValues
import Testing

@Suite struct PathFlatteningTests {
    /// Returns a path that consists of one random curve.
    private func randomCurve(_ random: inout SeededRandom) -> Path {
        let reach = random.pick([0.5, 5, 50, 500])
        var path = Path()
        path.move(to: random.point(reach))
        if random.bool() {
            path.quad(random.point(reach), to: random.point(reach))
        } else {
            path.curve(random.point(reach), random.point(reach), to: random.point(reach))
        }
        return path
    }

    @Test(arguments: 1...200) func flattenedLinesStayWithinTheTolerance(seed: Int) {
        var random = SeededRandom(seed)
        let path = randomCurve(&random)
        let tolerance = random.pick([0.02, 0.1, 0.5])
        let lines = SampledPath(path.flattened(tolerance: tolerance)).points
        let samples = SampledPath(path, samplesPerCurve: 400).points
        let segments = Array(zip(lines, lines.dropFirst()))
        let worst = samples.map { p in segments.map { distance(p, toSegment: $0) }.min() ?? .infinity }.max() ?? .infinity
        #expect(worst <= tolerance * (1 + 1e-9))
        #expect(lines.first == samples.first && lines.last == samples.last)

        // The ends of the lines are on the curve itself, within the accuracy of the samples.
        let chords = Array(zip(samples, samples.dropFirst()))
        let largestDistance = lines.map { p in chords.map { distance(p, toSegment: $0) }.min() ?? .infinity }.max() ?? .infinity
        #expect(largestDistance < 0.02)
    }

    @Test func straightCurvesBecomeOneLine() {
        var path = Path()
        path.move(to: CGPoint(x: 1, y: 2))
        path.quad(CGPoint(x: 4, y: 3), to: CGPoint(x: 7, y: 4))
        path.curve(CGPoint(x: 8, y: 6), CGPoint(x: 9, y: 8), to: CGPoint(x: 10, y: 10))
        #expect(
            path.flattened(tolerance: 0.01).elements == [
                .move(CGPoint(x: 1, y: 2)), .line(CGPoint(x: 7, y: 4)), .line(CGPoint(x: 10, y: 10)),
            ])
    }

    @Test(arguments: 1...50) func flatteningKeepsSubpathsOpenOrClosed(seed: Int) {
        var random = SeededRandom(seed)
        let path = random.path()
        let flattened = CGPath(path).flattened(threshold: 0.1).path
        let hasCurves = flattened.elements.contains {
            switch $0 {
            case .quad, .curve: true
            default: false
            }
        }
        #expect(!hasCurves)
        let (before, after) = (SampledPath(path).subpaths, SampledPath(flattened).subpaths)
        #expect(before.map(\.isClosed) == after.map(\.isClosed))
        #expect(before.map { $0.points.first } == after.map { $0.points.first })
        #expect(before.map { $0.points.last } == after.map { $0.points.last })
        #expect(flattened.currentPoint == path.currentPoint)
    }
}

@Suite struct PathBoundingBoxTests {
    @Test(arguments: 1...100) func boundingBoxOfPathIsTight(seed: Int) {
        var random = SeededRandom(seed)
        let path = random.path(20)
        let points = SampledPath(path, samplesPerCurve: 1000).points
        let sampled = CGRect(around: points)
        let box = CGPath(path).boundingBoxOfPath
        #expect(box.insetBy(dx: -1e-9, dy: -1e-9).contains(sampled))
        #expect(distance(box, sampled) < 1e-3, "each side touches the outline")
        #expect(CGPath(path).boundingBox.insetBy(dx: -1e-9, dy: -1e-9).contains(box))
    }

    /// If a cubic is in fact quadratic, or has no curvature in x, the first coefficient of the equation is zero.
    @Test(arguments: 1...50) func degenerateCubicsHaveCorrectBoundingBoxes(seed: Int) {
        var random = SeededRandom(seed)
        let (a, c, b) = (random.point(20), random.point(20), random.point(20))
        var (quad, cubic) = (Path(), Path())
        quad.move(to: a)
        quad.quad(c, to: b)
        cubic.move(to: a)
        cubic.curve(
            CGPoint(x: a.x + (c.x - a.x) * 2 / 3, y: a.y + (c.y - a.y) * 2 / 3),
            CGPoint(x: b.x + (c.x - b.x) * 2 / 3, y: b.y + (c.y - b.y) * 2 / 3),
            to: b)
        #expect(distance(quad.outlineBox, cubic.outlineBox) < 1e-9)
        var vertical = Path()
        vertical.move(to: a)
        vertical.curve(CGPoint(x: a.x, y: b.y), CGPoint(x: a.x, y: c.y), to: CGPoint(x: a.x, y: a.y + 1))
        #expect(distance(vertical.outlineBox, CGRect(around: SampledPath(vertical, samplesPerCurve: 2000).points)) < 1e-3)
    }

    @Test(arguments: 1...20) func boundingBoxContainsAllControlPoints(seed: Int) {
        var random = SeededRandom(seed)
        let path = CGPath(random.path())
        var points: [CGPoint] = []
        path.forEach { points += $0.points }
        #expect(path.boundingBox == CGRect(around: points))
    }

    @Test func emptyPathHasNullBoundingBox() {
        #expect(CGMutablePath().boundingBox.isNull)
        #expect(CGMutablePath().boundingBoxOfPath.isNull)
    }
}

@Suite struct PathContainmentTests {
    /// Compares self-intersecting and overlapping polygons with the winding number, computed from the viewing angle.
    @Test(arguments: 1...60) func containsAgreesWithTheWindingNumber(seed: Int) {
        var random = SeededRandom(seed)
        let path = CGMutablePath()
        for _ in 0..<random.integer(1...3) {
            path.addLines(between: (0..<random.integer(3...9)).map { _ in random.point(40) })
            if random.bool() { path.closeSubpath() }
        }
        let outline = SampledPath(path.path)
        for _ in 0..<100 {
            let point = random.point(45)
            guard outline.clearance(from: point) > 1e-6 else { continue }
            let winding = outline.winding(around: point)
            #expect(path.contains(point, using: .winding) == (winding != 0))
            #expect(path.contains(point, using: .evenOdd) == (winding % 2 != 0))
        }
    }

    /// One rectangle inside the other. With the winding rule the hole depends on the direction of the inner one, with the even-odd rule it
    /// does not.
    @Test func directionDecidesAboutHoles() {
        let outer = CGRect(x: 3, y: 5, width: 40, height: 30)
        let inner = CGRect(x: 13, y: 12, width: 9, height: 8)
        let hole = CGPoint(x: 17, y: 15)
        let same = CGMutablePath()
        same.addRects([outer, inner])
        #expect(same.contains(hole, using: .winding) && !same.contains(hole, using: .evenOdd))
        let opposite = CGMutablePath()
        opposite.addRect(outer)
        opposite.addRect(inner, transform: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * inner.midX, ty: 0))
        #expect(!opposite.contains(hole, using: .winding) && !opposite.contains(hole, using: .evenOdd))
        #expect(opposite.contains(CGPoint(x: 5, y: 7), using: .winding) && opposite.contains(CGPoint(x: 5, y: 7), using: .evenOdd))
    }

    @Test(arguments: 1...20) func circleContainsPointsWithinItsRadius(seed: Int) {
        var random = SeededRandom(seed)
        let (center, radius) = (random.point(), random.number(1, 60))
        let circle = CGPath(
            ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius), transform: nil)
        for _ in 0..<200 {
            let p = CGPoint(x: center.x + radius * random.number(-1.2, 1.2), y: center.y + radius * random.number(-1.2, 1.2))
            let distanceFromCenter = distance(p, center)
            if abs(distanceFromCenter - radius) > 0.01 + radius * 1e-3 { #expect(circle.contains(p) == (distanceFromCenter < radius)) }
        }
    }

    /// A point on an edge belongs to one side only. So two shapes with a common edge share no point, and no point belongs to neither.
    @Test func adjacentTilesContainEachPointOnce() {
        let tiles = (0..<3).flatMap { x in
            (0..<3).map { y in CGPath(rect: CGRect(x: x * 4, y: y * 4, width: 4, height: 4), transform: nil) }
        }
        for x in 1..<12 {
            for y in 1..<12 {
                let owners = tiles.count { $0.contains(CGPoint(x: x, y: y)) }
                #expect(owners == 1, "(\(x), \(y))")
            }
        }
        #expect(
            tiles[0].contains(CGPoint(x: 0, y: 0)) && !tiles[0].contains(CGPoint(x: 4, y: 4)),
            "a point on an edge belongs to the tile with larger coordinates")
    }

    /// The transform applies to the point before the test, as documented in CGPath.h.
    @Test(arguments: 1...20) func transformAppliesToThePoint(seed: Int) {
        var random = SeededRandom(seed)
        let (rect, t) = (random.rect(20, 20, 60), random.affineTransform(20))
        let path = CGPath(ellipseIn: rect, transform: nil)
        var hits = 0
        for _ in 0..<200 {
            let target = CGPoint(
                x: rect.midX + rect.width * random.number(-0.7, 0.7), y: rect.midY + rect.height * random.number(-0.7, 0.7))
            let p = target.applying(t.inverted())
            let hit = path.contains(p, using: .winding, transform: t)
            #expect(hit == path.contains(p.applying(t)))
            hits += hit ? 1 : 0
        }
        #expect(hits > 0 && hits < 200)
    }
}

import FlipbookGeometry
import Foundation
import SeededRandomValues
import Testing

@Suite struct PathContainmentTests {
    /// Compares `contains` for self-intersecting and overlapping polygons with the winding number. The winding number is computed from the
    /// angle under which the outline is seen from the point.
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

    /// One rectangle is inside the other. With the winding rule, the inner one is a hole only if the two have opposite directions. With the
    /// even-odd rule, it is always a hole.
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

    /// A point on an edge belongs to one side only. Therefore each point on the common edge of two shapes belongs to exactly one of them.
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

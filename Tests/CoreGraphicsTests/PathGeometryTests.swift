import Chances
import CoreGraphics
import Foundation
import Testing

@Suite struct FlatteningTests {
    /// A single curve of random kind and size.
    private func curve(_ chance: inout Chance) -> Path {
        let reach = chance.pick([0.5, 5, 50, 500])
        var path = Path()
        path.move(to: chance.point(reach))
        if chance.coin() {
            path.quad(chance.point(reach), to: chance.point(reach))
        } else {
            path.curve(chance.point(reach), chance.point(reach), to: chance.point(reach))
        }
        return path
    }

    @Test(arguments: 1...200) func linesStayWithinTheToleranceOfTheCurve(seed: Int) {
        var chance = Chance(seed)
        let path = curve(&chance)
        let tolerance = chance.pick([0.02, 0.1, 0.5])
        let lines = Outline(path.flattened(tolerance: tolerance)).points
        let dense = Outline(path, fineness: 400).points
        let pieces = Array(zip(lines, lines.dropFirst()))
        let worst = dense.map { p in pieces.map { distance(p, toPiece: $0) }.min() ?? .infinity }.max() ?? .infinity
        #expect(worst <= tolerance * (1 + 1e-9))
        #expect(lines.first == dense.first && lines.last == dense.last)

        // The corners lie on the curve itself, up to how finely it was sampled.
        let chords = Array(zip(dense, dense.dropFirst()))
        let off = lines.map { p in chords.map { distance(p, toPiece: $0) }.min() ?? .infinity }.max() ?? .infinity
        #expect(off < 0.02)
    }

    @Test func whatIsStraightIsOnePiece() {
        var path = Path()
        path.move(to: CGPoint(x: 1, y: 2))
        path.quad(CGPoint(x: 4, y: 3), to: CGPoint(x: 7, y: 4))
        path.curve(CGPoint(x: 8, y: 6), CGPoint(x: 9, y: 8), to: CGPoint(x: 10, y: 10))
        #expect(
            path.flattened(tolerance: 0.01).elements == [
                .move(CGPoint(x: 1, y: 2)), .line(CGPoint(x: 7, y: 4)), .line(CGPoint(x: 10, y: 10)),
            ])
    }

    @Test(arguments: 1...50) func subpathsStayAsOpenOrClosedAsTheyWere(seed: Int) {
        var chance = Chance(seed)
        let path = chance.path()
        let flat = CGPath(path).flattened(threshold: 0.1).path
        let hasCurves = flat.elements.contains {
            switch $0 {
            case .quad, .curve: true
            default: false
            }
        }
        #expect(!hasCurves)
        let (before, after) = (Outline(path).subpaths, Outline(flat).subpaths)
        #expect(before.map(\.isClosed) == after.map(\.isClosed))
        #expect(before.map { $0.points.first } == after.map { $0.points.first })
        #expect(before.map { $0.points.last } == after.map { $0.points.last })
        #expect(flat.pen == path.pen)
    }
}

@Suite struct PathBoxTests {
    @Test(arguments: 1...100) func theBoxIsTight(seed: Int) {
        var chance = Chance(seed)
        let path = chance.path(20)
        let points = Outline(path, fineness: 1000).points
        let sampled = CGRect(around: points)
        let box = CGPath(path).boundingBoxOfPath
        #expect(box.insetBy(dx: -1e-9, dy: -1e-9).contains(sampled))
        #expect(distance(box, sampled) < 1e-3, "each side touches the outline")
        #expect(CGPath(path).boundingBox.insetBy(dx: -1e-9, dy: -1e-9).contains(box))
    }

    /// A cubic that is a quadratic in disguise, or has no bend at all in x, leaves the formula without its first coefficient.
    @Test(arguments: 1...50) func degenerateCubicsHaveTheBoxOfWhatTheyAre(seed: Int) {
        var chance = Chance(seed)
        let (a, c, b) = (chance.point(20), chance.point(20), chance.point(20))
        var (quad, cubic) = (Path(), Path())
        quad.move(to: a)
        quad.quad(c, to: b)
        cubic.move(to: a)
        cubic.curve(
            CGPoint(x: a.x + (c.x - a.x) * 2 / 3, y: a.y + (c.y - a.y) * 2 / 3),
            CGPoint(x: b.x + (c.x - b.x) * 2 / 3, y: b.y + (c.y - b.y) * 2 / 3),
            to: b)
        #expect(distance(quad.box, cubic.box) < 1e-9)
        var still = Path()
        still.move(to: a)
        still.curve(CGPoint(x: a.x, y: b.y), CGPoint(x: a.x, y: c.y), to: CGPoint(x: a.x, y: a.y + 1))
        #expect(distance(still.box, CGRect(around: Outline(still, fineness: 2000).points)) < 1e-3)
    }

    @Test(arguments: 1...20) func theControlBoxHasEveryPointAndNoMore(seed: Int) {
        var chance = Chance(seed)
        let path = CGPath(chance.path())
        var points: [CGPoint] = []
        path.forEach { points += $0.points }
        #expect(path.boundingBox == CGRect(around: points))
    }

    @Test func anEmptyPathHasNoBox() {
        #expect(CGMutablePath().boundingBox.isNull)
        #expect(CGMutablePath().boundingBoxOfPath.isNull)
    }
}

@Suite struct ContainsTests {
    /// Polygons that cross themselves and each other, against the angle under which they are seen.
    @Test(arguments: 1...60) func insideIsWhereTheOutlineGoesRound(seed: Int) {
        var chance = Chance(seed)
        let path = CGMutablePath()
        for _ in 0..<chance.whole(1...3) {
            path.addLines(between: (0..<chance.whole(3...9)).map { _ in chance.point(40) })
            if chance.coin() { path.closeSubpath() }
        }
        let outline = Outline(path.path)
        for _ in 0..<100 {
            let eye = chance.point(45)
            guard outline.gap(to: eye) > 1e-6 else { continue }
            let winding = outline.winding(around: eye)
            #expect(path.contains(eye, using: .winding) == (winding != 0))
            #expect(path.contains(eye, using: .evenOdd) == (winding % 2 != 0))
        }
    }

    /// Two rectangles one inside the other: the hole depends on the way the inner one runs, unless only the count matters.
    @Test func theWayRoundDecidesAboutHoles() {
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

    @Test(arguments: 1...20) func insideACircleIsNearItsCenter(seed: Int) {
        var chance = Chance(seed)
        let (center, radius) = (chance.point(), chance.number(1, 60))
        let circle = CGPath(
            ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius), transform: nil)
        for _ in 0..<200 {
            let p = CGPoint(x: center.x + radius * chance.number(-1.2, 1.2), y: center.y + radius * chance.number(-1.2, 1.2))
            let away = distance(p, center)
            if abs(away - radius) > 0.01 + radius * 1e-3 { #expect(circle.contains(p) == (away < radius)) }
        }
    }

    /// A point on an edge belongs to one side only, so that two shapes that share the edge share no point and lose none.
    @Test func tilesShareNoPointAndLoseNone() {
        let tiles = (0..<3).flatMap { x in
            (0..<3).map { y in CGPath(rect: CGRect(x: x * 4, y: y * 4, width: 4, height: 4), transform: nil) }
        }
        for x in 1..<12 {
            for y in 1..<12 {
                let owners = tiles.count { $0.contains(CGPoint(x: x, y: y)) }
                #expect(owners == 1, "(\(x), \(y))")
            }
        }
        #expect(tiles[0].contains(CGPoint(x: 0, y: 0)) && !tiles[0].contains(CGPoint(x: 4, y: 4)), "to the one with larger coordinates")
    }

    /// CGPath.h: "If `m' is non-NULL, then the point is transformed by `m' before determining whether the path contains it."
    @Test(arguments: 1...20) func aTransformMovesThePointAndNotThePath(seed: Int) {
        var chance = Chance(seed)
        let (rect, t) = (chance.rect(20, 20, 60), chance.affine(20))
        let path = CGPath(ellipseIn: rect, transform: nil)
        var hits = 0
        for _ in 0..<200 {
            let target = CGPoint(
                x: rect.midX + rect.width * chance.number(-0.7, 0.7), y: rect.midY + rect.height * chance.number(-0.7, 0.7))
            let p = target.applying(t.inverted())
            let hit = path.contains(p, using: .winding, transform: t)
            #expect(hit == path.contains(p.applying(t)))
            hits += hit ? 1 : 0
        }
        #expect(hits > 0 && hits < 200)
    }
}

import FlipbookGeometry
import Foundation
import SeededRandomValues
import Testing

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

    /// The extreme points of a cubic curve are zeros of its derivative, a quadratic polynomial. The leading coefficient of that polynomial
    /// is zero if the curve is in fact quadratic, or if all its points have the same x.
    @Test(arguments: 1...50) func degenerateCubicsHaveCorrectBoundingBoxes(seed: Int) {
        var random = SeededRandom(seed)
        let (a, c, b) = (random.point(20), random.point(20), random.point(20))
        var (quad, cubic) = (Path(), Path())
        quad.move(to: a)
        quad.addQuadCurve(c, to: b)
        cubic.move(to: a)
        cubic.addCurve(
            CGPoint(x: a.x + (c.x - a.x) * 2 / 3, y: a.y + (c.y - a.y) * 2 / 3),
            CGPoint(x: b.x + (c.x - b.x) * 2 / 3, y: b.y + (c.y - b.y) * 2 / 3),
            to: b)
        #expect(distance(quad.boundingBoxOfPath, cubic.boundingBoxOfPath) < 1e-9)
        var vertical = Path()
        vertical.move(to: a)
        vertical.addCurve(CGPoint(x: a.x, y: b.y), CGPoint(x: a.x, y: c.y), to: CGPoint(x: a.x, y: a.y + 1))
        #expect(distance(vertical.boundingBoxOfPath, CGRect(around: SampledPath(vertical, samplesPerCurve: 2000).points)) < 1e-3)
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

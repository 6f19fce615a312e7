import FlipbookGeometry
import Foundation
import SeededRandomValues
import Testing

@Suite struct CGAffineTransformTests {
    @Test(arguments: 1...50) func concatenatingAppliesSelfThenOther(seed: Int) {
        var random = SeededRandom(seed)
        let (first, second, point) = (random.affineTransform(), random.affineTransform(), random.point())
        #expect(distance(point.applying(first.concatenating(second)), point.applying(first).applying(second)) < 1e-9)
    }

    /// `translatedBy`, `scaledBy` and `rotated` apply before the existing transform.
    @Test(arguments: 1...50) func addedStepAppliesFirst(seed: Int) {
        var random = SeededRandom(seed)
        let (t, p) = (random.affineTransform(), random.point())
        let (x, y, angle) = (random.signedNumber(0.2, 9), random.signedNumber(0.2, 9), random.number(-7, 7))
        #expect(distance(p.applying(t.translatedBy(x: x, y: y)), CGPoint(x: p.x + x, y: p.y + y).applying(t)) < 1e-9)
        #expect(distance(p.applying(t.scaledBy(x: x, y: y)), CGPoint(x: p.x * x, y: p.y * y).applying(t)) < 1e-9)
        let rotated = CGPoint(x: p.x * cos(angle) - p.y * sin(angle), y: p.x * sin(angle) + p.y * cos(angle))
        #expect(distance(p.applying(t.rotated(by: angle)), rotated.applying(t)) < 1e-9)
    }

    @Test(arguments: 1...50) func inverseIsTwoSided(seed: Int) {
        var random = SeededRandom(seed)
        let t = random.affineTransform()
        #expect(distance(t.concatenating(t.inverted()), .identity) < 1e-9)
        #expect(distance(t.inverted().concatenating(t), .identity) < 1e-9)
    }

    @Test(arguments: 1...20) func invertedReturnsSingularTransformUnchanged(seed: Int) {
        var random = SeededRandom(seed)
        let (a, b) = (Double(random.integer(1...9)), Double(random.integer(1...9)))
        let flat = CGAffineTransform(a: a, b: b, c: 2 * a, d: 2 * b, tx: random.number(1, 9), ty: 3)
        #expect(flat.inverse == nil)
        #expect(flat.inverted() == flat)
    }

    @Test(arguments: 1...50) func areasScaleByTheDeterminant(seed: Int) {
        var random = SeededRandom(seed)
        let (t, p) = (random.affineTransform(), random.point())
        let (o, x, y) = (p.applying(t), CGPoint(x: p.x + 1, y: p.y).applying(t), CGPoint(x: p.x, y: p.y + 1).applying(t))
        let area = Double((x.x - o.x) * (y.y - o.y) - (x.y - o.y) * (y.x - o.x))
        #expect(abs(area - Double(t.determinant)) < 1e-9)
    }

    @Test(arguments: 1...50) func sizeTransformsAsDifferenceOfPoints(seed: Int) {
        var random = SeededRandom(seed)
        let (t, a, b) = (random.affineTransform(), random.point(), random.point())
        let difference = CGSize(width: b.x - a.x, height: b.y - a.y).applying(t)
        let (from, to) = (a.applying(t), b.applying(t))
        #expect(distance(CGPoint(x: difference.width, y: difference.height), CGPoint(x: to.x - from.x, y: to.y - from.y)) < 1e-9)
    }

    // MARK: - Components

    @Test(arguments: 1...100) func decompositionRestoresTheTransform(seed: Int) {
        var random = SeededRandom(seed)
        let t = random.affineTransform()
        let components = t.decomposed()
        #expect(distance(CGAffineTransform(components), t) < 1e-9)
        #expect(components.scale.width > 0, "a reflection makes only the height negative")
        #expect((components.scale.height < 0) == (t.determinant < 0))
    }

    @Test(arguments: 1...50) func componentsApplyInOrder(seed: Int) {
        var random = SeededRandom(seed)
        let (sx, sy, h, angle) = (random.signedNumber(0.2, 3), random.signedNumber(0.2, 3), random.number(-2, 2), random.number(-3, 3))
        let (tx, ty) = (random.number(-50, 50), random.number(-50, 50))
        let product = CGAffineTransform(scaleX: sx, y: sy)
            .concatenating(CGAffineTransform(a: 1, b: 0, c: h, d: 1, tx: 0, ty: 0))
            .concatenating(CGAffineTransform(rotationAngle: angle))
            .concatenating(CGAffineTransform(translationX: tx, y: ty))
        let components = CGAffineTransformComponents(
            scale: CGSize(width: sx, height: sy), horizontalShear: h, rotation: angle, translation: CGVector(dx: tx, dy: ty))
        #expect(distance(CGAffineTransform(components), product) < 1e-9)
    }

    @Test(arguments: 1...30) func decompositionRestoresDegenerateTransforms(seed: Int) {
        var random = SeededRandom(seed)
        let narrow = CGAffineTransform(
            a: 0, b: 0, c: random.signedNumber(0.1, 3), d: random.signedNumber(0.1, 3), tx: random.number(-9, 9), ty: random.number(-9, 9))
        #expect(distance(CGAffineTransform(narrow.decomposed()), narrow) < 1e-9)
        let flat = CGAffineTransform(
            a: random.signedNumber(0.1, 3), b: random.signedNumber(0.1, 3), c: 0, d: 0, tx: 5, ty: random.number(-9, 9))
        #expect(distance(CGAffineTransform(flat.decomposed()), flat) < 1e-9)
        let zero = CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: random.number(1, 9), ty: -2)
        #expect(distance(CGAffineTransform(zero.decomposed()), zero) < 1e-9)
    }

    // MARK: - Rectangles

    @Test(arguments: 1...50) func transformedRectIsTheTightestBoundingBox(seed: Int) {
        var random = SeededRandom(seed)
        let (t, rect) = (random.affineTransform(), random.rect())
        let image = rect.applying(t)
        let enlarged = image.insetBy(dx: -1e-9, dy: -1e-9)
        for _ in 0..<50 {
            let inside = CGPoint(x: rect.minX + rect.width * random.number(0, 1), y: rect.minY + rect.height * random.number(0, 1))
            #expect(enlarged.contains(inside.applying(t)))
        }
        let corners = [(0.0, 0.0), (1, 0), (1, 1), (0, 1)].map {
            CGPoint(x: rect.minX + rect.width * $0.0, y: rect.minY + rect.height * $0.1).applying(t)
        }
        for side in [corners.map { abs($0.x - image.minX) }, corners.map { abs($0.x - image.maxX) }] {
            #expect(Double(side.min() ?? 1) < 1e-9)
        }
        for side in [corners.map { abs($0.y - image.minY) }, corners.map { abs($0.y - image.maxY) }] {
            #expect(Double(side.min() ?? 1) < 1e-9)
        }
    }

    @Test func nullAndInfiniteRectsStayTheSame() {
        var random = SeededRandom(7)
        #expect(CGRect.null.applying(random.affineTransform()).isNull)
        #expect(CGRect.infinite.applying(random.affineTransform()).isInfinite)
        #expect(CGRect(around: [CGPoint]()).isNull)
    }
}

import Chances
import CoreGraphics
import Foundation
import Testing

@Suite struct AffineTransformTests {
    @Test(arguments: 1...50) func concatenatingIsOneAfterTheOther(seed: Int) {
        var chance = Chance(seed)
        let (first, second, point) = (chance.affine(), chance.affine(), chance.point())
        #expect(distance(point.applying(first.concatenating(second)), point.applying(first).applying(second)) < 1e-9)
    }

    /// `translatedBy`, `scaledBy` and `rotated` act before what is there already.
    @Test(arguments: 1...50) func aStepThatIsAddedComesFirst(seed: Int) {
        var chance = Chance(seed)
        let (t, p) = (chance.affine(), chance.point())
        let (x, y, angle) = (chance.signed(0.2, 9), chance.signed(0.2, 9), chance.number(-7, 7))
        #expect(distance(p.applying(t.translatedBy(x: x, y: y)), CGPoint(x: p.x + x, y: p.y + y).applying(t)) < 1e-9)
        #expect(distance(p.applying(t.scaledBy(x: x, y: y)), CGPoint(x: p.x * x, y: p.y * y).applying(t)) < 1e-9)
        let turned = CGPoint(x: p.x * cos(angle) - p.y * sin(angle), y: p.x * sin(angle) + p.y * cos(angle))
        #expect(distance(p.applying(t.rotated(by: angle)), turned.applying(t)) < 1e-9)
    }

    @Test(arguments: 1...50) func theInverseUndoesFromBothSides(seed: Int) {
        var chance = Chance(seed)
        let t = chance.affine()
        #expect(distance(t.concatenating(t.inverted()), .identity) < 1e-9)
        #expect(distance(t.inverted().concatenating(t), .identity) < 1e-9)
    }

    @Test(arguments: 1...20) func whatFlattensHasNoInverseAndStaysAsItIs(seed: Int) {
        var chance = Chance(seed)
        let (a, b) = (Double(chance.whole(1...9)), Double(chance.whole(1...9)))
        let flat = CGAffineTransform(a: a, b: b, c: 2 * a, d: 2 * b, tx: chance.number(1, 9), ty: 3)
        #expect(flat.inverse == nil)
        #expect(flat.inverted() == flat)
    }

    @Test(arguments: 1...50) func areasGrowByTheDeterminant(seed: Int) {
        var chance = Chance(seed)
        let (t, p) = (chance.affine(), chance.point())
        let (o, x, y) = (p.applying(t), CGPoint(x: p.x + 1, y: p.y).applying(t), CGPoint(x: p.x, y: p.y + 1).applying(t))
        let area = Double((x.x - o.x) * (y.y - o.y) - (x.y - o.y) * (y.x - o.x))
        #expect(abs(area - Double(t.determinant)) < 1e-9)
    }

    @Test(arguments: 1...50) func aSizeIsTheWayBetweenTwoPoints(seed: Int) {
        var chance = Chance(seed)
        let (t, a, b) = (chance.affine(), chance.point(), chance.point())
        let way = CGSize(width: b.x - a.x, height: b.y - a.y).applying(t)
        let (from, to) = (a.applying(t), b.applying(t))
        #expect(distance(CGPoint(x: way.width, y: way.height), CGPoint(x: to.x - from.x, y: to.y - from.y)) < 1e-9)
    }

    // MARK: - Parts

    @Test(arguments: 1...100) func takenApartAndPutTogetherItIsTheSame(seed: Int) {
        var chance = Chance(seed)
        let t = chance.affine()
        let parts = t.decomposed()
        #expect(distance(CGAffineTransform(parts), t) < 1e-9)
        #expect(parts.scale.width > 0, "a mirror image is told by the height alone")
        #expect((parts.scale.height < 0) == (t.determinant < 0))
    }

    @Test(arguments: 1...50) func partsActInTheirOrder(seed: Int) {
        var chance = Chance(seed)
        let (sx, sy, h, angle) = (chance.signed(0.2, 3), chance.signed(0.2, 3), chance.number(-2, 2), chance.number(-3, 3))
        let (tx, ty) = (chance.number(-50, 50), chance.number(-50, 50))
        let whole = CGAffineTransform(scaleX: sx, y: sy)
            .concatenating(CGAffineTransform(a: 1, b: 0, c: h, d: 1, tx: 0, ty: 0))
            .concatenating(CGAffineTransform(rotationAngle: angle))
            .concatenating(CGAffineTransform(translationX: tx, y: ty))
        let parts = CGAffineTransformComponents(
            scale: CGSize(width: sx, height: sy), horizontalShear: h, rotation: angle, translation: CGVector(dx: tx, dy: ty))
        #expect(distance(CGAffineTransform(parts), whole) < 1e-9)
    }

    @Test(arguments: 1...30) func withoutWidthItStillComesBack(seed: Int) {
        var chance = Chance(seed)
        let narrow = CGAffineTransform(
            a: 0, b: 0, c: chance.signed(0.1, 3), d: chance.signed(0.1, 3), tx: chance.number(-9, 9), ty: chance.number(-9, 9))
        #expect(distance(CGAffineTransform(narrow.decomposed()), narrow) < 1e-9)
        let low = CGAffineTransform(a: chance.signed(0.1, 3), b: chance.signed(0.1, 3), c: 0, d: 0, tx: 5, ty: chance.number(-9, 9))
        #expect(distance(CGAffineTransform(low.decomposed()), low) < 1e-9)
        let nothing = CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: chance.number(1, 9), ty: -2)
        #expect(distance(CGAffineTransform(nothing.decomposed()), nothing) < 1e-9)
    }

    // MARK: - Rectangles

    @Test(arguments: 1...50) func aRectangleBecomesTheTightestAroundItsImage(seed: Int) {
        var chance = Chance(seed)
        let (t, rect) = (chance.affine(), chance.rect())
        let image = rect.applying(t)
        let roomy = image.insetBy(dx: -1e-9, dy: -1e-9)
        for _ in 0..<50 {
            let inside = CGPoint(x: rect.minX + rect.width * chance.number(0, 1), y: rect.minY + rect.height * chance.number(0, 1))
            #expect(roomy.contains(inside.applying(t)))
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

    @Test func noRectangleStaysNone() {
        var chance = Chance(7)
        #expect(CGRect.null.applying(chance.affine()).isNull)
        #expect(CGRect.infinite.applying(chance.affine()).isInfinite)
        #expect(CGRect(around: [CGPoint]()).isNull)
    }
}

import FlipbookMotion
import Foundation
import SeededRandomValues
import Testing

/// docs/CONTRACT.md §3: interpolation of transforms.
@Suite struct TransformTweenTests {
    private func expectEqual(_ a: Affine, _ b: Affine, _ tolerance: Double = 1e-9, at location: SourceLocation = #_sourceLocation) {
        let differences = [a.a - b.a, a.b - b.b, a.c - b.c, a.d - b.d, a.tx - b.tx, a.ty - b.ty].map { abs(Double($0)) }
        #expect((differences.max() ?? 1) <= tolerance, "\(a) is not \(b)", sourceLocation: location)
    }

    private func expectEqual(_ a: Transform3D, _ b: Transform3D, _ tolerance: Double = 1e-9, at location: SourceLocation = #_sourceLocation)
    {
        let largestDifference = zip(rows(a), rows(b)).map { ($0 - $1).length }.max() ?? 1
        #expect(largestDifference <= tolerance, "\(a) is not \(b)", sourceLocation: location)
    }

    private func rows(_ t: Transform3D) -> [SIMD4<Double>] { (0..<4).map { t.rows[$0] } }

    static func randomAffine(_ random: inout SeededRandom) -> Affine {
        Affine(translationX: random.number(-90, 90), y: random.number(-90, 90)).rotated(by: random.number(-3, 3))
            .scaledBy(x: random.number(0.2, 3), y: random.number(0.2, 3))
            .concatenating(Affine(a: 1, b: random.number(-0.5, 0.5), c: random.number(-0.5, 0.5), d: 1, tx: 3, ty: -7))
    }

    static func randomTransform3D(_ random: inout SeededRandom) -> Transform3D {
        var t = scaling(random.number(0.3, 2), random.number(0.3, 2), random.number(0.3, 2))
            .concatenating(rotation(random.number(-3, 3), random.number(-1, 1), random.number(-1, 1), random.number(0.1, 1)))
            .concatenating(translation(random.number(-90, 90), random.number(-90, 90), random.number(-90, 90)))
        t.m34 += CGFloat(random.number(-0.003, 0.003))
        return t
    }

    @Test func endsAreExact() {
        var random = SeededRandom(100)
        for _ in 0..<100 {
            let (a, b) = (Self.randomAffine(&random), Self.randomAffine(&random))
            #expect(a.interpolated(to: b, fraction: 0) == a && a.interpolated(to: b, fraction: 1) == b)
            expectEqual(a.interpolated(to: b, fraction: 1e-12), a, 1e-8)
            expectEqual(a.interpolated(to: b, fraction: 1 - 1e-12), b, 1e-8)
            expectEqual(a.interpolated(to: a, fraction: 0.37), a, 1e-8)
            let (c, d) = (Self.randomTransform3D(&random), Self.randomTransform3D(&random))
            #expect(c.interpolated(to: d, fraction: 0) == c && c.interpolated(to: d, fraction: 1) == d)
            expectEqual(c.interpolated(to: d, fraction: 1e-12), c, 1e-7)
            expectEqual(c.interpolated(to: d, fraction: 1 - 1e-12), d, 1e-7)
            expectEqual(c.interpolated(to: c, fraction: 0.37), c, 1e-7)
        }
    }

    @Test func componentsChangeLinearly() {
        let a = Affine(translationX: 10, y: 20).rotated(by: 0.5).scaledBy(x: 2, y: 1)
        let b = Affine(translationX: 30, y: -20).rotated(by: 1.1).scaledBy(x: 1, y: 4)
        for p in [0.25, 0.5, 1.3, -0.2] {
            let expected = Affine(translationX: 10 + 20 * p, y: 20 - 40 * p).rotated(by: 0.5 + 0.6 * p).scaledBy(x: 2 - p, y: 1 + 3 * p)
            expectEqual(a.interpolated(to: b, fraction: p), expected)
        }
    }

    @Test func rotationTakesTheShortestPath() {
        let identity = Affine.identity
        let halfTurn = Double.pi
        let rows: [(Double, Double)] = [
            (2, 1), (-2, -1), (3.5, 1.75 - halfTurn), (-3.5, halfTurn - 1.75), (halfTurn, halfTurn / 2), (-halfTurn, halfTurn / 2),
            (20 * halfTurn, 0), (2 * halfTurn, 0), (3 * halfTurn, halfTurn / 2),
        ]
        for (angle, half) in rows {
            expectEqual(
                identity.interpolated(to: Affine(rotationAngle: CGFloat(angle)), fraction: 0.5), Affine(rotationAngle: CGFloat(half)), 1e-9)
        }
        // A rotation by exactly half a turn in either direction, from any angle, runs in the positive direction, which is clockwise on
        // screen.
        var random = SeededRandom(101)
        for _ in 0..<200 {
            let angle = CGFloat(random.number(-7, 7))
            for change in [halfTurn, -halfTurn, 3 * halfTurn] {
                let middle = Affine(rotationAngle: angle).interpolated(to: Affine(rotationAngle: angle + CGFloat(change)), fraction: 0.5)
                expectEqual(middle, Affine(rotationAngle: angle + .pi / 2), 1e-8)
            }
        }
    }

    /// An interpolation can be interrupted: 0.4 of it and then half of the rest equal 0.7 of it.
    @Test func twoStepsEqualOneStep() {
        var random = SeededRandom(102)
        for _ in 0..<200 {
            let a = Affine(rotationAngle: CGFloat(random.number(-3, 3))).translatedBy(x: 5, y: 6)
            let b = Affine(rotationAngle: CGFloat(random.number(-3, 3))).scaledBy(x: 2, y: 0.5)
            let middle = a.interpolated(to: b, fraction: 0.4)
            expectEqual(middle.interpolated(to: b, fraction: 0.5), a.interpolated(to: b, fraction: 0.7), 1e-8)
        }
        for _ in 0..<200 {
            let (a, b) = (rotation(random.number(-3, 3), 1, 2, 3), rotation(random.number(-3, 3), -2, 1, 0.5))
            let middle = a.interpolated(to: b, fraction: 0.4)
            expectEqual(middle.interpolated(to: b, fraction: 0.5), a.interpolated(to: b, fraction: 0.7), 1e-7)
        }
    }

    /// An interpolation to the mirror image scales through zero and does not rotate.
    @Test func mirroringScalesThroughZero() {
        expectEqual(Affine.identity.interpolated(to: Affine(scaleX: -1, y: 1), fraction: 0.25), Affine(scaleX: 0.5, y: 1))
        expectEqual(Affine.identity.interpolated(to: Affine(scaleX: 1, y: -1), fraction: 0.25), Affine(scaleX: 1, y: 0.5))
        expectEqual(Affine(scaleX: -2, y: 1).interpolated(to: .identity, fraction: 0.5), Affine(scaleX: -0.5, y: 1))
        // A half turn is not a mirror image, so it rotates.
        expectEqual(Affine.identity.interpolated(to: Affine(scaleX: -1, y: -1), fraction: 0.5), Affine(rotationAngle: .pi / 2))
    }

    @Test func transformToAPointDoesNotRotate() {
        let rotated = Affine(rotationAngle: 1).translatedBy(x: 8, y: 0)
        expectEqual(
            rotated.interpolated(to: Affine(scaleX: 0, y: 0), fraction: 0.5),
            Affine(a: rotated.a / 2, b: rotated.b / 2, c: rotated.c / 2, d: rotated.d / 2, tx: rotated.tx / 2, ty: rotated.ty / 2))
        let flat = Affine(scaleX: 0, y: 1).interpolated(to: .identity, fraction: 0.5)
        expectEqual(flat, Affine(scaleX: 0.5, y: 1))
    }

    @Test func noRotationBetweenUnrotatedTransforms() {
        let t = Affine(scaleX: 2, y: 3).interpolated(to: Affine(translationX: 7, y: 9), fraction: 0.3)
        #expect(t.b == 0 && t.c == 0)
    }

    @Test func planarTransformsInterpolateAsAffine() {
        var random = SeededRandom(103)
        for _ in 0..<100 {
            let (a, b, p) = (Self.randomAffine(&random), Self.randomAffine(&random), random.number(-0.3, 1.4))
            let middle = Transform3D(a).interpolated(to: Transform3D(b), fraction: p)
            expectEqual(middle, Transform3D(a.interpolated(to: b, fraction: p)), 0)
        }
    }

    @Test func rotationsFollowTheGreatCircle() {
        var random = SeededRandom(104)
        for _ in 0..<200 {
            let (x, y, z) = (random.number(-1, 1), random.number(-1, 1), random.number(-1, 1))
            let (from, by, p) = (random.number(-3, 3), random.number(-3.1, 3.1), random.number(-0.5, 1.5))
            expectEqual(
                rotation(from, x, y, z).interpolated(to: rotation(from + by, x, y, z), fraction: p), rotation(from + by * p, x, y, z), 1e-7)
        }
        // A half turn in either direction runs in the positive direction about its axis.
        for angle in [Double.pi, -.pi] {
            expectEqual(Transform3D().interpolated(to: rotation(angle, 0, 1, 0), fraction: 0.5), rotation(.pi / 2, 0, 1, 0), 1e-7)
            expectEqual(Transform3D().interpolated(to: rotation(angle, 1, 0, 0), fraction: 0.5), rotation(.pi / 2, 1, 0, 0), 1e-7)
        }
    }

    @Test func perspectiveChangesLinearly() {
        var rotated = rotation(0.3, 0, 1, 0)
        var withPerspective = rotated
        rotated.m34 = 0
        withPerspective = withPerspective.concatenating(
            {
                var t = Transform3D()
                t.m34 = -1 / 500
                return t
            }())
        rotated = rotation(0.3, 0, 1, 0)
        let middle = rotated.interpolated(to: withPerspective, fraction: 0.5)
        let expected = rotation(0.3, 0, 1, 0).concatenating(
            {
                var t = Transform3D()
                t.m34 = -1 / 1000
                return t
            }())
        expectEqual(middle, expected, 1e-9)
    }

    /// Transforms that cannot be decomposed are interpolated entry by entry and stay finite.
    @Test func flatteningTransformsInterpolateEntries() {
        let a = rotation(0.5, 1, 0, 0)
        let b = scaling(1, 1, 0).concatenating(rotation(0.5, 1, 0, 0))
        let middle = a.interpolated(to: b, fraction: 0.25)
        for (row, (x, y)) in zip(rows(middle), zip(rows(a), rows(b))) { expectNear((row - (x * 0.75 + y * 0.25)).length, 0, 1e-12) }
    }
}

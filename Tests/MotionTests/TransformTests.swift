import Foundation
import Motion
import Testing

/// docs/CONTRACT.md §3, interpolation of transforms.
@Suite struct TransformTests {
    private func expectEqual(_ a: Affine, _ b: Affine, _ tolerance: Double = 1e-9, at place: SourceLocation = #_sourceLocation) {
        let differences = [a.a - b.a, a.b - b.b, a.c - b.c, a.d - b.d, a.tx - b.tx, a.ty - b.ty].map { abs(Double($0)) }
        #expect((differences.max() ?? 1) <= tolerance, "\(a) is not \(b)", sourceLocation: place)
    }

    private func expectEqual(_ a: Transform3D, _ b: Transform3D, _ tolerance: Double = 1e-9, at place: SourceLocation = #_sourceLocation) {
        let worst = zip(rows(a), rows(b)).map { ($0 - $1).length }.max() ?? 1
        #expect(worst <= tolerance, "\(a) is not \(b)", sourceLocation: place)
    }

    private func rows(_ t: Transform3D) -> [SIMD4<Double>] { (0..<4).map { t.rows[$0] } }

    static func anyAffine(_ chance: inout Chance) -> Affine {
        Affine(translationX: chance.number(-90...90), y: chance.number(-90...90)).rotated(by: chance.number(-3...3))
            .scaledBy(x: chance.number(0.2...3), y: chance.number(0.2...3))
            .concatenating(Affine(a: 1, b: chance.number(-0.5...0.5), c: chance.number(-0.5...0.5), d: 1, tx: 3, ty: -7))
    }

    static func anyTransform3D(_ chance: inout Chance) -> Transform3D {
        var t = scale(chance.number(0.3...2), chance.number(0.3...2), chance.number(0.3...2))
            .concatenating(turn(chance.number(-3...3), chance.number(-1...1), chance.number(-1...1), chance.number(0.1...1)))
            .concatenating(move(chance.number(-90...90), chance.number(-90...90), chance.number(-90...90)))
        t.m34 += CGFloat(chance.number(-0.003...0.003))
        return t
    }

    @Test func endsAreExact() {
        var chance = Chance(100)
        for _ in 0..<100 {
            let (a, b) = (Self.anyAffine(&chance), Self.anyAffine(&chance))
            #expect(a.interpolated(to: b, 0) == a && a.interpolated(to: b, 1) == b)
            expectEqual(a.interpolated(to: b, 1e-12), a, 1e-8)
            expectEqual(a.interpolated(to: b, 1 - 1e-12), b, 1e-8)
            expectEqual(a.interpolated(to: a, 0.37), a, 1e-8)
            let (c, d) = (Self.anyTransform3D(&chance), Self.anyTransform3D(&chance))
            #expect(c.interpolated(to: d, 0) == c && c.interpolated(to: d, 1) == d)
            expectEqual(c.interpolated(to: d, 1e-12), c, 1e-7)
            expectEqual(c.interpolated(to: d, 1 - 1e-12), d, 1e-7)
            expectEqual(c.interpolated(to: c, 0.37), c, 1e-7)
        }
    }

    @Test func partsGoStraight() {
        let a = Affine(translationX: 10, y: 20).rotated(by: 0.5).scaledBy(x: 2, y: 1)
        let b = Affine(translationX: 30, y: -20).rotated(by: 1.1).scaledBy(x: 1, y: 4)
        for p in [0.25, 0.5, 1.3, -0.2] {
            let wanted = Affine(translationX: 10 + 20 * p, y: 20 - 40 * p).rotated(by: 0.5 + 0.6 * p).scaledBy(x: 2 - p, y: 1 + 3 * p)
            expectEqual(a.interpolated(to: b, p), wanted)
        }
    }

    @Test func theShortWayRound() {
        let identity = Affine.identity
        let halfTurn = Double.pi
        let rows: [(Double, Double)] = [
            (2, 1), (-2, -1), (3.5, 1.75 - halfTurn), (-3.5, halfTurn - 1.75), (halfTurn, halfTurn / 2), (-halfTurn, halfTurn / 2),
            (20 * halfTurn, 0), (2 * halfTurn, 0), (3 * halfTurn, halfTurn / 2),
        ]
        for (angle, half) in rows {
            expectEqual(identity.interpolated(to: Affine(rotationAngle: CGFloat(angle)), 0.5), Affine(rotationAngle: CGFloat(half)), 1e-9)
        }
        // From any angle exactly half a turn on, either way: clockwise on screen, which is positive.
        var chance = Chance(101)
        for _ in 0..<200 {
            let angle = CGFloat(chance.number(-7...7))
            for turn in [halfTurn, -halfTurn, 3 * halfTurn] {
                let middle = Affine(rotationAngle: angle).interpolated(to: Affine(rotationAngle: angle + CGFloat(turn)), 0.5)
                expectEqual(middle, Affine(rotationAngle: angle + .pi / 2), 1e-8)
            }
        }
    }

    /// Interpolating is the same seen from elsewhere: half and then half of the rest.
    @Test func twoStepsAreOneStep() {
        var chance = Chance(102)
        for _ in 0..<200 {
            let a = Affine(rotationAngle: CGFloat(chance.number(-3...3))).translatedBy(x: 5, y: 6)
            let b = Affine(rotationAngle: CGFloat(chance.number(-3...3))).scaledBy(x: 2, y: 0.5)
            let middle = a.interpolated(to: b, 0.4)
            expectEqual(middle.interpolated(to: b, 0.5), a.interpolated(to: b, 0.7), 1e-8)
        }
        for _ in 0..<200 {
            let (a, b) = (turn(chance.number(-3...3), 1, 2, 3), turn(chance.number(-3...3), -2, 1, 0.5))
            let middle = a.interpolated(to: b, 0.4)
            expectEqual(middle.interpolated(to: b, 0.5), a.interpolated(to: b, 0.7), 1e-7)
        }
    }

    /// What becomes its mirror image squeezes; it does not turn as well.
    @Test func mirroringIsASqueeze() {
        expectEqual(Affine.identity.interpolated(to: Affine(scaleX: -1, y: 1), 0.25), Affine(scaleX: 0.5, y: 1))
        expectEqual(Affine.identity.interpolated(to: Affine(scaleX: 1, y: -1), 0.25), Affine(scaleX: 1, y: 0.5))
        expectEqual(Affine(scaleX: -2, y: 1).interpolated(to: .identity, 0.5), Affine(scaleX: -0.5, y: 1))
        // A half turn is no mirror image: it turns.
        expectEqual(Affine.identity.interpolated(to: Affine(scaleX: -1, y: -1), 0.5), Affine(rotationAngle: .pi / 2))
    }

    @Test func whatIsNothingHasNoAngle() {
        let turned = Affine(rotationAngle: 1).translatedBy(x: 8, y: 0)
        expectEqual(
            turned.interpolated(to: Affine(scaleX: 0, y: 0), 0.5),
            Affine(a: turned.a / 2, b: turned.b / 2, c: turned.c / 2, d: turned.d / 2, tx: turned.tx / 2, ty: turned.ty / 2))
        let flat = Affine(scaleX: 0, y: 1).interpolated(to: .identity, 0.5)
        expectEqual(flat, Affine(scaleX: 0.5, y: 1))
    }

    @Test func uprightStaysUpright() {
        let t = Affine(scaleX: 2, y: 3).interpolated(to: Affine(translationX: 7, y: 9), 0.3)
        #expect(t.b == 0 && t.c == 0)
    }

    @Test func planeTransformsGoAsAffineOnes() {
        var chance = Chance(103)
        for _ in 0..<100 {
            let (a, b, p) = (Self.anyAffine(&chance), Self.anyAffine(&chance), chance.number(-0.3...1.4))
            let middle = Transform3D(a).interpolated(to: Transform3D(b), p)
            expectEqual(middle, Transform3D(a.interpolated(to: b, p)), 0)
        }
    }

    @Test func turnsInSpaceGoOnTheGreatCircle() {
        var chance = Chance(104)
        for _ in 0..<200 {
            let (x, y, z) = (chance.number(-1...1), chance.number(-1...1), chance.number(-1...1))
            let (from, by, p) = (chance.number(-3...3), chance.number(-3.1...3.1), chance.number(-0.5...1.5))
            expectEqual(turn(from, x, y, z).interpolated(to: turn(from + by, x, y, z), p), turn(from + by * p, x, y, z), 1e-7)
        }
        // Half a turn, either way, is positive about its axis.
        for angle in [Double.pi, -.pi] {
            expectEqual(Transform3D().interpolated(to: turn(angle, 0, 1, 0), 0.5), turn(.pi / 2, 0, 1, 0), 1e-7)
            expectEqual(Transform3D().interpolated(to: turn(angle, 1, 0, 0), 0.5), turn(.pi / 2, 1, 0, 0), 1e-7)
        }
    }

    @Test func perspectiveGoesStraight() {
        var flat = turn(0.3, 0, 1, 0)
        var deep = flat
        flat.m34 = 0
        deep = deep.concatenating(
            {
                var t = Transform3D()
                t.m34 = -1 / 500
                return t
            }())
        flat = turn(0.3, 0, 1, 0)
        let middle = flat.interpolated(to: deep, 0.5)
        let wanted = turn(0.3, 0, 1, 0).concatenating(
            {
                var t = Transform3D()
                t.m34 = -1 / 1000
                return t
            }())
        expectEqual(middle, wanted, 1e-9)
    }

    /// What cannot be taken apart goes element by element, and stays finite.
    @Test func flatteningTransforms() {
        let a = turn(0.5, 1, 0, 0)
        let b = scale(1, 1, 0).concatenating(turn(0.5, 1, 0, 0))
        let middle = a.interpolated(to: b, 0.25)
        for (row, (x, y)) in zip(rows(middle), zip(rows(a), rows(b))) { expectNear((row - (x * 0.75 + y * 0.25)).length, 0, 1e-12) }
    }
}

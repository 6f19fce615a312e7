import Chances
import CoreGraphics
import Foundation
import Testing

/// A row vector through a matrix, written out.
private func through(_ v: SIMD4<Double>, _ t: CATransform3D) -> SIMD4<Double> {
    let m = t.entries
    var out = SIMD4<Double>()
    for column in 0..<4 { out[column] = v.x * m[0][column] + v.y * m[1][column] + v.z * m[2][column] + v.w * m[3][column] }
    return out
}

private func far(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> Double { (0..<4).map { abs(a[$0] - b[$0]) }.max() ?? .infinity }

/// Rodrigues: v·cos + (k × v)·sin + k·(k · v)·(1 - cos).
private func rodrigues(_ v: SIMD3<Double>, _ axis: SIMD3<Double>, _ angle: Double) -> SIMD4<Double> {
    let k = axis / (axis * axis).sum().squareRoot()
    let cross = SIMD3(k.y * v.z - k.z * v.y, k.z * v.x - k.x * v.z, k.x * v.y - k.y * v.x)
    return SIMD4(v * cos(angle) + cross * sin(angle) + k * (k * v).sum() * (1 - cos(angle)), 1)
}

extension Chance {
    fileprivate mutating func vector() -> SIMD3<Double> { SIMD3(signed(0.1, 2), signed(0.1, 2), signed(0.1, 2)) }

    /// Sixteen numbers with no order in them, that can be undone.
    fileprivate mutating func matrix() -> CATransform3D {
        while true {
            let t = CATransform3D(entries: (0..<4).map { _ in [number(-2, 2), number(-2, 2), number(-2, 2), number(-2, 2)] })
            guard abs(t.m44) > 0.2, let inverse = t.inverse else { continue }
            if inverse.entries.allSatisfy({ $0.allSatisfy { abs($0) < 10 } }) { return t }
        }
    }

    fileprivate mutating func unitQuaternion() -> SIMD4<Double> {
        let q = SIMD4(vector(), signed(0.1, 2))
        return q / (q * q).sum().squareRoot()
    }
}

@Suite struct Transform3DTests {
    @Test(arguments: 1...50) func concatenatingIsOneAfterTheOther(seed: Int) {
        var chance = Chance(seed)
        let (a, b, v) = (chance.matrix(), chance.matrix(), SIMD4(chance.vector(), 1))
        #expect(far(through(v, CATransform3DConcat(a, b)), through(through(v, a), b)) < 1e-9)
    }

    @Test(arguments: 1...100) func theInverseUndoesFromBothSides(seed: Int) {
        var chance = Chance(seed)
        let t = chance.matrix()
        #expect(distance(CATransform3DConcat(t, CATransform3DInvert(t)), CATransform3DIdentity) < 1e-9)
        #expect(distance(CATransform3DConcat(CATransform3DInvert(t), t), CATransform3DIdentity) < 1e-9)
    }

    /// A third of a turn about the diagonal takes x to y to z to x: zeros where a careless elimination divides.
    @Test func zerosOnTheDiagonalDoNotStopTheInverse() {
        let cycle = CATransform3D(entries: [[0, 1, 0, 0], [0, 0, 1, 0], [1, 0, 0, 0], [5, 7, 9, 1]])
        #expect(distance(CATransform3DConcat(cycle, CATransform3DInvert(cycle)), CATransform3DIdentity) < 1e-12)
    }

    @Test func whatFlattensHasNoInverseAndStaysAsItIs() {
        let flat = CATransform3DConcat(CATransform3DMakeScale(2, 3, 0), CATransform3DMakeTranslation(4, 5, 6))
        #expect(flat.inverse == nil)
        #expect(CATransform3DInvert(flat) == flat)
    }

    // MARK: - Making

    @Test(arguments: 1...50) func aStepThatIsAddedComesFirst(seed: Int) {
        var chance = Chance(seed)
        let (t, v, d) = (chance.matrix(), chance.vector(), chance.vector())
        #expect(far(through(SIMD4(v, 1), CATransform3DTranslate(t, d.x, d.y, d.z)), through(SIMD4(v + d, 1), t)) < 1e-9)
        #expect(far(through(SIMD4(v, 1), CATransform3DScale(t, d.x, d.y, d.z)), through(SIMD4(v * d, 1), t)) < 1e-9)
        let (axis, angle) = (chance.vector(), chance.number(-7, 7))
        #expect(
            far(through(SIMD4(v, 1), CATransform3DRotate(t, angle, axis.x, axis.y, axis.z)), through(rodrigues(v, axis, angle), t)) < 1e-9)
    }

    @Test(arguments: 1...50) func aTurnAboutAnAxisIsRodrigues(seed: Int) {
        var chance = Chance(seed)
        let (axis, angle, v) = (chance.vector(), chance.number(-7, 7), chance.vector())
        let turned = through(SIMD4(v, 1), CATransform3DMakeRotation(angle, axis.x, axis.y, axis.z))
        #expect(far(turned, rodrigues(v, axis, angle)) < 1e-9)
    }

    @Test func aTurnAboutNoAxisIsNone() { #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1.3, 0, 0, 0))) }

    // MARK: - In the plane

    @Test(arguments: 1...50) func inThePlaneItIsTheAffineTransform(seed: Int) {
        var chance = Chance(seed)
        let (a, b, p) = (chance.affine(), chance.affine(), chance.point())
        let both = CATransform3DConcat(CATransform3DMakeAffineTransform(a), CATransform3DMakeAffineTransform(b))
        #expect(CATransform3DIsAffine(both))
        #expect(distance(CATransform3DGetAffineTransform(both), a.concatenating(b)) < 1e-9)
        let (flat, solid) = (p.applying(a), through(SIMD4(p.x, p.y, 0, 1), CATransform3DMakeAffineTransform(a)))
        #expect(distance(flat, CGPoint(x: solid.x, y: solid.y)) < 1e-9)

        let angle = chance.number(-7, 7)
        let turn = CATransform3DMakeRotation(angle, 0, 0, chance.number(0.5, 3))
        #expect(CATransform3DIsAffine(turn), "an exact axis keeps its exact zeros")
        #expect(distance(CATransform3DGetAffineTransform(turn), CGAffineTransform(rotationAngle: angle)) < 1e-12)
    }

    @Test(arguments: [
        \CATransform3D.m13, \.m14, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m43, \.m44,
    ]) func whatLeavesThePlaneIsNotAffine(_ entry: WritableKeyPath<CATransform3D, CGFloat> & Sendable) {
        var t = CATransform3DMakeAffineTransform(CGAffineTransform(a: 2, b: 1, c: 3, d: 4, tx: 5, ty: 6))
        t[keyPath: entry] += 0.001
        #expect(!CATransform3DIsAffine(t))
    }

    // MARK: - Quaternions

    @Test(arguments: 1...50) func aQuaternionAndItsOppositeAreTheSameTurn(seed: Int) {
        var chance = Chance(seed)
        let q = chance.unitQuaternion()
        #expect(distance(CATransform3D(rotation: q), CATransform3D(rotation: -q)) < 1e-12)
    }

    /// Hamilton's product of the second with the first is first one turn, then the other.
    @Test(arguments: 1...50) func theProductOfQuaternionsIsOneTurnAfterTheOther(seed: Int) {
        var chance = Chance(seed)
        let (p, q) = (chance.unitQuaternion(), chance.unitQuaternion())
        let product = SIMD4(
            q.w * p.x + q.x * p.w + q.y * p.z - q.z * p.y, q.w * p.y - q.x * p.z + q.y * p.w + q.z * p.x,
            q.w * p.z + q.x * p.y - q.y * p.x + q.z * p.w, q.w * p.w - q.x * p.x - q.y * p.y - q.z * p.z)
        let both = CATransform3DConcat(CATransform3D(rotation: p), CATransform3D(rotation: q))
        #expect(distance(both, CATransform3D(rotation: product)) < 1e-9)
    }

    /// Near half a turn w is small, and each axis in turn is the one that the quaternion has to be read from.
    @Test(arguments: [SIMD3(0.98, 0.1, -0.15), SIMD3(0.12, -0.97, 0.2), SIMD3(-0.14, 0.2, 0.96)], [0.3, 2.9, .pi, -3.1])
    func theTurnIsFoundAgain(axis: SIMD3<Double>, angle: Double) throws {
        let turn = CATransform3DMakeRotation(angle, axis.x, axis.y, axis.z)
        let found = try #require(turn.parts).rotation
        let k = axis / (axis * axis).sum().squareRoot()
        let expected = SIMD4(k * sin(angle / 2), cos(angle / 2))
        #expect(min(far(found, expected), far(found, -expected)) < 1e-9)
    }

    // MARK: - Parts

    @Test(arguments: 1...200) func takenApartAndPutTogetherItIsTheSame(seed: Int) throws {
        var chance = Chance(seed)
        let t = chance.matrix()
        let parts = try #require(t.parts)
        #expect(distance(CATransform3D(parts), t) < 1e-8)
        #expect(abs((parts.rotation * parts.rotation).sum() - 1) < 1e-9)
        #expect(parts.scale.x > 0 && parts.scale.z > 0, "a mirror image is told by y alone")
    }

    /// scale · shear · rotation · translation · perspective, each as a matrix of its own.
    @Test(arguments: 1...50) func partsActInTheirOrder(seed: Int) {
        var chance = Chance(seed)
        var parts = Transform3DParts()
        parts.scale = chance.vector()
        parts.shear = chance.vector()
        parts.rotation = chance.unitQuaternion()
        parts.translation = chance.vector()
        parts.perspective = SIMD4(chance.vector() / 50, 1)
        let h = parts.shear
        let shear = CATransform3D(entries: [[1, 0, 0, 0], [h.x, 1, 0, 0], [h.y, h.z, 1, 0], [0, 0, 0, 1]])
        let p = parts.perspective
        let perspective = CATransform3D(entries: [[1, 0, 0, p.x], [0, 1, 0, p.y], [0, 0, 1, p.z], [0, 0, 0, p.w]])
        let (s, d) = (parts.scale, parts.translation)
        let whole = [
            shear, CATransform3D(rotation: parts.rotation), CATransform3DMakeTranslation(d.x, d.y, d.z), perspective,
        ].reduce(CATransform3DMakeScale(s.x, s.y, s.z), CATransform3DConcat)
        #expect(distance(CATransform3D(parts), whole) < 1e-9)
    }

    /// A single kind of change leaves the other parts as they are without it.
    @Test(arguments: 1...30) func partsDoNotMix(seed: Int) throws {
        var chance = Chance(seed)
        let d = chance.vector()
        let size = SIMD3(abs(d.x), abs(d.y), abs(d.z))
        let moved = try #require(CATransform3DMakeTranslation(d.x, d.y, d.z).parts)
        #expect(moved.translation == d && moved.scale == SIMD3(1, 1, 1) && moved.shear == SIMD3() && moved.rotation == SIMD4(0, 0, 0, 1))
        let grown = try #require(CATransform3DMakeScale(size.x, size.y, size.z).parts)
        #expect(grown.translation == SIMD3() && far(SIMD4(grown.scale, 0), SIMD4(size, 0)) < 1e-12 && grown.rotation == SIMD4(0, 0, 0, 1))
        var seen = CATransform3DIdentity
        seen.m34 = -1 / chance.number(200, 900)
        let deep = try #require(seen.parts)
        #expect(far(deep.perspective, SIMD4(0, 0, Double(seen.m34), 1)) < 1e-12 && deep.scale == SIMD3(1, 1, 1) && deep.shear == SIMD3())
    }

    @Test func whatFlattensCannotBeTakenApart() {
        for flat in [CATransform3DMakeScale(0, 2, 3), CATransform3DMakeScale(2, 0, 3), CATransform3DMakeScale(2, 3, 0)] {
            #expect(flat.parts == nil)
        }
        var nowhere = CATransform3DIdentity
        nowhere.m44 = 0
        #expect(nowhere.parts == nil)
    }
}

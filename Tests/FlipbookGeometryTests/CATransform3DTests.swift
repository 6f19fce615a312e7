import FlipbookGeometry
import Foundation
import SeededRandomValues
import Testing

/// Returns the product of a row vector and a matrix, computed entry by entry.
private func transformed(_ v: SIMD4<Double>, by t: CATransform3D) -> SIMD4<Double> {
    let m = t.entries
    var result = SIMD4<Double>()
    for column in 0..<4 { result[column] = v.x * m[0][column] + v.y * m[1][column] + v.z * m[2][column] + v.w * m[3][column] }
    return result
}

/// Returns the largest absolute difference between corresponding components.
private func largestDifference(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> Double { (0..<4).map { abs(a[$0] - b[$0]) }.max() ?? .infinity }

/// Returns `v` rotated about an axis by Rodrigues' formula: v·cos + (k × v)·sin + k·(k · v)·(1 - cos).
private func rotatedByRodrigues(_ v: SIMD3<Double>, _ axis: SIMD3<Double>, _ angle: Double) -> SIMD4<Double> {
    let k = axis / (axis * axis).sum().squareRoot()
    let cross = SIMD3(k.y * v.z - k.z * v.y, k.z * v.x - k.x * v.z, k.x * v.y - k.y * v.x)
    return SIMD4(v * cos(angle) + cross * sin(angle) + k * (k * v).sum() * (1 - cos(angle)), 1)
}

extension SeededRandom {
    fileprivate mutating func vector() -> SIMD3<Double> { SIMD3(signedNumber(0.1, 2), signedNumber(0.1, 2), signedNumber(0.1, 2)) }

    /// Returns a random matrix whose inverse has only entries below 10, so that rounding errors stay small.
    fileprivate mutating func invertibleMatrix() -> CATransform3D {
        while true {
            let t = CATransform3D(entries: (0..<4).map { _ in [number(-2, 2), number(-2, 2), number(-2, 2), number(-2, 2)] })
            guard abs(t.m44) > 0.2, let inverse = t.inverse else { continue }
            if inverse.entries.allSatisfy({ $0.allSatisfy { abs($0) < 10 } }) { return t }
        }
    }

    fileprivate mutating func unitQuaternion() -> SIMD4<Double> {
        let q = SIMD4(vector(), signedNumber(0.1, 2))
        return q / (q * q).sum().squareRoot()
    }
}

@Suite struct CATransform3DTests {
    @Test(arguments: 1...50) func concatAppliesFirstThenSecond(seed: Int) {
        var random = SeededRandom(seed)
        let (a, b, v) = (random.invertibleMatrix(), random.invertibleMatrix(), SIMD4(random.vector(), 1))
        #expect(largestDifference(transformed(v, by: CATransform3DConcat(a, b)), transformed(transformed(v, by: a), by: b)) < 1e-9)
    }

    @Test(arguments: 1...100) func inverseIsTwoSided(seed: Int) {
        var random = SeededRandom(seed)
        let t = random.invertibleMatrix()
        #expect(distance(CATransform3DConcat(t, CATransform3DInvert(t)), CATransform3DIdentity) < 1e-9)
        #expect(distance(CATransform3DConcat(CATransform3DInvert(t), t), CATransform3DIdentity) < 1e-9)
    }

    /// A rotation by a third of a turn about the diagonal maps x to y, y to z and z to x. Without pivoting the elimination divides by zero.
    @Test func inverseHandlesZerosOnTheDiagonal() {
        let cycle = CATransform3D(entries: [[0, 1, 0, 0], [0, 0, 1, 0], [1, 0, 0, 0], [5, 7, 9, 1]])
        #expect(distance(CATransform3DConcat(cycle, CATransform3DInvert(cycle)), CATransform3DIdentity) < 1e-12)
    }

    @Test func invertReturnsSingularTransformUnchanged() {
        let flat = CATransform3DConcat(CATransform3DMakeScale(2, 3, 0), CATransform3DMakeTranslation(4, 5, 6))
        #expect(flat.inverse == nil)
        #expect(CATransform3DInvert(flat) == flat)
    }

    // MARK: - Creation

    @Test(arguments: 1...50) func addedStepAppliesFirst(seed: Int) {
        var random = SeededRandom(seed)
        let (t, v, d) = (random.invertibleMatrix(), random.vector(), random.vector())
        #expect(
            largestDifference(transformed(SIMD4(v, 1), by: CATransform3DTranslate(t, d.x, d.y, d.z)), transformed(SIMD4(v + d, 1), by: t))
                < 1e-9)
        #expect(
            largestDifference(transformed(SIMD4(v, 1), by: CATransform3DScale(t, d.x, d.y, d.z)), transformed(SIMD4(v * d, 1), by: t))
                < 1e-9)
        let (axis, angle) = (random.vector(), random.number(-7, 7))
        #expect(
            largestDifference(
                transformed(SIMD4(v, 1), by: CATransform3DRotate(t, angle, axis.x, axis.y, axis.z)),
                transformed(rotatedByRodrigues(v, axis, angle), by: t)) < 1e-9)
    }

    @Test(arguments: 1...50) func rotationMatchesRodriguesFormula(seed: Int) {
        var random = SeededRandom(seed)
        let (axis, angle, v) = (random.vector(), random.number(-7, 7), random.vector())
        let rotated = transformed(SIMD4(v, 1), by: CATransform3DMakeRotation(angle, axis.x, axis.y, axis.z))
        #expect(largestDifference(rotated, rotatedByRodrigues(v, axis, angle)) < 1e-9)
    }

    @Test func rotationAboutAZeroAxisIsTheIdentity() { #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1.3, 0, 0, 0))) }

    // MARK: - Transforms of the plane

    @Test(arguments: 1...50) func planarTransformsEqualAffineTransforms(seed: Int) {
        var random = SeededRandom(seed)
        let (a, b, p) = (random.affineTransform(), random.affineTransform(), random.point())
        let product = CATransform3DConcat(CATransform3DMakeAffineTransform(a), CATransform3DMakeAffineTransform(b))
        #expect(CATransform3DIsAffine(product))
        #expect(distance(CATransform3DGetAffineTransform(product), a.concatenating(b)) < 1e-9)
        let (flat, spatial) = (p.applying(a), transformed(SIMD4(p.x, p.y, 0, 1), by: CATransform3DMakeAffineTransform(a)))
        #expect(distance(flat, CGPoint(x: spatial.x, y: spatial.y)) < 1e-9)

        let angle = random.number(-7, 7)
        let rotation = CATransform3DMakeRotation(angle, 0, 0, random.number(0.5, 3))
        #expect(CATransform3DIsAffine(rotation), "a rotation about the z axis has exact zeros")
        #expect(distance(CATransform3DGetAffineTransform(rotation), CGAffineTransform(rotationAngle: angle)) < 1e-12)
    }

    @Test(arguments: [
        \CATransform3D.m13, \.m14, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m43, \.m44,
    ]) func nonplanarTransformIsNotAffine(_ entry: WritableKeyPath<CATransform3D, CGFloat> & Sendable) {
        var t = CATransform3DMakeAffineTransform(CGAffineTransform(a: 2, b: 1, c: 3, d: 4, tx: 5, ty: 6))
        t[keyPath: entry] += 0.001
        #expect(!CATransform3DIsAffine(t))
    }

    // MARK: - Quaternions

    @Test(arguments: 1...50) func oppositeQuaternionsAreTheSameRotation(seed: Int) {
        var random = SeededRandom(seed)
        let q = random.unitQuaternion()
        #expect(distance(CATransform3D(rotation: q), CATransform3D(rotation: -q)) < 1e-12)
    }

    /// The Hamilton product q·p of two quaternions is the rotation by p, followed by the rotation by q.
    @Test(arguments: 1...50) func quaternionProductComposesRotations(seed: Int) {
        var random = SeededRandom(seed)
        let (p, q) = (random.unitQuaternion(), random.unitQuaternion())
        let product = SIMD4(
            q.w * p.x + q.x * p.w + q.y * p.z - q.z * p.y, q.w * p.y - q.x * p.z + q.y * p.w + q.z * p.x,
            q.w * p.z + q.x * p.y - q.y * p.x + q.z * p.w, q.w * p.w - q.x * p.x - q.y * p.y - q.z * p.z)
        let composed = CATransform3DConcat(CATransform3D(rotation: p), CATransform3D(rotation: q))
        #expect(distance(composed, CATransform3D(rotation: product)) < 1e-9)
    }

    /// Near a half turn, w is small, so the quaternion must be computed from its largest component. For each of the three axes, another one
    /// of x, y and z is the largest.
    @Test(arguments: [SIMD3(0.98, 0.1, -0.15), SIMD3(0.12, -0.97, 0.2), SIMD3(-0.14, 0.2, 0.96)], [0.3, 2.9, .pi, -3.1])
    func decompositionFindsTheRotation(axis: SIMD3<Double>, angle: Double) throws {
        let rotation = CATransform3DMakeRotation(angle, axis.x, axis.y, axis.z)
        let found = try #require(rotation.decomposition).rotation
        let k = axis / (axis * axis).sum().squareRoot()
        let expected = SIMD4(k * sin(angle / 2), cos(angle / 2))
        #expect(min(largestDifference(found, expected), largestDifference(found, -expected)) < 1e-9)
    }

    // MARK: - Decomposition

    @Test(arguments: 1...200) func decompositionRestoresTheTransform(seed: Int) throws {
        var random = SeededRandom(seed)
        let t = random.invertibleMatrix()
        let components = try #require(t.decomposition)
        #expect(distance(CATransform3D(components), t) < 1e-8)
        #expect(abs((components.rotation * components.rotation).sum() - 1) < 1e-9)
        #expect(components.scale.x > 0 && components.scale.z > 0, "a reflection makes only the y scale negative")
    }

    /// Compares with the product of five matrices, one for each component: scale · shear · rotation · translation · perspective.
    @Test(arguments: 1...50) func componentsApplyInOrder(seed: Int) {
        var random = SeededRandom(seed)
        var components = DecomposedTransform3D()
        components.scale = random.vector()
        components.shear = random.vector()
        components.rotation = random.unitQuaternion()
        components.translation = random.vector()
        components.perspective = SIMD4(random.vector() / 50, 1)
        let h = components.shear
        let shear = CATransform3D(entries: [[1, 0, 0, 0], [h.x, 1, 0, 0], [h.y, h.z, 1, 0], [0, 0, 0, 1]])
        let p = components.perspective
        let perspective = CATransform3D(entries: [[1, 0, 0, p.x], [0, 1, 0, p.y], [0, 0, 1, p.z], [0, 0, 0, p.w]])
        let (s, d) = (components.scale, components.translation)
        let product = [
            shear, CATransform3D(rotation: components.rotation), CATransform3DMakeTranslation(d.x, d.y, d.z), perspective,
        ].reduce(CATransform3DMakeScale(s.x, s.y, s.z), CATransform3DConcat)
        #expect(distance(CATransform3D(components), product) < 1e-9)
    }

    /// The decomposition of a transform of one kind, such as a translation, has the identity values in all other components.
    @Test(arguments: 1...30) func componentsAreIndependent(seed: Int) throws {
        var random = SeededRandom(seed)
        let d = random.vector()
        let size = SIMD3(abs(d.x), abs(d.y), abs(d.z))
        let translated = try #require(CATransform3DMakeTranslation(d.x, d.y, d.z).decomposition)
        #expect(
            translated.translation == d && translated.scale == SIMD3(1, 1, 1) && translated.shear == SIMD3()
                && translated.rotation == SIMD4(0, 0, 0, 1))
        let scaled = try #require(CATransform3DMakeScale(size.x, size.y, size.z).decomposition)
        #expect(
            scaled.translation == SIMD3() && largestDifference(SIMD4(scaled.scale, 0), SIMD4(size, 0)) < 1e-12
                && scaled.rotation == SIMD4(0, 0, 0, 1))
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / random.number(200, 900)
        let decomposition = try #require(perspective.decomposition)
        #expect(
            largestDifference(decomposition.perspective, SIMD4(0, 0, Double(perspective.m34), 1)) < 1e-12
                && decomposition.scale == SIMD3(1, 1, 1) && decomposition.shear == SIMD3())
    }

    @Test func flatteningTransformHasNoDecomposition() {
        for flat in [CATransform3DMakeScale(0, 2, 3), CATransform3DMakeScale(2, 0, 3), CATransform3DMakeScale(2, 3, 0)] {
            #expect(flat.decomposition == nil)
        }
        var zeroW = CATransform3DIdentity
        zeroW.m44 = 0
        #expect(zeroW.decomposition == nil)
    }
}

import FlipbookMotion
import Foundation
import SeededRandomValues
import Testing

@Suite struct VectorArithmeticTests {
    private func expectVectorSpaceLaws<V: VectorArithmetic>(_ a: V, _ b: V, _ c: V, _ location: SourceLocation = #_sourceLocation) {
        func expectNearlyEqual(_ x: V, _ y: V) { expectNear((x - y).length, 0, 1e-9 * (1 + x.length), "\(x) - \(y)", at: location) }
        #expect(a + .zero == a && a - a == .zero && a * 1 == a && a * 0 == .zero, sourceLocation: location)
        expectNearlyEqual((a + b) + c, a + (b + c))
        expectNearlyEqual(a + b, b + a)
        expectNearlyEqual((a - b) + b, a)
        expectNearlyEqual((a + b) * 2.5, a * 2.5 + b * 2.5)
        expectNearlyEqual(a * 0.7 + a * 1.8, a * 2.5)
        #expect(
            a.interpolated(to: b, fraction: 0) == a && a.interpolated(to: b, fraction: 1) == b && a.interpolated(to: a, fraction: 0.3) == a,
            sourceLocation: location)
        expectNearlyEqual(a.interpolated(to: b, fraction: 0.25), a * 0.75 + b * 0.25)
        expectNearlyEqual(a.interpolated(to: b, fraction: 1.5), b + (b - a) * 0.5)
        expectNearlyEqual(a.interpolated(to: b, fraction: -1), a * 2 - b)
        expectNearlyEqual(a * -1, V.zero - a)
        var sum = a
        sum += b
        sum -= c
        expectNearlyEqual(sum, a + b - c)
        expectNear((a * -3).length, a.length * 3, 1e-9 * (1 + a.length), at: location)
        #expect(V.zero.length == 0 && (a + b).length <= a.length + b.length + 1e-9, sourceLocation: location)
    }

    @Test func vectorSpaceLaws() {
        var random = SeededRandom(90)
        func n() -> Double { random.number(-300, 500) }
        for _ in 0..<50 {
            expectVectorSpaceLaws(n(), n(), n())
            expectVectorSpaceLaws(CGFloat(n()), CGFloat(n()), CGFloat(n()))
            expectVectorSpaceLaws(CGPoint(x: n(), y: n()), CGPoint(x: n(), y: n()), CGPoint(x: n(), y: n()))
            expectVectorSpaceLaws(CGSize(width: n(), height: n()), CGSize(width: n(), height: n()), CGSize(width: n(), height: n()))
            expectVectorSpaceLaws(Vector2(SIMD2(n(), n())), Vector2(SIMD2(n(), n())), Vector2(SIMD2(n(), n())))
            expectVectorSpaceLaws(CGRect(SIMD4(n(), n(), n(), n())), CGRect(SIMD4(n(), n(), n(), n())), CGRect(SIMD4(n(), n(), n(), n())))
            expectVectorSpaceLaws(Color(SIMD4(n(), n(), n(), n())), Color(SIMD4(n(), n(), n(), n())), Color(SIMD4(n(), n(), n(), n())))
            expectVectorSpaceLaws(SIMD2(n(), n()), SIMD2(n(), n()), SIMD2(n(), n()))
            expectVectorSpaceLaws(SIMD4(n(), n(), n(), n()), SIMD4(n(), n(), n(), n()), SIMD4(n(), n(), n(), n()))
        }
    }

    @Test func rectComponentsInterpolateSeparately() {
        let rect = CGRect(x: 0, y: 10, width: 100, height: 20).interpolated(
            to: CGRect(x: 40, y: 0, width: 200, height: -20), fraction: 0.25)
        #expect(rect.origin == CGPoint(x: 10, y: 7.5) && rect.size == CGSize(width: 125, height: 10))
        // A negative size keeps its sign.
        #expect((CGRect(x: 0, y: 0, width: -5, height: 1) * 2).size.width == -10)
    }

    /// Colors are mixed in sRGB with straight alpha. Halfway between clear and red is a half-transparent dark red. Between red and blue
    /// alpha stays 1.
    @Test func colorsInterpolateWithStraightAlpha() {
        let red = Color(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(Color.zero.interpolated(to: red, fraction: 0.5) == Color(red: 0.5, green: 0, blue: 0, alpha: 0.5))
        #expect(Color.clear == .zero)
        let blue = Color(red: 0, green: 0, blue: 1, alpha: 1)
        #expect(red.interpolated(to: blue, fraction: 0.25) == Color(red: 0.75, green: 0, blue: 0.25, alpha: 1))
        #expect(red.interpolated(to: blue, fraction: 1.5).simdValue == SIMD4(-0.5, 0, 1.5, 1))
    }
}

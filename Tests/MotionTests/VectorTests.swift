import Foundation
import Motion
import Testing

@Suite struct VectorTests {
    private func obeysLaws<V: Vector>(_ a: V, _ b: V, _ c: V, _ at: SourceLocation = #_sourceLocation) {
        func near(_ x: V, _ y: V) { expectNear((x - y).length, 0, 1e-9 * (1 + x.length), "\(x) - \(y)", at: at) }
        #expect(a + .zero == a && a - a == .zero && a * 1 == a && a * 0 == .zero, sourceLocation: at)
        near((a + b) + c, a + (b + c))
        near(a + b, b + a)
        near((a - b) + b, a)
        near((a + b) * 2.5, a * 2.5 + b * 2.5)
        near(a * 0.7 + a * 1.8, a * 2.5)
        #expect(a.mixed(with: b, 0) == a && a.mixed(with: b, 1) == b && a.mixed(with: a, 0.3) == a, sourceLocation: at)
        near(a.mixed(with: b, 0.25), a * 0.75 + b * 0.25)
        near(a.mixed(with: b, 1.5), b + (b - a) * 0.5)
        near(a.mixed(with: b, -1), a * 2 - b)
        near(a * -1, V.zero - a)
        var sum = a
        sum += b
        sum -= c
        near(sum, a + b - c)
        expectNear((a * -3).length, a.length * 3, 1e-9 * (1 + a.length), at: at)
        #expect(V.zero.length == 0 && (a + b).length <= a.length + b.length + 1e-9, sourceLocation: at)
    }

    @Test func laws() {
        var chance = Chance(90)
        func n() -> Double { chance.number(-300...500) }
        for _ in 0..<50 {
            obeysLaws(n(), n(), n())
            obeysLaws(CGFloat(n()), CGFloat(n()), CGFloat(n()))
            obeysLaws(CGPoint(x: n(), y: n()), CGPoint(x: n(), y: n()), CGPoint(x: n(), y: n()))
            obeysLaws(CGSize(width: n(), height: n()), CGSize(width: n(), height: n()), CGSize(width: n(), height: n()))
            obeysLaws(Vector2(SIMD2(n(), n())), Vector2(SIMD2(n(), n())), Vector2(SIMD2(n(), n())))
            obeysLaws(CGRect(SIMD4(n(), n(), n(), n())), CGRect(SIMD4(n(), n(), n(), n())), CGRect(SIMD4(n(), n(), n(), n())))
            obeysLaws(Color(SIMD4(n(), n(), n(), n())), Color(SIMD4(n(), n(), n(), n())), Color(SIMD4(n(), n(), n(), n())))
            obeysLaws(SIMD2(n(), n()), SIMD2(n(), n()), SIMD2(n(), n()))
            obeysLaws(SIMD4(n(), n(), n(), n()), SIMD4(n(), n(), n(), n()), SIMD4(n(), n(), n(), n()))
        }
    }

    @Test func partsGoSeparately() {
        let rect = CGRect(x: 0, y: 10, width: 100, height: 20).mixed(with: CGRect(x: 40, y: 0, width: 200, height: -20), 0.25)
        #expect(rect.origin == CGPoint(x: 10, y: 7.5) && rect.size == CGSize(width: 125, height: 10))
        // A size that shoots below zero keeps its sign.
        #expect((CGRect(x: 0, y: 0, width: -5, height: 1) * 2).size.width == -10)
    }

    /// Straight sRGB: from nothing to red passes a half-transparent dark red, from red to blue never loses alpha.
    @Test func coloursMixStraight() {
        let red = Color(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(Color.zero.mixed(with: red, 0.5) == Color(red: 0.5, green: 0, blue: 0, alpha: 0.5))
        #expect(Color.clear == .zero)
        let blue = Color(red: 0, green: 0, blue: 1, alpha: 1)
        #expect(red.mixed(with: blue, 0.25) == Color(red: 0.75, green: 0, blue: 0.25, alpha: 1))
        #expect(red.mixed(with: blue, 1.5).numbers == SIMD4(-0.5, 0, 1.5, 1))
    }
}

import FlipbookMotion
import SeededRandomValues
import Testing

/// Timing curves behave as docs/CONTRACT.md §1 requires.
@Suite struct UnitBezierTests {
    static let custom = UnitBezier(0.57, -0.4, 0.96, 0.87)
    static let referenceValues: [(UnitBezier, [Double])] = [
        (.linear, [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]),
        (.easeIn, [0.017027, 0.062282, 0.129577, 0.214861, 0.315357, 0.429120, 0.554814, 0.691634, 0.839428]),
        (.easeOut, [0.160572, 0.308366, 0.445186, 0.570880, 0.684643, 0.785139, 0.870423, 0.937718, 0.982973]),
        (.easeInOut, [0.019722, 0.081660, 0.187396, 0.331884, 0.500000, 0.668116, 0.812604, 0.918340, 0.980278]),
        (.standard, [0.094796, 0.295244, 0.513315, 0.682541, 0.802403, 0.885229, 0.940765, 0.975625, 0.994316]),
        (custom, [-0.054333, -0.076916, -0.067523, -0.025729, 0.049170, 0.158271, 0.303294, 0.487056, 0.714753]),
    ]

    static func randomCurve(_ random: inout SeededRandom) -> UnitBezier {
        UnitBezier(random.number(0, 1), random.number(-1, 2), random.number(0, 1), random.number(-1, 2))
    }

    @Test(arguments: referenceValues) func progressAtTenths(curve: UnitBezier, expected: [Double]) {
        for (index, p) in expected.enumerated() {
            let x = Double(index + 1) / 10
            expectNear(curve.value(at: x), p, 1e-6, "p(\(x))")
        }
    }

    @Test func progressAtQuarters() {
        let expected: [(UnitBezier, Double, Double)] = [
            (.easeIn, 0.093465, 0.621862), (.easeOut, 0.378138, 0.906535), (.easeInOut, 0.129162, 0.870838),
            (.standard, 0.408511, 0.960459), (Self.custom, -0.076238, 0.390090),
        ]
        for (curve, quarter, threeQuarters) in expected {
            expectNear(curve.value(at: 0.25), quarter, 1e-6)
            expectNear(curve.value(at: 0.75), threeQuarters, 1e-6)
        }
    }

    @Test func customCurveFallsBelowZeroAndReturns() {
        let lowest = stride(from: 0, through: 1, by: 0.001).map { (progress: Double) in (Self.custom.value(at: progress), progress) }.min {
            $0.0 < $1.0
        }
        expectNear(lowest?.0 ?? 0, -0.0776, 1e-4)
        expectNear(lowest?.1 ?? 0, 0.22, 1e-2)
        expectNear(Self.custom.value(at: 0.439710), 0, 1e-6)
    }

    @Test func inverseMatchesReferenceValues() {
        for (curve, half) in [(UnitBezier.easeIn, 0.657500), (.easeOut, 0.342500), (.standard, 0.293301)] {
            expectNear(curve.time(forProgress: 0.5), half, 1e-6)
        }
        for (curve, quarter) in [(UnitBezier.easeIn, 0.436605), (.easeOut, 0.159598), (.easeInOut, 0.346203)] {
            expectNear(curve.time(forProgress: 0.25), quarter, 1e-6)
        }
    }

    @Test func endsAreExactAndTimeIsClamped() {
        var random = SeededRandom(1)
        for _ in 0..<300 {
            let curve = Self.randomCurve(&random)
            for (x, p) in [(0.0, 0.0), (1, 1), (-3.5, 0), (7.25, 1)] {
                #expect(curve.value(at: x) == p)
            }
            #expect(curve.time(forProgress: 0) == 0)
        }
    }

    @Test func onlyTheXOfControlPointsIsClamped() {
        let curve = UnitBezier(-0.5, -2, 1.5, 3)
        #expect((curve.x1, curve.y1, curve.x2, curve.y2) == (0, -2, 1, 3))
        #expect(UnitBezier(0.42, 0, 0.58, 1) == .easeInOut)
        #expect(Set([UnitBezier.easeIn, .easeIn, .easeOut]).count == 2)
    }

    /// Compares the values with those found by bisection. Some of the curves have parameters s with x'(s) = 0, at an end or in between.
    /// An error Δx in the solution of x(s) = x causes an error p'·Δx in the progress, so the allowed error is proportional to the slope.
    @Test func valueAgreesWithBisection() {
        var random = SeededRandom(2)
        var curves = (0..<400).map { _ in Self.randomCurve(&random) }
        curves += Self.referenceValues.map(\.0)
        curves += [
            UnitBezier(1, 0, 0, 1), UnitBezier(0, 1, 1, 0), UnitBezier(0, 0, 0, 1), UnitBezier(1, 0.2, 1, 0.3), UnitBezier(0, 0.7, 0.1, 1),
        ]
        for curve in curves {
            for _ in 0..<25 {
                let x = random.number(0, 1)
                let s = bisected { curve.x(at: $0) < x }
                expectNear(curve.x(at: curve.parameter(at: x)), x, 1e-8, "x of \(curve)")
                let allowedError = 1e-8 * min(abs(curve.slope(at: x)), 1e5)
                expectNear(curve.value(at: x), curve.y(at: s), max(allowedError, 1e-8), "p(\(x)) of \(curve)")
            }
        }
    }

    /// `time(forProgress:)` returns the smallest time at which the curve has this progress.
    @Test func inverseReturnsTheFirstTime() {
        var random = SeededRandom(3)
        for _ in 0..<400 {
            let curve = Self.randomCurve(&random)
            let x = random.number(0.001, 0.999)
            let p = curve.value(at: x)
            let first = curve.time(forProgress: p)
            #expect(first <= x + 1e-6)
            expectNear(curve.value(at: first), p, 1e-6, "value ∘ time of \(curve)")
            for step in 0..<50 where first > 1e-3 {
                // Before this time the curve stays on one side of p. Otherwise there would be an earlier time.
                let earlier = curve.value(at: first * Double(step) / 50)
                #expect((earlier - p) * (0 - p) >= -1e-9)
            }
        }
    }

    @Test func inverseIsExactForMonotoneCurves() {
        var random = SeededRandom(4)
        for _ in 0..<300 {
            let curve = UnitBezier(random.number(0, 1), random.number(0, 0.9), random.number(0, 1), random.number(0.1, 1))
            let x = random.number(0, 1)
            guard curve.slope(at: x) > 0.01 else { continue }
            expectNear(curve.time(forProgress: curve.value(at: x)), x, 1e-6)
        }
    }

    @Test func inverseClampsUnreachableProgress() {
        let lowest = Self.custom.time(forProgress: -5)
        expectNear(Self.custom.slope(at: lowest), 0, 1e-5)
        expectNear(lowest, 0.2235, 1e-2)
        #expect(Self.custom.time(forProgress: 5) == 1)
        #expect(UnitBezier.easeInOut.time(forProgress: -1) == 0)
        #expect(UnitBezier.easeInOut.time(forProgress: 2) == 1)
        #expect(UnitBezier.linear.time(forProgress: 0.25) == 0.25)
    }

    @Test func slopeMatchesDifferenceQuotient() {
        var random = SeededRandom(5)
        for _ in 0..<300 {
            let curve = UnitBezier(random.number(0.1, 0.9), random.number(-1, 2), random.number(0.1, 0.9), random.number(-1, 2))
            let x = random.number(0.05, 0.95)
            let h = 1e-4
            let measured = (curve.value(at: x + h) - curve.value(at: x - h)) / (2 * h)
            guard abs(measured) < 20 else { continue }
            expectNear(curve.slope(at: x), measured, 1e-2 * (1 + abs(measured)), "slope of \(curve) at \(x)")
        }
    }

    /// The additive reversal of docs/CONTRACT.md §3 with ease-in-out: x is the model value plus the remainders of both animations.
    @Test func additiveReversalMatchesReferenceValues() {
        for (t, expected) in [(0.5, 50), (0.6, 64.839368), (0.75, 74.167614), (1, 50), (1.25, 12.916193), (1.5, 0)] {
            let first = -100 * (1 - UnitBezier.easeInOut.value(at: t))
            let second = 100 * (1 - UnitBezier.easeInOut.value(at: t - 0.5))
            expectNear(first + second, expected, 1e-4, "x(\(t))")
        }
    }

    private func bisected(_ isBelow: (Double) -> Bool) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<70 {
            let middle = (low + high) / 2
            if isBelow(middle) { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}

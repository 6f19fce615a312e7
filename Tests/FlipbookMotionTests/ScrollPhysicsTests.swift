import FlipbookMotion
import Foundation
import SeededRandomValues
import Testing

/// docs/CONTRACT.md §10, scroll physics: `RubberBand`, `Decay` and the spring `scrollBounce`.
@Suite struct ScrollPhysicsTests {
    @Test func rubberBandReferenceValues() {
        let band = RubberBand(extent: 800)
        for (pull, shown) in [(10, 5.462446), (50, 26.586103), (100, 51.461988), (200, 96.703297), (400, 172.549020), (800, 283.870968)] {
            expectNear(band.displayedDistance(forPull: Double(pull)), shown, 1e-6)
            expectNear(band.displayedDistance(forPull: Double(-pull)), -shown, 1e-6)
            expectNear(band.pull(forDisplayedDistance: shown), Double(pull), 1e-5)
        }
    }

    @Test func rubberBandFormulaAndInverse() {
        var random = SeededRandom(80)
        for _ in 0..<300 {
            let band = RubberBand(extent: random.number(50, 1500), coefficient: random.number(0.1, 1))
            let pull = random.number(-4000, 4000)
            let shown = band.displayedDistance(forPull: pull)
            expectNear(shown, (1 - 1 / (abs(pull) * band.coefficient / band.extent + 1)) * band.extent * (pull < 0 ? -1 : 1), 1e-8)
            expectNear(band.pull(forDisplayedDistance: shown), pull, 1e-6)
            #expect(abs(shown) < band.extent && abs(shown) <= abs(pull))
            #expect(band.displayedDistance(forPull: pull + 1) > shown)
            let range = -20.0...300
            let inside = random.number(range.lowerBound, range.upperBound)
            #expect(band.softlyClamped(inside, in: range) == inside)
            expectNear(band.softlyClamped(-20 - abs(pull), in: range), -20 - abs(shown), 1e-9)
            expectNear(band.softlyClamped(300 + abs(pull), in: range), 300 + abs(shown), 1e-9)
        }
        #expect(RubberBand(extent: 100).pull(forDisplayedDistance: 100) == .infinity)
        #expect(RubberBand(extent: 100).pull(forDisplayedDistance: -130) == -.infinity)
        #expect(RubberBand(extent: 0).displayedDistance(forPull: 30) == 0)
    }

    @Test func decelerationReferenceValues() {
        let normal = Decay.normal
        for (t, x) in [(0.1, 90.625851), (0.5, 315.928023), (1, 432.035127)] {
            expectNear(normal.displacement(at: t, velocity: 1000.0), x, 1e-5, "x(\(t))")
        }
        expectNear(normal.distance(velocity: 1000.0), 499.499833, 1e-5)
        expectNear(normal.duration(velocity: 1000.0, threshold: 0.5), 3.449923, 1e-5)
        expectNear(normal.distance(velocity: 1.0), 0.499500, 1e-6)
        expectNear(Decay.fast.displacement(at: 0.1, velocity: 1000.0), 63.079251, 1e-5)
        expectNear(Decay.fast.distance(velocity: 1000.0), 99.499162, 1e-5)
        expectNear(Decay.fast.distance(velocity: 1.0), 0.0994992, 1e-6)
        expectNear(normal.projection(velocity: 1.0), 0.499, 1e-9)
        expectNear(Decay.fast.projection(velocity: 1.0), 0.099, 1e-9)
    }

    @Test func decayFormulasAgree() throws {
        var random = SeededRandom(81)
        for _ in 0..<300 {
            let decay = Decay(decelerationRate: random.number(0.98, 0.9995))
            let v = Vector2(dx: CGFloat(random.number(-4000, 4000)), dy: CGFloat(random.number(-4000, 4000)))
            let (a, b) = (random.number(0.01, 1), random.number(0.01, 1))
            // v(t) = v0·r^1000t
            let factor = pow(decay.decelerationRate, 1000 * a)
            expectNear((decay.velocity(at: a, velocity: v) - v * factor).length, 0, 1e-7)
            // The displacement at t = 0 is zero, two consecutive steps give the same as one long step, and the velocity is the derivative.
            #expect(decay.displacement(at: 0, velocity: v) == .zero && decay.velocity(at: 0, velocity: v) == v)
            let first = decay.displacement(at: a, velocity: v)
            let second = decay.displacement(at: b, velocity: decay.velocity(at: a, velocity: v))
            expectNear((first + second - decay.displacement(at: a + b, velocity: v)).length, 0, 1e-7)
            let h = 1e-6
            let slope = (decay.displacement(at: a + h, velocity: v) - decay.displacement(at: a - h, velocity: v)) * (0.5 / h)
            expectNear((slope - decay.velocity(at: a, velocity: v)).length, 0, 1e-3)
            // The inverse functions return the time and the velocity.
            let d = decay.displacement(at: a, velocity: Double(v.dx))
            expectNear(try #require(decay.time(toTravel: d, velocity: Double(v.dx))), a, 1e-6)
            #expect(decay.time(toTravel: decay.distance(velocity: Double(v.dx)) * 1.01, velocity: Double(v.dx)) == nil)
            #expect(decay.time(toTravel: -d, velocity: Double(v.dx)) == nil)
            expectNear((decay.distance(velocity: decay.velocity(toTravel: v)) - v).length, 0, 1e-8)
            let rest = decay.duration(velocity: v, threshold: 0.5)
            expectNear((decay.distance(velocity: v) - decay.displacement(at: rest, velocity: v)).length, 0.5, 1e-6)
        }
        #expect(Decay.normal.duration(velocity: 0.1, threshold: 0.5) == 0)
    }

    /// The spring is critically damped, with mass 1 and stiffness 100. Its offset at 0.3 s is (80 + (-200 + 10 · 80) · 0.3) · e⁻³ points. At
    /// the rest time the offset is the threshold of 0.25 points.
    @Test func scrollBounceMatchesTheFormula() {
        #expect(Spring.scrollBounce.dampingRatio == 1 && Spring.scrollBounce.frequency == 10)
        let expected: Double = 260 * exp(-3)
        expectNear(Spring.scrollBounce.displacement(at: 0.3, from: 80.0, velocity: -200), expected, 1e-9)
        let rest = Spring.scrollBounce.restDuration(from: 80, velocity: 1500, threshold: 0.25)
        expectNear(abs(Spring.scrollBounce.displacement(at: rest, from: 80.0, velocity: 1500)), 0.25, 1e-6)
    }
}

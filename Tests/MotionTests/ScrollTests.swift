import Foundation
import Motion
import Testing

/// docs/CONTRACT.md §10, the scroll maths.
@Suite struct ScrollTests {
    @Test func rubberBandNumbers() {
        let band = RubberBand(extent: 800)
        for (pull, shown) in [(10, 5.462446), (50, 26.586103), (100, 51.461988), (200, 96.703297), (400, 172.549020), (800, 283.870968)] {
            expectNear(band.shown(Double(pull)), shown, 1e-6)
            expectNear(band.shown(Double(-pull)), -shown, 1e-6)
            expectNear(band.pull(showing: shown), Double(pull), 1e-5)
        }
    }

    @Test func rubberBandLaws() {
        var chance = Chance(80)
        for _ in 0..<300 {
            let band = RubberBand(extent: chance.number(50...1500), coefficient: chance.number(0.1...1))
            let pull = chance.number(-4000...4000)
            let shown = band.shown(pull)
            expectNear(shown, (1 - 1 / (abs(pull) * band.coefficient / band.extent + 1)) * band.extent * (pull < 0 ? -1 : 1), 1e-8)
            expectNear(band.pull(showing: shown), pull, 1e-6)
            #expect(abs(shown) < band.extent && abs(shown) <= abs(pull))
            #expect(band.shown(pull + 1) > shown)
            let range = -20.0...300
            let inside = chance.number(range)
            #expect(band.held(inside, in: range) == inside)
            expectNear(band.held(-20 - abs(pull), in: range), -20 - abs(shown), 1e-9)
            expectNear(band.held(300 + abs(pull), in: range), 300 + abs(shown), 1e-9)
        }
        #expect(RubberBand(extent: 100).pull(showing: 100) == .infinity)
        #expect(RubberBand(extent: 100).pull(showing: -130) == -.infinity)
        #expect(RubberBand(extent: 0).shown(30) == 0)
    }

    @Test func decelerationNumbers() {
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

    @Test func decayLaws() throws {
        var chance = Chance(81)
        for _ in 0..<300 {
            let decay = Decay(rate: chance.number(0.98...0.9995))
            let v = Vector2(dx: CGFloat(chance.number(-4000...4000)), dy: CGFloat(chance.number(-4000...4000)))
            let (a, b) = (chance.number(0.01...1), chance.number(0.01...1))
            // v(t) = v0·r^1000t.
            let factor = pow(decay.rate, 1000 * a)
            expectNear((decay.velocity(at: a, velocity: v) - v * factor).length, 0, 1e-7)
            // No time, no motion; two steps are one step; the velocity is the slope.
            #expect(decay.displacement(at: 0, velocity: v) == .zero && decay.velocity(at: 0, velocity: v) == v)
            let first = decay.displacement(at: a, velocity: v)
            let second = decay.displacement(at: b, velocity: decay.velocity(at: a, velocity: v))
            expectNear((first + second - decay.displacement(at: a + b, velocity: v)).length, 0, 1e-7)
            let h = 1e-6
            let slope = (decay.displacement(at: a + h, velocity: v) - decay.displacement(at: a - h, velocity: v)) * (0.5 / h)
            expectNear((slope - decay.velocity(at: a, velocity: v)).length, 0, 1e-3)
            // The times and velocities asked for.
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

    /// Critically damped, mass 1, stiffness 100, with the velocity of the moment; at rest below half a pixel.
    @Test func bounceSpring() {
        #expect(Spring.bounce.dampingRatio == 1 && Spring.bounce.frequency == 10)
        expectNear(Spring.bounce.displacement(at: 0.3, from: 80.0, velocity: -200), (80 + (-200 + 800) * 0.3) * exp(-3), 1e-9)
        let rest = Spring.bounce.restDuration(from: 80, velocity: 1500, threshold: 0.25)
        expectNear(abs(Spring.bounce.displacement(at: rest, from: 80.0, velocity: 1500)), 0.25, 1e-6)
    }
}

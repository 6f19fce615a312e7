import FlipbookMotion
import SeededRandomValues
import Testing

/// Tests the rules for invalid parameters and for the settling duration, docs/CONTRACT.md §2.1 and §2.2.
@Suite struct SpringSettlingTests {
    @Test func settlingDurationMatchesMeasurements() throws {
        let rows: [(Double, Double, Double, Double, Double)] = [
            (1, 100, 10, 0, 1.472700), (1, 100, 5, 0, 2.854975), (1, 100, 15, 0, 1.022094), (0.5, 40, 1, 0, 7.014373),
            (0.5, 40, 1, max(6, 8), 7.488608),
        ]
        for (mass, stiffness, damping, velocity, expected) in rows {
            let spring = try Spring(mass: mass, stiffness: stiffness, damping: damping)
            expectNear(spring.settlingDuration(velocity: velocity, .coreAnimation), expected, 1e-6)
            expectNear(spring.settlingDuration(velocity: velocity, .uiKit), expected, 1e-6)
        }
        expectNear(Spring(response: 0.5, dampingRatio: 0.8).settlingDuration(.uiKit), 0.771409, 1e-6)
        expectNear(Spring(response: 1.5, dampingRatio: 0.3).settlingDuration(.uiKit), 5.714618, 1e-6)
    }

    @Test func settlingDurationOfCriticalSprings() throws {
        let navigation = try Spring(mass: 3, stiffness: 1000, damping: 500)
        expectNear(navigation.dampingRatio, 4.56, 1e-2)
        expectNear(navigation.frequency, 18.257419, 1e-6)
        expectNear(navigation.settlingDuration(.uiKit), 0.505735, 2e-4)
        #expect(navigation.settlingDuration(velocity: 9, .uiKit) == navigation.settlingDuration(.uiKit))
        #expect(navigation.settlingDuration(.coreAnimation) == 0.6)
        #expect(Spring(response: 0.2, dampingRatio: 1).settlingDuration(.coreAnimation) == 0.3)
        let unit = try Spring(mass: 1, stiffness: 1, damping: 2)
        expectNear(unit.settlingDuration(.uiKit), 9.233413, 1e-6)
    }

    @Test func undampedSpringNeverSettles() throws {
        let spring = try Spring(mass: 2.5, stiffness: 40, damping: 0)
        #expect(spring.settlingDuration(velocity: 1, .coreAnimation) == .infinity)
        #expect(spring.settlingDuration(.uiKit) == .infinity)
        // The period is 2π/ω0 = 2π/4. After one period the spring is at its start, after half a period on the other side.
        expectNear(spring.value(at: .pi / 2, velocity: 0), 0, 1e-9)
        expectNear(spring.value(at: .pi / 4, velocity: 0), 2, 1e-9)
        #expect(Spring(duration: 0.7, bounce: 1.5).settlingDuration(.uiKit) == .infinity)
    }

    /// The duration is the first multiple of 0.1 s after which the spring stays settled for a second.
    @Test func coreAnimationRuleReturnsTheFirstTenth() {
        var random = SeededRandom(20)
        for _ in 0..<60 {
            let spring = Spring(response: random.number(0.1, 4), dampingRatio: random.number(1, 3), allowsOverdamping: random.bool())
            let v = random.number(-6, 9)
            let settling = spring.settlingDuration(velocity: v, .coreAnimation)
            expectNear((settling * 10).rounded() / 10, settling, 1e-12)
            func isSettled(_ start: Double) -> Bool {
                (0...10).allSatisfy { abs(1 - spring.value(at: start + Double($0) / 10, velocity: v)) < 0.001 }
            }
            #expect(isSettled(settling))
            #expect(settling == 0 || !isSettled(settling - 0.1))
        }
    }

    /// From the rest duration on, the displacement is within the threshold. If the spring does not oscillate, the displacement at the rest
    /// duration equals the threshold.
    @Test func restDurationIsTheLastCrossing() {
        var random = SeededRandom(21)
        for _ in 0..<200 {
            let spring = Spring(response: random.number(0.2, 3), dampingRatio: random.number(0.1, 3), allowsOverdamping: random.bool())
            let (x, v, threshold) = (random.number(-200, 200), random.number(-3000, 3000), random.number(0.05, 2))
            let rest = spring.restDuration(from: x, velocity: v, threshold: threshold)
            for step in 0..<200 {
                #expect(abs(spring.displacement(at: rest + Double(step) * 0.01 + 1e-7, from: x, velocity: v)) <= threshold * (1 + 1e-6))
            }
            if spring.dampingRatio >= 1, rest > 0 {
                expectNear(abs(spring.displacement(at: rest, from: x, velocity: v)), threshold, 1e-4 * threshold)
            }
        }
        #expect(Spring.scrollBounce.restDuration(from: 0.2, velocity: 0, threshold: 0.25) == 0)
        #expect(Spring.scrollBounce.restDuration(from: 0.01, velocity: 0.1, threshold: 0.25) == 0)
    }

    @Test func invalidParametersAreReported() {
        let rows: [(Double, Double, Double, Spring.InvalidParameterError.Parameter, String)] = [
            (0, 100, 10, .mass, "mass must be greater than 0."), (-2, 100, 10, .mass, "mass must be greater than 0."),
            (1, 0, 10, .stiffness, "stiffness must be greater than 0."), (1, -5, 10, .stiffness, "stiffness must be greater than 0."),
            (1, 100, -1, .damping, "damping must be greater than or equal to 0."),
            (1, .nan, 10, .stiffness, "stiffness must be greater than 0."),
            (.infinity, 100, 10, .mass, "mass must be greater than 0."),
        ]
        for (mass, stiffness, damping, parameter, text) in rows {
            let error = #expect(throws: Spring.InvalidParameterError.self) {
                try Spring(mass: mass, stiffness: stiffness, damping: damping)
            }
            #expect(error?.parameter == parameter)
            #expect(error?.description == text)
        }
        #expect(throws: Never.self) { try Spring(mass: 1, stiffness: 1, damping: 0) }
    }

    @Test func bounceDeterminesTheDampingRatio() {
        var random = SeededRandom(22)
        for _ in 0..<100 {
            let bounce = random.number(-0.95, 1)
            let spring = Spring(duration: random.number(0.1, 3), bounce: bounce)
            expectNear(spring.dampingRatio, bounce < 0 ? 1 / (1 + bounce) : 1 - bounce, 1e-9)
            expectNear(spring.bounce, bounce, 1e-9)
        }
    }
}

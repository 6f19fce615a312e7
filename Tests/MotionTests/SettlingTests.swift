import Motion
import Testing

/// docs/CONTRACT.md §2.1's refusals and §2.2.
@Suite struct SettlingTests {
    @Test func measuredValues() throws {
        let rows: [(Double, Double, Double, Double, Double)] = [
            (1, 100, 10, 0, 1.472700), (1, 100, 5, 0, 2.854975), (1, 100, 15, 0, 1.022094), (0.5, 40, 1, 0, 7.014373),
            (0.5, 40, 1, max(6, 8), 7.488608),
        ]
        for (mass, stiffness, damping, velocity, wanted) in rows {
            let spring = try Spring(mass: mass, stiffness: stiffness, damping: damping)
            expectNear(spring.settlingDuration(velocity: velocity, .coreAnimation), wanted, 1e-6)
            expectNear(spring.settlingDuration(velocity: velocity, .uiKit), wanted, 1e-6)
        }
        expectNear(Spring(response: 0.5, dampingRatio: 0.8).settlingDuration(.uiKit), 0.771409, 1e-6)
        expectNear(Spring(response: 1.5, dampingRatio: 0.3).settlingDuration(.uiKit), 5.714618, 1e-6)
    }

    @Test func criticalSprings() throws {
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

    @Test func withoutDampingItNeverSettles() throws {
        let spring = try Spring(mass: 2.5, stiffness: 40, damping: 0)
        #expect(spring.settlingDuration(velocity: 1, .coreAnimation) == .infinity)
        #expect(spring.settlingDuration(.uiKit) == .infinity)
        // Period 2π/ω0 = 2π/4: back at its start after one, at the other side after half of one.
        expectNear(spring.value(at: .pi / 2, velocity: 0), 0, 1e-9)
        expectNear(spring.value(at: .pi / 4, velocity: 0), 2, 1e-9)
        #expect(Spring(duration: 0.7, bounce: 1.5).settlingDuration(.uiKit) == .infinity)
    }

    /// The first multiple of 0.1 s from which it stays: earlier multiples are not calm for a second.
    @Test func theQuantisedRule() {
        var chance = Chance(20)
        for _ in 0..<60 {
            let spring = Spring(response: chance.number(0.1...4), dampingRatio: chance.number(1...3), allowsOverdamping: chance.flag())
            let v = chance.number(-6...9)
            let settling = spring.settlingDuration(velocity: v, .coreAnimation)
            expectNear((settling * 10).rounded() / 10, settling, 1e-12)
            func isCalm(_ start: Double) -> Bool {
                (0...10).allSatisfy { abs(1 - spring.value(at: start + Double($0) / 10, velocity: v)) < 0.001 }
            }
            #expect(isCalm(settling))
            #expect(settling == 0 || !isCalm(settling - 0.1))
        }
    }

    /// From the rest time on the threshold is kept, and (where it creeps) just before it is not.
    @Test func restDurationIsTheLastCrossing() {
        var chance = Chance(21)
        for _ in 0..<200 {
            let spring = Spring(response: chance.number(0.2...3), dampingRatio: chance.number(0.1...3), allowsOverdamping: chance.flag())
            let (x, v, threshold) = (chance.number(-200...200), chance.number(-3000...3000), chance.number(0.05...2))
            let rest = spring.restDuration(from: x, velocity: v, threshold: threshold)
            for step in 0..<200 {
                #expect(abs(spring.displacement(at: rest + Double(step) * 0.01 + 1e-7, from: x, velocity: v)) <= threshold * (1 + 1e-6))
            }
            if spring.dampingRatio >= 1, rest > 0 {
                expectNear(abs(spring.displacement(at: rest, from: x, velocity: v)), threshold, 1e-4 * threshold)
            }
        }
        #expect(Spring.bounce.restDuration(from: 0.2, velocity: 0, threshold: 0.25) == 0)
        #expect(Spring.bounce.restDuration(from: 0.01, velocity: 0.1, threshold: 0.25) == 0)
    }

    @Test func badConstantsAreRefusedWithTheCulprit() {
        let rows: [(Double, Double, Double, Spring.Invalid.Culprit, String)] = [
            (0, 100, 10, .mass, "mass must be greater than 0."), (-2, 100, 10, .mass, "mass must be greater than 0."),
            (1, 0, 10, .stiffness, "stiffness must be greater than 0."), (1, -5, 10, .stiffness, "stiffness must be greater than 0."),
            (1, 100, -1, .damping, "damping must be greater than or equal to 0."),
            (1, .nan, 10, .stiffness, "stiffness must be greater than 0."),
            (.infinity, 100, 10, .mass, "mass must be greater than 0."),
        ]
        for (mass, stiffness, damping, culprit, text) in rows {
            let error = #expect(throws: Spring.Invalid.self) { try Spring(mass: mass, stiffness: stiffness, damping: damping) }
            #expect(error?.culprit == culprit)
            #expect(error?.description == text)
        }
        #expect(throws: Never.self) { try Spring(mass: 1, stiffness: 1, damping: 0) }
    }

    @Test func bounceAndRatio() {
        var chance = Chance(22)
        for _ in 0..<100 {
            let bounce = chance.number(-0.95...1)
            let spring = Spring(duration: chance.number(0.1...3), bounce: bounce)
            expectNear(spring.dampingRatio, bounce < 0 ? 1 / (1 + bounce) : 1 - bounce, 1e-9)
            expectNear(spring.bounce, bounce, 1e-9)
        }
    }
}

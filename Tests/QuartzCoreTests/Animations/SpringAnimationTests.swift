import Foundation
import QuartzCore
import Testing

@MainActor @Suite struct SpringAnimationTests {
    let fixture = LayerFixture()

    private func spring(_ m: CGFloat, _ k: CGFloat, _ c: CGFloat, _ v: CGFloat = 0) -> CASpringAnimation {
        let spring = CASpringAnimation(keyPath: "position.x")
        spring.mass = m
        spring.stiffness = k
        spring.damping = c
        spring.initialVelocity = v
        return spring
    }

    @Test func newSpringAnimationHasTheDefaultValues() {
        let spring = CASpringAnimation(keyPath: "position.x")
        #expect(spring.mass == 1 && spring.stiffness == 100 && spring.damping == 10)
        #expect(spring.initialVelocity == 0 && !spring.allowsOverdamping)
        #expect(isClose(spring.settlingDuration, 1.472700))
    }

    /// The expected values were measured on devices.
    @Test func settlingDurationAgreesWithMeasuredValues() {
        #expect(isClose(spring(1, 100, 5).settlingDuration, 2.854975))
        #expect(isClose(spring(1, 100, 15).settlingDuration, 1.022094))
        #expect(isClose(spring(0.5, 40, 1).settlingDuration, 7.014373))
        #expect(isClose(spring(0.5, 40, 1, 8).settlingDuration, 7.488608))
        #expect(isClose(spring(3, 1000, 500).settlingDuration, 0.6))
        #expect(isClose(spring(30, 10, 300, 5).settlingDuration, 19.7))
    }

    @Test func durationDoesNotScaleTheSpring() {
        let expected = [0.418566, 0.691749, 0.855443, 0.945298, 0.989569, 1.007994, 1.013133, 1.012331, 1.009508, 1.006520]
        for duration in [1.381551, 7] {
            let spring = spring(30, 1000, 300, 5)
            spring.fromValue = -40.0
            spring.toValue = 260.0
            spring.duration = duration
            let start = fixture.tree.now
            fixture.layer.add(spring, forKey: "x")
            let shown = fixture.numbers("position.x", at: (1...10).map { start + Double($0) / 10 })
            #expect(isClose(shown, expected.map { -40 + 300 * $0 }, within: 3e-4))
        }
    }

    @Test func overdampedSpringIsCriticallyDampedUnlessAllowed() {
        for (allows, expected) in [(false, [2.921421, 2.177213, 1.134385]), (true, [0.516423, 0.576996, 0.642135])] {
            let spring = spring(30, 10, 300, 5)
            spring.allowsOverdamping = allows
            spring.fromValue = 20.0
            spring.toValue = 120.0
            spring.duration = 60
            let start = fixture.tree.now
            fixture.layer.add(spring, forKey: "x")
            let shown = fixture.numbers("position.x", at: [1, 5, 10].map { start + $0 })
            #expect(isClose(shown, expected.map { 20 + 100 * $0 }, within: 1e-3))
        }
    }

    @Test func perceptualDurationAndBounceSetThePhysicalValues() {
        for (bounce, damping, settling) in [(0.0, 25.132741, 0.8), (0.15, 21.362830, 0.736651), (0.3, 17.592919, 0.862955)] {
            let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: CGFloat(bounce))
            #expect(isClose(spring.stiffness, 157.91367))
            #expect(isClose(spring.damping, damping))
            #expect(isClose(spring.perceptualDuration, 0.5))
            #expect(isClose(spring.bounce, bounce))
            #expect(isClose(spring.settlingDuration, settling))
        }
    }

    @Test func invalidValuesAreReportedAndIgnored() {
        let spring = spring(2, 300, 7)
        let lines = diagnostics {
            spring.stiffness = 0
            spring.mass = -1
            spring.damping = -0.5
            spring.damping = .nan
        }
        #expect(
            lines == [
                "CoreAnimation: stiffness must be greater than 0.", "CoreAnimation: mass must be greater than 0.",
                "CoreAnimation: damping must be greater than or equal to 0.", "CoreAnimation: damping must be greater than or equal to 0.",
            ])
        #expect(spring.stiffness == 300 && spring.mass == 2 && spring.damping == 7)
    }
}

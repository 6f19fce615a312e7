import FlipbookMotion
import SeededRandomValues
import Testing

/// Tests of an animation that is run, paused, scrubbed and reversed, with edits in random order.
@Suite struct AnimationProgressTests {
    private static let curves: [UnitBezier] = [.linear, .easeIn, .easeOut, .easeInOut, .standard, UnitBezier(0.8, 0.1, 0.3, 0.95)]

    /// Returns a random monotone curve or a random spring.
    private static func randomTiming(_ random: inout SeededRandom) -> AnimationProgress.Timing {
        if random.bool() { return .curve(random.pick(curves)) }
        let spring = Spring(dampingRatio: random.number(0.3, 1), duration: 1.7)
        return .spring(spring, seconds: 1.7, velocity: random.bool() ? 0 : random.number(-2, 2))
    }

    private static func randomAnimations(_ seed: Int, _ count: Int = 300) -> [(animation: AnimationProgress, random: SeededRandom)] {
        var random = SeededRandom(seed)
        return (0..<count).map { index in
            let delay = index % 3 == 0 ? random.number(0.05, 0.9) : 0
            let animation = AnimationProgress(randomTiming(&random), duration: 1.7, delay: delay)
            return (animation, SeededRandom(seed * 1000 + index))
        }
    }

    // MARK: - Running

    @Test func newAnimationIsPausedAtItsStart() {
        for (animation, _) in Self.randomAnimations(1) {
            #expect(animation.progress(at: -3) == 0 && animation.progress(at: 9) == 0 && animation.fraction(at: 9) == 0)
            #expect(!animation.isRunning && animation.end == nil && !animation.isOver(at: 99) && animation.nextChange(after: 4) == nil)
        }
    }

    @Test func runningFollowsItsTiming() {
        for (start, random) in Self.randomAnimations(2) {
            var (animation, random) = (start, random)
            let begin = random.number(2, 9)
            animation.run(at: begin)
            expectNear(animation.end ?? .nan, begin + 1.7, 1e-12, "the end")
            #expect(!animation.isOver(at: begin + 1.69) && animation.isOver(at: begin + 1.7))
            #expect(animation.nextChange(after: begin - 1) == begin && animation.nextChange(after: begin + 1) == begin + 1)
            #expect(animation.progress(at: begin - 1) == 0 && animation.fraction(at: begin - 1) == 0)
            let u = random.number(0, 1)
            expectNear(animation.fraction(at: begin + u * 1.7), u, 1e-12, "the fraction")
            #expect(animation.progress(at: begin + 1.7001) == 1 && animation.fraction(at: begin + 5) == 1)
        }
        var animation = AnimationProgress(.curve(.easeIn), duration: 2)
        animation.run(at: 3)
        expectNear(animation.progress(at: 4), 0.315357, 1e-6, "ease-in at .5")
        var delayed = AnimationProgress(.curve(.easeIn), duration: 2, delay: 0.25)
        delayed.run(at: 3)
        #expect(delayed.progress(at: 3.5) == 0)
        expectNear(delayed.progress(at: 4.25), 0.315357, 1e-6, "the progress at half of the remaining time")
    }

    @Test func durationFactorSetsTheRemainingDuration() {
        for (start, random) in Self.randomAnimations(3) where start.nextChange(after: 0) == nil {
            var (animation, random) = (start, random)
            guard case .curve(let curve) = animation.timing else { continue }
            let (f, k) = (random.number(0, 1), random.number(0.2, 3))
            animation.setFraction(f, at: 5)
            var (factored, plain) = (animation, animation)
            factored.run(at: 6, durationFactor: k)
            plain.run(at: 6)
            expectNear(factored.end ?? .nan, 6 + k * 1.7, 1e-9, "the end after \(k) durations")
            expectNear(plain.end ?? .nan, 6 + (1 - curve.time(forProgress: f)) * 1.7, 1e-9, "the end without a duration factor")
        }
        // The same applies if the animation is already at its target.
        var animation = AnimationProgress(.curve(.easeOut), duration: 2)
        animation.setFraction(1, at: 0)
        var (factored, plain) = (animation, animation)
        factored.run(at: 6, durationFactor: 0.5)
        plain.run(at: 6)
        #expect(factored.end == 7 && !factored.isOver(at: 6.9) && plain.isOver(at: 6))
        factored.reverse(at: 6.5)
        expectNear(factored.end ?? .nan, 8.5, 1e-9, "the end of the reversed run over the whole duration")
    }

    // MARK: - Paused

    @Test func pausingKeepsTheProgress() {
        for (start, random) in Self.randomAnimations(4) {
            var (animation, random) = (start, random)
            animation.run(at: 1)
            let time = 1 + random.number(0.1, 1.6)
            let (shown, fraction) = (animation.progress(at: time), animation.fraction(at: time))
            let running = animation
            animation.pause(at: time, scrubsLinearly: true)
            #expect(animation.progress(at: time + 7) == shown && !animation.isRunning && animation.end == nil)
            animation = running
            animation.pause(at: time, scrubsLinearly: false)
            #expect(animation.progress(at: time + 7) == shown && animation.fraction(at: time + 7) == fraction)
        }
        var animation = AnimationProgress(.curve(.easeIn), duration: 2)
        animation.run(at: 3)
        animation.pause(at: 4, scrubsLinearly: true)
        expectNear(animation.fraction(at: 9), 0.315357, 1e-6, "the linear fraction")
    }

    @Test func settingTheFractionMovesPausedAndRunningAnimations() {
        for (start, random) in Self.randomAnimations(5) {
            var (animation, random) = (start, random)
            let hasNoDelay = animation == AnimationProgress(animation.timing, duration: 1.7)
            if random.bool() { animation.reverse(at: 0) }
            let f = random.number(-0.3, 1.3)
            let clamped = min(max(f, 0), 1)
            animation.setFraction(f, at: 1)
            expectNear(animation.fraction(at: 1), clamped, 1e-12, "the fraction after setting it")
            if hasNoDelay {
                expectNear(
                    animation.progress(at: 1), animation.isReversed ? 1 - clamped : clamped, 1e-12,
                    "the progress after setting the fraction")
            }
            // A running animation continues from the fraction that was set.
            animation.finish(atTarget: animation.isReversed)
            animation.run(at: 2)
            animation.setFraction(f, at: 2.5)
            expectNear(animation.fraction(at: 2.5), clamped, 1e-12, "the fraction while running")
            expectNear(animation.end ?? .nan, 2.5 + (1 - clamped) * 1.7, 1e-9, "the end after setting the fraction")
        }
        var delayed = AnimationProgress(.curve(.easeOut), duration: 2, delay: 0.4)
        for (f, shown) in [(0.3, 0), (0.4, 0), (0.7, 0.5), (1.0, 1)] {
            delayed.setFraction(f, at: 0)
            expectNear(delayed.progress(at: 0), shown, 1e-12, "the progress (f - delay)/(1 - delay) at \(f)")
        }
    }

    // MARK: - Reversed

    @Test func reversedMotionMirrorsTheForwardMotion() {
        for (start, random) in Self.randomAnimations(6) {
            var (animation, random) = (start, random)
            animation.run(at: 1)
            let time = 1 + random.number(0.1, 1.6)
            let forward = animation
            animation.reverse(at: time)
            for _ in 0..<5 {
                let s = random.number(0, time - 1)
                expectNear(animation.progress(at: time + s), forward.progress(at: time - s), 1e-9, "the reversed progress at \(s)")
                expectNear(animation.fraction(at: time + s), 1 - forward.fraction(at: time - s), 1e-9, "the reversed fraction at \(s)")
            }
            expectNear(animation.end ?? .nan, 2 * time - 1, 1e-9, "the end of the reversed run")
            // Reversing again at the same time undoes the first reversal.
            animation.reverse(at: time)
            let later = time + random.number(0, 1)
            expectNear(animation.progress(at: later), forward.progress(at: later), 1e-9, "the progress after two reversals")
        }
    }

    @Test func reversingWhilePausedKeepsTheProgress() {
        for (start, random) in Self.randomAnimations(7) {
            var (animation, random) = (start, random)
            animation.setFraction(random.number(0, 1), at: 0)
            let (shown, fraction) = (animation.progress(at: 0), animation.fraction(at: 0))
            animation.reverse(at: 1)
            #expect(animation.progress(at: 1) == shown && animation.isReversed)
            expectNear(animation.fraction(at: 1), 1 - fraction, 1e-15, "the fraction after the reversal")
        }
    }

    // MARK: - Random edits

    /// Makes one random edit and checks the progress after it.
    ///
    /// Running, pausing and reversing do not change the shown progress, except that a curve clamps it to 0…1. An added animation begins at
    /// 0. If the animation is at its target, an added one is at its end at once. In this case the progress is not checked.
    private static func makeRandomEdit(_ animation: inout AnimationProgress, at time: Double, _ random: inout SeededRandom) -> String {
        let before = animation.progress(at: time)
        func isAtTarget() -> Bool { (animation.isReversed ? 1 - animation.fraction(at: time) : animation.fraction(at: time)) >= 1 }
        let wasAtTarget = isAtTarget()
        let name: String
        var expected = before
        switch Int.random(in: 0...5, using: &random) {
        case 0, 1:
            if !animation.isRunning {
                let other = random.bool() ? randomTiming(&random) : animation.timing
                if case .curve = other { expected = min(max(before, 0), 1) }
                animation.run(at: time, timing: other, durationFactor: random.bool() ? 0 : random.number(0.3, 2))
            }
            name = "run"
        case 2:
            animation.pause(at: time, scrubsLinearly: random.bool())
            name = "pause"
        case 3:
            animation.reverse(at: time)
            name = "reverse"
        case 4:
            let added = animation.progressOfAddedAnimation(at: time, delayFactor: random.bool() ? 0 : random.number(0, 0.9))
            if !wasAtTarget { expectNear(added.progress(at: time), 0, 1e-12, "the initial progress of the added animation") }
            if random.bool() { (animation, expected) = (added, 0) }
            name = "add"
        default:
            animation.setFraction(random.number(0.02, 0.98), at: time)
            return "setFraction"
        }
        if !wasAtTarget, !isAtTarget() { expectNear(animation.progress(at: time), expected, 1e-7, "the progress after \(name)") }
        return name
    }

    @Test func randomEditsNeverJumpAndAlwaysReachAnEnd() {
        for (start, random) in Self.randomAnimations(8, 3000) {
            var (animation, random) = (start, random)
            var (time, names) = (0.0, [String]())
            for _ in 0..<8 {
                names.append(Self.makeRandomEdit(&animation, at: time, &random))
                time += random.number(0.02, 0.6)
                guard animation.isOver(at: time) else { continue }
                expectNear(animation.progress(at: time), animation.isReversed ? 0 : 1, 1e-9, "the final progress after \(names)")
                animation.finish(atTarget: !animation.isReversed)
            }
            if !animation.isRunning { animation.run(at: time) }
            guard let end = animation.end else {
                Issue.record("a running animation has no end after \(names)")
                continue
            }
            #expect(end.isFinite && animation.isOver(at: end) && (end <= time || !animation.isOver(at: (time + end) / 2)))
            expectNear(animation.progress(at: end + 1e-9), animation.isReversed ? 0 : 1, 1e-9, "the final progress after \(names)")
            expectNear(animation.fraction(at: end + 1e-9), 1, 1e-9, "the fraction at the end after \(names)")
        }
    }

    @Test func addedAnimationUsesTheRemainingTime() {
        for (start, random) in Self.randomAnimations(9) {
            var (animation, random) = (start, random)
            animation.run(at: 1)
            let (time, delayFactor) = (1 + random.number(0.1, 1.5), random.number(0, 0.9))
            let added = animation.progressOfAddedAnimation(at: time, delayFactor: delayFactor)
            let remaining = 2.7 - time
            #expect(added.end == animation.end && added.progress(at: time + delayFactor * remaining - 1e-9) == 0)
            let u = random.number(0, 1)
            let sampleTime = time + delayFactor * remaining + u * (1 - delayFactor) * remaining
            expectNear(
                added.progress(at: sampleTime), animation.timing.progress(at: u), 1e-9, "the progress of the added animation at \(u)")
        }
    }
}

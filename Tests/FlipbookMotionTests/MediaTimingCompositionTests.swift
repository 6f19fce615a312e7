import FlipbookMotion
import SeededRandomValues
import Testing

/// Tests of timings inside other timings.
@Suite struct MediaTimingCompositionTests {
    static func randomLinearTiming(_ random: inout SeededRandom) -> MediaTiming {
        MediaTiming(begin: random.number(-5, 9), speed: random.number(0.1, 3) * (random.bool() ? 1 : -1), offset: random.number(-4, 7))
    }

    @Test func composedTimingEqualsNestedEvaluation() throws {
        var random = SeededRandom(60)
        for _ in 0..<500 {
            let outer = Self.randomLinearTiming(&random)
            let child = MediaTimingTests.randomTiming(&random)
            let composed = try #require(outer.composed(with: child))
            let t = random.number(-9, 12)
            expectNear(composed.localTime(at: t), child.localTime(at: outer.localTime(at: t)), 1e-8)
            let (a, b) = (composed.phase(at: t), child.phase(at: outer.localTime(at: t)))
            #expect((a == nil) == (b == nil))
            let jumps = !child.autoreverses && abs((a ?? 0) - (b ?? 0)) > child.duration - 1e-6
            if !jumps { expectNear(a ?? 0, b ?? 0, 1e-8, "\(outer) then \(child) at \(t)") }
        }
    }

    @Test func compositionIsAssociative() throws {
        var random = SeededRandom(61)
        for _ in 0..<300 {
            let (a, b, c) = (Self.randomLinearTiming(&random), Self.randomLinearTiming(&random), MediaTimingTests.randomTiming(&random))
            let left = try #require(a.composed(with: b)?.composed(with: c))
            let right = try #require(b.composed(with: c).flatMap { a.composed(with: $0) })
            let t = random.number(-9, 12)
            expectNear(left.localTime(at: t), right.localTime(at: t), 1e-7)
        }
    }

    @Test func composedEndIsTheChildsEndInParentTime() throws {
        var random = SeededRandom(62)
        for _ in 0..<300 {
            let outer = MediaTiming(begin: random.number(-5, 9), speed: random.number(0.1, 3), offset: random.number(-4, 7))
            let child = MediaTimingTests.randomTiming(&random)
            let composed = try #require(outer.composed(with: child))
            expectNear(outer.localTime(at: try #require(composed.end)), try #require(child.end), 1e-8)
        }
    }

    @Test func timingsWithCyclesDoNotCompose() {
        #expect(MediaTiming(duration: 4).composed(with: MediaTiming(duration: 1)) == nil)
        #expect(MediaTiming(repeatDuration: 4).composed(with: MediaTiming(duration: 1)) == nil)
        #expect(MediaTiming(speed: 0, offset: 3).composed(with: MediaTiming(begin: 2, duration: 5))?.phase(at: 1e6) == 1)
    }

    /// docs/CONTRACT.md §9: to pause, set speed to 0 and offset to the local time; to resume, move begin by the duration of the pause.
    @Test func pauseAndResumeKeepThePhase() throws {
        let layer = MediaTiming()
        let animation = MediaTiming(begin: 2, duration: 4)
        var paused = layer
        paused.offset = layer.localTime(at: 3.5)
        paused.speed = 0
        #expect(try #require(paused.composed(with: animation)).phase(at: 3.5) == 1.5)
        #expect(try #require(paused.composed(with: animation)).phase(at: 8) == 1.5)
        var resumed = MediaTiming()
        resumed.begin = resumed.localTime(at: 8) - paused.offset
        #expect(resumed.composed(with: animation)?.phase(at: 8) == 1.5)
        #expect(resumed.composed(with: animation)?.phase(at: 9) == 2.5)
    }

    /// A change of speed does not change the local time. After a pause the timing continues as if there had been none.
    @Test func speedChangeDoesNotJump() throws {
        var random = SeededRandom(63)
        for _ in 0..<300 {
            let timing = MediaTimingTests.randomTiming(&random)
            let (t, pause, later) = (random.number(-3, 9), random.number(0, 5), random.number(0, 5))
            let slow = timing.withSpeed(0.1, from: t)
            expectNear(slow.localTime(at: t), timing.localTime(at: t), 1e-9)
            expectNear(slow.localTime(at: t + 1), timing.localTime(at: t) + 0.1, 1e-9)
            let resumed = timing.withSpeed(0, from: t).withSpeed(timing.speed, from: t + pause)
            expectNear(resumed.localTime(at: t + pause + later), timing.localTime(at: t + later), 1e-8)
            // After a reversal at t, the local time at t + later is the one that the original timing has at t - later.
            let reversed = timing.withSpeed(-timing.speed, from: t)
            expectNear(reversed.localTime(at: t + later), timing.localTime(at: t - later), 1e-8)
        }
    }
}

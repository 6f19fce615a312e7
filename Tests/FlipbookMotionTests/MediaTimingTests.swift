import FlipbookMotion
import SeededRandomValues
import Testing

/// Tests the timing that docs/CONTRACT.md, §9, defines for `CAMediaTiming`.
@Suite struct MediaTimingTests {
    static func randomTiming(_ random: inout SeededRandom, speed: Double? = nil) -> MediaTiming {
        let fills: [MediaTiming.Fill] = [.removed, .forwards, .backwards, .both]
        return MediaTiming(
            begin: random.number(-5, 9), speed: speed ?? random.number(0.2, 3) * (random.bool() ? 1 : -1), offset: random.number(-1, 2),
            duration: random.number(0.1, 2), repeatCount: random.number(0.3, 4), autoreverses: random.bool(),
            fill: random.pick(fills))
    }

    @Test func documentedExamples() {
        let timing = MediaTiming(begin: 10, speed: 2, offset: 0.5, duration: 9)
        #expect(timing.localTime(at: 11) == 2.5)
        #expect(timing.phase(at: 11) == 2.5)
        let reversing = MediaTiming(duration: 1, autoreverses: true)
        #expect(reversing.phase(at: 1.25) == 0.75)
        #expect(reversing.activeDuration == 2)
    }

    @Test func activeDurationCountsRepetitions() {
        #expect(MediaTiming(duration: 0.5, repeatCount: 3).activeDuration == 1.5)
        #expect(MediaTiming(duration: 0.5, repeatCount: 2.5, autoreverses: true).activeDuration == 2.5)
        #expect(MediaTiming(duration: 0.5, repeatCount: .infinity).activeDuration == .infinity)
        #expect(MediaTiming(duration: 0.5, repeatCount: 3, repeatDuration: 0.7, autoreverses: true).activeDuration == 0.7)
        #expect(MediaTiming(duration: 0, repeatCount: .infinity).activeDuration == 0)
        #expect(MediaTiming(duration: 2, repeatCount: 0).activeDuration == 0)
    }

    @Test func fillModesApplyOutsideTheActiveDuration() {
        for (fill, before, after) in [(MediaTiming.Fill.removed, nil, nil), (.backwards, 0.0, nil), (.forwards, nil, 2.0), (.both, 0, 2)] {
            let timing = MediaTiming(begin: 3, duration: 2, fill: fill)
            #expect(timing.phase(at: 2.9) == before)
            #expect(timing.phase(at: 3) == 0)
            #expect(timing.phase(at: 4.5) == 1.5)
            #expect(timing.phase(at: 5) == after)
            #expect(timing.phase(at: 99) == after)
        }
    }

    @Test func repetitionAndAutoreverse() throws {
        let timing = MediaTiming(begin: 1, duration: 0.5, repeatCount: 2.5, fill: .forwards)
        for (t, expected) in [(1.2, 0.2), (1.5, 0), (1.7, 0.2), (2, 0), (2.2, 0.2), (2.25, 0.25), (9, 0.25)] {
            expectNear(try #require(timing.phase(at: t)), expected, 1e-12, "phase(\(t))")
        }
        let whole = MediaTiming(duration: 0.5, repeatCount: 3, fill: .forwards)
        #expect(whole.phase(at: 1.5) == 0.5)
        let reversing = MediaTiming(duration: 0.5, repeatCount: 1.5, autoreverses: true, fill: .both)
        for (t, expected) in [(0.4, 0.4), (0.5, 0.5), (0.6, 0.4), (1, 0), (1.1, 0.1), (1.5, 0.5), (7, 0.5)] {
            expectNear(try #require(reversing.phase(at: t)), expected, 1e-12, "the autoreversing phase(\(t))")
        }
        let cut = MediaTiming(duration: 0.5, repeatDuration: 1.2, fill: .forwards)
        expectNear(try #require(cut.phase(at: 5)), 0.2, 1e-12)
        let endless = MediaTiming(duration: 0.25, repeatCount: .infinity)
        expectNear(try #require(endless.phase(at: 1e6 + 0.1)), 0.1, 1e-8)
    }

    /// In spite of rounding errors in sums of frame times, no cycle begins a frame late, and no end is missed.
    @Test func roundedFrameTimesReachEnds() {
        for rate in [24.0, 30, 60, 120] {
            for frames in 1...200 {
                let begin = 7 / rate + 0.1
                let timing = MediaTiming(begin: begin, duration: Double(frames) / rate, repeatCount: 3)
                let end = begin + Double(frames * 3) / rate
                #expect(timing.isOver(at: end))
                #expect(!timing.isOver(at: end - 1 / rate))
                #expect(timing.phase(at: end) == nil)
                #expect((timing.phase(at: begin + Double(frames) / rate) ?? 1) < 1e-9)
                #expect(timing.phase(at: begin) != nil)
                #expect(timing.nextChange(after: begin) == begin)
                #expect(timing.nextChange(after: end) == nil)
            }
        }
    }

    @Test func parentTimeIsTheInverseOfLocalTime() throws {
        var random = SeededRandom(50)
        for _ in 0..<300 {
            let timing = Self.randomTiming(&random)
            let t = random.number(-20, 20)
            expectNear(try #require(timing.parentTime(at: timing.localTime(at: t))), t, 1e-9)
        }
        #expect(MediaTiming(speed: 0, offset: 2).parentTime(at: 2) == nil)
        #expect(MediaTiming(speed: 0, offset: 2).localTime(at: 77) == 2)
    }

    /// In a small time step h, the phase of an active timing changes by ±speed·h or jumps by a cycle. It stays in 0…duration.
    @Test func phaseChangesWithTheSpeed() {
        var random = SeededRandom(51)
        for _ in 0..<300 {
            let timing = Self.randomTiming(&random)
            let (t, h) = (random.number(-8, 12), 1e-4)
            guard let a = timing.phase(at: t), let b = timing.phase(at: t + h) else { continue }
            #expect((0...timing.duration).contains(a))
            let active = 0...timing.activeDuration
            guard active.contains(timing.localTime(at: t)), active.contains(timing.localTime(at: t + h)) else {
                #expect(abs(a - b) <= h * abs(timing.speed) + 1e-9)
                continue
            }
            let change = abs(b - a)
            #expect(abs(change - h * abs(timing.speed)) < 1e-9 || change > timing.duration - 1e-3 || timing.autoreverses)
        }
    }

    /// A negative speed gives the same phases in the opposite order.
    @Test func negativeSpeedMirrorsThePhase() {
        var random = SeededRandom(52)
        for _ in 0..<300 {
            var timing = Self.randomTiming(&random, speed: 1.7)
            timing.fill = .both
            timing.offset = 0
            var backward = timing
            backward.speed = -1.7
            backward.offset = timing.activeDuration
            let length = timing.activeDuration / 1.7
            let t = random.number(-1, length + 1)
            let (a, b) = (timing.phase(at: timing.begin + t), backward.phase(at: backward.begin + length - t))
            let jumps = !timing.autoreverses && abs((a ?? 0) - (b ?? 0)) > timing.duration - 1e-6
            if !jumps { expectNear(a ?? -1, b ?? -2, 1e-8, "\(timing) at \(t)") }
            expectNear(timing.end ?? 0, backward.end ?? 1, 1e-9)
        }
        #expect(MediaTiming(begin: 10, speed: -1, offset: 2, duration: 2).end == 12)
        #expect(MediaTiming(begin: 10, speed: -1, offset: 2, duration: 2).phase(at: 12) == nil)
        #expect(MediaTiming(begin: 10, speed: -1, offset: 2, duration: 2).phase(at: 10.5) == 1.5)
    }

    /// Scrubbing: with speed 0 the offset determines the phase.
    @Test func zeroSpeedHoldsThePhase() {
        for (offset, expected) in [(0.0, 0.0), (0.75, 0.75), (2, 2)] {
            let timing = MediaTiming(begin: 4, speed: 0, offset: offset, duration: 2)
            #expect(timing.phase(at: -100) == expected)
            #expect(timing.phase(at: 100) == expected)
            #expect(timing.end == nil)
            #expect(!timing.isOver(at: 1e9))
            #expect(timing.nextChange(after: 0) == nil)
        }
    }

    @Test func nextChangeDuringDelayMotionAndRest() {
        let timing = MediaTiming(begin: 5, speed: 2, duration: 3, fill: .both)
        #expect(timing.nextChange(after: 1) == 5)
        #expect(timing.nextChange(after: 5) == 5)
        #expect(timing.nextChange(after: 6.25) == 6.25)
        #expect(timing.nextChange(after: 6.5) == nil)
        #expect(timing.end == 6.5)
        let backwards = MediaTiming(begin: 5, speed: -1, offset: 6, duration: 4)
        #expect(backwards.nextChange(after: 6) == 7)
        #expect(backwards.nextChange(after: 8) == 8)
        #expect(backwards.nextChange(after: 11) == nil)
        #expect(MediaTiming(begin: 2, duration: 1, repeatCount: .infinity).nextChange(after: 1e6) == 1e6)
        #expect(MediaTiming(begin: 2, duration: 1, repeatCount: .infinity).end == nil)
        #expect(MediaTiming(begin: 2, duration: 0).nextChange(after: 1) == 2)
        #expect(MediaTiming(begin: 2, duration: 0).nextChange(after: 2) == nil)
    }

    /// Between a time and its `nextChange`, or forever if that is nil, the phase is constant. Therefore a query at each of these times
    /// finds every change.
    @Test func phaseIsConstantUntilNextChange() {
        var random = SeededRandom(53)
        for _ in 0..<500 {
            let timing = Self.randomTiming(&random)
            let t = random.number(-12, 14)
            let next = timing.nextChange(after: t)
            if next == t { continue }
            let now = timing.phase(at: t)
            for _ in 0..<20 {
                let later = random.number(t, (next ?? t + 30))
                if later < (next ?? .infinity) - 1e-6 { #expect(timing.phase(at: later) == now, "\(timing) at \(t), \(later)") }
            }
        }
    }

    @Test func isOverAgreesWithPhase() {
        var random = SeededRandom(54)
        for _ in 0..<500 {
            var timing = Self.randomTiming(&random)
            timing.fill = .removed
            let t = random.number(-12, 14)
            let isBefore = timing.start.map { t < $0 - 1e-9 } ?? false
            #expect((timing.phase(at: t) == nil) == (timing.isOver(at: t) || isBefore), "\(timing) at \(t)")
        }
    }
}

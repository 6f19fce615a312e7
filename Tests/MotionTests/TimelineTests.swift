import Motion
import Testing

/// docs/CONTRACT.md §9, CAMediaTiming.
@Suite struct TimelineTests {
    static func anyTimeline(_ chance: inout Chance, speed: Double? = nil) -> Timeline {
        let fills: [Timeline.Fill] = [.removed, .forwards, .backwards, .both]
        return Timeline(
            begin: chance.number(-5...9), speed: speed ?? chance.number(0.2...3) * (chance.flag() ? 1 : -1), offset: chance.number(-1...2),
            duration: chance.number(0.1...2), repeatCount: chance.number(0.3...4), autoreverses: chance.flag(),
            fill: fills[Int(chance.next() % 4)])
    }

    @Test func statedNumbers() {
        let timeline = Timeline(begin: 10, speed: 2, offset: 0.5, duration: 9)
        #expect(timeline.local(11) == 2.5)
        #expect(timeline.phase(at: 11) == 2.5)
        let back = Timeline(duration: 1, autoreverses: true)
        #expect(back.phase(at: 1.25) == 0.75)
        #expect(back.activeDuration == 2)
    }

    @Test func activeDuration() {
        #expect(Timeline(duration: 0.5, repeatCount: 3).activeDuration == 1.5)
        #expect(Timeline(duration: 0.5, repeatCount: 2.5, autoreverses: true).activeDuration == 2.5)
        #expect(Timeline(duration: 0.5, repeatCount: .infinity).activeDuration == .infinity)
        #expect(Timeline(duration: 0.5, repeatCount: 3, repeatDuration: 0.7, autoreverses: true).activeDuration == 0.7)
        #expect(Timeline(duration: 0, repeatCount: .infinity).activeDuration == 0)
        #expect(Timeline(duration: 2, repeatCount: 0).activeDuration == 0)
    }

    @Test func fills() {
        for (fill, before, after) in [(Timeline.Fill.removed, nil, nil), (.backwards, 0.0, nil), (.forwards, nil, 2.0), (.both, 0, 2)] {
            let timeline = Timeline(begin: 3, duration: 2, fill: fill)
            #expect(timeline.phase(at: 2.9) == before)
            #expect(timeline.phase(at: 3) == 0)
            #expect(timeline.phase(at: 4.5) == 1.5)
            #expect(timeline.phase(at: 5) == after)
            #expect(timeline.phase(at: 99) == after)
        }
    }

    @Test func repetition() throws {
        let timeline = Timeline(begin: 1, duration: 0.5, repeatCount: 2.5, fill: .forwards)
        for (t, wanted) in [(1.2, 0.2), (1.5, 0), (1.7, 0.2), (2, 0), (2.2, 0.2), (2.25, 0.25), (9, 0.25)] {
            expectNear(try #require(timeline.phase(at: t)), wanted, 1e-12, "phase(\(t))")
        }
        let whole = Timeline(duration: 0.5, repeatCount: 3, fill: .forwards)
        #expect(whole.phase(at: 1.5) == 0.5)
        let there = Timeline(duration: 0.5, repeatCount: 1.5, autoreverses: true, fill: .both)
        for (t, wanted) in [(0.4, 0.4), (0.5, 0.5), (0.6, 0.4), (1, 0), (1.1, 0.1), (1.5, 0.5), (7, 0.5)] {
            expectNear(try #require(there.phase(at: t)), wanted, 1e-12, "there and back(\(t))")
        }
        let cut = Timeline(duration: 0.5, repeatDuration: 1.2, fill: .forwards)
        expectNear(try #require(cut.phase(at: 5)), 0.2, 1e-12)
        let endless = Timeline(duration: 0.25, repeatCount: .infinity)
        expectNear(try #require(endless.phase(at: 1e6 + 0.1)), 0.1, 1e-8)
    }

    /// No sum of rounded frame times makes a cycle begin a frame late, or an end be missed.
    @Test func framesMeetEnds() {
        for rate in [24.0, 30, 60, 120] {
            for frames in 1...200 {
                let begin = 7 / rate + 0.1
                let timeline = Timeline(begin: begin, duration: Double(frames) / rate, repeatCount: 3)
                let end = begin + Double(frames * 3) / rate
                #expect(timeline.isOver(at: end))
                #expect(!timeline.isOver(at: end - 1 / rate))
                #expect(timeline.phase(at: end) == nil)
                #expect((timeline.phase(at: begin + Double(frames) / rate) ?? 1) < 1e-9)
                #expect(timeline.phase(at: begin) != nil)
                #expect(timeline.nextChange(after: begin) == begin)
                #expect(timeline.nextChange(after: end) == nil)
            }
        }
    }

    @Test func parentIsTheInverseOfLocal() throws {
        var chance = Chance(50)
        for _ in 0..<300 {
            let timeline = Self.anyTimeline(&chance)
            let t = chance.number(-20...20)
            expectNear(try #require(timeline.parent(timeline.local(t))), t, 1e-9)
        }
        #expect(Timeline(speed: 0, offset: 2).parent(2) == nil)
        #expect(Timeline(speed: 0, offset: 2).local(77) == 2)
    }

    /// Phases by small steps: while it is active the phase moves with ±speed or jumps by a cycle, and stays in 0…duration.
    @Test func phaseMovesWithTheSpeed() {
        var chance = Chance(51)
        for _ in 0..<300 {
            let timeline = Self.anyTimeline(&chance)
            let (t, h) = (chance.number(-8...12), 1e-4)
            guard let a = timeline.phase(at: t), let b = timeline.phase(at: t + h) else { continue }
            #expect((0...timeline.duration).contains(a))
            let active = 0...timeline.activeDuration
            guard active.contains(timeline.local(t)), active.contains(timeline.local(t + h)) else {
                #expect(abs(a - b) <= h * abs(timeline.speed) + 1e-9)
                continue
            }
            let moved = abs(b - a)
            #expect(abs(moved - h * abs(timeline.speed)) < 1e-9 || moved > timeline.duration - 1e-3 || timeline.autoreverses)
        }
    }

    /// A negative speed shows the same phases in the opposite order.
    @Test func backwardsIsTheMirrorImage() {
        var chance = Chance(52)
        for _ in 0..<300 {
            var timeline = Self.anyTimeline(&chance, speed: 1.7)
            timeline.fill = .both
            timeline.offset = 0
            var back = timeline
            back.speed = -1.7
            back.offset = timeline.activeDuration
            let length = timeline.activeDuration / 1.7
            let t = chance.number(-1...length + 1)
            let (a, b) = (timeline.phase(at: timeline.begin + t), back.phase(at: back.begin + length - t))
            let jumps = !timeline.autoreverses && abs((a ?? 0) - (b ?? 0)) > timeline.duration - 1e-6
            if !jumps { expectNear(a ?? -1, b ?? -2, 1e-8, "\(timeline) at \(t)") }
            expectNear(timeline.end ?? 0, back.end ?? 1, 1e-9)
        }
        #expect(Timeline(begin: 10, speed: -1, offset: 2, duration: 2).end == 12)
        #expect(Timeline(begin: 10, speed: -1, offset: 2, duration: 2).phase(at: 12) == nil)
        #expect(Timeline(begin: 10, speed: -1, offset: 2, duration: 2).phase(at: 10.5) == 1.5)
    }

    /// Scrubbing: speed 0, the offset says where.
    @Test func heldStill() {
        for (offset, wanted) in [(0.0, 0.0), (0.75, 0.75), (2, 2)] {
            let timeline = Timeline(begin: 4, speed: 0, offset: offset, duration: 2)
            #expect(timeline.phase(at: -100) == wanted)
            #expect(timeline.phase(at: 100) == wanted)
            #expect(timeline.end == nil)
            #expect(!timeline.isOver(at: 1e9))
            #expect(timeline.nextChange(after: 0) == nil)
        }
    }

    @Test func nextChangeKnowsDelayMotionAndRest() {
        let timeline = Timeline(begin: 5, speed: 2, duration: 3, fill: .both)
        #expect(timeline.nextChange(after: 1) == 5)
        #expect(timeline.nextChange(after: 5) == 5)
        #expect(timeline.nextChange(after: 6.25) == 6.25)
        #expect(timeline.nextChange(after: 6.5) == nil)
        #expect(timeline.end == 6.5)
        let backwards = Timeline(begin: 5, speed: -1, offset: 6, duration: 4)
        #expect(backwards.nextChange(after: 6) == 7)
        #expect(backwards.nextChange(after: 8) == 8)
        #expect(backwards.nextChange(after: 11) == nil)
        #expect(Timeline(begin: 2, duration: 1, repeatCount: .infinity).nextChange(after: 1e6) == 1e6)
        #expect(Timeline(begin: 2, duration: 1, repeatCount: .infinity).end == nil)
        #expect(Timeline(begin: 2, duration: 0).nextChange(after: 1) == 2)
        #expect(Timeline(begin: 2, duration: 0).nextChange(after: 2) == nil)
    }

    /// From nextChange's answers alone nothing is missed: between "now" and it, or after nil, the phase is constant.
    @Test func nothingChangesBeforeNextChange() {
        var chance = Chance(53)
        for _ in 0..<500 {
            let timeline = Self.anyTimeline(&chance)
            let t = chance.number(-12...14)
            let next = timeline.nextChange(after: t)
            if next == t { continue }
            let now = timeline.phase(at: t)
            for _ in 0..<20 {
                let later = chance.number(t...(next ?? t + 30))
                if later < (next ?? .infinity) - 1e-6 { #expect(timeline.phase(at: later) == now, "\(timeline) at \(t), \(later)") }
            }
        }
    }

    @Test func isOverAgreesWithPhase() {
        var chance = Chance(54)
        for _ in 0..<500 {
            var timeline = Self.anyTimeline(&chance)
            timeline.fill = .removed
            let t = chance.number(-12...14)
            let isBefore = timeline.start.map { t < $0 - 1e-9 } ?? false
            #expect((timeline.phase(at: t) == nil) == (timeline.isOver(at: t) || isBefore), "\(timeline) at \(t)")
        }
    }
}

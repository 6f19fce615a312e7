import Motion
import Testing

/// Timelines in timelines.
@Suite struct ClockTests {
    static func anyClock(_ chance: inout Chance) -> Timeline {
        Timeline(begin: chance.number(-5...9), speed: chance.number(0.1...3) * (chance.flag() ? 1 : -1), offset: chance.number(-4...7))
    }

    @Test func compositionIsNestedEvaluation() throws {
        var chance = Chance(60)
        for _ in 0..<500 {
            let clock = Self.anyClock(&chance)
            let child = TimelineTests.anyTimeline(&chance)
            let composed = try #require(clock.then(child))
            let t = chance.number(-9...12)
            expectNear(composed.local(t), child.local(clock.local(t)), 1e-8)
            let (a, b) = (composed.phase(at: t), child.phase(at: clock.local(t)))
            #expect((a == nil) == (b == nil))
            let jumps = !child.autoreverses && abs((a ?? 0) - (b ?? 0)) > child.duration - 1e-6
            if !jumps { expectNear(a ?? 0, b ?? 0, 1e-8, "\(clock) then \(child) at \(t)") }
        }
    }

    @Test func compositionIsAssociative() throws {
        var chance = Chance(61)
        for _ in 0..<300 {
            let (a, b, c) = (Self.anyClock(&chance), Self.anyClock(&chance), TimelineTests.anyTimeline(&chance))
            let left = try #require(a.then(b)?.then(c))
            let right = try #require(b.then(c).flatMap { a.then($0) })
            let t = chance.number(-9...12)
            expectNear(left.local(t), right.local(t), 1e-7)
        }
    }

    @Test func theEndIsTheChildsEndInTheParentsTime() throws {
        var chance = Chance(62)
        for _ in 0..<300 {
            let clock = Timeline(begin: chance.number(-5...9), speed: chance.number(0.1...3), offset: chance.number(-4...7))
            let child = TimelineTests.anyTimeline(&chance)
            let composed = try #require(clock.then(child))
            expectNear(clock.local(try #require(composed.end)), try #require(child.end), 1e-8)
        }
    }

    @Test func cyclesDoNotCompose() {
        #expect(Timeline(duration: 4).then(Timeline(duration: 1)) == nil)
        #expect(Timeline(repeatDuration: 4).then(Timeline(duration: 1)) == nil)
        #expect(Timeline(speed: 0, offset: 3).then(Timeline(begin: 2, duration: 5))?.phase(at: 1e6) == 1)
    }

    /// docs/CONTRACT.md §9: pause = speed 0 and offset = the local time; resume = begin later by the pause.
    @Test func pauseAndResume() throws {
        let layer = Timeline()
        let animation = Timeline(begin: 2, duration: 4)
        var paused = layer
        paused.offset = layer.local(3.5)
        paused.speed = 0
        #expect(try #require(paused.then(animation)).phase(at: 3.5) == 1.5)
        #expect(try #require(paused.then(animation)).phase(at: 8) == 1.5)
        var resumed = Timeline()
        resumed.begin = resumed.local(8) - paused.offset
        #expect(resumed.then(animation)?.phase(at: 8) == 1.5)
        #expect(resumed.then(animation)?.phase(at: 9) == 2.5)
    }

    /// A change of speed is no jump, and pausing and going on is as if the pause had not been.
    @Test func runningAtAnotherSpeed() throws {
        var chance = Chance(63)
        for _ in 0..<300 {
            let timeline = TimelineTests.anyTimeline(&chance)
            let (t, pause, later) = (chance.number(-3...9), chance.number(0...5), chance.number(0...5))
            let slow = timeline.running(at: 0.1, from: t)
            expectNear(slow.local(t), timeline.local(t), 1e-9)
            expectNear(slow.local(t + 1), timeline.local(t) + 0.1, 1e-9)
            let resumed = timeline.running(at: 0, from: t).running(at: timeline.speed, from: t + pause)
            expectNear(resumed.local(t + pause + later), timeline.local(t + later), 1e-8)
            // Reversing takes as long as was played.
            let reversed = timeline.running(at: -timeline.speed, from: t)
            expectNear(reversed.local(t + later), timeline.local(t - later), 1e-8)
        }
    }
}

import FlipbookInspection
import Testing

@Suite struct TimelineBarTests {
    private func bar(now: Double = 20, ended: Double? = nil, _ change: (inout TimelineAnimation) -> Void) -> TimelineBar {
        TimelineBar(Timeline.animation("box", "position", 1.25, delay: 0.5, 2, .linear, ended: ended, change), now: now)
    }

    @Test func delayPrecedesTheBar() {
        let bar = bar { _ in }
        #expect(bar.start == 1.25 && bar.body == 1.75...3.75 && bar.ending == .complete && bar.plannedEnd == nil)
    }

    @Test func repetitionsExtendTheBar() {
        let bar = bar { ($0.cycles, $0.autoreverses) = (1.5, true) }
        #expect(bar.body == 1.75...7.75)
        #expect(bar.cycleStarts(until: 100) == [3.75, 5.75])
        #expect(bar.cycleStarts(until: 5) == [3.75])
    }

    @Test func interruptedBarEndsEarlierThanPlanned() {
        let bar = bar(ended: 2.5) { $0.isInterrupted = true }
        #expect(bar.body == 1.75...2.5 && bar.ending == .interrupted && bar.plannedEnd == 3.75)
        let early = self.bar(ended: 1.5) { $0.isInterrupted = true }
        #expect(early.body == 1.75...1.75 && early.ending == .interrupted)
    }

    @Test func endlessBarIsOpen() {
        let endless = bar { $0.cycles = nil }
        #expect(endless.body.upperBound == .infinity && endless.ending == .open)
        #expect(endless.cycleStarts(until: 8) == [3.75, 5.75, 7.75])
        #expect(endless.cycleStarts(until: .infinity).isEmpty)
        let removed = bar(ended: 9) {
            $0.cycles = nil
            $0.isInterrupted = true
        }
        #expect(removed.body.upperBound == 9 && removed.ending == .interrupted && removed.plannedEnd == nil)
    }

    @Test func extremelyShortCyclesAreLimited() {
        let short = bar { ($0.duration, $0.cycles) = (1e-20, nil) }
        #expect(short.cycleStarts(until: 0.5).isEmpty)
        #expect(short.cycleStarts(until: 2).count == 100_000)
    }

    @Test func drivenBarGrowsWithTheTakeAndShowsItsProgress() {
        var timeline = Timeline()
        timeline.frameTimes = (0...40).map { Double($0) / 10 }
        var animation = Timeline.animation("box", "position", 1, 2, .driven)
        animation.progress = [0, 0.2, 0.6, 0.4]
        let bar = TimelineBar(animation, now: 1.3)
        #expect(bar.body == 1...1.3 && bar.ending == .open)
        let values = bar.progress(at: [0.5, 1, 1.05, 1.1, 1.25, 1.3, 3], timeline)
        for (value, expected) in zip(values, [0, 0, 0.1, 0.2, 0.5, 0.4, 0.4]) { #expect(abs(value - expected) < 1e-9) }
    }

    @Test func keyframesHaveEqualDistances() {
        let bar = bar { $0.curve = .keyframes(times: [0, 0.1, 0.5, 1], isDiscrete: false) }
        let times = [0, 0.05, 0.1, 0.3, 0.5, 0.75, 1].map { 1.75 + 2 * $0 }
        for (value, expected) in zip(bar.progress(at: times, Timeline()), [0, 0.5, 1, 1.5, 2, 2.5, 3]) {
            #expect(abs(value - expected / 3) < 1e-9)
        }
        let steps = self.bar { $0.curve = .keyframes(times: [0, 0.25, 0.5, 1], isDiscrete: true) }
        #expect(steps.progress(at: [1.8, 2.3, 2.8], Timeline()) == [0, 0.25, 0.5])
    }
}

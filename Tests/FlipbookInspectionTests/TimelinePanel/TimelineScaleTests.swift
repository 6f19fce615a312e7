import CoreGraphics
import FlipbookInspection
import Testing

@Suite struct TimelineScaleTests {
    private let scale = TimelineScale(1.5...4, minX: 312, maxX: 1187)

    @Test func positionsAndTimesAreInverse() {
        #expect(scale.x(at: 1.5) == 312 && scale.x(at: 4) == 1187)
        #expect(abs(scale.x(at: 2.25) - 574.5) < 1e-9)
        for time in [1.5, 1.87, 3.99, 7.2, -2] { #expect(abs(scale.time(at: scale.x(at: time)) - time) < 1e-12) }
    }

    @Test func emptyRangeAndWidthAreExtended() {
        let empty = TimelineScale(2...2, minX: 300, maxX: 100)
        #expect(empty.duration > 0 && empty.x(at: 2) == 300 && empty.pointsPerSecond.isFinite)
    }

    @Test(arguments: [1.7, 3.0, 0.6]) func zoomKeepsTheTimeAtThePointer(factor: Double) {
        let x: CGFloat = 700
        let range = scale.zoomed(by: factor, about: x, shortest: 0.1, within: -100...100)
        let zoomed = TimelineScale(range, minX: scale.minX, maxX: scale.maxX)
        #expect(abs(zoomed.time(at: x) - scale.time(at: x)) < 1e-9)
        #expect(abs(zoomed.duration - scale.duration / factor) < 1e-9)
    }

    @Test func zoomStaysWithinTheTake() {
        #expect(scale.zoomed(by: 0.01, about: 800, shortest: 0.1, within: 0...6) == 0...6)
        let near = scale.zoomed(by: 1e9, about: 312, shortest: 0.1, within: 0...6)
        #expect(near.lowerBound == 1.5 && abs(near.upperBound - 1.6) < 1e-12)
        let atEnd = scale.zoomed(by: 0.5, about: 320, shortest: 0.1, within: 0...6)
        #expect(atEnd.upperBound <= 6 && atEnd.lowerBound >= 0)
    }

    @Test func panStopsAtTheEnds() {
        #expect(scale.panned(by: 87.5, within: 0...6) == 1.75...4.25)
        #expect(scale.panned(by: 5000, within: 0...6) == 3.5...6)
        #expect(scale.panned(by: -5000, within: 0...6) == 0...2.5)
    }

    @Test func fittingRangeContainsTheTakeAndChangesRarely() {
        var ends: Set<Double> = []
        for frame in stride(from: 0, to: 36_000, by: 7) {
            let duration = Double(frame) / 60
            let range = TimelineScale.fittingRange(for: duration)
            #expect(range.lowerBound == 0 && range.upperBound >= duration && range.upperBound <= max(duration * 2, 1) + 1)
            ends.insert(range.upperBound)
        }
        #expect(ends.count < 45)
    }

    // MARK: - Ticks

    /// A timeline of 600 frames. The frames before frame 300 last 1/60 s each, the others 1/600 s, as in slow motion.
    private var slowed: Timeline {
        var timeline = Timeline()
        timeline.frameTimes = (0..<300).map { Double($0) / 60 } + (0..<300).map { 5 + Double($0) / 600 }
        return timeline
    }

    @Test(arguments: [0.0...0.2, 0...1, 3...3.35, 1...90, 0...7, 2...602, 4.9...5.3]) func labelsDoNotOverlap(range: ClosedRange<Double>) {
        let scale = TimelineScale(range, minX: 312, maxX: 1187)
        let ticks = TimelineTicks(scale, slowed)
        #expect(!ticks.seconds.isEmpty)
        for tick in ticks.seconds { #expect(tick.x >= 312 - 1e-6 && tick.x <= 1187 + 1e-6) }
        let seconds = ticks.seconds.filter { $0.label != nil }.map(\.x)
        for (a, b) in zip(seconds, seconds.dropFirst()) { #expect(b - a >= 60) }
        let frames = ticks.frames.map(\.x)
        for (a, b) in zip(frames, frames.dropFirst()) { #expect(b > a) }
        let labels = ticks.frames.filter { $0.label != nil }.map(\.x)
        for (a, b) in zip(labels, labels.dropFirst()) where a >= scale.x(at: 5) { #expect(b - a >= 25, "slowed frames at \(a), \(b)") }
    }

    @Test func labelsAreRoundTimes() {
        let ticks = TimelineTicks(TimelineScale(0.3...2.3, minX: 300, maxX: 1100), Timeline())
        #expect(ticks.seconds.map(\.label) == ["0.4 s", "0.6 s", "0.8 s", "1.0 s", "1.2 s", "1.4 s", "1.6 s", "1.8 s", "2.0 s", "2.2 s"])
        let minutes = TimelineTicks(TimelineScale(40...160, minX: 300, maxX: 1100), Timeline())
        #expect(minutes.seconds.map(\.label) == ["45 s", "1:00", "1:15", "1:30", "1:45", "2:00", "2:15", "2:30"])
    }

    @Test func framesHaveTicksWhenThereIsRoom() {
        #expect(TimelineTicks(TimelineScale(0...5, minX: 300, maxX: 1100), slowed).frames.isEmpty)
        let near = TimelineTicks(TimelineScale(1...1.2, minX: 300, maxX: 1100), slowed)
        #expect(near.frames.compactMap(\.label) == (60...72).map { "\($0)" })
        #expect(abs(near.frames[1].x - near.frames[0].x - 800.0 / 12) < 1e-9)
    }
}

import CoreGraphics
import FlipbookInspection
import Foundation
import Stage
import Testing
import UIKit

@MainActor @Suite struct TimelineViewTests {
    private let stage = Stage(size: CGSize(width: 1100, height: 280), scale: 1)
    private let view: TimelineView

    init() {
        let view = TimelineView(frame: CGRect(x: 0, y: 0, width: 1100, height: 280))
        view.timeline = .sample
        self.view = view
        let stage = stage
        stage.perform { stage.window.addSubview(view) }
        stage.advance(frames: 1)
    }

    /// Returns the point of a time in the ruler, or `y` points below its lower edge.
    private func point(at time: Double, y: CGFloat = -20) -> CGPoint { CGPoint(x: view.scale.x(at: time), y: 46 + y) }

    // MARK: - Texts

    private func texts(in view: UIView) -> [String] {
        guard !view.isHidden else { return [] }
        return [(view as? UILabel)?.text].compactMap(\.self) + view.subviews.flatMap { texts(in: $0) }
    }

    /// A text before a bar is beside the line of its delay, so it begins with the delay. Otherwise it would seem to describe that line.
    @Test func textBeforeTheLineOfADelayBeginsWithTheDelay() {
        let spring = TimingCurve.spring(mass: 1, stiffness: 130, damping: 7, velocity: 0)
        var timeline = Timeline()
        timeline.frameTimes = (0..<361).map { Double($0) / 60 }
        timeline.addGroup(
            .spring, start: 3.9,
            [
                Timeline.animation("card", "position", 3.9, delay: 1.05, 0.8, spring, ended: 5.75),
                Timeline.animation("card", "opacity", 4.9, 0.85, spring, ended: 5.75),
            ])
        timeline.addGroup(.spring, start: 0.4, [Timeline.animation("card", "bounds", 0.4, delay: 0.3, 0.7, spring, ended: 1.4)])
        view.timeline = timeline
        // The bars that end at 5.75 have no space for a text after them.
        view.visibleTimeRange = 0...6
        stage.advance(frames: 1)
        let curve = "spring, damping ratio 0.31"
        // The last text is after its bar.
        for text in ["delay 1.05 s, then 0.8 s · \(curve)", "0.85 s · \(curve)", "0.7 s · \(curve)"] {
            #expect(texts(in: view).contains(text), "\(text)")
        }
        // Only the line of the delay is visible.
        view.visibleTimeRange = 3.5...4.6
        stage.advance(frames: 1)
        #expect(texts(in: view).contains("delay 1.05 s, then 0.8 s"))
    }

    // MARK: - Playhead

    @Test func dragInTheRulerMovesThePlayheadBothWays() {
        var frames: [Int] = []
        view.onScrub = { frames.append($0) }
        view.pointerDown(at: point(at: 2.5))
        view.pointerMoved(to: point(at: 4))
        view.pointerMoved(to: point(at: 1.2))
        view.pointerUp()
        view.pointerMoved(to: point(at: 3))
        #expect(frames == [150, 240, 72] && view.playheadFrame == 72)
    }

    @Test func playheadStaysInTheTake() {
        view.pointerDown(at: point(at: 1))
        view.pointerMoved(to: CGPoint(x: 4000, y: 20))
        #expect(view.playheadFrame == view.timeline.frameCount - 1)
        view.pointerMoved(to: CGPoint(x: -300, y: 20))
        #expect(view.playheadFrame == 0)
        view.pointerUp()
    }

    @Test func nearestFrameIsFoundInSlowMotionToo() {
        view.visibleTimeRange = 5.9...6.1
        for frame in [356, 360, 361, 377, 390] {
            #expect(view.frame(at: view.scale.x(at: view.timeline.time(ofFrame: frame)) + 1) == frame)
        }
    }

    @Test func dragAcrossTheRowsMovesThePlayhead() {
        var selections = 0
        view.onSelect = { _ in selections += 1 }
        view.pointerDown(at: point(at: 3, y: 130))
        view.pointerMoved(to: point(at: 3.5, y: 131))
        view.pointerUp()
        #expect(view.playheadFrame == 210 && selections == 0)
    }

    // MARK: - Selection and tooltips

    /// Returns the middle of an animation's row.
    private func rowPoint(of animation: Int, at time: Double) throws -> CGPoint {
        let row = try #require(TimelineRows(view.timeline).rows.first { $0.content == .animation(animation) })
        return point(at: time, y: row.y + row.height / 2 - view.scrollOffset)
    }

    @Test func clickSelectsTheAnimationOfTheRow() throws {
        var selected: [Int?] = []
        view.onSelect = { selected.append($0) }
        for point in [try rowPoint(of: 1, at: 0.8), try rowPoint(of: 1, at: 0.8), try rowPoint(of: 0, at: 5)] {
            view.pointerDown(at: point)
            view.pointerUp()
        }
        view.pointerDown(at: point(at: 2, y: 10))
        view.pointerUp()
        #expect(selected == [1, 0, nil] && view.selectedAnimation == nil && view.playheadFrame == 0)
    }

    @Test func targetsFollowTheScrolledRows() throws {
        view.scroll(to: 100)
        #expect(view.target(at: try rowPoint(of: 2, at: 2)) == .animation(2))
        #expect(view.target(at: point(at: 2)) == nil)
        view.scroll(to: 0)
        #expect(view.target(at: point(at: 0.55, y: 10)) == .input(0))
        #expect(view.target(at: point(at: 1.1, y: 74)) == .call(1))
        #expect(view.target(at: point(at: 5.2, y: 74)) == nil)
    }

    @Test func tooltipHasExactNumbers() {
        let timeline = Timeline.sample
        let lines = TimelineTooltip(timeline.animations[0], in: timeline, at: 0.9).lines
        #expect(
            lines == [
                "plane · position", "(20, 600) → (340, 80)", "0.6 s to 1.1 s", "delay 0.1 s", "0.4 s · ease in and out",
                "progress 0.5 in frame 54", "Flight.swift:42",
            ])
        #expect(
            TimelineTooltip(timeline.inputs[1], in: timeline).lines == [
                "Drag 214 pt", "frames 90 to 150, 1 s", "(40, 300) → (250, 300)", "force 2.5",
            ])
        #expect(TimelineTooltip(timeline.marks[1], in: timeline).lines == ["completion", "completion, 1.1 s", "frame 66"])
    }

    @Test func tooltipOfAnEndlessAnimationHasNoEnd() {
        let animation = Timeline.animation("box", "position", 0.7, delay: 0.2, 0.6, .linear) {
            ($0.cycles, $0.autoreverses) = (nil, true)
        }
        let lines = TimelineTooltip(animation, in: .sample, at: 0.8).lines
        #expect(
            lines == [
                "box · position", "from 0.7 s, forever", "delay 0.2 s", "0.6 s · forever · there and back · linear", "Flight.swift:42",
            ])
    }

    /// The timeline and the inspector have the same names for curves.
    @Test(arguments: [[0.42, 0, 1, 1], [0, 0, 0.58, 1], [0.42, 0, 0.58, 1]]) func curvesHaveTheNamesOfTheInspector(points: [Double]) {
        let curve = TimingCurve.bezier(x1: points[0], y1: points[1], x2: points[2], y2: points[3])
        #expect(TimelineTexts.name(of: curve) == curve.text && curve.text.hasPrefix("ease "))
    }

    @Test func hoverShowsATooltip() throws {
        let before = stage.render()
        view.pointerMoved(to: try rowPoint(of: 1, at: 0.8))
        let shown = stage.render()
        #expect(shown != before)
        view.pointerExited()
        #expect(stage.render() == before)
    }

    // MARK: - Zoom and scrolling

    @Test func wheelZoomsAboutThePointer() {
        let x: CGFloat = 700
        let time = view.scale.time(at: x)
        view.wheelMoved(at: CGPoint(x: x, y: 150), by: CGVector(dx: 0, dy: -240))
        #expect(!view.showsWholeTake && abs(view.scale.time(at: x) - time) < 1e-9)
        view.wheelMoved(at: CGPoint(x: x, y: 150), by: CGVector(dx: 0, dy: 900))
        #expect(view.showsWholeTake)
    }

    @Test func wheelAtTheTitlesScrolls() {
        view.wheelMoved(at: CGPoint(x: 100, y: 150), by: CGVector(dx: 0, dy: 70))
        #expect(view.scrollOffset == 70 && view.showsWholeTake)
        view.wheelMoved(at: CGPoint(x: 100, y: 150), by: CGVector(dx: 0, dy: -4000))
        #expect(view.scrollOffset == 0)
    }

    @Test func zoomedTimelineFollowsThePlayhead() {
        view.visibleTimeRange = 1...2
        view.playheadFrame = 200
        #expect(view.visibleTimeRange.contains(200.0 / 60))
        let range = view.visibleTimeRange
        view.playheadFrame = 210
        #expect(view.visibleTimeRange == range)
    }

    /// Returns a timeline of 50 seconds whose last animation ends at 24.1 s.
    private func longTimeline() -> Timeline {
        var timeline = Timeline()
        timeline.frameTimes = (0...3000).map { Double($0) / 60 }
        timeline.addGroup(.block, start: 20.2, [Timeline.animation("plane", "position", 20.2, 0.6, .linear, ended: 20.8)])
        timeline.addGroup(.spring, start: 23.5, [Timeline.animation("card", "opacity", 23.5, 0.6, .linear, ended: 24.1)])
        return timeline
    }

    private func isNear(_ range: ClosedRange<Double>, _ start: Double, _ end: Double) -> Bool {
        abs(range.lowerBound - start) < 1e-6 && abs(range.upperBound - end) < 1e-6
    }

    @Test func longTakeIsFirstShownAtItsLastAnimations() {
        view.timeline = longTimeline()
        view.playheadFrame = 3000
        view.showLastAnimations()
        #expect(isNear(view.visibleTimeRange, 12.1, 27.1) && !view.showsWholeTake)
        view.timeline.frameTimes.append(50 + 1.0 / 60)
        view.playheadFrame = 3001
        #expect(isNear(view.visibleTimeRange, 12.1, 27.1))
        // Another animation starts.
        var timeline = view.timeline
        timeline.frameTimes.append(50 + 2.0 / 60)
        timeline.addGroup(.block, start: 50, [Timeline.animation("plane", "opacity", 50, 0.6, .linear)])
        view.timeline = timeline
        view.playheadFrame = 3002
        #expect(view.visibleTimeRange.contains(50))
        view.fit()
        #expect(view.showsWholeTake)
    }

    @Test func longTakeIsFirstShownBeforeThePlayheadIfItHasAnimationsThere() {
        view.timeline = longTimeline()
        view.playheadFrame = 1800
        view.showLastAnimations()
        #expect(isNear(view.visibleTimeRange, 18, 33))
        view.playheadFrame = 600
        #expect(view.visibleTimeRange.contains(10))
        view.timeline = .sample
        view.showLastAnimations()
        #expect(view.showsWholeTake)
    }

    @Test func rowsFollowThePlayheadUntilTheUserScrolls() {
        let range = { TimelineRows(view.timeline).range(ofGroupAt: 1.6, view.timeline)! }
        view.playheadFrame = 96
        #expect(view.scrollOffset > 0 && view.scrollOffset + 234 >= range().upperBound)
        view.wheelMoved(at: CGPoint(x: 100, y: 150), by: CGVector(dx: 0, dy: -4000))
        view.playheadFrame = 100
        #expect(view.scrollOffset == 0)
    }

    // MARK: - Loop

    @Test func handlesChangeTheLoop() {
        var ranges: [ClosedRange<Int>?] = []
        view.onLoopChange = { ranges.append($0) }
        view.loopRange = 60...180
        view.pointerDown(at: point(at: 3))
        view.pointerMoved(to: point(at: 4))
        view.pointerUp()
        view.pointerDown(at: point(at: 1))
        view.pointerMoved(to: point(at: 5))
        view.pointerUp()
        #expect(ranges == [60...240, 240...240] && view.loopRange == 240...240 && view.playheadFrame == 0)
    }

    // MARK: - Cost

    @Test func onlyVisibleRowsHaveViews() {
        view.timeline = .large(animations: 500, layers: 300)
        stage.advance(frames: 1)
        let count = view.drawingCounts.views
        #expect(count <= 20)
        for offset in stride(from: CGFloat(0), to: 18_000, by: 397) {
            view.scroll(to: offset)
            stage.advance(frames: 1)
        }
        #expect(view.drawingCounts.views <= count + 2)
    }

    @Test func movingThePlayheadDrawsNoRow() {
        view.timeline = .large(animations: 500, layers: 300)
        stage.advance(frames: 1)
        let drawn = view.drawingCounts.rows
        for frame in 1...9 {
            view.playheadFrame = frame
            view.timeline.frameTimes.append(view.timeline.duration + 1.0 / 60)
            stage.advance(frames: 1)
        }
        #expect(view.drawingCounts.rows == drawn)
    }

    @Test func shorterTimelineReplacesTheRows() {
        view.selectedAnimation = 6
        view.timeline = .large(animations: 500, layers: 300)
        view.scroll(to: 9000)
        stage.advance(frames: 1)
        view.timeline = Timeline()
        stage.advance(frames: 1)
        #expect(view.scrollOffset == 0 && view.selectedAnimation == nil)
        view.timeline = .sample
        stage.advance(frames: 1)
        #expect(view.target(at: point(at: 0.55, y: 10)) == .input(0))
    }

    /// The chapters and the cues have a line each. The titles and the lines of code are complete.
    @Test func pictureHasMarksAndRoomForTitles() {
        var timeline = Timeline.sample
        let plain = TimelinePicture.image(timeline, title: "Sample")
        timeline.chapters = [Timeline.NamedFrame(name: "One", frame: 0), Timeline.NamedFrame(name: "Two", frame: 70)]
        let chapters = TimelinePicture.image(timeline, title: "Sample")
        timeline.cues = [Timeline.NamedFrame(name: "A cue", frame: 40)]
        let both = TimelinePicture.image(timeline, title: "Sample")
        #expect(chapters.height == plain.height + 42 && both.height == plain.height + 84 && both.width == 1920)
        let standard = TimelinePicture.titleWidth(of: Timeline())
        #expect(standard == 357)
        timeline.animations[0].name = String(repeating: "wide ", count: 12)
        let wider = TimelinePicture.titleWidth(of: timeline)
        timeline.animations[0].name = String(repeating: "wide ", count: 500)
        #expect(wider > standard && wider < 616 && TimelinePicture.titleWidth(of: timeline) == 616)
    }

    @Test func pictureIs1920PixelsWide() {
        for timeline in [Timeline.sample, Timeline(), .large(animations: 1500, layers: 20)] {
            let image = TimelinePicture.image(timeline, title: "Sample")
            #expect(image.width == 1920 && image.height > 150 && image.height < 16_384)
        }
    }
}

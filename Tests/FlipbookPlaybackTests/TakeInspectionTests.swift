import DemoScenes
import FlipbookInspection
import FlipbookPlayback
import Stage
import Testing
import UIKit

@Suite @MainActor struct TakeInspectionTests {
    private func makeTake() throws -> Take {
        let scene = try #require(Scene.demos.first { $0.name == "flight" })
        let script = try scene.script()
        return try Take(script: script) { scene.makeStage(framesPerSecond: 60) }
    }

    @Test func inspectionThatBeginsLaterRecordsTheWholeTake() throws {
        let inspected = try makeTake()
        try inspected.beginInspection()
        try inspected.seek(to: 260)
        let late = try makeTake()
        try late.seek(to: 260)
        try late.beginInspection()
        #expect(late.frame == 260)
        #expect((late.timeline == inspected.timeline) as Bool)
        #expect(try #require(late.timeline).animations.count > 4)
    }

    @Test func timelineHasTheChaptersAndTheCues() throws {
        let script = try Script("wait 0.1\nchapter \"one\"\nwait 0.25\ncue \"a\"\nwait 1\ncue \"b\"", file: "a.script")
        let take = try Take(script: script) { Stage(showing: { UIViewController() }, size: CGSize(width: 90, height: 70), scale: 1) }
        try take.beginInspection()
        try take.seek(to: 60)
        let timeline = try #require(take.timeline)
        #expect(timeline.chapters == [Timeline.NamedFrame(name: "one", frame: 6)])
        #expect(timeline.cues == [Timeline.NamedFrame(name: "a", frame: 21)], "the second cue is passed later")
    }

    @Test func storedFramesAreWhatTheTakeShows() throws {
        let take = try makeTake()
        try take.beginInspection()
        try take.seek(to: 240)
        let other = try makeTake()
        for frame in [0, 37, 211] {
            try other.seek(to: frame)
            #expect((take.inspection?.history.list(at: frame)?.list == other.stage.displayList()) as Bool)
        }
    }

    @Test func inspectionDoesNotChangeTheTake() throws {
        let (plain, inspected) = (try makeTake(), try makeTake())
        try inspected.beginInspection()
        try plain.seek(to: 200)
        try inspected.seek(to: 200)
        #expect((plain.stage.displayList() == inspected.stage.displayList()) as Bool)
    }

    @Test func replayHasTheFramesOfTheTake() throws {
        let take = try makeTake()
        try take.seek(to: 120)
        var lists: [Int: Bool] = [:]
        let expected = take.stage.displayList()
        take.replay(until: 120) { stage in lists[stage.frame] = stage.displayList() == expected }
        #expect(lists.count == 121)
        #expect(lists[120] == true)
        #expect(lists[60] == false)
        #expect(take.frame == 120)
    }

    @Test func slowReplayReachesTheSameTimes() throws {
        let take = try makeTake()
        try take.seek(to: 90)
        let replay = take.makeReplay()
        replay.advance(to: 80)
        replay.framesPerTakeFrame = 10
        for _ in 0..<5 { replay.advance() }
        #expect(abs(replay.stage.time - 80.5 / 60) < 1e-9)
        #expect(!replay.isAtTakeFrame)
        for _ in 0..<5 { replay.advance() }
        #expect(replay.frame == 81)
        #expect(abs(replay.stage.time - 81.0 / 60) < 1e-9)
    }

    @Test func liveInputInAnEarlierFrameRemovesLaterFrames() throws {
        let take = try makeTake()
        try take.beginInspection()
        try take.seek(to: 280)
        let later = try #require(take.timeline)
        try take.seek(to: 40)
        take.performLiveInput(.down(finger: 0, at: CGPoint(x: 50, y: 60), force: 1))
        let timeline = try #require(take.timeline)
        #expect(timeline.frameCount == 41)
        #expect(timeline.animations.count < later.animations.count)
        try take.seek(to: 60)
        #expect(take.timeline?.frameCount == 61)
        #expect(take.timeline?.inputs.last?.frames == 40...60)
    }
}

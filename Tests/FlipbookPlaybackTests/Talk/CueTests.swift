import DemoScenes
import FlipbookPlayback
import Foundation
import Stage
import Testing
import UIKit

/// Cues of scripts, at which a take of a talk waits.
@MainActor @Suite struct CueTests {
    private static let text = """
        wait 0.3
        cue "first"
        tap (30%, 30%)
        wait 0.5
        cue "second"
        wait 0.2
        tap (60%, 70%)
        wait 0.4
        """

    private func makeTake(_ text: String = text, waits: Bool = true, repeating log: TakeLog? = nil) throws -> Take {
        let scene = try #require(Scene.demo(named: "animations"))
        return try Take(script: Script(text), repeating: log, waitsAtCues: waits) { scene.makeStage(scale: 0.5) }
    }

    private func error(_ text: String) -> String {
        do {
            _ = try Script(text, file: "t.script")
            return ""
        } catch { return "\(error)" }
    }

    @Test func scriptHasItsCuesInOrder() throws {
        #expect(try Script(Self.text).cues == ["first", "second"])
        #expect(try Script("wait 1").cues == [])
    }

    @Test func namesMustBeUniqueAndNotRepeated() {
        #expect(error("cue \"a\"\nwait 1\ncue \"a\"") == "t.script:3:1: there is another cue \"a\" in t.script:1:1; write another name")
        #expect(error("repeat 2\n  cue \"a\"\nend") == "t.script:2:3: 'cue' cannot be repeated; write it outside of 'repeat'")
        #expect(error("cue \"\"") == "t.script:1:5: the name is empty; write a name such as \"start\"")
        #expect(error("cue first").hasPrefix("t.script:1:5: expected the name of a cue"))
        #expect(error("cue \"a\" now").contains("expected the end of the line"))
    }

    @Test func cuesOfIncludedFilesAreFound() {
        let files = ["a.script": "cue \"x\"\ninclude b.script", "b.script": "wait 1\ncue \"x\""]
        #expect(throws: ScriptError.self) { try Script(files["a.script"] ?? "", file: "a.script") { files[$0] ?? "" } }
        let cues = try? Script("include b.script\ncue \"y\"", file: "c.script") { files[$0] ?? "" }.cues
        // The cues of the included file and of the including file are found, in the order of the steps.
        #expect(cues == ["x", "y"])
    }

    @Test func takeWaitsUntilTheCueIsPassed() throws {
        let take = try makeTake()
        try take.advance(frames: 17)
        #expect(take.waitingCue == nil && take.passedCueCount == 0)
        try take.advance(frames: 1)
        #expect(take.waitingCue == "first" && take.frame == 18)
        try take.advance(frames: 100)
        #expect(take.waitingCue == "first" && take.recordedInputs.isEmpty && !take.isScriptFinished)
        #expect(take.passCue() && take.waitingCue == nil && take.passedCueCount == 1)
        try take.advance(frames: 1)
        #expect(take.recordedInputs.map(\.frame) == [118, 119], "the finger goes down in the frame after the cue")
        try take.advance(frames: 36)
        #expect(take.waitingCue == "second")
        #expect(take.passCue() && !take.passCue())
    }

    @Test func cuesTakeNoTimeOutsideOfTalks() throws {
        let take = try makeTake(waits: false)
        let plain = try makeTake(Self.text.replacing(#/cue .*\n/#, with: ""), waits: false)
        try take.advance(frames: 130)
        try plain.advance(frames: 130)
        #expect(take.isScriptFinished && take.waitingCue == nil && take.passedCueCount == 2)
        #expect(take.recordedInputs.filter { if case .cue = $0.input { false } else { true } } == plain.recordedInputs)
        #expect(take.stage.render() == plain.stage.render())
        #expect(take.recordedInputs.first == TimedInput(frame: 18, input: .cue("first")))
    }

    @Test func logRepeatsTheCuesInTheirFrames() throws {
        let take = try makeTake()
        try take.advance(frames: 61)
        take.passCue()
        try take.advance(frames: 7)
        take.performLiveInput(.down(finger: 3, at: CGPoint(x: 200, y: 300), force: 1))
        try take.advance(frames: 5)
        take.performLiveInput(.up(finger: 3))
        try take.advance(frames: 90)
        take.passCue()
        try take.advance(frames: 44)
        let log = try JSONDecoder().decode(TakeLog.self, from: JSONEncoder().encode(take.log))
        let repeated = try makeTake(repeating: log)
        try repeated.seek(to: take.frame)
        #expect(repeated.recordedInputs == take.recordedInputs && repeated.log == take.log)
        #expect(repeated.stage.render() == take.stage.render())
    }

    @Test func seekingRestoresThePassedCues() throws {
        let take = try makeTake()
        try take.play(toStep: 2)
        let (frame, image) = (take.frame, take.stage.render())
        #expect(take.passedCueCount == 2 && take.isScriptFinished)
        try take.seek(to: 20)
        #expect(take.passedCueCount <= 1)
        try take.seek(to: frame)
        #expect(take.stage.render() == image && take.passedCueCount == 2)
    }

    @Test func savedScriptHasTheCuesAndTheWaitsOfTheSpeaker() throws {
        let take = try makeTake()
        try take.advance(frames: 60)
        take.passCue()
        try take.advance(frames: 120)
        take.passCue()
        try take.advance(frames: 60)
        for text in [
            NamedScriptWriter.script(of: take, scene: "animations"),
            ScriptWriter.script(take.recordedInputs, scene: "animations", framesPerSecond: 60, until: take.frame),
        ] {
            #expect(try Script(text).cues == ["first", "second"])
            let again = try makeTake(text, waits: false)
            try again.advance(frames: take.frame)
            #expect(again.recordedInputs.filter { if case .cue = $0.input { true } else { false } }.map(\.frame) == [60, 180])
            #expect(again.stage.render() == take.stage.render())
        }
    }

    // MARK: - Playing to a step

    @Test func stepIsReachedOnlyWhenTheStageIsIdle() throws {
        for step in 0...3 {
            let take = try makeTake()
            try take.play(toStep: step)
            #expect(take.passedCueCount == min(step, 2) && take.stage.isIdle)
            #expect(take.waitingCue == (step == 0 ? "first" : step == 1 ? "second" : nil))
        }
    }

    @Test func playingToAStepInPartsGivesTheSameTake() throws {
        let (whole, parts) = (try makeTake(), try makeTake())
        try whole.play(toStep: 1)
        var (seeker, rounds) = (StepSeeker(step: 1), 0)
        while try !seeker.play(parts, frames: 7) { rounds += 1 }
        #expect(parts.frame == whole.frame && parts.recordedInputs == whole.recordedInputs && rounds > 3)
    }

    @Test func timeIsReachedInSlowMotionToo() throws {
        for slowness in [1, 10] {
            let take = try makeTake()
            take.setSlowness(slowness)
            try take.play(untilTime: 0.75)
            #expect(abs(take.stage.time - 0.75) < 1e-9 && take.passedCueCount == 1 && take.frame == 45 * slowness)
        }
    }

    @Test func endlessScriptIsGivenUpAfterTenMinutes() throws {
        let take = try Take(script: Script("wait 3000"), waitsAtCues: true) { Stage(size: CGSize(width: 40, height: 40), scale: 1) }
        try take.play(toStep: 1)
        #expect(!take.isScriptFinished && abs(take.stage.time - 600) < 0.1)
    }
}

import DemoScenes
import FlipbookPlayback
import Foundation
import Stage
import Testing
import UIKit

/// A take repeats the inputs of an earlier take.
@MainActor @Suite struct TakeLogTests {
    private func makeTake(_ script: Script?, repeating log: TakeLog? = nil) throws -> Take {
        let scene = try #require(Scene.demo(named: "animations"))
        return try Take(script: script, repeating: log) { scene.makeStage(scale: 0.5) }
    }

    /// Returns the log as another process would read it.
    private func transferred(_ log: TakeLog) throws -> TakeLog {
        try JSONDecoder().decode(TakeLog.self, from: JSONEncoder().encode(log))
    }

    private func drag(_ take: Take, from start: CGPoint, by step: CGFloat) throws {
        take.performLiveInput(.down(finger: 0, at: start, force: 1))
        for index in 1...7 {
            try take.advance()
            take.performLiveInput(.move(finger: 0, to: CGPoint(x: start.x, y: start.y - step * CGFloat(index)), force: 1))
        }
        take.performLiveInput(.up(finger: 0))
    }

    @Test func scriptAndLiveInputsAreRepeated() throws {
        let script = try Script("wait 0.3\ntap (30%, 30%)\nwait 0.5\nrotate landscape\nwait 1")
        let take = try makeTake(script)
        take.setSlowness(2)
        try take.advance(frames: 23)
        try drag(take, from: CGPoint(x: 190, y: 500), by: 9)
        take.performLiveInput(.keyDown(try #require(KeyStroke(named: "shift+tab"))))
        try take.advance(frames: 31)
        take.setSlowness(10)
        try take.advance(frames: 17)

        let repeated = try makeTake(script, repeating: transferred(take.log))
        try repeated.seek(to: take.frame)
        #expect(repeated.log == take.log && repeated.stage.time == take.stage.time && repeated.stage.slowness == 10)
        #expect(repeated.stage.render().words == take.stage.render().words)
        try take.advance(frames: 200)
        try repeated.advance(frames: 200)
        #expect(repeated.recordedInputs == take.recordedInputs, "the script goes on")
    }

    @Test func inputInAnEarlierFrameReplacesTheScript() throws {
        let script = try Script("wait 0.2\ntap (30%, 30%)\nwait 0.5\ntap (60%, 70%)\nwait 1")
        let take = try makeTake(script)
        try take.advance(frames: 60)
        try take.seek(to: 25)
        try drag(take, from: CGPoint(x: 110, y: 480), by: 11)
        try take.advance(frames: 40)
        try take.seek(to: 50)

        let repeated = try makeTake(script, repeating: transferred(take.log))
        try repeated.seek(to: take.lastPlayedFrame)
        try repeated.seek(to: take.frame)
        #expect(repeated.recordedInputs == take.recordedInputs && repeated.log == take.log)
        #expect(repeated.stage.render().words == take.stage.render().words)
    }

    @Test func changedSpeedInAnEarlierFrameIsRepeated() throws {
        let script = try Script("wait 0.2\ntap (30%, 30%)\nwait 0.5\ntap (60%, 70%)\nwait 1")
        let take = try makeTake(script)
        try take.advance(frames: 55)
        try take.seek(to: 30)
        take.setSlowness(2)
        try take.advance(frames: 45)

        try take.advance(frames: 200)
        #expect(take.recordedInputs.count == 5, "the script goes on: two taps and the change of speed")

        let repeated = try makeTake(script, repeating: transferred(take.log))
        try repeated.seek(to: take.lastPlayedFrame)
        try repeated.seek(to: take.frame)
        #expect(repeated.stage.time == take.stage.time && repeated.recordedInputs == take.recordedInputs)
        #expect(repeated.stage.render().words == take.stage.render().words)
    }
}

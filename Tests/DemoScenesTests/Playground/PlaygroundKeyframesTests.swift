import Stage
import Testing
import UIKit

@testable import DemoScenes

@MainActor @Suite struct PlaygroundKeyframesTests {
    /// In each mode, the model computes the same positions as the animation.
    @Test(arguments: KeyframeModel.Mode.allCases) func positionIsThatOfTheAnimation(_ mode: KeyframeModel.Mode) throws {
        let fixture = try PlaygroundFixture(.keyframes, framesPerSecond: 50)
        let page: KeyframesPage = try fixture.page()
        try fixture.tap(mode.rawValue)
        #expect(page.model.mode == mode)
        page.play()
        for frame in 1...99 {
            fixture.stage.advance(frames: 1)
            // Exactly at a key, rounding decides whether the discrete mode has the point of this key or of the previous one.
            let time = Double(frame) / 100
            if mode == .discrete, page.model.keys.contains(where: { abs($0.time - time) < 0.001 }) { continue }
            let expected = page.canvas.viewPoint(page.model.point(at: time))
            let x = try fixture.value("Mover", "position.x")
            let y = try fixture.value("Mover", "position.y")
            #expect(abs(x - Double(expected.x)) < 0.1 && abs(y - Double(expected.y)) < 0.1, "\(mode) at \(time)")
        }
    }

    @Test func timesKeepTheirOrder() {
        var model = KeyframeModel()
        model.setTime(0.9, of: 1)
        #expect(model.keys[1].time == 0.48)
        model.setTime(-3, of: 2)
        #expect(model.keys[2].time == 0.5)
        model.setTime(0.5, of: 0)
        model.setTime(0.5, of: 4)
        #expect(model.keys[0].time == 0 && model.keys[4].time == 1)
        model.setTime(.nan, of: 3)
        #expect(model.keys[3].time == 0.52)
        model.setPoint(CGPoint(x: -4, y: CGFloat.infinity), of: 2)
        #expect(model.keys[2].point == CGPoint(x: 0, y: 0))
    }

    @Test func keysAreAddedOnThePathAndRemoved() {
        for mode in [KeyframeModel.Mode.linear, .cubic] {
            var model = KeyframeModel()
            model.mode = mode
            let before = model.point(at: 0.85)
            let index = model.add()
            #expect(index == 4 && model.keys[4].time == 0.85)
            #expect(abs(model.keys[4].point.x - before.x) < 0.006 && abs(model.keys[4].point.y - before.y) < 0.006)
            while model.canAdd { _ = model.add() }
            #expect(model.keys.count == KeyframeModel.maximumCount)
            #expect(zip(model.keys, model.keys.dropFirst()).allSatisfy { $1.time - $0.time >= KeyframeModel.minimumGap })
            model.remove(0)
            #expect(model.keys.count == KeyframeModel.maximumCount && !model.canRemove(KeyframeModel.maximumCount - 1))
            while model.canRemove(1) { model.remove(1) }
            #expect(model.keys.count == 2)
        }
    }

    @Test func stripMovesTimesByTouchesAndKeys() throws {
        let fixture = try PlaygroundFixture(.keyframes)
        let page: KeyframesPage = try fixture.page()
        let width = try fixture.view("Time 5").center.x - fixture.view("Time 1").center.x
        try fixture.drag("Time 3", by: CGVector(dx: width * 0.08, dy: 30))
        #expect(abs(page.model.keys[2].time - 0.58) < 0.011)
        try fixture.focus("Time 2")
        for key in ["right", "shift+left"] { fixture.stage.key(key) }
        #expect(abs(page.model.keys[1].time - 0.16) < 1e-9)
        try fixture.focus("Key 4")
        for key in ["up", "shift+right", "right"] { fixture.stage.key(key) }
        #expect(page.model.keys[3].point == CGPoint(x: 0.85, y: 0.29))
    }

    @Test func buttonsAddAndRemoveKeys() throws {
        let fixture = try PlaygroundFixture(.keyframes)
        let page: KeyframesPage = try fixture.page()
        try fixture.tap("Add key")
        #expect(page.model.keys.count == 6 && fixture.find("Key 6") != nil)
        try fixture.tap("Remove key")
        #expect(page.model.keys.count == 5 && fixture.find("Key 6") == nil)
        try fixture.tap("Time 1")
        #expect(try (fixture.view("Remove key") as? UIButton)?.isEnabled == false)
    }
}

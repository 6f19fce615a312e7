import Stage
import Testing
import UIKit

/// Touches, presses and events in the test of a client. The suite uses only the public API.
@MainActor @Suite struct StageTouchTests {
    /// A view that logs its touches.
    final class Canvas: UIView {
        var log: [String] = []
        var points: [CGPoint] = []
        var forces: [CGFloat] = []
        private func record(_ name: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
            for touch in touches {
                points.append(touch.location(in: self))
                forces.append(touch.force)
                log.append("\(name) ×\(touch.tapCount) of \(event?.touches(for: self)?.count ?? 0)")
            }
        }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { record("began", touches, event) }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { record("moved", touches, event) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { record("ended", touches, event) }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { record("cancelled", touches, event) }
    }

    let stage = Stage(size: CGSize(width: 300, height: 400), scale: 1, framesPerSecond: 50)
    let canvas = Canvas(frame: CGRect(x: 30, y: 50, width: 100, height: 80))

    init() { stage.window.addSubview(canvas) }

    @Test func viewCanBeTappedSeveralTimes() {
        stage.tap(canvas, count: 2)
        #expect(canvas.log == ["began ×1 of 1", "ended ×1 of 1", "began ×2 of 1", "ended ×2 of 1"] && stage.frame == 3)
        #expect(canvas.points == Array(repeating: CGPoint(x: 50, y: 40), count: 4))
        #expect(stage.location(of: CGPoint(x: 3, y: 4), in: canvas) == CGPoint(x: 33, y: 54))
        stage.tap(at: CGPoint(x: 250, y: 300), count: 2)
        #expect(canvas.log.count == 4)
    }

    @Test func dragAlongPointsHasOnePointPerFrame() {
        stage.drag(along: [CGPoint(x: 31, y: 52), CGPoint(x: 40, y: 57), CGPoint(x: 39, y: 70)], force: 2.5)
        let last = CGPoint(x: 9, y: 20)
        #expect(canvas.points == [CGPoint(x: 1, y: 2), CGPoint(x: 10, y: 7), last, last] && stage.frame == 2)
        #expect(canvas.forces == [2.5, 2.5, 2.5, 2.5])
        stage.drag(along: [])
        #expect(canvas.points.count == 4 && stage.frame == 2)
    }

    @Test func dragThroughPointsHasAConstantSpeed() {
        // The drag goes 30 points to the right and then 10 points down in 10 frames: 4 points per frame.
        stage.drag(through: [CGPoint(x: 40, y: 60), CGPoint(x: 70, y: 60), CGPoint(x: 70, y: 70)], duration: 0.2)
        #expect(stage.frame == 10)
        let expected =
            (0...7).map { CGPoint(x: 10 + 4 * CGFloat($0), y: 10) } + [CGPoint(x: 40, y: 12), CGPoint(x: 40, y: 16), CGPoint(x: 40, y: 20)]
        #expect(canvas.points.count == 12)
        for (point, other) in zip(canvas.points, expected) { #expect(hypot(point.x - other.x, point.y - other.y) < 1e-9) }
    }

    @Test func dragThroughOnePointOnlyTouches() {
        stage.drag(through: [CGPoint(x: 40, y: 60), CGPoint(x: 40, y: 60)], duration: 0.1)
        #expect(canvas.log == ["began ×1 of 1", "ended ×1 of 1"] && stage.frame == 5)
    }

    @Test func touchCanBeMadeForAViewWithoutAWindow() {
        let parent = UIView(frame: CGRect(x: 5, y: 6, width: 200, height: 200))
        let child = Canvas(frame: CGRect(x: 20, y: 30, width: 50, height: 50))
        parent.addSubview(child)
        let touch = UITouch(at: CGPoint(x: 12, y: 7), in: child, tapCount: 3, force: 1.5, timestamp: 8.25)
        #expect(touch.phase == .began && touch.view === child && touch.window == nil && touch.timestamp == 8.25)
        #expect(touch.location(in: child) == CGPoint(x: 12, y: 7) && touch.location(in: parent) == CGPoint(x: 32, y: 37))
        child.touchesBegan([touch], with: UIEvent(touches: [touch]))
        touch.update(.moved, at: CGPoint(x: 22, y: 9), force: 0.5, timestamp: 8.5)
        #expect(touch.previousLocation(in: child) == CGPoint(x: 12, y: 7) && touch.location(in: child) == CGPoint(x: 22, y: 9))
        let event = UIEvent(touches: [touch])
        #expect(event.timestamp == 8.5 && event.type == .touches && event.allTouches == [touch])
        child.touchesMoved([touch], with: event)
        touch.update(.cancelled)
        child.touchesCancelled([touch], with: nil)
        #expect(child.log == ["began ×3 of 1", "moved ×3 of 1", "cancelled ×3 of 0"] && child.forces == [1.5, 0.5, 0.5])
    }

    @Test func touchInAWindowHasItsLocationAndTime() {
        stage.advance(frames: 7)
        let touches = [CGPoint(x: 10, y: 20), CGPoint(x: 60, y: 70)].map { UITouch(at: $0, in: canvas) }
        #expect(touches[0].window === stage.window && touches[0].location(in: nil) == CGPoint(x: 40, y: 70))
        #expect(abs(touches[1].timestamp - 0.14) < 1e-9)
        stage.advance(frames: 3)
        touches[1].update(.ended)
        #expect(abs(touches[1].timestamp - 0.2) < 1e-9 && touches[1].location(in: canvas) == CGPoint(x: 60, y: 70))
        canvas.touchesBegan(Set(touches), with: UIEvent(touches: Set(touches)))
        #expect(canvas.log == ["began ×1 of 2", "began ×1 of 2"])
    }

    @Test func controlTracksATouchOfATest() {
        let slider = UISlider(frame: CGRect(x: 10, y: 200, width: 200, height: 31))
        stage.window.addSubview(slider)
        slider.value = 0.25
        let knob = slider.thumbRect(forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: 0.25)
        let touch = UITouch(at: CGPoint(x: knob.midX, y: knob.midY), in: slider)
        slider.touchesBegan([touch], with: UIEvent(touches: [touch]))
        #expect(slider.isTracking)
        touch.update(.moved, at: CGPoint(x: knob.midX + 40, y: knob.midY))
        slider.touchesMoved([touch], with: UIEvent(touches: [touch]))
        #expect(slider.value > 0.4)
        touch.update(.ended)
        slider.touchesEnded([touch], with: UIEvent(touches: [touch]))
        #expect(!slider.isTracking)
    }

    @Test func pressIsMadeFromTheNameOfAKey() throws {
        final class KeyView: UIView {
            var keys: [String] = []
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                for press in presses { keys.append("\(press.key?.characters ?? "") \(event?.allPresses.count ?? 0) \(press.timestamp)") }
            }
        }
        let view = KeyView()
        let press = try #require(UIPress(key: "shift+a", timestamp: 3.5))
        #expect(press.phase == .began && press.key?.modifierFlags == .shift && press.key?.charactersIgnoringModifiers == "a")
        view.pressesBegan([press], with: UIPressesEvent(presses: [press]))
        #expect(view.keys == ["A 1 3.5"])
        #expect(UIPress(key: "no such key") == nil)
    }
}

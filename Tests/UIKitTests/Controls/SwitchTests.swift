import Stage
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct SwitchTests {
    let stage = Stage(size: CGSize(width: 320, height: 480), scale: 1, framesPerSecond: 60)

    @Test func switchCanBeTappedOrDragged() {
        let toggle = UISwitch(frame: CGRect(x: 100, y: 80, width: 0, height: 0))
        stage.window.addSubview(toggle)
        let changes = valueChangeCounter(toggle)
        #expect(toggle.bounds.size == CGSize(width: 51, height: 31))
        stage.tap(at: CGPoint(x: 110, y: 95))
        #expect(toggle.isOn && changes() == 1)
        stage.drag(from: CGPoint(x: 140, y: 95), to: CGPoint(x: 106, y: 95), duration: 0.2)
        #expect(!toggle.isOn && changes() == 2)
        stage.drag(from: CGPoint(x: 110, y: 95), to: CGPoint(x: 104, y: 95), duration: 0.2)
        #expect(toggle.isOn, "a drag this short counts as a tap")
        stage.drag(from: CGPoint(x: 140, y: 95), to: CGPoint(x: 150, y: 95), duration: 0.2)
        #expect(toggle.isOn && changes() == 3, "the switch has the position to which it was dragged")
        toggle.setOn(false, animated: true)
        #expect(!toggle.isOn && changes() == 3, "setOn does not send valueChanged")
    }

    @Test func switchKnobIsAnimated() throws {
        let toggle = UISwitch(frame: CGRect(x: 100, y: 80, width: 0, height: 0))
        stage.window.addSubview(toggle)
        stage.advance(frames: 1)
        let knob = try #require(toggle.subviews.last)
        #expect(near(knob.center.x, 15.5))
        toggle.setOn(true, animated: true)
        stage.advance(frames: 6)
        #expect((17..<34).contains(stage.trace(knob.layer, "position.x")))
        stage.advance(by: 0.5)
        #expect(near(stage.trace(knob.layer, "position.x"), 35.5))
    }

    @Test func knobDragDoesNotTriggerAnEnclosingPan() {
        let toggle = UISwitch(frame: CGRect(x: 100, y: 80, width: 0, height: 0))
        stage.window.addSubview(toggle)
        stage.advance(frames: 1)
        let pan = UIPanGestureRecognizer()
        var pans = 0
        pan.addAction { _ in pans += 1 }
        stage.window.addGestureRecognizer(pan)
        stage.drag(from: CGPoint(x: 110, y: 95), to: CGPoint(x: 150, y: 95), duration: 0.3)
        #expect(pans == 0 && toggle.isOn)
    }
}

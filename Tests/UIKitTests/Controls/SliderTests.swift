import Stage
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct SliderTests {
    let stage = Stage(size: CGSize(width: 320, height: 480), scale: 1, framesPerSecond: 60)

    @Test func sliderIsDraggedByItsKnob() {
        let slider = UISlider(frame: CGRect(x: 40, y: 200, width: 232, height: 31))
        (slider.minimumValue, slider.maximumValue, slider.value) = (-2, 8, 3)
        stage.window.addSubview(slider)
        stage.advance(frames: 1)
        let changes = valueChangeCounter(slider)
        let knob = slider.thumbRect(forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: 3)
        #expect(near(knob.midX, 116))
        stage.tap(at: CGPoint(x: 60, y: 215))
        #expect(slider.value == 3 && changes() == 0, "a tap beside the knob has no effect")
        // The track has 200 points for a range of 10. Therefore 50 points are 2.5, independent of the point at which the knob was touched.
        stage.touchDown(at: CGPoint(x: 161, y: 218))
        stage.touchMove(to: CGPoint(x: 211, y: 230))
        #expect(near(slider.value, 5.5) && changes() == 1)
        stage.touchMove(to: CGPoint(x: 319, y: 230))
        #expect(slider.value == 8)
        stage.touchUp()
        #expect(changes() == 2)
        slider.value = 40
        #expect(slider.value == 8 && changes() == 2)
        slider.maximumValue = 6
        #expect(slider.value == 6)
    }

    /// A touch hits the knob if it is at most 12 points away from the knob, also outside of the slider's bounds.
    @Test func touchesAboveTheSliderHitItsKnob() {
        let slider = UISlider(frame: CGRect(x: 40, y: 200, width: 232, height: 31))
        slider.value = 0.5
        stage.window.addSubview(slider)
        stage.advance(frames: 1)
        #expect(stage.window.hitTest(CGPoint(x: 60, y: 192), with: nil) === stage.window)
        #expect(stage.window.hitTest(CGPoint(x: 160, y: 186), with: nil) === stage.window)
        stage.drag(from: CGPoint(x: 160, y: 192), to: CGPoint(x: 210, y: 192), duration: 0.3)
        #expect(near(slider.value, 0.75))
    }

    @Test func noncontinuousSliderReportsOnlyTheEnd() {
        let slider = UISlider(frame: CGRect(x: 40, y: 200, width: 232, height: 31))
        slider.isContinuous = false
        stage.window.addSubview(slider)
        stage.advance(frames: 1)
        let changes = valueChangeCounter(slider)
        stage.drag(from: CGPoint(x: 56, y: 215), to: CGPoint(x: 156, y: 215), duration: 0.3)
        #expect(near(slider.value, 0.5) && changes() == 1)
    }

    @Test func knobDragDoesNotTriggerAnEnclosingPan() {
        let slider = UISlider(frame: CGRect(x: 40, y: 200, width: 232, height: 31))
        stage.window.addSubview(slider)
        stage.advance(frames: 1)
        let pan = UIPanGestureRecognizer()
        var pans = 0
        pan.addAction { _ in pans += 1 }
        stage.window.addGestureRecognizer(pan)
        stage.drag(from: CGPoint(x: 56, y: 215), to: CGPoint(x: 156, y: 215), duration: 0.3)
        #expect(pans == 0 && near(slider.value, 0.5))
        stage.drag(from: CGPoint(x: 200, y: 215), to: CGPoint(x: 260, y: 215), duration: 0.3)
        #expect(pans > 0, "a drag beside the knob is a pan")
    }
}

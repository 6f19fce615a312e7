import Stage
import Testing
import UIKit

/// The touch events of controls, and their targets and actions.
@MainActor @Suite struct ControlTests {
    let stage = Stage(size: CGSize(width: 320, height: 480), scale: 1, framesPerSecond: 60)
    let control = UIControl(frame: CGRect(x: 40, y: 60, width: 100, height: 50))
    let listener = Listener()

    init() {
        stage.window.addSubview(control)
        let names: [(UIControl.Event, String)] = [
            (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "inside"), (.touchDragOutside, "outside"),
            (.touchDragEnter, "enter"), (.touchDragExit, "exit"), (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"),
            (.touchCancel, "cancel"),
        ]
        for (event, name) in names {
            control.addAction(UIAction { [listener] _ in listener.lines.append(name) }, for: event)
        }
    }

    @MainActor final class Listener {
        var lines: [String] = []
        func actionWithoutArguments() { lines.append("no arguments") }
        func actionWithSender(_ control: UIControl) { lines.append("sender \(control.tag)") }
        func actionWithSenderAndEvent(_ control: UIControl, _ event: UIEvent?) { lines.append("event \(event?.allTouches?.count ?? 0)") }
    }

    @Test func tapSendsTouchDownAndTouchUpInside() {
        stage.tap(at: CGPoint(x: 60, y: 80))
        stage.tap(at: CGPoint(x: 61, y: 80))
        #expect(listener.lines == ["down", "up inside", "down", "repeat", "up inside"])
    }

    @Test func touchIsInsideWithinSeventyPoints() {
        stage.touchDown(at: CGPoint(x: 60, y: 80))
        #expect(control.isTracking && control.isHighlighted && control.state == .highlighted)
        stage.touchMove(to: CGPoint(x: 209, y: 80))
        #expect(control.isTouchInside && control.isHighlighted)
        stage.touchMove(to: CGPoint(x: 211, y: 80))
        #expect(!control.isTouchInside && !control.isHighlighted)
        stage.touchMove(to: CGPoint(x: 130, y: 80))
        stage.touchMove(to: CGPoint(x: 230, y: 80))
        stage.touchUp()
        #expect(!control.isTracking)
        #expect(
            listener.lines == [
                "down", "inside", "exit", "outside", "enter", "inside", "exit", "outside", "up outside",
            ])
    }

    @Test func cancelledTouchOrDisabledControlSendsTouchCancel() {
        stage.touchDown(at: CGPoint(x: 60, y: 80))
        stage.touchCancel()
        stage.touchDown(at: CGPoint(x: 60, y: 80))
        control.isEnabled = false
        #expect(!control.isHighlighted && control.state == .disabled)
        stage.touchUp()
        stage.tap(at: CGPoint(x: 60, y: 80))
        #expect(listener.lines == ["down", "cancel", "down", "cancel"])
    }

    @Test func actionMethodsOfThreeFormsAreCalledInOrder() {
        control.tag = 7
        control.addTarget(listener, action: Selector(Listener.actionWithoutArguments), for: .touchUpInside)
        control.addTarget(listener, action: Selector(Listener.actionWithSender(_:)), for: .touchUpInside)
        control.addTarget(listener, action: Selector(Listener.actionWithSenderAndEvent(_:_:)), for: [.touchUpInside, .valueChanged])
        stage.tap(at: CGPoint(x: 60, y: 80))
        #expect(listener.lines == ["down", "up inside", "no arguments", "sender 7", "event 1"])
        control.sendActions(for: .valueChanged)
        #expect(listener.lines.last == "event 0")
        control.removeTarget(listener, action: nil, for: .touchUpInside)
        stage.advance(by: 1)
        stage.tap(at: CGPoint(x: 60, y: 80))
        #expect(listener.lines.suffix(2) == ["down", "up inside"])
        #expect(control.allControlEvents.contains(.valueChanged))
    }

    final class ActionView: UIView {
        var callCount = 0
        func countCall() { callCount += 1 }
    }

    @Test func nilTargetActionGoesUpTheResponderChain() {
        let actionView = ActionView(frame: stage.window.bounds)
        stage.window.addSubview(actionView)
        actionView.addSubview(control)
        control.addTarget(nil, action: Selector(ActionView.countCall), for: .touchUpInside)
        stage.tap(at: CGPoint(x: 60, y: 80))
        #expect(actionView.callCount == 1)
    }

    @Test func actionReplacesOneWithTheSameIdentifier() {
        var calls: [String] = []
        let identifier = UIAction.Identifier("one")
        control.addAction(
            UIAction(title: "A", identifier: identifier) { calls.append("A from \(($0.sender as? UIControl)?.tag ?? 0)") },
            for: .valueChanged)
        control.addAction(
            UIAction(title: "B", identifier: identifier) { calls.append("B from \(($0.sender as? UIControl)?.tag ?? 0)") },
            for: .valueChanged)
        control.tag = 3
        control.sendActions(for: .valueChanged)
        #expect(calls == ["B from 3"])
        control.removeAction(identifiedBy: identifier, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(calls.count == 1)
    }

    @Test func tapOnAControlDoesNotReachARecognizerOfItsSuperview() {
        let tap = UITapGestureRecognizer()
        var taps = 0
        tap.addAction { _ in taps += 1 }
        stage.window.addGestureRecognizer(tap)
        stage.tap(at: CGPoint(x: 60, y: 80))
        #expect(taps == 0 && listener.lines == ["down", "up inside"])
        stage.advance(by: 1)
        stage.tap(at: CGPoint(x: 200, y: 300))
        #expect(taps == 1)
    }
}

@MainActor @Suite struct ButtonTests {
    let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2, framesPerSecond: 60)

    @Test func titlesAndColorsFollowTheState() {
        let button = UIButton(type: .custom)
        button.setTitle("Go", for: .normal)
        button.setTitle("Going", for: .highlighted)
        button.setTitleColor(.red, for: .normal)
        button.setTitleColor(.blue, for: .disabled)
        #expect(button.titleLabel?.text == "Go" && button.titleLabel?.textColor == .red)
        button.isHighlighted = true
        #expect(button.titleLabel?.text == "Going" && button.titleLabel?.textColor == .red)
        button.isHighlighted = false
        button.isEnabled = false
        #expect(button.currentTitle == "Go" && button.titleLabel?.textColor == .blue)
        button.isEnabled = true
        button.isSelected = true
        button.setTitle("Gone", for: [.selected, .highlighted])
        #expect(button.currentTitle == "Go")
        button.isHighlighted = true
        #expect(button.titleLabel?.text == "Gone")
    }

    @Test func systemButtonDimsWhileTouchedAndFadesBack() throws {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 50, y: 70, width: 120, height: 40)
        button.setTitle("Press", for: .normal)
        stage.window.tintColor = .systemPurple
        stage.window.addSubview(button)
        let label = try #require(button.titleLabel)
        #expect(label.textColor == .systemPurple)
        stage.touchDown(at: CGPoint(x: 100, y: 90))
        #expect(near(stage.trace(label.layer, "opacity"), 0.2))
        stage.advance(by: 0.2)
        stage.touchUp()
        stage.advance(by: 0.1)
        #expect((0.3..<0.99).contains(stage.trace(label.layer, "opacity")))
        stage.advance(by: 0.3)
        #expect(near(stage.trace(label.layer, "opacity"), 1))
        button.tintColor = .systemOrange
        #expect(label.textColor == .systemOrange)
    }

    @Test func imageAndTitleAreLaidOutInARow() throws {
        let image = UIImage(cgImage: CGImage(Bitmap(width: 24, height: 20)), scale: 1, orientation: .up)
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        button.setTitle("Wide", for: .normal)
        button.setImage(image, for: .normal)
        button.contentHorizontalAlignment = .left
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 11, bottom: 3, right: 5)
        stage.window.addSubview(button)
        stage.advance(frames: 1)
        let (imageView, label) = (try #require(button.imageView), try #require(button.titleLabel))
        #expect(imageView.frame == CGRect(x: 11, y: 14, width: 24, height: 20))
        #expect(near(label.frame.minX, 35) && near(label.frame.midY, 24, within: 0.51))
        button.contentHorizontalAlignment = .right
        stage.advance(frames: 1)
        #expect(near(label.frame.maxX, 195, within: 0.5) && near(imageView.frame.maxX, Double(label.frame.minX), within: 0.01))
        button.titleEdgeInsets = UIEdgeInsets(top: 0, left: -6, bottom: 0, right: 6)
        let before = label.frame.minX
        stage.advance(frames: 1)
        #expect(near(label.frame.minX, Double(before) - 6))
        #expect(near(button.intrinsicContentSize.width, Double(24 + label.frame.width + 16), within: 1))
    }

    @Test func configurationSetsTheAppearance() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Buy"
        configuration.cornerStyle = .capsule
        var taps = 0
        let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in taps += 1 })
        button.frame = CGRect(x: 20, y: 20, width: 120, height: 36)
        button.tintColor = .systemTeal
        stage.window.addSubview(button)
        stage.advance(frames: 1)
        #expect(button.backgroundColor == .systemTeal && button.titleLabel?.textColor == .white && button.titleLabel?.text == "Buy")
        #expect(near(button.layer.cornerRadius, 18))
        stage.touchDown(at: CGPoint(x: 60, y: 40))
        #expect(button.backgroundColor?.cgColor.alpha == 0.75)
        stage.touchUp()
        #expect(taps == 1)
    }
}

@MainActor @Suite struct SwitchAndSliderTests {
    let stage = Stage(size: CGSize(width: 320, height: 480), scale: 1, framesPerSecond: 60)

    private func valueChangeCounter(_ control: UIControl) -> () -> Int {
        var count = 0
        control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        return { count }
    }

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
        // The track has 200 points for a range of 10. So 50 points are 2.5, wherever the knob was touched.
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
        let toggle = UISwitch(frame: CGRect(x: 100, y: 80, width: 0, height: 0))
        stage.window.addSubview(slider)
        stage.window.addSubview(toggle)
        stage.advance(frames: 1)
        let pan = UIPanGestureRecognizer()
        var pans = 0
        pan.addAction { _ in pans += 1 }
        stage.window.addGestureRecognizer(pan)
        stage.drag(from: CGPoint(x: 56, y: 215), to: CGPoint(x: 156, y: 215), duration: 0.3)
        stage.drag(from: CGPoint(x: 110, y: 95), to: CGPoint(x: 150, y: 95), duration: 0.3)
        #expect(pans == 0 && near(slider.value, 0.5) && toggle.isOn)
        stage.drag(from: CGPoint(x: 200, y: 215), to: CGPoint(x: 260, y: 215), duration: 0.3)
        #expect(pans > 0)
    }
}

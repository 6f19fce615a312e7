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

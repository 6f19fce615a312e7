import Stage
import Testing
import UIKit
import UIKitTestSupport

/// Selectors of static methods, of methods with more than two parameters, and of getters and setters, as `flipbook open` writes them.
@MainActor @Suite struct SelectorFormTests {
    let stage = Stage(size: CGSize(width: 30, height: 40), scale: 1, framesPerSecond: 60)

    init() { stage.makeCurrent() }

    private class Counter: NSObject {
        var title: String? = "Drift"
        var count = 3
        var log: [String] = []
        nonisolated(unsafe) static var classLog: [String] = []
        class func reset() { classLog.append("reset \(self)") }
        static func receive(_ sender: Any?) { classLog.append("receive \(sender.map { "\(type(of: $0))" } ?? "nil")") }
        func combine(_ a: String, with b: Int, context: UnsafeMutableRawPointer?) { log.append("\(a) \(b) \(context == nil)") }
    }
    private final class SpecialCounter: Counter {}

    private let reset = Selector(
        arguments: 0,
        { (type: Counter.Type, _) in
            type.reset(); return true
        }, named: "reset")
    private let receive = Selector(
        arguments: 1,
        { (type: Counter.Type, values) in
            type.receive(values[0])
            return true
        }, named: "receive:")
    private let combine = Selector(
        arguments: 3,
        { (object: Counter, values) in
            guard let a = values[0] as? String, let b = values[1] as? Int, let c = values[2] as? UnsafeMutableRawPointer? else {
                return false
            }
            object.combine(a, with: b, context: c)
            return true
        }, named: "combine:with:context:")

    @Test func classesAreTargetsOfControlsTimersAndNotifications() {
        Counter.classLog = []
        let button = UIButton()
        button.addTarget(Counter.self, action: receive, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        let recognizer = UITapGestureRecognizer(target: SpecialCounter.self, action: reset)
        button.addGestureRecognizer(recognizer)
        stage.window.addSubview(button)
        button.frame = CGRect(x: 0, y: 0, width: 30, height: 40)
        stage.tap(at: CGPoint(x: 15, y: 20))
        #expect(Counter.classLog.contains("receive UIButton") && Counter.classLog.contains("reset SpecialCounter"))
        Counter.classLog = []
        let name = Notification.Name("SelectorFormTests.tide")
        NotificationCenter.default.addObserver(SpecialCounter.self, selector: reset, name: name, object: nil)
        NotificationCenter.default.post(name: name, object: nil)
        NotificationCenter.default.removeObserver(SpecialCounter.self)
        NotificationCenter.default.post(name: name, object: nil)
        let timer = Timer.scheduledTimer(timeInterval: 0.5, target: Counter.self, selector: reset, userInfo: nil, repeats: false)
        stage.advance(by: 1)
        #expect(Counter.classLog == ["reset SpecialCounter", "reset Counter"] && !timer.isValid)
        button.removeTarget(Counter.self, action: nil, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(Counter.classLog.count == 2)
    }

    @Test func methodWithThreeParametersGetsNilForTheThird() {
        let counter = Counter()
        counter.perform(combine, with: "gull", with: 12)
        #expect(counter.log == ["gull 12 true"])
        #expect(diagnostics { counter.perform(combine, with: "gull") }.count == 1)
        #expect(counter.responds(to: combine) && !counter.responds(to: reset))
    }

    @Test func legacyAnimationsPassNameAndEnd() {
        final class Delegate: NSObject {
            var log: [String] = []
            func didStop(_ name: String, finished: NSNumber, context: UnsafeMutableRawPointer?) { log.append("\(name) \(finished)") }
        }
        let delegate = Delegate()
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        stage.window.addSubview(view)
        UIView.beginAnimations("drift", context: nil)
        UIView.setAnimationDelegate(delegate)
        UIView.setAnimationDidStop(
            Selector(
                arguments: 3,
                { (object: Delegate, values) in
                    guard let a = values[0] as? String, let b = values[1] as? NSNumber, let c = values[2] as? UnsafeMutableRawPointer?
                    else {
                        return false
                    }
                    object.didStop(a, finished: b, context: c)
                    return true
                }))
        view.alpha = 0.5
        UIView.commitAnimations()
        stage.advance(by: 1)
        #expect(delegate.log == ["drift 1"])
    }

    @Test func getterReturnsItsValueAndSetterSetsIt() {
        let counter = Counter()
        let title = Selector(getter: { (object: Counter) in object.title }, named: "title")
        let setTitle = Selector({ (object: Counter) in { (value: String?) in object.title = value } }, named: "setTitle:")
        let count = Selector(getter: { (object: Counter) in object.count }, named: "count")
        #expect(counter.perform(title)?.takeUnretainedValue() as? String == "Drift")
        #expect(counter.perform(count)?.takeUnretainedValue() as? Int == 3)
        counter.perform(setTitle, with: "Flood")
        #expect(counter.title == "Flood")
        counter.perform(setTitle, with: nil)
        #expect(counter.title == nil && counter.perform(title) == nil)
        counter.perform(title, with: nil, afterDelay: 0.1)
        stage.advance(by: 0.5)
        let button = UIButton()
        button.addTarget(
            counter, action: Selector({ (object: Counter) in { (value: UIButton) in object.count = value.tag } }), for: .touchDown)
        button.tag = 27
        button.sendActions(for: .touchDown)
        #expect(counter.count == 27)
    }
}

import Stage
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct KeyValueObservingTests {
    let stage = Stage(size: CGSize(width: 200, height: 300), scale: 1, framesPerSecond: 60)

    private final class ObservingView: UIView {
        var log: [String] = []
        override func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
        ) {
            let (old, new) = (change?[.oldKey] as? CGPoint, change?[.newKey] as? CGPoint)
            log.append("\(keyPath ?? "nil") \(old.map { "\($0.y)" } ?? "-") \(new.map { "\($0.y)" } ?? "-")")
        }
    }

    private final class Model: NSObject { var progress = 0.25 }

    @Test func observerGetsOldAndNewOffsets() {
        let (scrollView, observer) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 90, height: 70)), ObservingView())
        scrollView.contentOffset.y = 3
        scrollView.addObserver(observer, forKeyPath: "contentOffset", options: [.old, .new], context: nil)
        scrollView.contentOffset = CGPoint(x: 0, y: 11)
        scrollView.contentOffset = CGPoint(x: 0, y: 11)
        scrollView.frame.size.height = 80
        #expect(observer.log == ["contentOffset 3.0 11.0"])
        scrollView.removeObserver(observer, forKeyPath: "contentOffset")
        scrollView.contentOffset = .zero
        #expect(observer.log.count == 1)
    }

    @Test func optionsChooseTheValuesAndTheNotifications() {
        let (scrollView, observer) = (UIScrollView(), ObservingView())
        scrollView.addObserver(observer, forKeyPath: "contentOffset", options: [.initial, .new], context: nil)
        scrollView.addObserver(observer, forKeyPath: "contentOffset", options: [.prior, .old], context: nil)
        scrollView.contentOffset.y = 7
        #expect(observer.log == ["contentOffset - 0.0", "contentOffset - 7.0", "contentOffset 0.0 -", "contentOffset 0.0 -"])
    }

    @Test func frameIsObservedOnceForEachChange() {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
        var frames: [CGRect] = []
        let observation = view.observe(\.frame, options: .new) { _, change in frames.append(change.newValue ?? .null) }
        view.frame = CGRect(x: 5, y: 6, width: 70, height: 80)
        view.center.x += 10
        view.bounds.size.height = 100
        view.alpha = 0.5
        let expected = [
            CGRect(x: 5, y: 6, width: 70, height: 80), CGRect(x: 15, y: 6, width: 70, height: 80),
            CGRect(x: 15, y: -4, width: 70, height: 100),
        ]
        #expect(frames == expected)
        observation.invalidate()
        view.frame = .zero
        #expect(frames.count == 3)
    }

    @Test func observationEndsWithItsResult() {
        let view = UIView()
        var count = 0
        var observation: NSKeyValueObservation? = view.observe(\.alpha) { _, _ in count += 1 }
        view.alpha = 0.5
        #expect(observation != nil)
        observation = nil
        view.alpha = 0.25
        #expect(count == 1)
    }

    @Test func propertiesOfControlsLabelsAndLayersAreObservedAtOnce() {
        let (button, label, scrollView) = (UIButton(), UILabel(), UIScrollView())
        let (layer, field) = (CALayer(), UITextField())
        var log: [String] = []
        var observations: [NSKeyValueObservation] = []
        observations.append(button.observe(\.isSelected) { button, _ in log.append("selected \(button.isSelected)") })
        observations.append(button.observe(\.isHighlighted) { button, _ in log.append("highlighted \(button.isHighlighted)") })
        observations.append(
            label.observe(\.text, options: [.old, .new]) { _, change in
                let (old, new): (String?, String?) = (change.oldValue.flatMap { $0 }, change.newValue.flatMap { $0 })
                log.append("text \(old ?? "nil") \(new ?? "nil")")
            })
        observations.append(field.observe(\.text) { field, _ in log.append("field \(field.text ?? "nil")") })
        observations.append(scrollView.observe(\.contentSize) { _, _ in log.append("size") })
        observations.append(scrollView.observe(\.contentInset) { _, _ in log.append("inset") })
        observations.append(
            layer.observe(\.position, options: .new) { _, change in log.append("position \(change.newValue?.x ?? -1)") })
        button.isSelected = true
        button.isHighlighted = true
        label.text = "a"
        label.text = "b"
        field.text = "c"
        scrollView.contentSize.width = 50
        scrollView.contentInset.top = 5
        layer.position.x = 13
        #expect(
            log == [
                "selected true", "highlighted true", "text nil a", "text a b", "field c", "size", "inset", "position 13.0",
            ])
        withExtendedLifetime(observations) {}
    }

    @Test func otherPropertiesAreObservedAtTheNextFrame() {
        let model = Model()
        var values: [Double] = []
        let observation = model.observe(\.progress, options: .new) { _, change in values.append(change.newValue ?? -1) }
        model.progress = 0.5
        #expect(values.isEmpty)
        stage.advance(frames: 2)
        #expect(values == [0.5])
        withExtendedLifetime(observation) {}
    }

    @Test func observedObjectsAndObserversAreNotRetained() {
        var view: UIView? = UIView()
        var observer: ObservingView? = ObservingView()
        weak let weakView = view
        weak let weakObserver = observer
        view?.addObserver(observer!, forKeyPath: "center", options: .new, context: nil)
        observer = nil
        #expect(weakObserver == nil)
        view?.center.x = 5
        view = nil
        #expect(weakView == nil)
    }

    @Test func valuesAreReadAndWrittenByTheirNames() {
        let (label, controller) = (UILabel(), UIViewController())
        label.setValue("text", forKey: "text")
        label.setValue(true, forKey: "hidden")
        label.setValue(0.25, forKey: "alpha")
        label.setValue(7, forKeyPath: "layer.cornerRadius")
        controller.setValue("title", forKey: "title")
        #expect(label.text == "text" && label.isHidden && label.layer.cornerRadius == 7 && controller.title == "title")
        #expect(label.value(forKey: "text") as? String == "text" && label.value(forKeyPath: "layer.cornerRadius") as? CGFloat == 7)
        #expect(abs(label.alpha - 0.25) < 1e-9)
        #expect(Model().value(forKey: "progress") as? Double == 0.25)
        let lines = diagnostics {
            label.setValue(3, forKey: "unknown")
            #expect(label.value(forKey: "other") == nil)
        }
        #expect(lines.count == 2)
    }

    private final class Person: NSObject { var nickname: String? }

    private final class ChangeLog: KeyValueObserver {
        var changes: [[NSKeyValueChangeKey: Any]] = []
        func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
        ) {
            changes.append(change ?? [:])
        }
    }

    /// If an optional property is nil, `value(forKey:)` returns nil, and not an `Any` that contains an empty optional.
    @Test func propertiesWithoutAValueAreNil() {
        let (view, person, label, log) = (UIView(), Person(), UILabel(), ChangeLog())
        #expect(view.value(forKey: "backgroundColor") == nil && person.value(forKey: "nickname") == nil)
        (view.backgroundColor, person.nickname) = (.red, "Kit")
        #expect(view.value(forKey: "backgroundColor") as? UIColor == .red && person.value(forKey: "nickname") as? String == "Kit")
        label.addObserver(log, forKeyPath: "text", options: [.old, .new, .initial], context: nil)
        label.text = "sail"
        label.text = nil
        #expect(log.changes.map { $0[.newKey] is NSNull } == [true, false, true])
        #expect(log.changes.map { $0[.oldKey] is NSNull } == [false, true, false])
        #expect(log.changes[0][.oldKey] == nil && log.changes[2][.oldKey] as? String == "sail")
    }
}

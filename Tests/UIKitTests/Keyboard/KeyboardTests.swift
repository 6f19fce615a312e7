import Stage
import Testing
import UIKit

@MainActor @Suite struct KeyboardTests {
    private final class KeyInputView: UIView, UIKeyInput {
        var text = ""
        var hasText: Bool { !text.isEmpty }
        override var canBecomeFirstResponder: Bool { true }
        func insertText(_ inserted: String) { text += inserted }
        func deleteBackward() { text = String(text.dropLast()) }
    }

    private final class PressLoggingController: UIViewController {
        var events: [String] = []
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            for press in presses { events.append("began \(press.key?.characters ?? "")") }
        }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            for press in presses { events.append("ended \(press.key?.keyCode.rawValue ?? 0) at \(press.timestamp)") }
        }
    }

    private func makeStage() -> (Stage, PressLoggingController, KeyInputView) {
        let stage = Stage(size: CGSize(width: 120, height: 90), scale: 1, framesPerSecond: 50)
        let controller = PressLoggingController()
        let inputView = KeyInputView(frame: CGRect(x: 7, y: 9, width: 60, height: 30))
        stage.window.rootViewController = controller
        controller.view.addSubview(inputView)
        return (stage, controller, inputView)
    }

    @Test func keysReachTheControllerWithoutAFirstResponder() {
        let (stage, controller, _) = makeStage()
        stage.key("shift+b")
        stage.key("up")
        #expect(controller.events == ["began B", "ended 5 at 0.02", "began UIKeyInputUpArrow", "ended 82 at 0.04"])
    }

    @Test(arguments: ["\n", "\r\n", "\r"]) func typedLineBreakIsTheReturnKey(_ text: String) {
        let (stage, controller, inputView) = makeStage()
        stage.type("a" + text)
        #expect(controller.events == ["began a", "ended 4 at 0.02", "began \r", "ended 40 at 0.04"])
        stage.makeCurrent()
        inputView.becomeFirstResponder()
        stage.type(text)
        #expect(inputView.text == "\n")
    }

    @Test func textGoesToTheFirstResponder() {
        let (stage, controller, inputView) = makeStage()
        stage.makeCurrent()
        #expect(inputView.becomeFirstResponder() && inputView.isFirstResponder)
        stage.type("Hi, é")
        stage.key("backspace")
        stage.key("return")
        #expect(inputView.text == "Hi, \n")
        #expect(controller.events.allSatisfy { $0.hasPrefix("ended ") }, "the controller gets only the end of a press that inserts text")
    }

    @Test func keysWithoutTextGoUpTheResponderChain() {
        let (stage, controller, inputView) = makeStage()
        stage.makeCurrent()
        inputView.becomeFirstResponder()
        stage.key("control+a")
        stage.key("escape")
        #expect(inputView.text.isEmpty)
        #expect(controller.events.filter { $0.hasPrefix("began ") } == ["began a", "began UIKeyInputEscape"])
    }

    @Test func firstResponderCanChange() {
        let (stage, controller, inputView) = makeStage()
        stage.makeCurrent()
        let otherView = KeyInputView(frame: CGRect(x: 7, y: 49, width: 60, height: 30))
        #expect(!otherView.becomeFirstResponder(), "a view outside of a window cannot become first responder")
        controller.view.addSubview(otherView)
        #expect(otherView.becomeFirstResponder())
        #expect(inputView.becomeFirstResponder() && !otherView.isFirstResponder)
        #expect(!controller.becomeFirstResponder() && inputView.isFirstResponder, "a controller cannot become first responder by default")
        inputView.removeFromSuperview()
        stage.type("x")
        #expect(inputView.text.isEmpty && !inputView.isFirstResponder)
        #expect(controller.events.first == "began x")
    }

    /// A view that can become first responder and then shows another view in place of the keyboard.
    private final class PadView: UIView {
        let pad = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 31))
        var (resignCount, refuses) = (0, false)
        override var canBecomeFirstResponder: Bool { true }
        override var canResignFirstResponder: Bool { !refuses }
        override var inputView: UIView? { pad }
        override func resignFirstResponder() -> Bool {
            resignCount += 1
            return super.resignFirstResponder()
        }
    }

    @Test(arguments: [false, true]) func viewThatLeavesItsWindowResigns(_ refuses: Bool) {
        let (stage, controller, _) = makeStage()
        stage.makeCurrent()
        let (container, view) = (UIView(frame: CGRect(x: 5, y: 3, width: 70, height: 40)), PadView())
        container.addSubview(view)
        controller.view.addSubview(container)
        #expect(view.becomeFirstResponder())
        stage.advance(by: 1)
        #expect(view.pad.window === stage.window)
        view.refuses = refuses
        container.removeFromSuperview()
        #expect(!view.isFirstResponder && view.resignCount == 1)
        stage.advance(by: 1)
        #expect(view.pad.window == nil, "the input view disappears")
        controller.view.addSubview(container)
        #expect(!view.isFirstResponder, "the view does not become first responder by itself")
    }

    // MARK: - Appearance

    private func keyboardColors(_ stage: Stage) -> (area: CGFloat?, key: CGFloat?) {
        let keyboard = stage.window.subviews.first { $0.accessibilityIdentifier == "Keyboard" }
        let key = keyboard?.subviews.first { $0.accessibilityIdentifier == "q" || $0.accessibilityIdentifier == "Q" }
        return (keyboard?.layer.backgroundColor?.red, key?.layer.backgroundColor?.red)
    }

    @Test func keysHaveTheAppearanceThatTheFieldRequests() {
        let stage = Stage(size: CGSize(width: 320, height: 568), scale: 1, framesPerSecond: 50)
        let controller = UIViewController()
        stage.window.rootViewController = controller
        let field = UITextField(frame: CGRect(x: 10, y: 50, width: 200, height: 34))
        let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 30))
        field.inputAccessoryView = accessory
        field.keyboardAppearance = .dark
        controller.view.addSubview(field)
        field.becomeFirstResponder()
        stage.advance(by: 1)
        #expect(keyboardColors(stage).area.map { $0 < 0.3 } == true && keyboardColors(stage).key.map { $0 < 0.5 } == true)
        #expect(accessory.traitCollection.userInterfaceStyle == .light, "the view above the keys keeps its style")
        field.keyboardAppearance = .default
        field.reloadInputViews()
        #expect(keyboardColors(stage).area.map { $0 > 0.7 } == true && keyboardColors(stage).key == 1)
        field.keyboardAppearance = .light
        field.reloadInputViews()
        stage.userInterfaceStyle = .dark
        stage.advance(frames: 1)
        #expect(keyboardColors(stage).area.map { $0 > 0.7 } == true && keyboardColors(stage).key == 1)
    }
}

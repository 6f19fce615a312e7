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
}

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
            for press in presses { events.append("+\(press.key?.characters ?? "")") }
        }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            for press in presses { events.append("-\(press.key?.keyCode.rawValue ?? 0) at \(press.timestamp)") }
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
        #expect(controller.events == ["+B", "-5 at 0.02", "+UIKeyInputUpArrow", "-82 at 0.04"])
    }

    @Test func textGoesToTheFirstResponder() {
        let (stage, controller, inputView) = makeStage()
        stage.makeCurrent()
        #expect(inputView.becomeFirstResponder() && inputView.isFirstResponder)
        stage.type("Hi, é")
        stage.key("backspace")
        stage.key("return")
        #expect(inputView.text == "Hi, \n")
        #expect(controller.events.allSatisfy { $0.hasPrefix("-") }, "what became text is not heard above, only the end of it")
    }

    @Test func keysWithoutTextGoUpTheResponderChain() {
        let (stage, controller, inputView) = makeStage()
        stage.makeCurrent()
        inputView.becomeFirstResponder()
        stage.key("control+a")
        stage.key("escape")
        #expect(inputView.text.isEmpty)
        #expect(controller.events.filter { $0.hasPrefix("+") } == ["+a", "+UIKeyInputEscape"])
    }

    @Test func firstResponderCanChange() {
        let (stage, controller, inputView) = makeStage()
        stage.makeCurrent()
        let otherView = KeyInputView(frame: CGRect(x: 7, y: 49, width: 60, height: 30))
        #expect(!otherView.becomeFirstResponder(), "it is on no screen")
        controller.view.addSubview(otherView)
        #expect(otherView.becomeFirstResponder())
        #expect(inputView.becomeFirstResponder() && !otherView.isFirstResponder)
        #expect(!controller.becomeFirstResponder() && inputView.isFirstResponder, "a controller takes no keys unless it says so")
        inputView.removeFromSuperview()
        stage.type("x")
        #expect(inputView.text.isEmpty && !inputView.isFirstResponder)
        #expect(controller.events.first == "+x")
    }
}

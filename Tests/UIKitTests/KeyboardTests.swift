import Stage
import Testing
import UIKit

@MainActor @Suite struct KeyboardTests {
    private final class Pad: UIView, UIKeyInput {
        var text = ""
        var hasText: Bool { !text.isEmpty }
        override var canBecomeFirstResponder: Bool { true }
        func insertText(_ inserted: String) { text += inserted }
        func deleteBackward() { text = String(text.dropLast()) }
    }

    private final class Listener: UIViewController {
        var heard: [String] = []
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            for press in presses { heard.append("+\(press.key?.characters ?? "")") }
        }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            for press in presses { heard.append("-\(press.key?.keyCode.rawValue ?? 0) at \(press.timestamp)") }
        }
    }

    private func world() -> (Stage, Listener, Pad) {
        let stage = Stage(size: CGSize(width: 120, height: 90), scale: 1, framesPerSecond: 50)
        let listener = Listener()
        let pad = Pad(frame: CGRect(x: 7, y: 9, width: 60, height: 30))
        stage.window.rootViewController = listener
        listener.view.addSubview(pad)
        return (stage, listener, pad)
    }

    @Test func keysReachTheControllerWhenNobodyHasTheKeyboard() {
        let (stage, listener, _) = world()
        stage.key("shift+b")
        stage.key("up")
        #expect(listener.heard == ["+B", "-5 at 0.02", "+UIKeyInputUpArrow", "-82 at 0.04"])
    }

    @Test func textGoesToWhoHasTheKeyboard() {
        let (stage, listener, pad) = world()
        stage.makeCurrent()
        #expect(pad.becomeFirstResponder() && pad.isFirstResponder)
        stage.type("Hi, é")
        stage.key("backspace")
        stage.key("return")
        #expect(pad.text == "Hi, \n")
        #expect(listener.heard.allSatisfy { $0.hasPrefix("-") }, "what became text is not heard above, only the end of it")
    }

    @Test func whatIsNoTextGoesUp() {
        let (stage, listener, pad) = world()
        stage.makeCurrent()
        pad.becomeFirstResponder()
        stage.key("control+a")
        stage.key("escape")
        #expect(pad.text.isEmpty)
        #expect(listener.heard.filter { $0.hasPrefix("+") } == ["+a", "+UIKeyInputEscape"])
    }

    @Test func theKeyboardChangesHands() {
        let (stage, listener, pad) = world()
        stage.makeCurrent()
        let other = Pad(frame: CGRect(x: 7, y: 49, width: 60, height: 30))
        #expect(!other.becomeFirstResponder(), "it is on no screen")
        listener.view.addSubview(other)
        #expect(other.becomeFirstResponder())
        #expect(pad.becomeFirstResponder() && !other.isFirstResponder)
        #expect(!listener.becomeFirstResponder() && pad.isFirstResponder, "a controller takes no keys unless it says so")
        pad.removeFromSuperview()
        stage.type("x")
        #expect(pad.text.isEmpty && !pad.isFirstResponder)
        #expect(listener.heard.first == "+x")
    }
}

import Stage
import Testing
@testable import UIKit

/// Fields by keys, by fingers, and by the keyboard on the screen.
@MainActor @Suite(.serialized) struct TextFieldTests {
    let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1, framesPerSecond: 60)
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 40, y: 100, width: 240, height: 34))
    let judge = FieldJudge()

    init() {
        stage.window.rootViewController = controller
        field.borderStyle = .roundedRect
        field.delegate = judge
        controller.view.addSubview(field)
        stage.advance(frames: 1)
    }

    @MainActor final class FieldJudge: UITextFieldDelegate {
        var lines: [String] = []
        var refuses = ""
        var ends = true
        func textFieldDidBeginEditing(_ textField: UITextField) { lines.append("begin") }
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ends }
        func textFieldDidEndEditing(_ textField: UITextField) { lines.append("end") }
        func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
            lines.append("\(range.location)+\(range.length) '\(string)'")
            return refuses.isEmpty || !string.contains(refuses)
        }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            lines.append("return")
            return true
        }
    }

    @Test func typingAsksAndTells() {
        var changes = 0
        field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
        #expect(field.becomeFirstResponder() && field.isEditing && field.isFirstResponder)
        judge.refuses = "x"
        stage.type("Hix")
        stage.key("backspace")
        stage.key("return")
        #expect(field.text == "H" && changes == 3)
        #expect(judge.lines == ["begin", "0+0 'H'", "1+0 'i'", "2+0 'x'", "1+1 ''", "return"])
        field.text = "set"
        #expect(changes == 3 && judge.lines.count == 6, "who sets it knows")
        field.resignFirstResponder()
        stage.type("q")
        #expect(field.text == "set" && judge.lines.last == "end" && !field.isEditing)
    }

    @Test func keysMoveSelectAndCut() {
        field.text = "red green blue"
        field.becomeFirstResponder()
        stage.key("control+left")
        stage.key("shift+control+left")
        stage.key("control+x")
        #expect(field.text == "red blue")
        stage.key("home")
        stage.key("control+v")
        #expect(field.text == "green red blue")
        stage.key("control+a")
        stage.key("control+c")
        stage.key("end")
        stage.type("/")
        stage.key("control+v")
        #expect(field.text == "green red blue/green red blue")
        stage.key("home")
        stage.key("delete")
        #expect(field.text?.hasPrefix("reen") == true)
        stage.key("escape")
        #expect(!field.isEditing)
    }

    @Test func returnEndsWhereSomebodyListensForIt() {
        field.becomeFirstResponder()
        stage.key("return")
        #expect(field.isEditing)
        field.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
        judge.ends = false
        stage.key("return")
        #expect(field.isEditing, "the delegate keeps it")
        judge.ends = true
        stage.key("return")
        #expect(!field.isEditing && judge.lines.last == "end")
    }

    @Test func aFingerPutsTheCaretAndSelects() {
        field.text = "mmmm mmmm"
        stage.tap(at: CGPoint(x: 270, y: 117))
        #expect(field.isEditing)
        stage.advance(by: 1)
        stage.tap(at: CGPoint(x: 48, y: 117))
        stage.type("<")
        #expect(field.text == "<mmmm mmmm")
        stage.advance(by: 1)
        stage.drag(from: CGPoint(x: 48, y: 117), to: CGPoint(x: 270, y: 117), duration: 0.2)
        stage.type("a")
        #expect(field.text == "a")
        field.text = "one two"
        stage.advance(by: 1)
        stage.tap(at: CGPoint(x: 50, y: 117))
        stage.tap(at: CGPoint(x: 50, y: 117))
        stage.type("1")
        #expect(field.text == "1 two")
        stage.advance(by: 1)
        for _ in 0..<3 { stage.tap(at: CGPoint(x: 50, y: 117)) }
        stage.key("backspace")
        #expect(field.text == "")
    }

    @Test func aLongTextIsPushedSoThatTheCaretIsSeen() throws {
        field.becomeFirstResponder()
        stage.type(String(repeating: "wide ", count: 12))
        stage.advance(frames: 1)
        let (label, pane) = (field.label, try #require(field.label.superview))
        #expect(label.frame.maxX > pane.bounds.width - 6 && label.frame.minX < -100)
        stage.key("home")
        stage.advance(frames: 1)
        #expect(near(label.frame.minX, 0))
    }

    @Test func aSecretIsShownAsDotsAndNotCopied() {
        field.isSecureTextEntry = true
        field.becomeFirstResponder()
        UIPasteboard.general.string = "old"
        stage.type("pass")
        stage.key("control+a")
        stage.key("control+c")
        #expect(field.label.text == "••••" && field.text == "pass" && UIPasteboard.general.string == "old")
    }

    @Test func theCrossClears() {
        field.text = "something"
        field.clearButtonMode = .whileEditing
        field.becomeFirstResponder()
        stage.advance(frames: 1)
        let cross = field.clearButtonRect(forBounds: field.bounds)
        stage.tap(at: CGPoint(x: 40 + cross.midX, y: 100 + cross.midY))
        #expect(field.text == "" && field.isEditing)
    }

    @Test func aFieldThatLeavesTheScreenGivesUpTheKeyboard() {
        field.becomeFirstResponder()
        field.removeFromSuperview()
        #expect(!field.isEditing && !field.isFirstResponder && judge.lines.last == "end")
    }

    // MARK: - The keyboard on the screen

    @MainActor final class Ear {
        var heard: [(name: String, frame: CGRect, duration: Double)] = []
        var tokens: [any NSObjectProtocol] = []
        init() {
            for name in [
                UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification, UIResponder.keyboardWillHideNotification,
                UIResponder.keyboardDidHideNotification,
            ] {
                tokens.append(
                    NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
                        let frame = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue ?? .zero
                        let duration = (note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue ?? 0
                        let short = note.name.rawValue.replacingOccurrences(of: "UIKeyboard", with: "")
                            .replacingOccurrences(of: "Notification", with: "")
                        MainActor.assumeIsolated { self?.heard.append((short, frame, duration)) }
                    })
            }
        }
        func stop() { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    }

    @Test func aFingerCallsTheKeyboardAndItTellsOfIt() throws {
        let ear = Ear()
        defer { ear.stop() }
        stage.tap(at: CGPoint(x: 60, y: 117))
        #expect(ear.heard.map(\.name) == ["WillShow"] && ear.heard[0].frame == CGRect(x: 0, y: 451, width: 375, height: 216))
        #expect(near(ear.heard[0].duration, 0.25))
        let panel = try #require(stage.window.subviews.last)
        #expect(near(stage.trace(panel.layer, "position.y"), 667 + 108))
        stage.advance(by: 0.3)
        #expect(near(stage.trace(panel.layer, "position.y"), 559) && ear.heard.last?.name == "DidShow")
        // h, i, delete, a space: by where they are.
        for place in [CGPoint(x: 225, y: 530), CGPoint(x: 281, y: 480), CGPoint(x: 355, y: 590), CGPoint(x: 187, y: 640)] {
            stage.tap(at: place)
            stage.advance(by: 0.1)
        }
        #expect(field.text == "H ")
        field.resignFirstResponder()
        #expect(ear.heard.last?.name == "WillHide" && ear.heard.last?.frame.minY == 667)
        stage.advance(by: 0.3)
        #expect(ear.heard.last?.name == "DidHide" && panel.superview == nil)
    }

    @Test func fromFieldToFieldTheKeyboardStays() {
        let ear = Ear()
        defer { ear.stop() }
        let other = UITextField(frame: CGRect(x: 40, y: 160, width: 240, height: 34))
        controller.view.addSubview(other)
        stage.tap(at: CGPoint(x: 60, y: 117))
        stage.advance(by: 0.5)
        stage.tap(at: CGPoint(x: 60, y: 175))
        stage.advance(by: 0.5)
        #expect(other.isEditing && !field.isEditing && ear.heard.map(\.name) == ["WillShow", "DidShow"])
        other.resignFirstResponder()
        stage.advance(by: 0.5)
    }

    @Test func whoUsesRealKeysNeedsNone() {
        let ear = Ear()
        defer { ear.stop() }
        stage.key("tab")
        #expect(field.isEditing && field.isFocused && ear.heard.isEmpty)
        stage.type("a")
        stage.key("escape")
        #expect(field.text == "a" && ear.heard.isEmpty)
    }
}

@MainActor @Suite struct SearchBarTests {
    @MainActor final class Searcher: UISearchBarDelegate {
        var lines: [String] = []
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { lines.append("begin") }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { lines.append("end") }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { lines.append(searchText) }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { lines.append("search") }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { lines.append("cancel") }
        func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { lines.append("results") }
    }

    @Test func aSearchIsTypedAndToldOf() {
        let stage = Stage(size: CGSize(width: 320, height: 300), scale: 1, framesPerSecond: 60)
        let bar = UISearchBar(frame: CGRect(x: 0, y: 20, width: 320, height: 56))
        let searcher = Searcher()
        bar.delegate = searcher
        bar.showsSearchResultsButton = true
        bar.setShowsCancelButton(true, animated: false)
        stage.window.addSubview(bar)
        stage.advance(frames: 1)
        stage.tap(at: CGPoint(x: 90, y: 48))
        stage.type("ab")
        stage.key("return")
        #expect(searcher.lines == ["begin", "a", "ab", "search"] && bar.searchTextField.isEditing)
        let field = bar.searchTextField.frame
        stage.tap(at: CGPoint(x: field.maxX - 14, y: 48))
        stage.tap(at: CGPoint(x: 290, y: 48))
        #expect(searcher.lines.suffix(2) == ["results", "cancel"])
        bar.resignFirstResponder()
        #expect(searcher.lines.last == "end")
    }
}

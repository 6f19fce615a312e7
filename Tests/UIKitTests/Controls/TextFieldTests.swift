import Stage
import Testing
import UIKitTestSupport
@testable import UIKit

/// Text fields with key presses, touches and the on-screen keyboard.
@MainActor @Suite(.serialized) struct TextFieldTests {
    let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1, framesPerSecond: 60)
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 40, y: 100, width: 240, height: 34))
    let delegate = RecordingDelegate()

    init() {
        stage.window.rootViewController = controller
        field.borderStyle = .roundedRect
        field.delegate = delegate
        controller.view.addSubview(field)
        stage.advance(frames: 1)
    }

    @MainActor final class RecordingDelegate: UITextFieldDelegate {
        var lines: [String] = []
        var rejectedText = ""
        var allowsEndEditing = true
        func textFieldDidBeginEditing(_ textField: UITextField) { lines.append("begin") }
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { allowsEndEditing }
        func textFieldDidEndEditing(_ textField: UITextField) { lines.append("end") }
        func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
            lines.append("\(range.location)+\(range.length) '\(string)'")
            return rejectedText.isEmpty || !string.contains(rejectedText)
        }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            lines.append("return")
            return true
        }
    }

    @Test func keyOnTheScreenTypesWhileItsHardwareKeyIsHeld() {
        stage.makeCurrent()
        field.becomeFirstResponder()
        let (keyboard, stroke) = (UIApplication.shared.keyboard, KeyStroke(typing: "d"))
        keyboard.keyDown(stroke)
        keyboard.typeOnScreen(stroke)
        #expect(field.text == "dd")
        keyboard.keyDown(stroke)
        #expect(field.text == "dd", "the hardware key is still held")
        keyboard.keyUp(stroke)
        keyboard.keyDown(stroke)
        keyboard.keyUp(stroke)
        #expect(field.text == "ddd")
    }

    @Test func typingCallsTheDelegateAndSendsEvents() {
        var changeCount = 0
        field.addAction(UIAction { _ in changeCount += 1 }, for: .editingChanged)
        #expect(field.becomeFirstResponder() && field.isEditing && field.isFirstResponder)
        delegate.rejectedText = "x"
        stage.type("Hix")
        stage.key("backspace")
        stage.key("return")
        #expect(field.text == "H" && changeCount == 3)
        #expect(delegate.lines == ["begin", "0+0 'H'", "1+0 'i'", "2+0 'x'", "1+1 ''", "return"])
        field.text = "set"
        #expect(changeCount == 3 && delegate.lines.count == 6, "setting the text calls no delegate method")
        field.resignFirstResponder()
        stage.type("q")
        #expect(field.text == "set" && delegate.lines.last == "end" && !field.isEditing)
    }

    @Test func keysMoveTheCaretAndSelectCutAndPaste() {
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

    @Test func returnEndsEditingIfThereIsAnActionForIt() {
        field.becomeFirstResponder()
        stage.key("return")
        #expect(field.isEditing)
        field.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
        delegate.allowsEndEditing = false
        stage.key("return")
        #expect(field.isEditing, "the delegate prevents the end of editing")
        delegate.allowsEndEditing = true
        stage.key("return")
        #expect(!field.isEditing && delegate.lines.last == "end")
    }

    @Test func touchesMoveTheCaretAndSelect() {
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

    @Test func longTextScrollsToTheCaret() throws {
        field.becomeFirstResponder()
        stage.type(String(repeating: "wide ", count: 12))
        stage.advance(frames: 1)
        let (label, clipView) = (field.label, try #require(field.label.superview))
        #expect(label.frame.maxX > clipView.bounds.width - 6 && label.frame.minX < -100)
        stage.key("home")
        stage.advance(frames: 1)
        #expect(near(label.frame.minX, 0))
    }

    @Test func secureTextIsShownAsDotsAndCannotBeCopied() {
        field.isSecureTextEntry = true
        field.becomeFirstResponder()
        UIPasteboard.general.string = "old"
        stage.type("pass")
        stage.key("control+a")
        stage.key("control+c")
        #expect(field.label.text == "••••" && field.text == "pass" && UIPasteboard.general.string == "old")
    }

    @Test func clearButtonClearsTheText() {
        field.text = "something"
        field.clearButtonMode = .whileEditing
        field.becomeFirstResponder()
        stage.advance(frames: 1)
        let buttonRect = field.clearButtonRect(forBounds: field.bounds)
        stage.tap(at: CGPoint(x: 40 + buttonRect.midX, y: 100 + buttonRect.midY))
        #expect(field.text == "" && field.isEditing)
    }

    /// The text ends before the clear button in the states in which the button can be visible.
    @Test func clearButtonShortensTheText() {
        func widths() -> [CGFloat] { [field.textRect(forBounds: field.bounds).width, field.editingRect(forBounds: field.bounds).width] }
        let whole = widths()
        field.clearButtonMode = .always
        let shortened = widths()
        #expect(shortened[0] < whole[0] - 10 && shortened[1] < whole[1] - 10)
        field.clearButtonMode = .unlessEditing
        #expect(widths() == [shortened[0], whole[1]])
        field.clearButtonMode = .whileEditing
        #expect(widths() == [whole[0], shortened[1]])
    }

    @Test func clearButtonCallsOnlyTextFieldShouldClear() {
        final class ClearDelegate: UITextFieldDelegate {
            var lines: [String] = []
            func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
                lines.append("change")
                return false
            }
            func textFieldShouldClear(_ textField: UITextField) -> Bool {
                lines.append("clear")
                return lines.count > 1
            }
        }
        let clearDelegate = ClearDelegate()
        field.text = "something"
        field.clearButtonMode = .whileEditing
        field.becomeFirstResponder()
        field.delegate = clearDelegate
        stage.advance(frames: 1)
        let buttonRect = field.clearButtonRect(forBounds: field.bounds)
        for text in ["something", ""] {
            stage.tap(at: CGPoint(x: 40 + buttonRect.midX, y: 100 + buttonRect.midY))
            #expect(field.text == text)
        }
        #expect(clearDelegate.lines == ["clear", "clear"])
    }

    @Test func delegateMayKeepTheTextWhenEditingBegins() {
        final class ClearDelegate: UITextFieldDelegate {
            var (callCount, allowsClearing) = (0, false)
            func textFieldShouldClear(_ textField: UITextField) -> Bool {
                callCount += 1
                return allowsClearing
            }
        }
        let clearDelegate = ClearDelegate()
        (field.text, field.delegate) = ("kept", clearDelegate)
        field.becomeFirstResponder()
        #expect(field.text == "kept" && clearDelegate.callCount == 0, "the delegate is asked only if the field clears")
        field.resignFirstResponder()
        field.clearsOnBeginEditing = true
        field.becomeFirstResponder()
        #expect(field.text == "kept" && field.isEditing && clearDelegate.callCount == 1)
        field.resignFirstResponder()
        clearDelegate.allowsClearing = true
        field.becomeFirstResponder()
        #expect(field.text == "" && clearDelegate.callCount == 2)
    }

    @Test func delegateMayShortenTheTextBeforeAChange() {
        final class ShorteningDelegate: UITextFieldDelegate {
            var callCount = 0
            func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
                callCount += 1
                textField.text = "ab"
                return true
            }
        }
        let shorteningDelegate = ShorteningDelegate()
        field.text = "some words"
        field.becomeFirstResponder()
        field.delegate = shorteningDelegate
        stage.type("c")
        #expect(field.text == "abc")
        field.text = "some words"
        stage.key("backspace")
        #expect(field.text == "ab" && shorteningDelegate.callCount == 2)
    }

    @Test func removedFieldResignsFirstResponder() {
        field.becomeFirstResponder()
        field.removeFromSuperview()
        #expect(!field.isEditing && !field.isFirstResponder && delegate.lines.last == "end")
    }

    // MARK: - On-screen keyboard

    @MainActor final class KeyboardObserver {
        var notifications: [(name: String, frame: CGRect, duration: Double)] = []
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
                        MainActor.assumeIsolated { self?.notifications.append((short, frame, duration)) }
                    })
            }
        }
        func stop() { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    }

    /// The frames of the notifications are in the coordinates of the screen, and not of the window.
    @Test func keyboardMovesToTheKeyWindowOfTheFocusedField() throws {
        stage.tap(at: CGPoint(x: 60, y: 117))
        stage.advance(by: 0.3)
        let keyboardView = try #require(stage.window.subviews.last)
        let observer = KeyboardObserver()
        defer { observer.stop() }
        stage.perform {
            let window = UIWindow(frame: CGRect(x: 12, y: 40, width: 300, height: 500))
            let otherField = UITextField(frame: CGRect(x: 10, y: 30, width: 200, height: 34))
            window.addSubview(otherField)
            window.makeKeyAndVisible()
            #expect(otherField.becomeFirstResponder() && !field.isFirstResponder)
            #expect(keyboardView.superview === window && keyboardView.frame == CGRect(x: 0, y: 284, width: 300, height: 216))
            #expect(observer.notifications.map(\.name) == ["WillShow", "DidShow"])
            #expect(observer.notifications.allSatisfy { $0.frame == CGRect(x: 12, y: 324, width: 300, height: 216) })
            otherField.resignFirstResponder()
            #expect(observer.notifications.last?.name == "WillHide" && observer.notifications.last?.frame.minY == 540)
            stage.advance(by: 1)
            #expect(keyboardView.superview == nil)
        }
    }

    @Test func touchShowsTheKeyboardAndNotificationsArePosted() throws {
        let observer = KeyboardObserver()
        defer { observer.stop() }
        stage.tap(at: CGPoint(x: 60, y: 117))
        #expect(
            observer.notifications.map(\.name) == ["WillShow"]
                && observer.notifications[0].frame == CGRect(x: 0, y: 451, width: 375, height: 216))
        #expect(near(observer.notifications[0].duration, 0.25))
        let keyboardView = try #require(stage.window.subviews.last)
        #expect(near(stage.trace(keyboardView.layer, "position.y"), 667 + 108))
        stage.advance(by: 0.3)
        #expect(near(stage.trace(keyboardView.layer, "position.y"), 559) && observer.notifications.last?.name == "DidShow")
        // The positions of the keys h, i, delete and space.
        for position in [CGPoint(x: 225, y: 530), CGPoint(x: 281, y: 480), CGPoint(x: 355, y: 590), CGPoint(x: 187, y: 640)] {
            stage.tap(at: position)
            stage.advance(by: 0.1)
        }
        #expect(field.text == "H ")
        field.resignFirstResponder()
        #expect(observer.notifications.last?.name == "WillHide" && observer.notifications.last?.frame.minY == 667)
        stage.advance(by: 0.3)
        #expect(observer.notifications.last?.name == "DidHide" && keyboardView.superview == nil)
    }

    @Test func keyboardStaysWhenAnotherFieldIsTouched() {
        let observer = KeyboardObserver()
        defer { observer.stop() }
        let otherField = UITextField(frame: CGRect(x: 40, y: 160, width: 240, height: 34))
        controller.view.addSubview(otherField)
        stage.tap(at: CGPoint(x: 60, y: 117))
        stage.advance(by: 0.5)
        stage.tap(at: CGPoint(x: 60, y: 175))
        stage.advance(by: 0.5)
        #expect(otherField.isEditing && !field.isEditing && observer.notifications.map(\.name) == ["WillShow", "DidShow"])
        otherField.resignFirstResponder()
        stage.advance(by: 0.5)
    }

    @Test func keyboardIsNotShownForHardwareKeys() {
        let observer = KeyboardObserver()
        defer { observer.stop() }
        stage.key("tab")
        #expect(field.isEditing && field.isFocused && observer.notifications.isEmpty)
        stage.type("a")
        stage.key("escape")
        #expect(field.text == "a" && observer.notifications.isEmpty)
    }

    @Test(arguments: [UITextField.BorderStyle.roundedRect, .none]) func firstBaselineIsRightInTheFirstLayout(
        _ border: UITextField.BorderStyle
    ) {
        final class LayoutLog: UIView {
            var tops: [CGFloat] = []
            override func layoutSubviews() { superview.map { tops.append($0.frame.minY) } }
        }
        let (view, newField, log) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 260)), UITextField(), LayoutLog())
        newField.borderStyle = border
        newField.text = "Height"
        newField.translatesAutoresizingMaskIntoConstraints = false
        newField.addSubview(log)
        view.addSubview(newField)
        NSLayoutConstraint.activate([
            newField.firstBaselineAnchor.constraint(equalTo: view.topAnchor, constant: 83),
            newField.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 7), newField.heightAnchor.constraint(equalToConstant: 61),
        ])
        view.layoutIfNeeded()
        let label = newField.forFirstBaselineLayout as? UILabel
        let baseline = label.map { $0.convert($0.bounds, to: view).midY + $0.baselines(forWidth: nil).first }
        #expect(baseline.map { abs(Double($0) - 83) <= 0.5 } == true, "\(baseline ?? 0)")
        #expect(log.tops == [newField.frame.minY])
    }

    @Test func emptyFieldHasTheWidthOfANewPlaceholder() {
        let (view, newField) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 260)), UITextField())
        newField.placeholder = "Town"
        newField.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(newField)
        newField.topAnchor.constraint(equalTo: view.topAnchor, constant: 9).isActive = true
        newField.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 7).isActive = true
        view.layoutIfNeeded()
        let width = newField.frame.width
        newField.placeholder = "Town and country"
        view.layoutIfNeeded()
        #expect(newField.frame.width > width + 30, "\(width) \(newField.frame.width)")
    }

    @Test func textRectangleWithLargeInsetsHasAFiniteBaseline() {
        final class PaddedField: UITextField {
            override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 70, dy: 90) }
        }
        let (view, newField) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 260)), PaddedField())
        newField.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(newField)
        newField.firstBaselineAnchor.constraint(equalTo: view.topAnchor, constant: 121).isActive = true
        newField.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 7).isActive = true
        view.layoutIfNeeded()
        #expect(newField.frame.minY > 70 && newField.frame.minY < 121, "\(newField.frame)")
    }
}

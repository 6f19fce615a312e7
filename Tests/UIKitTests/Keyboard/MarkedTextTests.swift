import Foundation
import Stage
import Testing
import UIKitTestSupport
@testable import UIKit

/// Text of an input method. It is marked while it is composed, and becomes normal text when the composition ends.
@MainActor @Suite(.serialized) struct MarkedTextTests {
    let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1, framesPerSecond: 60)
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 40, y: 100, width: 240, height: 34))
    let delegate = RecordingDelegate()

    @MainActor final class RecordingDelegate: UITextFieldDelegate {
        var delegateCalls: [String] = []
        var editingChanges: [String] = []
        var rejectsChanges = false
        func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
            delegateCalls.append("\(range.location)+\(range.length) '\(string)'")
            return !rejectsChanges
        }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            delegateCalls.append("return")
            return true
        }
    }

    init() {
        stage.window.rootViewController = controller
        field.delegate = delegate
        field.placeholder = "town"
        let recorder = delegate
        field.addAction(
            UIAction {
                recorder.editingChanges.append(
                    (($0.sender as? UITextField)?.text ?? "?") + (($0.sender as? UITextField)?.markedTextRange == nil ? "" : "…"))
            },
            for: .editingChanged)
        controller.view.addSubview(field)
        stage.advance(frames: 1)
        field.becomeFirstResponder()
    }

    private var markedText: String? { field.markedTextRange.flatMap(field.text) }
    /// The selection in UTF-16 units.
    private var selection: NSRange? {
        field.selectedTextRange.map {
            NSRange(location: field.offset(from: field.beginningOfDocument, to: $0.start), length: field.offset(from: $0.start, to: $0.end))
        }
    }

    private func expectText(
        _ text: String, _ expectedMarkedText: String?, _ start: Int, _ length: Int = 0, at line: SourceLocation = #_sourceLocation
    ) {
        #expect(
            field.text == text && markedText == expectedMarkedText && selection == NSRange(location: start, length: length),
            sourceLocation: line)
    }

    // MARK: - Composing

    @Test func eachCompositionReplacesThePreviousOne() {
        stage.type("ab")
        stage.key("left")
        stage.compose("k")
        expectText("akb", "k", 2)
        stage.compose("か")
        stage.compose("かん", choosing: 1..<1)
        expectText("aかんb", "かん", 2)
        stage.compose("感字", choosing: 0..<2)
        expectText("a感字b", "感字", 1, 2)
        stage.commit("漢字")
        expectText("a漢字b", nil, 3)
        #expect(
            delegate.delegateCalls == ["0+0 'a'", "1+0 'b'", "1+2 '漢字'"], "the delegate is called only when the composition is committed")
        #expect(delegate.editingChanges == ["a", "ab", "akb…", "aかb…", "aかんb…", "a感字b…", "a漢字b"])
        stage.compose("")
        stage.type("!")
        expectText("a漢字!b", nil, 4)
    }

    @Test func emptyCompositionRemovesTheMarkedText() {
        stage.type("ab")
        stage.compose("にほ")
        stage.compose("")
        expectText("ab", nil, 2)
        #expect(delegate.editingChanges.last == "ab" && delegate.editingChanges.count == 4)
        stage.compose("")
        #expect(delegate.editingChanges.count == 4, "there is no marked text to remove")
    }

    @Test func compositionReplacesTheSelection() {
        stage.type("one two")
        stage.key("shift+control+left")
        stage.compose("に")
        expectText("one に", "に", 5)
        stage.compose("")
        expectText("one ", nil, 4)
    }

    @Test func movingOnlyTheCaretIsNoEditingChange() {
        stage.compose("にほん")
        let count = delegate.editingChanges.count
        stage.compose("にほん", choosing: 0..<2)
        expectText("にほん", "にほん", 0, 2)
        stage.compose("にほん", choosing: 0..<2)
        #expect(delegate.editingChanges.count == count)
    }

    @Test func rejectedTextIsRemovedCompletely() {
        stage.type("ab")
        stage.compose("に")
        delegate.rejectsChanges = true
        stage.commit("二")
        expectText("ab", nil, 2)
        #expect(delegate.delegateCalls.last == "2+1 '二'" && delegate.editingChanges.last == "ab")
    }

    @Test func combiningAccentJoinsThePrecedingLetter() {
        stage.type("caf")
        stage.compose("e")
        stage.compose("e\u{301}")
        #expect(markedText == "é")
        stage.compose("")
        stage.type("e")
        stage.compose("\u{301}")
        stage.compose("")
        expectText("cafe", nil, 4)
        stage.compose("\u{301}")
        field.unmarkText()
        stage.key("backspace")
        expectText("caf", nil, 3)
    }

    // MARK: - Ending a composition

    @Test func returnKeepsTheMarkedTextAndDoesNothingElse() {
        stage.compose("にほ")
        stage.key("return")
        expectText("にほ", nil, 2)
        #expect(!delegate.delegateCalls.contains("return") && delegate.editingChanges.last == "にほ" && field.isEditing)
        stage.key("return")
        #expect(delegate.delegateCalls.last == "return")
    }

    @Test func escapeRemovesTheMarkedTextAndBackspaceShortensIt() {
        stage.type("a")
        stage.compose("にほん", choosing: 2..<2)
        stage.key("backspace")
        expectText("aにん", "にん", 2)
        for _ in 0..<3 { stage.key("backspace") }
        expectText("aん", "ん", 1)
        stage.key("escape")
        expectText("a", nil, 1)
        #expect(field.isEditing && delegate.delegateCalls == ["0+0 'a'"])
        stage.key("escape")
        #expect(!field.isEditing)
    }

    @Test func movingTheCaretKeepsTheMarkedText() {
        stage.compose("にほん")
        stage.key("left")
        expectText("にほん", nil, 2)
        stage.compose("x")
        stage.key("control+a")
        expectText("にほxん", nil, 0, 4)
        stage.key("end")
        stage.compose("y")
        stage.tap(at: CGPoint(x: 41, y: 117))
        expectText("にほxんy", nil, 0)
        #expect(delegate.editingChanges.last == "にほxんy")
    }

    @Test func resigningFirstResponderKeepsTheMarkedText() {
        let other = UITextField(frame: CGRect(x: 40, y: 160, width: 240, height: 34))
        controller.view.addSubview(other)
        stage.compose("に")
        other.becomeFirstResponder()
        expectText("に", nil, 1)
        #expect(delegate.editingChanges == ["に…", "に"])
        stage.compose("ほ")
        #expect(other.text == "ほ" && other.markedTextRange != nil)
        other.removeFromSuperview()
        #expect(other.markedTextRange == nil && other.text == "ほ")
        stage.compose("x")
        stage.commit("y")
        expectText("に", nil, 1)
    }

    @Test func settingPastingOrClearingTextEndsTheComposition() {
        UIPasteboard.general.string = "pasted"
        stage.compose("に")
        stage.key("control+v")
        expectText("にpasted", nil, 7)
        stage.compose("ほ")
        field.text = "set"
        expectText("set", nil, 3)
        stage.compose("ほ")
        let (calls, changes) = (delegate.delegateCalls, delegate.editingChanges)
        field.clear()
        expectText("", nil, 0)
        #expect(delegate.delegateCalls == calls && delegate.editingChanges == changes + ["setほ", ""])
    }

    @Test func secureFieldHasNoMarkedText() {
        field.isSecureTextEntry = true
        stage.compose("に")
        expectText("", nil, 0)
        field.setMarkedText("に", selectedRange: NSRange())
        expectText("", nil, 0)
        #expect(stage.keyboard.caretRect == nil && delegate.editingChanges.isEmpty)
        stage.commit("pass")
        expectText("pass", nil, 4)
        field.isSecureTextEntry = false
        stage.compose("に")
        field.isSecureTextEntry = true
        expectText("passに", nil, 5)
    }

    // MARK: - Appearance

    @Test func markedTextIsUnderlined() {
        stage.type("ab")
        stage.advance(frames: 1)
        let before = field.caretRect
        #expect(field.markedTextUnderlines.whole.isHidden && !field.caretView.isHidden)
        stage.compose("mmm", choosing: 1..<1)
        let line = field.markedTextUnderlines.whole
        #expect(!line.isHidden && field.markedTextUnderlines.selection.isHidden && field.placeholderLabel.isHidden)
        #expect(near(line.convert(line.bounds, to: field).minX, Double(before.minX)))
        #expect(near(line.bounds.width / 3, Double(field.caretRect.minX - before.minX), within: 0.5))
        #expect(
            line.bounds.height == 1 && line.frame.minY > field.caretView.frame.midY && line.frame.maxY <= field.caretView.frame.maxY + 1)
        stage.compose("mmm", choosing: 1..<3)
        let chosen = field.markedTextUnderlines.selection.frame
        #expect(!field.markedTextUnderlines.selection.isHidden && field.caretView.isHidden && field.selectionHighlight.isHidden)
        #expect(near(chosen.maxX, Double(line.frame.maxX)) && near(chosen.width * 1.5, Double(line.frame.width), within: 0.5))
        let frameWithUnderline = stage.render()
        stage.commit("mmm")
        stage.advance(frames: 1)
        #expect(line.isHidden && field.markedTextUnderlines.selection.isHidden && stage.render() != frameWithUnderline)
    }

    @Test func markedTextHidesThePlaceholder() {
        #expect(!field.placeholderLabel.isHidden)
        stage.compose("に")
        #expect(field.placeholderLabel.isHidden && field.hasText)
        stage.compose("")
        #expect(!field.placeholderLabel.isHidden && !field.hasText)
    }

    @Test func caretPositionIsAvailableToTheInputMethodAndStaysVisible() throws {
        stage.compose("wide", choosing: 0..<0)
        let start = try #require(stage.keyboard.caretRect)
        #expect(near(start.minX, 40 + Double(field.caretRect.minX)) && near(start.midY, 117, within: 1))
        stage.compose(String(repeating: "wide ", count: 12))
        let end = try #require(stage.keyboard.caretRect)
        #expect(end.minX > 270 && end.maxX <= 280 && field.label.frame.minX < -100)
        stage.compose(String(repeating: "wide ", count: 12), choosing: 0..<0)
        #expect(stage.keyboard.caretRect?.minX == start.minX)
        field.resignFirstResponder()
        #expect(stage.keyboard.caretRect == nil)
    }

    // MARK: - UITextInput

    @Test func offsetsAreCountedInUTF16Units() throws {
        field.text = "a👍🏽b"
        let (begin, end) = (field.beginningOfDocument, field.endOfDocument)
        #expect(field.offset(from: begin, to: end) == 6 && field.offset(from: end, to: begin) == -6)
        let after = try #require(field.position(from: begin, offset: 5))
        let inside = try #require(field.position(from: begin, offset: 3))
        #expect(field.offset(from: begin, to: after) == 5 && field.offset(from: begin, to: inside) == 1, "the emoji is one character")
        #expect(field.position(from: begin, offset: 7) == nil && field.position(from: begin, offset: -1) == nil)
        #expect(field.position(from: after, offset: .max) == nil && field.position(from: after, offset: .min) == nil)
        let emojiRange = try #require(field.textRange(from: after, to: inside))
        #expect(field.text(in: emojiRange) == "👍🏽" && !emojiRange.isEmpty)
        #expect(field.caretRect(for: after).minX > field.caretRect(for: inside).minX + 5)
        field.replace(emojiRange, withText: "+")
        expectText("a+b", nil, 2)
        #expect(delegate.delegateCalls.isEmpty && delegate.editingChanges == ["a+b"])
        field.selectedTextRange = field.textRange(from: begin, to: field.endOfDocument)
        field.setMarkedText("👍🏽 ok", selectedRange: NSRange(location: 4, length: 2))
        expectText("👍🏽 ok", "👍🏽 ok", 4, 2)
        field.setMarkedText("ok", selectedRange: NSRange(location: NSNotFound, length: 7))
        expectText("ok", "ok", 2)
        #expect(field.text(in: UITextRange()) == nil, "a text range of another input has no text")
    }

    @Test func searchBarDelegateGetsMarkedText() {
        @MainActor final class RecordingSearchDelegate: UISearchBarDelegate {
            var lines: [String] = []
            func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { lines.append(searchText) }
            func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
                lines.append("\(range.location)+\(range.length) '\(text)'")
                return true
            }
            func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { lines.append("search") }
        }
        let (bar, searchDelegate) = (UISearchBar(frame: CGRect(x: 0, y: 200, width: 320, height: 56)), RecordingSearchDelegate())
        bar.delegate = searchDelegate
        controller.view.addSubview(bar)
        bar.becomeFirstResponder()
        stage.compose("に")
        stage.key("return")
        stage.compose("ほ")
        stage.commit("本")
        stage.key("return")
        #expect(searchDelegate.lines == ["に", "に", "にほ", "1+1 '本'", "に本", "search"])
    }
}

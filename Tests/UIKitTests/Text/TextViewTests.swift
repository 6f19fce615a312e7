import Foundation
import Stage
import Testing
@testable import UIKit

/// Text views with keys, touches and their delegate.
@MainActor @Suite(.serialized) struct TextViewTests {
    let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1, framesPerSecond: 60)
    let controller = UIViewController()
    let view = UITextView(frame: CGRect(x: 30, y: 90, width: 250, height: 210))
    let delegate = RecordingDelegate()

    init() {
        stage.window.rootViewController = controller
        view.font = .systemFont(ofSize: 17)
        view.delegate = delegate
        controller.view.addSubview(view)
        stage.advance(frames: 1)
    }

    @MainActor final class RecordingDelegate: NSObject, UITextViewDelegate {
        var lines: [String] = []
        var rejectedText: String?
        func textViewDidBeginEditing(_ textView: UITextView) { lines.append("begin") }
        func textViewDidEndEditing(_ textView: UITextView) { lines.append("end") }
        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            lines.append("\(range.location)+\(range.length) '\(text)'")
            return text != rejectedText
        }
        func textViewDidChange(_ textView: UITextView) { lines.append("change") }
        func textViewDidChangeSelection(_ textView: UITextView) { lines.append("select \(textView.selectedRange.location)") }
    }

    private func selection(_ location: Int, _ length: Int = 0) -> NSRange { NSRange(location: location, length: length) }
    /// Returns the middle of the character at an offset, in the coordinates of the window.
    private func point(_ offset: Int) -> CGPoint {
        let rect = view.firstRect(for: TextOffsetRange(NSRange(location: offset, length: 1)))
        return view.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }

    // MARK: - Typing

    @Test func typingCallsTheDelegateInOrder() {
        #expect(view.becomeFirstResponder() && view.isFirstResponder)
        stage.type("a")
        stage.key("return")
        delegate.rejectedText = "x"
        stage.type("x")
        stage.key("backspace")
        #expect(view.text == "a" && view.selectedRange == selection(1))
        #expect(
            delegate.lines == [
                "begin", "0+0 'a'", "select 1", "change", "1+0 '\n'", "select 2", "change", "2+0 'x'", "1+1 ''", "select 1", "change",
            ])
        view.text = "new text"
        #expect(delegate.lines.count == 11, "setting the text calls no method of the delegate")
        #expect(view.selectedRange == selection(8))
        view.resignFirstResponder()
        stage.type("q")
        #expect(view.text == "new text" && delegate.lines.last == "end")
    }

    @Test func wholeCharactersAreDeleted() {
        view.text = "e\u{301}👩‍👧x"
        view.becomeFirstResponder()
        stage.key("backspace")
        stage.key("backspace")
        #expect(view.text == "e\u{301}" && view.selectedRange == selection(2))
        stage.key("backspace")
        #expect(view.text.isEmpty && !view.hasText)
        stage.key("backspace")
        #expect(delegate.lines.last == "change" && delegate.lines.filter { $0 == "change" }.count == 3)
    }

    @Test func keysMoveByCharacterWordLineAndParagraph() {
        view.text = "one two\nthree\n\nfour five"
        view.becomeFirstResponder()
        view.selectedRange = selection(9)
        stage.key("control+right")
        #expect(view.selectedRange == selection(13))
        stage.key("right")
        #expect(view.selectedRange == selection(14), "a step over the separator leads into the empty paragraph")
        stage.key("right")
        stage.key("end")
        #expect(view.selectedRange == selection(24))
        stage.key("shift+home")
        #expect(view.selectedRange == selection(15, 9))
        stage.key("left")
        #expect(view.selectedRange == selection(15), "without Shift the caret moves to the start of the selection")
        stage.key("control+left")
        #expect(view.selectedRange == selection(14))
        stage.key("control+a")
        #expect(view.selectedRange == selection(0, 24))
    }

    @Test func verticalKeysKeepTheColumn() {
        view.text = "a long first line\nab\nanother long line"
        view.becomeFirstResponder()
        view.selectedRange = selection(10)
        stage.key("down")
        #expect(view.selectedRange == selection(20), "the caret is at the end of the short line")
        stage.key("down")
        let column = view.caretRect(for: TextOffset(10)).midX
        let offset = view.selectedRange.location
        #expect(abs(view.caretRect(for: TextOffset(offset)).midX - column) < 6, "the caret returns to its column")
        stage.key("down")
        #expect(view.selectedRange == selection(38))
        stage.key("up")
        stage.key("up")
        stage.key("up")
        #expect(view.selectedRange == selection(0))
    }

    @Test func composedTextIsMarkedAndReplaced() {
        view.text = "ab"
        view.becomeFirstResponder()
        view.selectedRange = selection(1)
        stage.compose("に")
        stage.compose("にほ")
        #expect(view.text == "aにほb" && view.markedRange == selection(1, 2))
        stage.commit("日本")
        #expect(view.text == "a日本b" && view.markedTextRange == nil && view.selectedRange == selection(3))
        stage.compose("x")
        stage.compose("")
        #expect(view.text == "a日本b" && view.markedTextRange == nil)
    }

    @Test func textIsCutCopiedAndPasted() {
        view.text = "red green blue"
        view.becomeFirstResponder()
        view.selectedRange = selection(4, 6)
        stage.key("control+x")
        #expect(view.text == "red blue" && UIPasteboard.general.string == "green ")
        view.selectedRange = selection(0)
        stage.key("control+v")
        #expect(view.text == "green red blue" && view.selectedRange == selection(6))
    }

    @Test func textThatIsNotEditableIsNotChanged() {
        view.text = "fixed"
        view.isEditable = false
        stage.tap(view)
        stage.type("x")
        stage.advance(frames: 60)
        stage.tap(at: point(2), count: 2)
        stage.advance(frames: 40)
        #expect(view.isFirstResponder && view.selectedRange == selection(0, 5), "the word can be selected")
        #expect(!stage.window.subviews.contains { $0 is KeyboardView }, "the keyboard stays hidden")
        stage.key("x")
        #expect(view.text == "fixed" && delegate.lines.allSatisfy { $0.hasPrefix("select") })
    }

    // MARK: - Attributes

    @Test func typingAttributesAreThoseBeforeTheCaret() {
        let bold = UIFont.systemFont(ofSize: 21, weight: .bold)
        let text = NSMutableAttributedString(string: "plain ", attributes: [.font: UIFont.systemFont(ofSize: 13)])
        text.append(NSAttributedString(string: "bold", attributes: [.font: bold, .foregroundColor: UIColor.red]))
        view.attributedText = text
        #expect(view.font == .systemFont(ofSize: 13) && view.typingAttributes[.font] as? UIFont == bold)
        view.becomeFirstResponder()
        stage.type("!")
        #expect(view.textStorage.attributes(at: 10, effectiveRange: nil)[.foregroundColor] as? UIColor == .red)
        view.selectedRange = selection(3)
        #expect(view.typingAttributes[.font] as? UIFont == .systemFont(ofSize: 13))
        view.typingAttributes[.font] = UIFont.systemFont(ofSize: 30)
        stage.type("X")
        #expect(view.textStorage.attributes(at: 3, effectiveRange: nil)[.font] as? UIFont == .systemFont(ofSize: 30))
        #expect(view.textStorage.attributes(at: 4, effectiveRange: nil)[.font] as? UIFont == .systemFont(ofSize: 13))
    }

    @Test func shortcutsToggleTheStyleOfTheSelection() {
        view.text = "abc def"
        view.becomeFirstResponder()
        view.selectedRange = selection(4, 3)
        stage.key("control+b")
        #expect(view.font?.fontDescriptor.symbolicTraits == [], "only if allowsEditingTextAttributes is true")
        view.allowsEditingTextAttributes = true
        stage.key("control+b")
        stage.key("control+u")
        let attributes = view.textStorage.attributes(at: 5, effectiveRange: nil)
        #expect((attributes[.font] as? UIFont)?.fontDescriptor.symbolicTraits == .traitBold && attributes[.underlineStyle] as? Int == 1)
        #expect(view.textStorage.attributes(at: 2, effectiveRange: nil)[.underlineStyle] == nil)
        stage.key("control+b")
        #expect((view.attribute(.font, at: 5) as? UIFont)?.fontDescriptor.symbolicTraits == [])
    }

    // MARK: - Touches

    @Test func tapsPlaceTheCaretAndSelect() {
        view.text = "one two three\nfour five"
        stage.tap(at: point(5))
        #expect(view.isFirstResponder && [5, 6].contains(view.selectedRange.location) && view.selectedRange.length == 0)
        stage.advance(frames: 60)
        stage.tap(at: point(5), count: 2)
        #expect(view.selectedRange == selection(4, 3))
        stage.advance(frames: 60)
        stage.tap(at: point(16), count: 3)
        #expect(view.selectedRange == selection(14, 9))
    }

    @Test func horizontalDragSelectsAndHandlesExtendTheSelection() {
        view.text = "one two three four"
        view.becomeFirstResponder()
        view.selectedRange = selection(0)
        stage.drag(from: point(4), to: point(9), duration: 0.3)
        #expect(view.selectedRange.location == 4 && (5...6).contains(view.selectedRange.length))
        view.selectedRange = selection(4, 3)
        stage.advance(frames: 2)
        let end = view.caretRect(for: TextOffset(7))
        let knob = view.convert(CGPoint(x: end.midX, y: end.maxY + 4), to: nil)
        stage.drag(from: knob, to: CGPoint(x: point(12).x, y: knob.y), duration: 0.3)
        #expect(view.selectedRange.location == 4 && (8...9).contains(view.selectedRange.length))
        let start = view.caretRect(for: TextOffset(4))
        let startKnob = view.convert(CGPoint(x: start.midX, y: start.minY - 4), to: nil)
        stage.drag(from: startKnob, to: CGPoint(x: point(1).x, y: startKnob.y), duration: 0.3)
        #expect((1...2).contains(view.selectedRange.location) && view.selectedRange.upperBound >= 12)
    }

    @Test func heldTouchMovesTheCaretWithALoupeAndShowsTheMenu() {
        view.text = "one two three four"
        view.becomeFirstResponder()
        view.selectedRange = selection(0)
        stage.touchDown(at: point(4))
        stage.advance(frames: 35)
        #expect(stage.window.subviews.contains { $0 is LoupeView })
        stage.touchMove(to: point(12))
        stage.advance(frames: 10)
        #expect([12, 13].contains(view.selectedRange.location))
        stage.touchUp()
        stage.advance(frames: 60)
        #expect(!stage.window.subviews.contains { $0 is LoupeView })
        #expect(stage.window.subviews.contains { $0 is EditMenuView })
        stage.type("x")
        stage.advance(frames: 60)
        #expect(!stage.window.subviews.contains { $0 is EditMenuView }, "typing hides the menu")
    }

    @Test func tapOnALinkCallsTheDelegate() {
        let links = LinkDelegate()
        view.delegate = links
        view.isEditable = false
        let text = NSMutableAttributedString(string: "see ", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        text.append(
            NSAttributedString(
                string: "the guide", attributes: [.font: UIFont.systemFont(ofSize: 17), .link: URL(string: "https://a.example/g") as Any]))
        view.attributedText = text
        stage.tap(at: point(1))
        #expect(links.found.isEmpty)
        stage.advance(frames: 60)
        stage.tap(at: point(8))
        #expect(links.found == ["https://a.example/g 4+9"])
        #expect(view.textStorage.attributes(at: 5, effectiveRange: nil)[.foregroundColor] == nil, "only the display has the link's color")
    }

    @MainActor final class LinkDelegate: NSObject, UITextViewDelegate {
        var found: [String] = []
        func textView(
            _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
        ) -> Bool {
            found.append("\(URL.absoluteString) \(characterRange.location)+\(characterRange.length)")
            return false
        }
    }
}

import CoreGraphics
import Foundation

/// Text that an input method composes from several key presses or from other input. The responder does not get these key presses.
extension Keyboard {
    /// The first responder, if it accepts composed text. A secure field does not accept it.
    private var compositionTarget: (UIView & UITextInput)? {
        guard acceptsText, (firstResponder as? KeyboardTraits)?.isSecureTextEntry != true else { return nil }
        return firstResponder as? UIView & UITextInput
    }

    /// Whether the first responder has marked text.
    package var isComposing: Bool { compositionTarget?.markedTextRange != nil }

    /// The rectangle of the caret in the window's coordinates, or nil if the first responder does not accept composed text.
    package var caretRect: CGRect? {
        compositionTarget.map { text in
            let position = text.selectedTextRange?.start ?? text.endOfDocument
            return text.convert(text.caretRect(for: position), to: nil)
        }
    }

    /// Replaces the marked text. An empty text removes it. `selected` is a range of character indices in the new marked text.
    package func compose(_ text: String, selecting selected: Range<Int>) {
        usesHardwareKeyboard = true
        let editor = LineEditor(text)
        compositionTarget?.setMarkedText(text, selectedRange: editor.nsRange(selected.clamped(to: 0..<editor.characters.count)))
        onScreenKeyboard.textDidChange()
    }

    /// Inserts the finished text of an input method instead of the marked text.
    package func commit(_ text: String) {
        guard acceptsText, let input = firstResponder as? UIKeyInput else { return }
        usesHardwareKeyboard = true
        input.insertText(text)
        onScreenKeyboard.textDidChange()
    }
}

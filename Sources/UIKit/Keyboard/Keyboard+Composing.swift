import CoreGraphics
import Foundation

/// An input method, which makes texts of many keys or of none. The keys themselves it keeps.
extension Keyboard {
    /// Whoever has the keyboard, if it takes what is composed. A secret is not.
    private var composer: (UIView & UITextInput)? {
        guard isTakingText, (focus as? KeyboardWishes)?.isSecureTextEntry != true else { return nil }
        return focus as? UIView & UITextInput
    }

    package var isComposing: Bool { composer?.markedTextRange != nil }

    /// Where the caret is, in the window's coordinates; nil while nobody takes what is composed.
    package var caret: CGRect? {
        composer.map { text in
            let place = text.selectedTextRange?.start ?? text.endOfDocument
            return text.convert(text.caretRect(for: place), to: nil)
        }
    }

    /// A composition takes the place of the last one; an empty one drops it. `chosen` are characters of it.
    package func compose(_ text: String, choosing chosen: Range<Int>) {
        usesRealKeys = true
        let edit = TextEdit(text)
        composer?.setMarkedText(text, selectedRange: edit.nsRange(chosen.clamped(to: 0..<edit.characters.count)))
        soft.textDidChange()
    }

    /// What was composed is put in, or a text comes at once.
    package func commit(_ text: String) {
        guard isTakingText, let input = focus as? UIKeyInput else { return }
        usesRealKeys = true
        input.insertText(text)
        soft.textDidChange()
    }
}

import Foundation

extension UIResponder {
    /// Whether the responder accepts typed text. A text view that cannot be edited is a text input only for its selection.
    var acceptsTyping: Bool { self is UIKeyInput && (self as? UITextView)?.isEditable != false }

    var defaultIsFirstResponder: Bool { owningKeyboard?.firstResponder === self }

    /// The keyboard of the application at the end of the responder chain, or nil if the responder is not in a window.
    private var owningKeyboard: Keyboard? {
        (firstInChain { $0 is UIApplication } as? UIApplication)?.keyboard
    }

    /// Makes the responder the first responder. Returns false if it cannot become the first responder, or if the current first
    /// responder does not resign.
    func acquireKeyboard() -> Bool {
        guard let keyboard = owningKeyboard else { return false }
        if keyboard.firstResponder === self { return true }
        guard canBecomeFirstResponder else { return false }
        keyboard.isChangingFirstResponder = true
        let isFree = keyboard.firstResponder.map { !$0.isFirstResponder || $0.resignFirstResponder() } ?? true
        keyboard.isChangingFirstResponder = false
        if isFree { keyboard.firstResponder = self }
        keyboard.firstResponderDidChange()
        return isFree
    }

    /// Resigns as the first responder. Returns false if the responder does not allow it.
    func releaseKeyboard() -> Bool {
        guard let keyboard = owningKeyboard, keyboard.firstResponder === self else { return true }
        guard canResignFirstResponder else { return false }
        keyboard.firstResponder = nil
        keyboard.firstResponderDidChange()
        return true
    }

    func defaultReloadInputViews() {
        guard let keyboard = owningKeyboard, keyboard.firstResponder === self else { return }
        keyboard.onScreenKeyboard.update(for: self, usesHardwareKeyboard: keyboard.usesHardwareKeyboard)
    }

    /// Inserts or deletes text for key presses, if the responder accepts text. Returns the presses that were not handled.
    func handleTextPresses(_ presses: Set<UIPress>) -> Set<UIPress> {
        guard let text = self as? UIKeyInput else { return presses }
        return presses.filter { press in
            if press.stroke.code == .keyboardDeleteOrBackspace {
                text.deleteBackward()
            } else if let inserted = press.stroke.insertedText {
                text.insertText(inserted)
            } else {
                return true
            }
            return false
        }
    }
}

extension UIView {
    @discardableResult func defaultEndEditing(_ force: Bool) -> Bool {
        guard let responder = window?.screen.application?.keyboard.firstResponder as? UIView, responder.isDescendant(of: self) else {
            return false
        }
        return responder.resignFirstResponder() || (force && responder.releaseKeyboard())
    }
}

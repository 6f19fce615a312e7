import Foundation

extension UIResponder {
    /// Whether keys and text come here first.
    public var isFirstResponder: Bool { keyboardAbove?.focus === self }

    /// The application that the chain ends at; nil for what is on no screen.
    private var keyboardAbove: Keyboard? {
        var responder: UIResponder? = self
        while let current = responder {
            if let application = current as? UIApplication { return application.keyboard }
            responder = current.next
        }
        return nil
    }

    func takeKeyboard() -> Bool {
        guard let keyboard = keyboardAbove else { return false }
        if keyboard.focus === self { return true }
        guard canBecomeFirstResponder else { return false }
        keyboard.isChangingHands = true
        let isFree = keyboard.focus.map { !$0.isFirstResponder || $0.resignFirstResponder() } ?? true
        keyboard.isChangingHands = false
        if isFree { keyboard.focus = self }
        keyboard.focusDidChange()
        return isFree
    }

    func giveUpKeyboard() -> Bool {
        guard let keyboard = keyboardAbove, keyboard.focus === self else { return true }
        guard canResignFirstResponder else { return false }
        keyboard.focus = nil
        keyboard.focusDidChange()
        return true
    }

    /// What a key does to a text that has the keyboard; what it does not take goes on up the chain.
    func type(_ presses: Set<UIPress>) -> Set<UIPress> {
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
    /// Whoever in here has the keyboard gives it up, also against its own will if that is forced.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        guard let holder = window?.screen.application?.keyboard.focus as? UIView, holder.isDescendant(of: self) else { return false }
        return holder.resignFirstResponder() || (force && holder.giveUpKeyboard())
    }
}

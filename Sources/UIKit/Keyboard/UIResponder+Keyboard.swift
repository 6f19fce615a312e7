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
        if let holder = keyboard.focus, holder.isFirstResponder, !holder.resignFirstResponder() { return false }
        keyboard.focus = self
        return true
    }

    func giveUpKeyboard() -> Bool {
        guard let keyboard = keyboardAbove, keyboard.focus === self else { return true }
        guard canResignFirstResponder else { return false }
        keyboard.focus = nil
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

/// A responder that accepts text from a keyboard.
@preconcurrency @MainActor public protocol UIKeyInput: AnyObject {
    /// Whether there is any text.
    var hasText: Bool { get }
    /// Inserts text at the caret.
    func insertText(_ text: String)
    /// Deletes the character before the caret.
    func deleteBackward()
}

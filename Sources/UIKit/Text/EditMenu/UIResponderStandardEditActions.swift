/// The actions of the edit menu. All responders have them.
@preconcurrency @MainActor public protocol UIResponderStandardEditActions: AnyObject {
    /// Moves the selection to the pasteboard.
    func cut(_ sender: Any?)
    /// Copies the selection to the pasteboard.
    func copy(_ sender: Any?)
    /// Replaces the selection by the contents of the pasteboard.
    func paste(_ sender: Any?)
    /// Selects the object at the caret.
    func select(_ sender: Any?)
    /// Selects everything.
    func selectAll(_ sender: Any?)
    /// Deletes the selection.
    func delete(_ sender: Any?)
    /// Makes the selected text bold, or removes the bold style.
    func toggleBoldface(_ sender: Any?)
    /// Makes the selected text italic, or removes the italic style.
    func toggleItalics(_ sender: Any?)
    /// Underlines the selected text, or removes the line.
    func toggleUnderline(_ sender: Any?)
}

extension UIResponder: UIResponderStandardEditActions {}

import UIKit

/// The decision whether typed letters are sent to the scene or perform commands.
extension WindowContent {
    /// Whether the scene accepts text.
    var acceptsText: Bool { playback?.stage.keyboard.acceptsText ?? false }

    /// Whether letters are sent to the scene.
    ///
    /// The result is true while the scene accepts text. It stays true after a key, such as Tab, has moved the focus away from a visible
    /// text field. The user probably types the next letters for the scene too. After Escape, Return or a touch, the result is false.
    var keepsLetters: Bool {
        acceptsText || (keyState.wasEditingText && playback?.stage.windows.contains { hasVisibleTextInput($0) } == true)
    }

    /// Called when a key is pressed, before it is handled.
    func keyWasPressed() {
        if acceptsText { keyState.wasEditingText = true }
        windowChrome.hideKeyHint()
    }

    /// Called after Escape, Return or a touch. Letters perform commands again, unless the scene still accepts text.
    func endTextEditing() {
        if !acceptsText { keyState.wasEditingText = false }
    }

    /// Returns whether a view or one of its subviews is visible and can be edited as text.
    private func hasVisibleTextInput(_ view: UIView) -> Bool {
        guard !view.isHidden, view.alpha > 0.01 else { return false }
        if view is UIKeyInput, (view as? UITextView)?.isEditable != false { return true }
        return view.subviews.contains { hasVisibleTextInput($0) }
    }
}

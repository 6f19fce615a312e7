import UIKit

/// Whether typed letters belong to the scene, or give commands.
extension WindowContent {
    /// Whether the scene accepts text.
    var acceptsText: Bool { playback?.stage.keyboard.acceptsText ?? false }

    /// Whether letters are sent to the scene.
    ///
    /// This is the case while the scene accepts text. After that, it is still the case if a key, such as Tab, has moved the focus away from
    /// a text field that
    /// is visible, because the next letters are meant for the scene too. Escape, Return and a touch end this.
    var keepsLetters: Bool {
        acceptsText || (keyState.wasEditingText && playback?.stage.windows.contains { hasVisibleTextInput($0) } == true)
    }

    /// Called when a key is pressed, before it is handled.
    func keyWasPressed() {
        if acceptsText { keyState.wasEditingText = true }
        windowChrome.hideKeyHint()
    }

    /// Called after Escape, Return or a touch. Letters give commands again, unless the scene still accepts text.
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

import Foundation

/// An object that controls and observes the editing of a text field.
@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {
    /// Returns whether editing may begin.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Called after editing has begun.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Returns whether editing may end.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Called after editing has ended, unless the method with a reason is implemented.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Called after editing has ended.
    ///
    /// Differs from Apple: the reason is always `committed`.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Returns whether characters may be replaced. Called before text is typed, deleted or pasted.
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
    /// Called after the selection has changed.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Returns whether the text may be deleted by the clear button, or at the beginning of editing because of `clearsOnBeginEditing`.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Returns whether the Return key has its usual effect: it sends `editingDidEndOnExit` and `primaryActionTriggered`.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    /// Returns true.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// Returns true.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// Calls the method without a reason.
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
    /// Returns true.
    public func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        true
    }
    /// Does nothing.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    /// Returns true.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    /// Returns true.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

extension UITextField {
    /// The border of a text field.
    nonisolated public enum BorderStyle: Int, Sendable {
        /// No border.
        case none
        /// A thin line.
        case line
        /// The same as `line`. In Apple's UIKit, a border that looks sunken.
        case bezel
        /// A rounded rectangle.
        case roundedRect
    }
    /// The condition for the visibility of a view in a text field.
    nonisolated public enum ViewMode: Int, Sendable {
        /// The view is never visible.
        case never
        /// The view is visible while the text is edited.
        case whileEditing
        /// The view is visible while the text is not edited.
        case unlessEditing
        /// The view is always visible.
        case always
    }
    /// The reason why editing ended.
    nonisolated public enum DidEndEditingReason: Int, Sendable {
        /// The text is accepted.
        case committed
        /// The text is not accepted.
        case cancelled
    }

    /// Posted by a text field after editing has begun.
    nonisolated public static let textDidBeginEditingNotification = Notification.Name("UITextFieldTextDidBeginEditingNotification")
    /// Posted by a text field after editing has ended.
    nonisolated public static let textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditingNotification")
    /// Posted by a text field after its text has changed.
    nonisolated public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
}

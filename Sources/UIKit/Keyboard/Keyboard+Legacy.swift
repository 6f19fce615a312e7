import Foundation

// The names of the notifications of the keyboard, and of the keys of their values, before Swift 4.2.
extension NSNotification.Name {
    /// The legacy name of `UIResponder.keyboardWillShowNotification`.
    public static let UIKeyboardWillShow = UIResponder.keyboardWillShowNotification
    /// The legacy name of `UIResponder.keyboardDidShowNotification`.
    public static let UIKeyboardDidShow = UIResponder.keyboardDidShowNotification
    /// The legacy name of `UIResponder.keyboardWillHideNotification`.
    public static let UIKeyboardWillHide = UIResponder.keyboardWillHideNotification
    /// The legacy name of `UIResponder.keyboardDidHideNotification`.
    public static let UIKeyboardDidHide = UIResponder.keyboardDidHideNotification
    /// The legacy name of `UIResponder.keyboardWillChangeFrameNotification`.
    public static let UIKeyboardWillChangeFrame = UIResponder.keyboardWillChangeFrameNotification
    /// The legacy name of `UIResponder.keyboardDidChangeFrameNotification`.
    public static let UIKeyboardDidChangeFrame = UIResponder.keyboardDidChangeFrameNotification
}

/// The legacy name of `UIResponder.keyboardFrameBeginUserInfoKey`.
nonisolated public let UIKeyboardFrameBeginUserInfoKey = UIResponder.keyboardFrameBeginUserInfoKey
/// The legacy name of `UIResponder.keyboardFrameEndUserInfoKey`.
nonisolated public let UIKeyboardFrameEndUserInfoKey = UIResponder.keyboardFrameEndUserInfoKey
/// The legacy name of `UIResponder.keyboardAnimationDurationUserInfoKey`.
nonisolated public let UIKeyboardAnimationDurationUserInfoKey = UIResponder.keyboardAnimationDurationUserInfoKey
/// The legacy name of `UIResponder.keyboardAnimationCurveUserInfoKey`.
nonisolated public let UIKeyboardAnimationCurveUserInfoKey = UIResponder.keyboardAnimationCurveUserInfoKey

import UIKit

/// Reports the height of the keyboard and the duration of its animation, whenever the keyboard is about to appear or disappear. The height
/// is 0 if the keyboard is about to disappear.
class KeyboardObserver {
    nonisolated(unsafe) private var tokens: [any NSObjectProtocol] = []

    init(_ handler: @escaping @MainActor (_ height: CGFloat, _ duration: TimeInterval) -> Void) {
        for (name, isAppearing) in [(UIResponder.keyboardWillShowNotification, true), (UIResponder.keyboardWillHideNotification, false)] {
            let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
                let frame = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue ?? .zero
                let duration = (notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue ?? 0
                MainActor.assumeIsolated { handler(isAppearing ? frame.height : 0, duration) }
            }
            tokens.append(token)
        }
    }

    /// Removes the observers, because the notification center retains them.
    deinit {
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }
}

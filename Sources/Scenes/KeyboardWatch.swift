import UIKit

/// Says how much room the keyboard takes from below, and how long it takes to come or go.
class KeyboardWatch {
    private var watches: [any NSObjectProtocol] = []

    init(_ change: @escaping @MainActor (_ height: CGFloat, _ duration: TimeInterval) -> Void) {
        for (name, isUp) in [(UIResponder.keyboardWillShowNotification, true), (UIResponder.keyboardWillHideNotification, false)] {
            let watch = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                let frame = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue ?? .zero
                let duration = (note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue ?? 0
                MainActor.assumeIsolated { change(isUp ? frame.height : 0, duration) }
            }
            watches.append(watch)
        }
    }
}

import UIKit

/// Logs the names of posted notifications. The word `Notification` is removed from the names, as in `UIKeyboardWillShow`.
package final class NotificationLog {
    private var tokens: [NSObjectProtocol] = []

    /// Calls `note` with the shortened name of each notification. If `object` is not nil, only its notifications are logged.
    package init(_ names: [Notification.Name], of object: AnyObject? = nil, note: @escaping (String) -> Void) {
        nonisolated(unsafe) let note = note
        for name in names {
            tokens.append(
                NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { notification in
                    note(notification.name.rawValue.replacingOccurrences(of: "Notification", with: ""))
                })
        }
    }

    deinit {
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }
}

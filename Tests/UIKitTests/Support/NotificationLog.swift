import UIKit

/// Logs notifications by a short name: the part between a prefix and `Notification`.
final class NotificationLog {
    private var tokens: [NSObjectProtocol] = []

    /// Calls `note` with the short name of each notification. Only notifications of an object are logged, if it is not nil.
    init(_ names: [Notification.Name], of object: AnyObject? = nil, note: @escaping (String) -> Void) {
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

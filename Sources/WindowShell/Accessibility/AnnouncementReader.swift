import Stage
import UIKit

/// Reads the new messages of the window, and the new notifications of the scene, as events of the accessibility bus.
struct AnnouncementReader {
    private var lastMessage: String?
    /// The stage whose notifications were read.
    private weak var stage: Stage?
    /// The number of notifications that were read.
    private var count = 0

    init() {}

    /// Returns the events since the last call. If `isFirst` is true, returns no events, because they are older than the client.
    mutating func events(_ content: WindowContent, isFirst: Bool, id: (UIResponder) -> Int) -> [AccessibleEvent] {
        var events: [AccessibleEvent] = []
        if content.lastMessage != lastMessage {
            lastMessage = content.lastMessage
            if let lastMessage { events.append(Self.announcement(lastMessage)) }
        }
        let current = content.playback?.stage
        if current !== stage { (stage, count) = (current, 0) }
        if let current {
            let posted = current.accessibilityNotifications
            // Going back in time creates a stage with fewer notifications.
            if posted.count < count { count = posted.count }
            for notification in posted.latest.suffix(posted.count - count) { events += Self.events(notification, id) }
            count = posted.count
        }
        return isFirst ? [] : events
    }

    private static func events(_ posted: PostedAccessibilityNotification, _ id: (UIResponder) -> Int) -> [AccessibleEvent] {
        if let text = posted.text { return [announcement(text)] }
        guard let element = posted.element else { return [] }
        return [AccessibleEvent(id: id(element), member: "StateChanged", detail: AccessibleState.focused.name, detail1: 1)]
    }

    /// Returns the event for a text. A screen reader first finishes its current text, and then speaks this text.
    private static func announcement(_ text: String) -> AccessibleEvent {
        AccessibleEvent(id: AccessibleTable.window, member: "Announcement", detail1: 1, value: .string(text))
    }
}

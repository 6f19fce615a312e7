/// The latest notifications for assistive technologies. The oldest ones are removed, because it is possible that nobody reads them.
struct AccessibilityNotificationLog {
    /// The largest number of notifications that are kept.
    static let limit = 64
    private(set) var entries: [PostedAccessibilityNotification] = []
    /// The number of all notifications that were posted.
    private(set) var count = 0

    mutating func append(_ entry: PostedAccessibilityNotification) {
        entries.append(entry)
        if entries.count > Self.limit { entries.removeFirst() }
        count += 1
    }
}

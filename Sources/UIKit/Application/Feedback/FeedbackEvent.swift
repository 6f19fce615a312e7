import CoreGraphics

/// A vibration that a feedback generator or a control has requested. A desktop cannot vibrate, so the vibration is stored and
/// can be shown.
nonisolated package struct FeedbackEvent: Equatable, Sendable {
    /// The kind of a vibration.
    package enum Kind: Equatable, Sendable {
        case selection
        case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
        case notification(UINotificationFeedbackGenerator.FeedbackType)
    }

    /// The kind and the strength.
    package var kind: Kind
    /// The time of the stage, in seconds.
    package var time: Double
    /// The location on the screen, or nil if it is not known.
    package var location: CGPoint?
}

/// The latest vibrations of an application.
struct FeedbackLog {
    /// The largest number of stored events. If it is reached, the older half is removed. This limits the memory that a long take needs.
    private static let capacity = 512
    private(set) var events: [FeedbackEvent] = []

    mutating func append(_ event: FeedbackEvent) {
        if events.count == Self.capacity { events.removeFirst(Self.capacity / 2) }
        events.append(event)
    }
}

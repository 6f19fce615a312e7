import CoreGraphics

/// A generator of vibrations for results.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    nonisolated deinit {}

    /// A result.
    nonisolated public enum FeedbackType: Int, Sendable {
        /// A task has succeeded.
        case success
        /// A task has produced a warning.
        case warning
        /// A task has failed.
        case error
    }

    /// Signals a result.
    open func notificationOccurred(_ notificationType: FeedbackType) { generate(.notification(notificationType)) }

    /// Signals a result at a location of the view.
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
        generate(.notification(notificationType), at: location)
    }
}

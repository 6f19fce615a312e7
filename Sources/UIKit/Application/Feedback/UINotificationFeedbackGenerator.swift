/// A generator of vibrations for results.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    nonisolated deinit {}

    /// A result.
    nonisolated public enum FeedbackType: Int, Sendable { case success, warning, error }

    /// Signals a result.
    ///
    /// Differs from Apple: it has no effect.
    open func notificationOccurred(_ notificationType: FeedbackType) {}
}

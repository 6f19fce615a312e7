extension UIApplication {
    /// The state of an application.
    nonisolated public enum State: Int, Sendable {
        /// In the foreground, with events.
        case active
        /// In the foreground, without events: during the launch and during changes of the state.
        case inactive
        /// In the background.
        case background
    }
}

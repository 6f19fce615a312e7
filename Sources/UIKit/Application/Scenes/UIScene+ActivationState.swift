extension UIScene {
    /// The state of a scene.
    nonisolated public enum ActivationState: Int, Sendable {
        /// The scene is not connected to the app.
        case unattached = -1
        /// The scene is visible and receives events.
        case foregroundActive
        /// The scene is visible and receives no events.
        case foregroundInactive
        /// The scene is not visible.
        case background
    }
}

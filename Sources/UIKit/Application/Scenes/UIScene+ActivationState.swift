extension UIScene {
    /// The state of a scene.
    nonisolated public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }
}

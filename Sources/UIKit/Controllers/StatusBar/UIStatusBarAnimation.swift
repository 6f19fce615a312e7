/// The animation with which the status bar is shown and hidden.
nonisolated public enum UIStatusBarAnimation: Int, Sendable {
    /// No animation.
    case none
    /// The status bar fades.
    case fade
    /// The status bar moves over the upper edge. Differs from Apple: the status bar fades instead.
    case slide
}

/// The position at which an animator ends: at its targets, at its start values, or at the current values.
nonisolated public enum UIViewAnimatingPosition: Int, Sendable {
    /// The end of the animations.
    case end
    /// The start of the animations.
    case start
    /// The values that are displayed now.
    case current
}

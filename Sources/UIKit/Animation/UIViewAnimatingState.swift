/// The state of an animator.
///
/// - `inactive`: not started, or finished.
/// - `active`: running or paused.
/// - `stopped`: stopped, but not finished yet.
nonisolated public enum UIViewAnimatingState: Int, Sendable {
    /// The animations have not started or have ended.
    case inactive
    /// The animations run or are paused.
    case active
    /// The animations have been stopped, and `finishAnimation(at:)` has not been called yet.
    case stopped
}

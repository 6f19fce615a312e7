/// The state of an animator.
///
/// - `inactive`: not started, or finished.
/// - `active`: running or paused.
/// - `stopped`: stopped, but not finished yet.
nonisolated public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }

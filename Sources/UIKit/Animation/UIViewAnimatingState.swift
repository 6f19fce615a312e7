/// The state of an animator.
///
/// - `inactive`: not started, or finished.
/// - `active`: running or paused.
/// - `stopped`: stopped, but not finished yet.
public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }

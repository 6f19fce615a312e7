/// The position at which an animator ends: at its targets, at its start values, or at the current values.
nonisolated public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

/// The direction of writing.
nonisolated public enum NSWritingDirection: Int, Sendable { case natural = -1, leftToRight, rightToLeft }

/// The side of an edit menu on which its arrow is.
///
/// Differs from Apple: `left` and `right` are the same as `automatic`.
nonisolated public enum UIEditMenuArrowDirection: Int, Sendable { case automatic, up, down, left, right }

/// The side of an edit menu on which its arrow is.
///
/// Differs from Apple: `left` and `right` are the same as `automatic`.
nonisolated public enum UIEditMenuArrowDirection: Int, Sendable {
    /// The arrow points up if the menu fits only below its target, and otherwise down.
    case automatic
    /// The arrow points up.
    case up
    /// The arrow points down.
    case down
    /// The arrow points to the left.
    case left
    /// The arrow points to the right.
    case right
}

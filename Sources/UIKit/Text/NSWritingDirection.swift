/// The direction of writing.
nonisolated public enum NSWritingDirection: Int, Sendable {
    /// The direction of the text's script.
    case natural = -1
    /// Left to right.
    case leftToRight
    /// Right to left.
    case rightToLeft
}

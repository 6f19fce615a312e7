/// The kind of a view's content. It determines whether the view is mirrored in right-to-left layouts.
nonisolated public enum UISemanticContentAttribute: Int, Sendable {
    /// The view is mirrored in right-to-left interfaces.
    case unspecified
    /// Controls of a player, which are not mirrored.
    case playback
    /// Controls that refer to a direction in space, for example a choice between left and right alignment. They are not mirrored.
    case spatial
    /// The view is always laid out from left to right.
    case forceLeftToRight
    /// The view is always laid out from right to left.
    case forceRightToLeft
}

/// The kind of a view's content. It determines whether the view is mirrored in right-to-left layouts.
nonisolated public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

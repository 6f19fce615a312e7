/// The built-in animation of a presentation and its dismissal.
nonisolated public enum UIModalTransitionStyle: Int, Sendable {
    /// The view moves in from the bottom.
    case coverVertical
    /// The old view turns about its vertical axis and shows the new one on its back.
    case flipHorizontal
    /// The old view fades out while the new one fades in.
    case crossDissolve
    /// The old view curls up like a page. Differs from Apple: the whole view curls, not only its lower part.
    case partialCurl
}

/// The boundaries to which the insets of a section are relative.
///
/// Differs from Apple: `readableContent` is the same as `layoutMargins`.
nonisolated public enum UIContentInsetsReference: Int, Sendable {
    /// The value of the layout's configuration. In the configuration, it is the same as `safeArea`.
    case automatic
    /// No insets.
    case none
    /// The safe area.
    case safeArea
    /// The layout margins.
    case layoutMargins
    /// The area in which lines of text are easy to read.
    case readableContent
}

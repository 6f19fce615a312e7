/// The boundaries to which the insets of a section are relative.
///
/// Differs from Apple: `readableContent` is the same as `layoutMargins`.
nonisolated public enum UIContentInsetsReference: Int, Sendable { case automatic, none, safeArea, layoutMargins, readableContent }

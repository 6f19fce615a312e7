/// The position of a bar, which determines where its background ends and where its shadow is.
nonisolated public enum UIBarPosition: Int, Sendable {
    /// The position is not specified.
    case any = 0
    /// The bar is at the bottom, and its shadow is above it.
    case bottom = 1
    /// The bar is at the top, and its shadow is below it.
    case top = 2
    /// The bar is at the top of the screen. Its background extends below the status bar.
    case topAttached = 3
}

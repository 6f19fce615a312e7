/// The style of a bar, which determines the colors of its text and its background.
nonisolated public enum UIBarStyle: Int, Sendable {
    /// Dark content on a light bar, or light content on a dark bar in dark mode.
    case `default`
    /// Light content on a dark bar.
    case black
}

/// The style of a bar: dark text on a light background, or light text on a black background.
nonisolated public enum UIBarStyle: Int, Sendable {
    /// Dark content on a light bar, or light content on a dark bar in dark mode.
    case `default`
    /// Light content on a dark bar.
    case black
}

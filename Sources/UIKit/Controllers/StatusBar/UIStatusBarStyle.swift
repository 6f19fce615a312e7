/// The style of the status bar's text.
nonisolated public enum UIStatusBarStyle: Int, Sendable {
    /// Dark text, or light text if the interface has the dark style.
    case `default` = 0
    /// Light text, for a dark background.
    case lightContent = 1
    /// Dark text, for a light background.
    case darkContent = 3
}

/// The light or dark style of the interface.
nonisolated public enum UIUserInterfaceStyle: Int, Sendable {
    /// The style is not known, or it is inherited.
    case unspecified
    /// Light.
    case light
    /// Dark.
    case dark
}

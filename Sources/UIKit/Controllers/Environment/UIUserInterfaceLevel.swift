/// The level of content. In the dark style, elevated content, such as a sheet, has lighter backgrounds than the content below it.
nonisolated public enum UIUserInterfaceLevel: Int, Sendable {
    /// The level is not known.
    case unspecified = -1
    /// The main content of the window.
    case base
    /// Content above the main one, such as a sheet.
    case elevated
}

/// The contrast between texts, controls and their backgrounds.
nonisolated public enum UIAccessibilityContrast: Int, Sendable {
    /// The contrast is not known.
    case unspecified = -1
    /// The usual contrast.
    case normal
    /// Increased contrast.
    case high
}

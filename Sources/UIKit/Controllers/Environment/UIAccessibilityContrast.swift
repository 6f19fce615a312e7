/// The contrast between texts, controls and their backgrounds.
nonisolated public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }

/// The layout direction of a view or controller.
nonisolated public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// The direction is not known.
    case unspecified = -1
    /// Left to right.
    case leftToRight
    /// Right to left.
    case rightToLeft
}

/// The type of a timing curve: a built-in curve, a curve with control points, a spring, or a combination.
nonisolated public enum UITimingCurveType: Int, Sendable {
    /// One of the curves of `UIView.AnimationCurve`.
    case builtin
    /// A cubic Bézier curve.
    case cubic
    /// A spring.
    case spring
    /// A curve combined with a spring.
    case composed
}

/// The type of a timing curve: a built-in curve, a curve with control points, a spring, or a combination.
nonisolated public enum UITimingCurveType: Int, Sendable { case builtin, cubic, spring, composed }

import FlipbookMotion

/// The timing of an animation, for display: how its progress depends on the time.
package nonisolated enum TimingCurve: Equatable, Sendable, Codable {
    /// A cubic Bézier curve with two control points.
    case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
    /// A damped spring. `velocity` is the initial velocity in total distances per second.
    case spring(mass: Double, stiffness: Double, damping: Double, velocity: Double)
    /// Keyframes at times 0…1, with straight lines between them, or jumps if the animation is discrete.
    case keyframes(times: [Double], isDiscrete: Bool)
    /// The progress is set by code or by a gesture.
    case driven

    /// A straight line.
    package static let linear = TimingCurve.bezier(x1: 0, y1: 0, x2: 1, y2: 1)

    /// Returns the progress at a fraction of the duration, 0…1. For keyframes and driven animations it is the fraction itself.
    ///
    /// - Parameter duration: The duration in seconds. The motion of a spring depends on it.
    package func progress(at fraction: Double, duration: Double) -> Double {
        switch self {
        case .bezier(let x1, let y1, let x2, let y2): UnitBezier(x1, y1, x2, y2).value(at: fraction)
        case .spring(_, _, _, let velocity):
            fraction >= 1 ? 1 : fraction <= 0 ? 0 : spring?.value(at: fraction * duration, velocity: velocity) ?? fraction
        case .keyframes, .driven: fraction
        }
    }

    /// The spring of the case `spring`, otherwise nil.
    package var spring: Spring? {
        guard case .spring(let mass, let stiffness, let damping, _) = self else { return nil }
        return try? Spring(mass: mass, stiffness: stiffness, damping: damping, allowsOverdamping: true)
    }
}

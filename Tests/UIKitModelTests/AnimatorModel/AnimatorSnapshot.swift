/// The observable state of an animator and its view at one moment.
struct AnimatorSnapshot {
    var state = 0
    var isRunning = false
    var isReversed = false
    var isInterruptible = true
    var isUserInteractionEnabled = true
    var delay = 0.0
    var fraction = 0.0
    var drawnX = 0.0
    var drawnAlpha = 0.0
    var x = 0.0
    var alpha = 0.0
    /// The observations and completions since the last snapshot, in their order.
    var events: [String] = []
    /// The number of reported misuses since the last snapshot.
    var reports = 0

    /// The names of the values that differ.
    ///
    /// The animator and the model invert curves with different methods, so the tolerance is larger after an inversion.
    func differences(from other: AnimatorSnapshot, isCurveInverted: Bool, isExact: Bool) -> [String] {
        func differs(_ a: Double, _ b: Double, _ tolerance: Double) -> Bool { !(abs(a - b) <= tolerance) }
        let viewTolerance = isExact ? 1e-6 : 1e-5
        let comparisons: [(name: String, isDifferent: Bool)] = [
            ("state", state != other.state), ("isRunning", isRunning != other.isRunning), ("isReversed", isReversed != other.isReversed),
            ("isInterruptible", isInterruptible != other.isInterruptible),
            ("isUserInteractionEnabled", isUserInteractionEnabled != other.isUserInteractionEnabled), ("delay", delay != other.delay),
            ("fractionComplete", differs(fraction, other.fraction, isCurveInverted ? 1e-6 : 1e-9)),
            ("drawn x", differs(drawnX, other.drawnX, viewTolerance)),
            ("drawn alpha", differs(drawnAlpha, other.drawnAlpha, viewTolerance)),
            ("model x", differs(x, other.x, viewTolerance)), ("model alpha", differs(alpha, other.alpha, viewTolerance)),
            ("events", events != other.events),
            ("reports", reports != other.reports),
        ]
        return comparisons.filter(\.isDifferent).map(\.name)
    }
}

extension AnimatorModel {
    /// Returns the current state, and clears the events and the count of reports.
    mutating func takeSnapshot() -> AnimatorSnapshot {
        defer { (events, reports) = ([], 0) }
        return AnimatorSnapshot(
            state: state.rawValue, isRunning: isRunning, isReversed: isReversed, isInterruptible: isInterruptible,
            isUserInteractionEnabled: isUserInteractionEnabled, delay: delay, fraction: fraction, drawnX: drawnX, drawnAlpha: drawnAlpha,
            x: x, alpha: alpha, events: events, reports: reports)
    }
}

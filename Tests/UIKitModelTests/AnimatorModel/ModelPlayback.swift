/// Whether the tracks are held or running.
enum ModelPlayback: Hashable {
    case held(HeldValue)
    case running(ModelRun)

    /// The value that stays the same while the tracks are held: the time on the timing curve, or the progress.
    enum HeldValue { case time, progress }
}

/// A run of the animator: its time u as a linear function of the stage's time.
struct ModelRun: Hashable {
    var timing: ModelTiming
    var seconds: Double
    var startTime: Double
    var u: Double
    /// The change of u per second; negative in the reverse direction.
    var rate: Double
    /// The time before which the run does not end. It is set for a run that starts at its end.
    var earliestEnd = -Double.infinity

    func time(at now: Double) -> Double { min(max(u + max(now - startTime, 0) * rate, 0), 1) }
    var end: Double { max(startTime + (rate > 0 ? 1 - u : u) / abs(rate), earliestEnd) }
}

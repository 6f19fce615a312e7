/// The progress of the whole animator, or of a block that begins later.
///
/// While the animator is paused, the track is held and its progress is a number. While the animator runs, a polyline maps the animator's
/// time u to the track's own time. The timing function turns the track's time into progress.
struct ModelTrack: Hashable {
    /// A point of the polyline: the animator's time u and the track's time.
    struct TimePoint: Hashable { var u, trackTime: Double }

    /// The start of the track, as a fraction of the progress (`scrubbed`) and as a fraction of the time (`timed`). Nil for the whole
    /// animator.
    var startFraction: (scrubbed: Double, timed: Double)? {
        get { scrubbedStart.map { ($0, timedStart) } }
        set { (scrubbedStart, timedStart) = (newValue?.scrubbed, newValue?.timed ?? 0) }
    }
    private var scrubbedStart: Double?
    private var timedStart = 0.0

    /// The visible progress while the track is held. If the animator is scrubbed along the time, `heldTime` is the time of this progress.
    var heldProgress = 0.0
    var heldTime = 0.0
    var timePoints = [TimePoint(u: 0, trackTime: 0), TimePoint(u: 1, trackTime: 1)]
    /// The progress at the start and at the end of the run. A spring starts at the progress at which it was released.
    var from = 0.0
    var to = 1.0

    /// The track's time at the animator's time `u`.
    func time(at u: Double) -> Double {
        if u >= 1 { return 1 }
        guard let next = timePoints.firstIndex(where: { $0.u > u }) else { return timePoints.last?.trackTime ?? 0 }
        guard next > 0 else { return timePoints[0].trackTime }
        let (a, b) = (timePoints[next - 1], timePoints[next])
        return a.trackTime + (b.trackTime - a.trackTime) * (u - a.u) / (b.u - a.u)
    }

    /// The position of `f` in the range `a`…1, as a fraction: (f - a)/(1 - a), clamped to 0…1.
    static func relativeFraction(_ f: Double, _ a: Double) -> Double { f >= 1 ? 1 : max((f - a) / (1 - a), 0) }

    /// The track's position when the animator is scrubbed to `f`, along the progress or along the time.
    func scrubbedPosition(_ f: Double, of value: ModelPlayback.HeldValue) -> Double {
        startFraction.map { Self.relativeFraction(f, value == .time ? $0.timed : $0.scrubbed) } ?? f
    }

    /// Starts or resumes at the animator's time `u`, when the track's own time is `trackTime`.
    mutating func resume(u: Double, trackTime: Double) {
        (from, to) = (0, 1)
        guard let startFraction else { return timePoints = [TimePoint(u: 0, trackTime: 0), TimePoint(u: 1, trackTime: 1)] }
        if trackTime <= 0 {
            timePoints = [TimePoint(u: max(startFraction.timed, u), trackTime: 0), TimePoint(u: 1, trackTime: 1)]
        } else {
            timePoints = [
                TimePoint(u: startFraction.timed < u ? startFraction.timed : 0, trackTime: 0), TimePoint(u: u, trackTime: trackTime),
                TimePoint(u: 1, trackTime: 1),
            ]
        }
    }
}

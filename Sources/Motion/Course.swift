/// How far a motion has come, for one whose handle somebody may take: it can be run, held, moved by hand, turned round and let go again.
///
/// The way is told twice: as a time fraction τ, and as the progress P(τ) that its pace makes of it. Scrubbing moves along the progress, running
/// along τ. All of it is a value; every edit gives the time at which it is made.
package struct Course: Hashable, Sendable {
    /// What makes progress of time.
    package enum Pace: Hashable, Sendable {
        case curve(UnitBezier)
        /// Of so many seconds, begun with so many whole distances a second.
        case spring(Spring, seconds: Double, velocity: Double)

        /// P(τ). A spring is a function of seconds; at its end it stands on its target, as the little that is left is cut off.
        package func progress(at fraction: Double) -> Double {
            switch self {
            case .curve(let curve): curve.value(at: fraction)
            case .spring(let spring, let seconds, let velocity):
                fraction >= 1 ? 1 : fraction <= 0 ? 0 : spring.value(at: fraction * seconds, velocity: velocity)
            }
        }
    }

    /// A stretch of running: from a time on, τ goes from `fraction` at `rate` a second, and the progress from `base` to `goal` by P(τ).
    private struct Leg: Hashable {
        var pace: Pace
        var begin: Double
        var fraction: Double
        var rate: Double
        /// Where the progress is at τ = 0 and at 1: (0, 1) along a curve; a spring that is let go starts where it was held.
        var base = 0.0
        var goal = 1.0

        func fraction(at time: Double) -> Double { min(max(fraction + max(time - begin, 0) * rate, 0), 1) }
        var end: Double { begin + ((rate > 0 ? 1 : 0) - fraction) / rate }
    }

    private enum State: Hashable {
        case running(Leg)
        /// By hand, along the progress.
        case held(progress: Double)
        /// By hand, along the time.
        case heldInTime(fraction: Double)
    }

    package private(set) var pace: Pace
    /// Of the whole way, in seconds.
    package let duration: Double
    /// Whether it goes back to where it came from.
    package private(set) var isReversed = false
    private var state = State.held(progress: 0)

    /// At its start, held.
    package init(_ pace: Pace, duration: Double) {
        self.pace = pace
        self.duration = duration
    }

    package var isRunning: Bool { if case .running = state { true } else { false } }

    // MARK: - Looking

    /// The time fraction while it runs, and while it is held what it was moved to; 0 where this direction begins.
    package func fraction(at time: Double) -> Double {
        let forward =
            switch state {
            case .running(let leg): leg.fraction(at: time)
            case .held(let progress): min(max(progress, 0), 1)
            case .heldInTime(let fraction): fraction
            }
        return isReversed ? 1 - forward : forward
    }

    /// The progress that is shown of what begins when `late` of the way is behind and takes the rest of it.
    package func progress(at time: Double, late: Double = 0) -> Double {
        switch state {
        case .held(let progress): Self.rest(progress, late)
        case .heldInTime(let fraction): pace.progress(at: Self.rest(fraction, late))
        case .running(let leg):
            switch leg.pace {
            case .curve: leg.pace.progress(at: Self.rest(leg.fraction(at: time), late))
            case .spring:
                Self.rest(leg.base, late)
                    + (Self.rest(leg.goal, late) - Self.rest(leg.base, late)) * leg.pace.progress(at: leg.fraction(at: time))
            }
        }
    }

    /// (f - late)/(1 - late), not before 0. Above 1 it may go: springs do.
    private static func rest(_ fraction: Double, _ late: Double) -> Double {
        late <= 0 ? fraction : late >= 1 ? (fraction >= 1 ? 1 : 0) : max((fraction - late) / (1 - late), 0)
    }

    /// When it will have arrived, if it runs.
    package var end: Double? { if case .running(let leg) = state { leg.end } else { nil } }

    package func isOver(at time: Double) -> Bool { end.map { time >= $0 - Timeline.tolerance } ?? false }

    /// When the progress moves next: now, when the delay is over, or nil.
    package func nextChange(after time: Double) -> Double? {
        guard case .running(let leg) = state else { return nil }
        return max(time, leg.begin)
    }

    // MARK: - Editing

    /// Lets it run from where it is, from `time` on. With another pace the rest of the way is its; `factor` is the time for the rest in
    /// durations of the whole, 0 for what the pace gives it.
    package mutating func run(at time: Double, with other: Pace? = nil, factor: Double = 0) {
        if case .running = state { return }
        if let other { pace = other }
        let shown = progress(at: time)
        switch pace {
        case .curve(let curve):
            let fraction: Double = if case .heldInTime(let fraction) = state, other == nil { fraction } else { curve.time(of: shown) }
            let left = isReversed ? fraction : 1 - fraction
            let rate = factor > 0 ? left / (factor * max(duration, .leastNonzeroMagnitude)) : 1 / max(duration, .leastNonzeroMagnitude)
            // With nothing left to go there is still a time to wait, and none without a factor.
            state = .running(Leg(pace: pace, begin: time, fraction: fraction, rate: isReversed ? -max(rate, 1e-12) : max(rate, 1e-12)))
        case .spring(_, let seconds, _):
            state = .running(
                Leg(
                    pace: pace, begin: time, fraction: 0, rate: 1 / max(seconds, .leastNonzeroMagnitude), base: shown,
                    goal: isReversed ? 0 : 1))
        }
    }

    /// Holds it where it is: along the progress, so that the picture does not move though the fraction does, or along the time.
    package mutating func hold(at time: Double, alongProgress: Bool) {
        guard case .running(let leg) = state else { return }
        if alongProgress || leg.base != 0 || leg.goal != 1 {
            state = .held(progress: progress(at: time))
        } else {
            state = .heldInTime(fraction: leg.fraction(at: time))
        }
    }

    /// Moves it by hand; counted in the direction of travel. What runs goes on from there.
    package mutating func move(to fraction: Double, at time: Double) {
        let kept = min(max(fraction, 0), 1)
        let forward = isReversed ? 1 - kept : kept
        switch state {
        case .held: state = .held(progress: forward)
        case .heldInTime: state = .heldInTime(fraction: forward)
        case .running(var leg):
            leg.begin = max(time, leg.begin)
            leg.fraction = forward
            state = .running(leg)
        }
    }

    /// Turns it round: what runs takes as long for the way back as it took to come here, and what is held stays where it is.
    package mutating func turn(at time: Double) {
        isReversed.toggle()
        guard case .running(var leg) = state else { return }
        leg.fraction = leg.fraction(at: time)
        leg.begin = max(time, leg.begin)
        leg.rate = -leg.rate
        state = .running(leg)
    }

    /// Holds it at one of its ends.
    package mutating func finish(atGoal: Bool) { state = .held(progress: atGoal ? 1 : 0) }
}

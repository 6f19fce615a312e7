/// The progress of an animation that can be paused, scrubbed, reversed and continued.
///
/// A position is described in two ways: as a time fraction τ, and as the progress P(τ), which the timing computes from it. While the
/// animation runs, τ changes at a constant rate. Scrubbing changes the progress if the animation was paused with `scrubsLinearly`, and τ
/// otherwise.
///
/// The whole animation and the shown animation have separate positions. The shown animation is the animation block whose values are
/// computed. The positions differ if this block has a delay: it starts when a fraction of the whole animation has passed, and ends together
/// with the whole animation.
///
/// The value has no clock: each method that needs the time has a parameter for it.
package struct AnimationProgress: Hashable, Sendable {
    /// The timing curve or spring that maps a time fraction to progress.
    package enum Timing: Hashable, Sendable {
        case curve(UnitBezier)
        /// A spring that runs for `seconds`. The initial velocity is in total distances per second.
        case spring(Spring, seconds: Double, velocity: Double)

        /// Returns P(τ). A spring is a function of seconds. At its end the result is exactly 1: the small distance that remains is ignored.
        package func progress(at fraction: Double) -> Double {
            switch self {
            case .curve(let curve): curve.value(at: fraction)
            case .spring(let spring, let seconds, let velocity):
                fraction >= 1 ? 1 : fraction <= 0 ? 0 : spring.value(at: fraction * seconds, velocity: velocity)
            }
        }
    }

    /// The linear map from P to progress.
    ///
    /// A curve uses the full range 0…1. A spring that continues after a pause starts at the paused progress and ends at 0 or 1.
    private struct ProgressInterval: Hashable {
        var from = 0.0
        var to = 1.0

        func value(at p: Double) -> Double { from + (to - from) * p }
        /// Whether the interval is 0…1 or 1…0, so that a reversed animation ends at 0 or 1 too.
        var isFullRange: Bool { from == 1 - to }

        /// Sets one end of the interval to `end`, and moves the other end so that the value at `p` stays the same. `end` becomes `from` if
        /// `isReversing` is true, because P then returns to 0. Otherwise it becomes `to`.
        mutating func redirect(to end: Double, isReversing: Bool, at p: Double) {
            let current = value(at: p)
            if isReversing, from != end { self = ProgressInterval(from: end, to: p == 0 ? end : end + (current - end) / p) }
            if !isReversing, to != end { self = ProgressInterval(from: p == 1 ? end : end + (current - end) / (1 - p), to: end) }
        }
    }

    /// A period of running: from the time `begin` on, τ starts at `fraction` and changes by `rate` per second.
    private struct Segment: Hashable {
        var timing: Timing
        var begin: Double
        var fraction: Double
        var rate: Double
        /// The progress interval of the whole animation.
        var interval = ProgressInterval()
        /// Maps the fraction of the whole animation to the fraction of the shown animation. Scrubbing may have moved the two animations to
        /// different positions.
        var delayedFraction = DelayedFraction()
        /// The progress interval of the shown animation.
        var shownInterval = ProgressInterval()
        /// The earliest time at which the segment ends, even if the progress has reached its end before.
        var earliestEnd = -Double.infinity

        func fraction(at time: Double) -> Double { min(max(fraction + max(time - begin, 0) * rate, 0), 1) }
        /// Returns the progress of the whole animation.
        func progress(at time: Double) -> Double { interval.value(at: timing.progress(at: fraction(at: time))) }
        /// Returns the progress of the shown animation.
        func shownProgress(at time: Double) -> Double {
            shownInterval.value(at: timing.progress(at: delayedFraction.fraction(at: fraction(at: time))))
        }
        var end: Double { max(begin + ((rate > 0 ? 1 : 0) - fraction) / rate, earliestEnd) }
    }

    /// Each paused state stores the position of the whole animation, from which `fraction(at:)` is computed, and the position of the shown
    /// animation.
    private enum State: Hashable {
        case running(Segment)
        /// Paused. Scrubbing changes the progress.
        case pausedAtProgress(progress: Double, shownProgress: Double)
        /// Paused. Scrubbing changes the time fraction.
        case pausedAtFraction(fraction: Double, shownFraction: Double)
    }

    /// The fraction of the whole animation that passes before the shown animation starts.
    private struct Delay: Hashable {
        /// The delay as a fraction of the progress, for scrubbing.
        var progressFraction: Double
        /// The delay as a fraction of the time, for running.
        var timeFraction: Double

        /// Returns the fraction of the shown animation at a fraction f of the whole animation: (f - delay)/(1 - delay), at least 0.
        static func shownFraction(at fraction: Double, after delay: Double) -> Double {
            fraction >= 1 ? 1 : max((fraction - delay) / (1 - delay), 0)
        }
    }

    /// The current timing curve or spring.
    package private(set) var timing: Timing
    /// The duration of the whole animation, in seconds.
    package let duration: Double
    /// Whether the animation is reversed: it runs towards its start.
    package private(set) var isReversed = false
    private var state: State
    /// The delay of the shown animation, or nil if it has none.
    private var delay: Delay?

    /// Creates a paused animation at its start. The shown animation starts after the fraction `delay` of the whole animation.
    package init(_ timing: Timing, duration: Double, delay: Double = 0, scrubsLinearly: Bool = true) {
        self.timing = timing
        self.duration = duration
        state = Self.pausedState(at: 0, scrubsLinearly: scrubsLinearly)
        if delay > 0 { self.delay = Delay(progressFraction: min(delay, 1), timeFraction: min(delay, 1)) }
    }

    package var isRunning: Bool { if case .running = state { true } else { false } }

    // MARK: - Position

    /// Returns the time fraction while running, and the scrubbed fraction while paused. The result is 0 at the start of the current
    /// direction.
    package func fraction(at time: Double) -> Double { isReversed ? 1 - forwardFraction(at: time) : forwardFraction(at: time) }

    /// Returns the fraction counted from the start of the forward direction.
    private func forwardFraction(at time: Double) -> Double {
        switch state {
        case .running(let segment): segment.interval.to == 0 ? 1 - segment.fraction(at: time) : segment.fraction(at: time)
        case .pausedAtProgress(let progress, _): min(max(progress, 0), 1)
        case .pausedAtFraction(let fraction, _): fraction
        }
    }

    /// Returns the progress of the shown animation.
    package func progress(at time: Double) -> Double {
        switch state {
        case .pausedAtProgress(_, let shownProgress): shownProgress
        case .pausedAtFraction(_, let shownFraction): timing.progress(at: shownFraction)
        case .running(let segment): segment.shownProgress(at: time)
        }
    }

    /// The time at which the animation ends, or nil while paused.
    package var end: Double? { if case .running(let segment) = state { segment.end } else { nil } }

    package func isOver(at time: Double) -> Bool { end.map { time >= $0 - MediaTiming.tolerance } ?? false }

    /// Returns the next time at which the progress may change: `time` while the animation runs, the start of the animation if it has not
    /// started, or nil while it is paused.
    package func nextChange(after time: Double) -> Double? {
        guard case .running(let segment) = state else { return nil }
        return max(time, segment.begin)
    }

    // MARK: - Editing

    /// Continues from the current position at `time`.
    ///
    /// `timing` is a new curve or spring, or nil to keep the current one. The remaining duration of a curve is `durationFactor` times
    /// `duration`. If the factor is 0, the curve continues at its usual speed. A spring ignores the factor.
    package mutating func run(at time: Double, timing newTiming: Timing? = nil, durationFactor: Double = 0) {
        let (wholeProgress, shownProgress, timeFractions): (Double, Double, (Double, Double)?)
        switch state {
        case .running: return
        case .pausedAtProgress(let progress, let shown): (wholeProgress, shownProgress, timeFractions) = (progress, shown, nil)
        case .pausedAtFraction(let fraction, let shown):
            (wholeProgress, shownProgress) = (timing.progress(at: fraction), timing.progress(at: shown))
            timeFractions = newTiming == nil || newTiming == timing ? (fraction, shown) : nil
        }
        if let newTiming { timing = newTiming }
        guard case .curve(let curve) = timing else { return runSpring(at: time, from: wholeProgress, shown: shownProgress) }
        let (fraction, shownFraction) =
            timeFractions ?? (curve.time(forProgress: wholeProgress), delay == nil ? 0 : curve.time(forProgress: shownProgress))
        let remaining = isReversed ? fraction : 1 - fraction
        let duration = max(duration, .leastNonzeroMagnitude)
        let rate = durationFactor > 0 && remaining > 0 ? remaining / (durationFactor * duration) : 1 / duration
        var segment = Segment(timing: timing, begin: time, fraction: fraction, rate: isReversed ? -rate : rate)
        if let delay {
            segment.delayedFraction = DelayedFraction(wholeFraction: fraction, shownFraction: shownFraction, delay: delay.timeFraction)
        }
        // Even if the animation is already at its target, it ends only after the requested duration.
        if durationFactor > 0, remaining == 0 { segment.earliestEnd = time + durationFactor * duration }
        state = .running(segment)
    }

    /// Starts a new spring at the current position, because the time on a spring cannot be computed from its progress.
    private mutating func runSpring(at time: Double, from wholeProgress: Double, shown shownProgress: Double) {
        guard case .spring(_, let seconds, _) = timing else { return }
        let target = isReversed ? 0.0 : 1
        var segment = Segment(timing: timing, begin: time, fraction: 0, rate: 1 / max(seconds, .leastNonzeroMagnitude))
        segment.interval = ProgressInterval(from: wholeProgress, to: target)
        segment.shownInterval = ProgressInterval(from: shownProgress, to: target)
        if let delay, shownProgress == 0, !isReversed, wholeProgress < 1 {
            segment.delayedFraction.start = Delay.shownFraction(at: delay.progressFraction, after: max(wholeProgress, 0))
        }
        state = .running(segment)
    }

    /// Pauses at the current position. The shown progress stays the same.
    ///
    /// If `scrubsLinearly` is true, the fraction becomes the progress. Otherwise the fraction stays the same too. A spring whose interval
    /// is not 0…1 always uses the progress.
    package mutating func pause(at time: Double, scrubsLinearly: Bool) {
        guard case .running(let segment) = state else { return }
        if scrubsLinearly || segment.interval != ProgressInterval() {
            state = .pausedAtProgress(progress: segment.progress(at: time), shownProgress: segment.shownProgress(at: time))
        } else {
            let fraction = segment.fraction(at: time)
            state = .pausedAtFraction(fraction: fraction, shownFraction: segment.delayedFraction.fraction(at: fraction))
        }
    }

    /// Moves to a fraction, counted from the start of the current direction. A running animation continues from this fraction.
    package mutating func setFraction(_ fraction: Double, at time: Double) {
        let clamped = min(max(fraction, 0), 1)
        let forward = isReversed ? 1 - clamped : clamped
        switch state {
        case .pausedAtProgress:
            state = .pausedAtProgress(
                progress: forward, shownProgress: delay.map { Delay.shownFraction(at: forward, after: $0.progressFraction) } ?? forward)
        case .pausedAtFraction:
            state = .pausedAtFraction(
                fraction: forward, shownFraction: delay.map { Delay.shownFraction(at: forward, after: $0.timeFraction) } ?? forward)
        case .running(var segment):
            segment.begin = max(time, segment.begin)
            segment.fraction = segment.interval.to == 0 ? 1 - forward : forward
            segment.earliestEnd = -.infinity
            state = .running(segment)
        }
    }

    /// Reverses the direction. A running animation returns at the same rate; a spring that started between 0 and 1 is replaced by a new
    /// spring. A paused animation keeps its position.
    package mutating func reverse(at time: Double) {
        isReversed.toggle()
        guard case .running(var segment) = state else { return }
        // This spring started between 0 and 1, and its reversal would end at that start. So a new spring starts at the current position.
        guard segment.interval.isFullRange else {
            return runSpring(at: time, from: segment.progress(at: time), shown: segment.shownProgress(at: time))
        }
        segment.fraction = segment.fraction(at: time)
        segment.shownInterval.redirect(
            to: isReversed ? 0 : 1, isReversing: segment.rate > 0,
            at: segment.timing.progress(at: segment.delayedFraction.fraction(at: segment.fraction)))
        segment.begin = max(time, segment.begin)
        segment.rate = -segment.rate
        segment.earliestEnd = -.infinity
        state = .running(segment)
    }

    /// Pauses at the target or at the start, regardless of the current direction.
    package mutating func finish(atTarget: Bool, scrubsLinearly: Bool = true) {
        state = Self.pausedState(at: atTarget ? 1 : 0, scrubsLinearly: scrubsLinearly)
    }

    /// Returns the paused state at 0 or 1, where time fraction and progress are equal.
    private static func pausedState(at end: Double, scrubsLinearly isLinear: Bool) -> State {
        isLinear ? .pausedAtProgress(progress: end, shownProgress: end) : .pausedAtFraction(fraction: end, shownFraction: end)
    }

    /// Returns the progress of an animation block that is added at `time`. The added animation begins after the fraction `delayFactor` of
    /// the remaining time, and ends together with the whole animation.
    package func progressOfAddedAnimation(at time: Double, delayFactor: Double) -> AnimationProgress {
        var added = self
        let delayFraction = min(max(delayFactor, 0), 1)
        let completed = forwardFraction(at: time)
        added.delay = Delay(
            progressFraction: completed + delayFraction * (1 - completed), timeFraction: completed + delayFraction * (1 - completed))
        switch state {
        case .pausedAtProgress(let progress, _):
            added.state = .pausedAtProgress(progress: progress, shownProgress: 0)
            if case .curve(let curve) = timing {
                let fraction = curve.time(forProgress: progress)
                added.delay?.timeFraction = fraction + delayFraction * (1 - fraction)
            }
        case .pausedAtFraction(let fraction, _): added.state = .pausedAtFraction(fraction: fraction, shownFraction: 0)
        case .running(var segment):
            let isBackward = segment.interval.to == 0
            segment.shownInterval = isBackward ? ProgressInterval(from: 1, to: 0) : ProgressInterval()
            segment.delayedFraction =
                isBackward
                ? DelayedFraction(start: 0, x: segment.fraction(at: time) * (1 - delayFraction), y: 1)
                : DelayedFraction(start: completed + delayFraction * (1 - completed))
            added.state = .running(segment)
        }
        return added
    }
}

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

    /// From where to where the progress goes while P goes from 0 to 1: all the way along a curve; a spring that is let go starts where it was
    /// held, and goes to either end.
    private struct Way: Hashable {
        var from = 0.0
        var to = 1.0

        func at(_ p: Double) -> Double { from + (to - from) * p }
        /// Its way back ends where the whole one does.
        var isWhole: Bool { from == 1 - to }

        /// Leads to `end` when P goes back to 0, or on to 1, and at this P to where it led before.
        mutating func turn(to end: Double, back: Bool, at p: Double) {
            let here = at(p)
            if back, from != end { self = Way(from: end, to: p == 0 ? end : end + (here - end) / p) }
            if !back, to != end { self = Way(from: p == 1 ? end : end + (here - end) / (1 - p), to: end) }
        }
    }

    /// A stretch of running: from a time on, τ goes from `fraction` at `rate` a second.
    private struct Leg: Hashable {
        var pace: Pace
        var begin: Double
        var fraction: Double
        var rate: Double
        var way = Way()
        /// Where what is shown is on its own way, of which it may have had less or more than the whole has of its.
        var part = Part()
        var partWay = Way()
        /// It is not over before, though it may have arrived.
        var waitsUntil = -Double.infinity

        func fraction(at time: Double) -> Double { min(max(fraction + max(time - begin, 0) * rate, 0), 1) }
        func progress(at time: Double) -> Double { way.at(pace.progress(at: fraction(at: time))) }
        func shown(at time: Double) -> Double { partWay.at(pace.progress(at: part.fraction(at: fraction(at: time)))) }
        var end: Double { max(begin + ((rate > 0 ? 1 : 0) - fraction) / rate, waitsUntil) }
    }

    /// Two numbers each: that of the whole, which fractions are counted by, and that of what is shown.
    private enum State: Hashable {
        case running(Leg)
        /// By hand, along the progress.
        case held(progress: Double, shown: Double)
        /// By hand, along the time.
        case heldInTime(fraction: Double, part: Double)
    }

    /// How much of the whole is behind when what is shown begins: along the progress, for scrubbing, and along the time, for running.
    private struct Late: Hashable {
        var scrubbed: Double
        var timed: Double

        /// (f - late)/(1 - late), not before 0.
        static func rest(_ fraction: Double, _ late: Double) -> Double { fraction >= 1 ? 1 : max((fraction - late) / (1 - late), 0) }
    }

    package private(set) var pace: Pace
    /// Of the whole way, in seconds.
    package let duration: Double
    /// Whether it goes back to where it came from.
    package private(set) var isReversed = false
    private var state: State
    /// Nil where all of the way is shown.
    private var late: Late?

    /// At its start, held; what is shown begins when `late` of the way is behind, and takes the rest of it.
    package init(_ pace: Pace, duration: Double, late: Double = 0, alongProgress: Bool = true) {
        self.pace = pace
        self.duration = duration
        state = Self.held(at: 0, alongProgress)
        if late > 0 { self.late = Late(scrubbed: min(late, 1), timed: min(late, 1)) }
    }

    package var isRunning: Bool { if case .running = state { true } else { false } }

    // MARK: - Looking

    /// The time fraction while it runs, and while it is held what it was moved to; 0 where this direction begins.
    package func fraction(at time: Double) -> Double { isReversed ? 1 - forward(at: time) : forward(at: time) }

    private func forward(at time: Double) -> Double {
        switch state {
        case .running(let leg): leg.way.to == 0 ? 1 - leg.fraction(at: time) : leg.fraction(at: time)
        case .held(let progress, _): min(max(progress, 0), 1)
        case .heldInTime(let fraction, _): fraction
        }
    }

    /// The progress that is shown.
    package func progress(at time: Double) -> Double {
        switch state {
        case .held(_, let shown): shown
        case .heldInTime(_, let part): pace.progress(at: part)
        case .running(let leg): leg.shown(at: time)
        }
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

    /// Lets it run from where it is, from `time` on, by this pace. `factor` is the time for the rest in durations of the whole, 0 for what
    /// the pace gives it.
    package mutating func run(at time: Double, with other: Pace? = nil, factor: Double = 0) {
        let (whole, shown, inTime): (Double, Double, (Double, Double)?)
        switch state {
        case .running: return
        case .held(let progress, let part): (whole, shown, inTime) = (progress, part, nil)
        case .heldInTime(let fraction, let part):
            (whole, shown) = (pace.progress(at: fraction), pace.progress(at: part))
            inTime = other == nil || other == pace ? (fraction, part) : nil
        }
        if let other { pace = other }
        guard case .curve(let curve) = pace else { return spring(at: time, from: whole, shown) }
        let (fraction, part) = inTime ?? (curve.time(of: whole), late == nil ? 0 : curve.time(of: shown))
        let left = isReversed ? fraction : 1 - fraction
        let duration = max(duration, .leastNonzeroMagnitude)
        let rate = factor > 0 && left > 0 ? left / (factor * duration) : 1 / duration
        var leg = Leg(pace: pace, begin: time, fraction: fraction, rate: isReversed ? -rate : rate)
        if let late { leg.part = Part(whole: fraction, part: part, late: late.timed) }
        // With nothing left to go the time that was asked for passes all the same.
        if factor > 0, left == 0 { leg.waitsUntil = time + factor * duration }
        state = .running(leg)
    }

    /// A spring cannot be entered in its middle: a new one starts from here.
    private mutating func spring(at time: Double, from whole: Double, _ shown: Double) {
        guard case .spring(_, let seconds, _) = pace else { return }
        let goal = isReversed ? 0.0 : 1
        var leg = Leg(pace: pace, begin: time, fraction: 0, rate: 1 / max(seconds, .leastNonzeroMagnitude))
        leg.way = Way(from: whole, to: goal)
        leg.partWay = Way(from: shown, to: goal)
        if let late, shown == 0, !isReversed, whole < 1 { leg.part.start = Late.rest(late.scrubbed, max(whole, 0)) }
        state = .running(leg)
    }

    /// Holds it where it is: along the progress, so that the picture does not move though the fraction does, or along the time.
    package mutating func hold(at time: Double, alongProgress: Bool) {
        guard case .running(let leg) = state else { return }
        if alongProgress || leg.way != Way() {
            state = .held(progress: leg.progress(at: time), shown: leg.shown(at: time))
        } else {
            let fraction = leg.fraction(at: time)
            state = .heldInTime(fraction: fraction, part: leg.part.fraction(at: fraction))
        }
    }

    /// Moves it by hand; counted in the direction of travel. What runs goes on from there.
    package mutating func move(to fraction: Double, at time: Double) {
        let kept = min(max(fraction, 0), 1)
        let forward = isReversed ? 1 - kept : kept
        switch state {
        case .held: state = .held(progress: forward, shown: late.map { Late.rest(forward, $0.scrubbed) } ?? forward)
        case .heldInTime: state = .heldInTime(fraction: forward, part: late.map { Late.rest(forward, $0.timed) } ?? forward)
        case .running(var leg):
            leg.begin = max(time, leg.begin)
            leg.fraction = leg.way.to == 0 ? 1 - forward : forward
            leg.waitsUntil = -.infinity
            state = .running(leg)
        }
    }

    /// Turns it round: what runs takes as long for the way back as it took to come here, and what is held stays where it is.
    package mutating func turn(at time: Double) {
        isReversed.toggle()
        guard case .running(var leg) = state else { return }
        // The way back would end where the spring was let go.
        guard leg.way.isWhole else { return spring(at: time, from: leg.progress(at: time), leg.shown(at: time)) }
        leg.fraction = leg.fraction(at: time)
        leg.partWay.turn(to: isReversed ? 0 : 1, back: leg.rate > 0, at: leg.pace.progress(at: leg.part.fraction(at: leg.fraction)))
        leg.begin = max(time, leg.begin)
        leg.rate = -leg.rate
        leg.waitsUntil = -.infinity
        state = .running(leg)
    }

    /// Holds it at one of its ends, whichever way it came there.
    package mutating func finish(atGoal: Bool, alongProgress: Bool = true) { state = Self.held(at: atGoal ? 1 : 0, alongProgress) }

    /// At an end time and progress are one.
    private static func held(at end: Double, _ alongProgress: Bool) -> State {
        alongProgress ? .held(progress: end, shown: end) : .heldInTime(fraction: end, part: end)
    }

    /// For what joins in now: it does not show yet, waits for `factor` of what is left, and arrives with the whole.
    package func joined(at time: Double, factor: Double) -> Course {
        var course = self
        let wait = min(max(factor, 0), 1)
        let behind = forward(at: time)
        course.late = Late(scrubbed: behind + wait * (1 - behind), timed: behind + wait * (1 - behind))
        switch state {
        case .held(let progress, _):
            course.state = .held(progress: progress, shown: 0)
            if case .curve(let curve) = pace {
                let fraction = curve.time(of: progress)
                course.late?.timed = fraction + wait * (1 - fraction)
            }
        case .heldInTime(let fraction, _): course.state = .heldInTime(fraction: fraction, part: 0)
        case .running(var leg):
            let goesBack = leg.way.to == 0
            leg.partWay = goesBack ? Way(from: 1, to: 0) : Way()
            leg.part = goesBack ? Part(start: 0, x: leg.fraction(at: time) * (1 - wait), y: 1) : Part(start: behind + wait * (1 - behind))
            course.state = .running(leg)
        }
        return course
    }
}

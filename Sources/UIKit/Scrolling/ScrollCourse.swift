import Motion

/// The way of a content that nobody holds, on one axis: a flick that runs out, what brings it back from beyond an edge, a way to a goal.
///
/// Closed forms of the time since it began; nothing is summed up from frame to frame.
nonisolated struct ScrollCourse: Hashable {
    /// What remains to `goal` at a time is known from what remained at the leg's beginning.
    private struct Leg: Hashable {
        enum Pace: Hashable {
            case decay(Decay)
            case spring(Spring)
            case curve(UnitBezier, duration: Double)
        }

        let pace: Pace
        var begin = 0.0
        var start: Double
        let velocity: Double
        var goal: Double

        func offset(at time: Double) -> Double {
            let t = max(time - begin, 0)
            switch pace {
            case .decay(let decay): return start + decay.displacement(at: t, velocity: velocity)
            case .spring(let spring): return goal + spring.displacement(at: t, from: start - goal, velocity: velocity)
            case .curve(let curve, let duration): return start + (goal - start) * curve.value(at: min(t / duration, 1))
            }
        }

        func velocity(at time: Double) -> Double {
            let t = max(time - begin, 0)
            switch pace {
            case .decay(let decay): return decay.velocity(at: t, velocity: velocity)
            case .spring(let spring): return spring.velocity(at: t, from: start - goal, velocity: velocity)
            case .curve(let curve, let duration): return t < duration ? (goal - start) * curve.slope(at: t / duration) / duration : 0
            }
        }
    }

    private let first: Leg
    /// What takes over at its begin: the bounce off the edge that the first leg hits.
    private let second: Leg?
    /// From here on it is at its goal.
    let duration: Double
    let goal: Double

    private init(_ first: Leg, _ second: Leg? = nil, duration: Double, goal: Double) {
        (self.first, self.second, self.duration, self.goal) = (first, second, duration, goal)
    }

    func offset(at time: Double) -> Double {
        if time >= duration { return goal }
        return leg(at: time).offset(at: time)
    }

    func velocity(at time: Double) -> Double { time >= duration ? 0 : leg(at: time).velocity(at: time) }

    private func leg(at time: Double) -> Leg {
        if let second, time >= second.begin { return second }
        return first
    }

    /// The same way elsewhere.
    func moved(by step: Double) -> ScrollCourse {
        var (first, second) = (first, second)
        first.start += step
        first.goal += step
        second?.start += step
        second?.goal += step
        return ScrollCourse(first, second, duration: duration, goal: goal + step)
    }
}

// MARK: - Making

nonisolated extension ScrollCourse {
    /// So much may be left of a flick when it counts as at rest, in points.
    static let rest = 0.5

    /// A flick inside the range runs out; at an edge, or released beyond one, a spring brings it back with the velocity of that moment.
    /// `pixel` is the size of a pixel in points: rest is on a whole one, and a bounce is over below half of one.
    static func flick(
        from start: Double, velocity: Double, in range: ScrollRange, decay: Decay, pixel: Double
    ) -> ScrollCourse {
        guard range.contains(start) else { return bounce(from: start, velocity: velocity, in: range, pixel: pixel) }
        let end = start + decay.distance(velocity: velocity)
        let leg = Leg(pace: .decay(decay), start: start, velocity: velocity, goal: end)
        guard !range.contains(end) else {
            let goal = range.clamped(whole(end, pixel))
            return ScrollCourse(leg, duration: decay.duration(velocity: velocity, threshold: rest), goal: goal)
        }
        let edge = range.clamped(end)
        let arrival = decay.time(toTravel: edge - start, velocity: velocity) ?? 0
        guard range.bounces else { return ScrollCourse(leg, duration: arrival, goal: edge) }
        let speed = decay.velocity(at: arrival, velocity: velocity)
        let back = Leg(pace: .spring(.bounce), begin: arrival, start: edge, velocity: speed, goal: edge)
        let time = Spring.bounce.restDuration(from: 0, velocity: speed, threshold: pixel / 2)
        return ScrollCourse(leg, back, duration: arrival + time, goal: edge)
    }

    /// Back to the edge from beyond it, or not at all.
    static func bounce(from start: Double, velocity: Double, in range: ScrollRange, pixel: Double) -> ScrollCourse {
        let edge = range.clamped(start)
        let spring = Leg(pace: .spring(.bounce), start: start, velocity: velocity, goal: edge)
        let time = Spring.bounce.restDuration(from: start - edge, velocity: velocity, threshold: pixel / 2)
        return ScrollCourse(spring, duration: time, goal: edge)
    }

    /// To a goal that is not where a flick would end, without a kink at the start and without going past it.
    ///
    /// A critical spring whose frequency is velocity / distance is a plain decay: it keeps the finger's velocity and arrives exactly there. A
    /// flick that would be too weak for that (or goes the other way) is pulled by a firmer one.
    static func pull(
        from start: Double, to goal: Double, velocity: Double, weakest: Double, pixel: Double
    ) -> ScrollCourse {
        let frequency = velocity / (goal - start)
        let spring = Spring(
            response: 2 * .pi / (frequency.isFinite && frequency >= weakest ? frequency : max(10, weakest)), dampingRatio: 1)
        let leg = Leg(pace: .spring(spring), start: start, velocity: velocity, goal: goal)
        let time = spring.restDuration(from: start - goal, velocity: velocity, threshold: pixel / 2)
        return ScrollCourse(leg, duration: time, goal: goal)
    }

    /// Along a curve, in a given time.
    static func ease(from start: Double, to goal: Double, curve: UnitBezier = .easeInOut, duration: Double) -> ScrollCourse {
        let leg = Leg(pace: .curve(curve, duration: duration), start: start, velocity: 0, goal: goal)
        return ScrollCourse(leg, duration: start == goal ? 0 : duration, goal: goal)
    }

    /// The nearest offset at which the content lies on whole pixels.
    static func whole(_ offset: Double, _ pixel: Double) -> Double { (offset / pixel).rounded() * pixel }

    /// The page to rest on: the next one in the flick's direction, else the nearest; never more than one away from `home`.
    static func page(at offset: Double, velocity: Double, home: Double, length: Double, in range: ScrollRange) -> Double {
        guard length > 0 else { return range.clamped(offset) }
        let place = offset / length
        let wanted =
            velocity > flickVelocity ? place.rounded(.down) + 1 : velocity < -flickVelocity ? place.rounded(.up) - 1 : place.rounded()
        let start = (home / length).rounded()
        return range.clamped(min(max(wanted, start - 1), start + 1) * length)
    }

    /// Slower fingers turn no page, in points a second.
    private static let flickVelocity = 100.0
}

import Foundation

/// The times of an animation's bar, and its curve as points.
package nonisolated struct TimelineBar: Equatable, Sendable {
    /// The kind of the end of a bar.
    package enum Ending: Equatable, Sendable {
        /// At the planned end.
        case complete
        /// Before the planned end, because the animation was removed.
        case interrupted
        /// No end is known. The bar of an animation that repeats forever extends to the end of the visible times, and the bar of a driven
        /// animation to the last frame.
        case open
    }

    /// The time at which the animation was added.
    package var start: Double
    /// The time of the first change, and the time of the end, which is infinite if the animation repeats forever.
    package var body: ClosedRange<Double>
    /// The time at which an interrupted animation would have ended, or nil.
    package var plannedEnd: Double?
    package var ending: Ending

    private let animation: TimelineAnimation

    /// Creates the bar of an animation.
    ///
    /// - Parameter now: The time of the last frame of the take, up to which a driven animation is known.
    package init(_ animation: TimelineAnimation, now: Double) {
        self.animation = animation
        start = animation.start
        let bodyStart = animation.start + max(animation.delay, 0)
        let planned = animation.plannedEnd
        let isDriven = animation.curve == .driven || !animation.progress.isEmpty
        let end: Double
        if isDriven {
            end = animation.end ?? now
        } else if let planned {
            end = min(animation.end ?? planned, planned)
        } else {
            end = animation.end ?? .infinity
        }
        // An animation that is removed before its delay has passed has an empty bar.
        body = bodyStart...max(end, bodyStart)
        if animation.end == nil, isDriven || planned == nil {
            ending = .open
        } else {
            ending = animation.isInterrupted ? .interrupted : .complete
        }
        if ending == .interrupted, !isDriven, let planned, planned > body.upperBound { plannedEnd = planned }
    }

    /// Returns the times at which the second cycle and all later cycles begin.
    ///
    /// - Parameter limit: The time after which no cycle is returned.
    package func cycleStarts(until limit: Double) -> [Double] {
        guard animation.progress.isEmpty, animation.duration > 0, limit.isFinite else { return [] }
        let end = min(body.upperBound, limit)
        let count = Int(min(max(((end - body.lowerBound) / animation.duration - 1e-9).rounded(.down), 0), 100_000))
        guard count > 0 else { return [] }
        return (1...count).map { body.lowerBound + Double($0) * animation.duration }
    }

    /// Returns the progress at times, 0 at the start and 1 at the end of a cycle. The progress of a spring can be outside of this range.
    ///
    /// - Parameter timeline: The timeline with the times of the frames, to which the progress of a driven animation belongs.
    package func progress(at times: [Double], _ timeline: Timeline) -> [Double] {
        guard !animation.progress.isEmpty else { return times.map(progress) }
        let first = timeline.frame(at: animation.start)
        return times.map { time in
            // Between two frames the progress is interpolated.
            let frame = timeline.frame(at: time)
            let (index, last) = (frame - first, animation.progress.count - 1)
            guard index >= 0 else { return animation.progress[0] }
            guard index < last else { return animation.progress[last] }
            let (from, to) = (timeline.time(ofFrame: frame), timeline.time(ofFrame: frame + 1))
            let fraction = to > from ? min(max((time - from) / (to - from), 0), 1) : 0
            return animation.progress[index] + (animation.progress[index + 1] - animation.progress[index]) * fraction
        }
    }

    private func progress(at time: Double) -> Double {
        let fraction = animation.fraction(at: time)
        guard case .keyframes(let keyTimes, let isDiscrete) = animation.curve, keyTimes.count > 1 else {
            return animation.curve.progress(at: fraction, duration: animation.duration)
        }
        // The values of keyframes are not known here, so equal distances between them are assumed.
        let index = keyTimes.lastIndex { $0 <= fraction } ?? 0
        let distance = 1 / Double(keyTimes.count - (isDiscrete ? 0 : 1))
        guard !isDiscrete, index + 1 < keyTimes.count else { return Double(index) * distance }
        let length = keyTimes[index + 1] - keyTimes[index]
        return (Double(index) + (length > 0 ? (fraction - keyTimes[index]) / length : 0)) * distance
    }

    /// Returns the smallest and the largest progress that the height of a bar shows, so that the overshoot of a spring stays inside of the
    /// bar.
    static func bounds(of progress: [Double]) -> ClosedRange<Double> {
        let (low, high) = progress.reduce((0.0, 1.0)) { (min($0.0, $1), max($0.1, $1)) }
        return low...high
    }
}

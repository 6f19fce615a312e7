import Foundation

/// The number of particles that an emitter cell has emitted up to any time, for a birth rate that can change.
///
/// The particles of a cell are numbered in the order of their births. The history computes the numbers and the times of the births in any
/// interval of the past, so that no particle has to be stored.
nonisolated struct EmissionHistory: Equatable, Sendable {
    /// The approximate maximum number of births that `forEachBirth` visits. It is much greater than the number of particles that are shown.
    private static let maximumBirthCount = 1_000_000
    /// An interval with a constant birth rate. It ends at the start of the next interval.
    private struct RateInterval: Equatable {
        var start: Double
        var rate: Double
        /// The number of particles that were emitted before `start`, or from time 0 to `start` if the emission began infinitely long ago.
        /// It can be fractional.
        var emittedCount: Double
    }

    private var intervals: [RateInterval]
    /// The time before which no particle is born.
    private let emissionStart: Double

    /// Creates a history with one rate since `start`, which can be infinitely long ago.
    init(rate: Double, since start: Double) {
        self.emissionStart = start
        intervals = [RateInterval(start: start.isFinite ? start : 0, rate: max(rate, 0), emittedCount: 0)]
    }

    /// Changes the rate from `time` on.
    mutating func changeRate(to rate: Double, at time: Double) {
        let last = intervals[intervals.count - 1]
        guard rate != last.rate else { return }
        guard intervals.count == 1 || time > last.start else {
            intervals[intervals.count - 1].rate = max(rate, 0)
            return
        }
        intervals.append(RateInterval(start: time, rate: max(rate, 0), emittedCount: last.emittedCount + (time - last.start) * last.rate))
    }

    var currentRate: Double { intervals[intervals.count - 1].rate }
    /// Whether the rate never changed.
    var hasConstantRate: Bool { intervals.count == 1 }
    /// The time of the last change of the rate, or -∞ if the rate never changed.
    var lastRateChange: Double { hasConstantRate ? -.infinity : intervals[intervals.count - 1].start }

    /// Calls `body` for each particle born from `from` to `to`, including both ends, until `body` returns false.
    ///
    /// Particles are visited in the order of birth, at most about `maximumBirthCount`. If there are more, the first births are omitted.
    func forEachBirth(from: Double, to: Double, _ body: (_ number: Int, _ birth: Double) -> Bool) {
        let from = max(from, startOfLastBirths(from: from, to: to))
        // The births at both ends of each interval are in addition to the maximum.
        var remaining = Self.maximumBirthCount + 2 * intervals.count
        for (index, interval) in intervals.enumerated() where interval.rate > 0 {
            let (first, last) = bounds(ofInterval: index, from: from, to: to)
            guard first <= last else { continue }
            // Particle n is born at start + (n - emittedCount) / rate.
            // A particle born at the moment of a rate change belongs to the earlier interval.
            let emittedBefore = (first - interval.start) * interval.rate + interval.emittedCount
            let excludesStart = index > 0 && first == interval.start
            var number = excludesStart ? (emittedBefore + 1e-9).rounded(.down) + 1 : (emittedBefore - 1e-9).rounded(.up)
            while true {
                let birth = interval.start + (number - interval.emittedCount) / interval.rate
                if birth > last + 1e-9 { break }
                remaining -= 1
                // Adding 1 to a number of 2⁵³ or more would not change the number.
                guard remaining > 0, abs(number) < 0x1p53, body(Int(number), birth) else { return }
                number += 1
            }
        }
    }

    /// Returns the part from `from` to `to` of an interval. The first number is greater than the second if there is no such part.
    private func bounds(ofInterval index: Int, from: Double, to: Double) -> (first: Double, last: Double) {
        let end = index + 1 < intervals.count ? intervals[index + 1].start : .infinity
        return (max(index == 0 ? emissionStart : intervals[index].start, from), min(end, to))
    }

    /// Returns the time from which on `maximumBirthCount` particles are born until `to`. Returns -∞ if no more particles than this are born
    /// from `from` to `to`.
    private func startOfLastBirths(from: Double, to: Double) -> Double {
        var remaining = Double(Self.maximumBirthCount)
        for index in intervals.indices.reversed() where intervals[index].rate > 0 {
            let (first, last) = bounds(ofInterval: index, from: from, to: to)
            guard first <= last else { continue }
            let count = (last - first) * intervals[index].rate
            if count > remaining { return last - remaining / intervals[index].rate }
            remaining -= count
        }
        return -.infinity
    }
}

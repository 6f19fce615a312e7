import Foundation

/// The conversion between times and horizontal positions of a timeline.
package nonisolated struct TimelineScale: Equatable, Sendable {
    /// The visible times in seconds. The range is not empty.
    package let timeRange: ClosedRange<Double>
    /// The positions of the first and the last visible time, in points.
    package let minX, maxX: CGFloat

    /// Creates a scale. A range shorter than a millisecond is extended to a millisecond, and a width less than a point to a point.
    package init(_ timeRange: ClosedRange<Double>, minX: CGFloat, maxX: CGFloat) {
        self.timeRange = timeRange.lowerBound...max(timeRange.upperBound, timeRange.lowerBound + Self.shortestDuration)
        (self.minX, self.maxX) = (minX, max(maxX, minX + 1))
    }

    /// The shortest visible duration in seconds.
    package static let shortestDuration = 0.001

    package var duration: Double { timeRange.upperBound - timeRange.lowerBound }
    package var pointsPerSecond: Double { Double(maxX - minX) / duration }

    /// Returns the position of a time. It may be outside of the visible positions.
    package func x(at time: Double) -> CGFloat { minX + CGFloat((time - timeRange.lowerBound) * pointsPerSecond) }

    /// Returns the position of a time, moved to the nearest position that is at most `margin` outside of the visible positions.
    func clampedX(at time: Double, margin: CGFloat) -> CGFloat { min(max(x(at: time), minX - margin), maxX + margin) }

    /// Returns the time at a position.
    package func time(at x: CGFloat) -> Double { timeRange.lowerBound + Double(x - minX) / pointsPerSecond }

    /// Returns a range of times that is shorter by a factor. The time at the position `x` stays at this position.
    ///
    /// - Parameter limit: The range that contains the result.
    package func zoomed(by factor: Double, about x: CGFloat, shortest: Double, within limit: ClosedRange<Double>) -> ClosedRange<Double> {
        let longest = limit.upperBound - limit.lowerBound
        let newDuration = min(max(duration / max(factor, 1e-6), min(shortest, longest)), longest)
        let fraction = Double(x - minX) / Double(maxX - minX)
        return Self.range(from: time(at: x) - fraction * newDuration, duration: newDuration, within: limit)
    }

    /// Returns the range of times after the content is moved to the left by a distance in points.
    package func panned(by distance: CGFloat, within limit: ClosedRange<Double>) -> ClosedRange<Double> {
        Self.range(from: timeRange.lowerBound + Double(distance) / pointsPerSecond, duration: duration, within: limit)
    }

    /// Returns a range with a duration. It begins as near to `start` as `limit` allows.
    static func range(from start: Double, duration: Double, within limit: ClosedRange<Double>) -> ClosedRange<Double> {
        let duration = min(duration, limit.upperBound - limit.lowerBound)
        let start = max(min(start, limit.upperBound - duration), limit.lowerBound)
        return start...(start + duration)
    }

    /// Returns a range from 0 that contains a duration. While the duration grows, the range changes rarely, so that the bars do not move in
    /// each frame.
    package static func fittingRange(for duration: Double) -> ClosedRange<Double> {
        let steps: [Double] = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60]
        if let end = steps.first(where: { $0 >= duration + 1e-9 }) { return 0...end }
        // Above a minute, at most a sixth is added each time.
        var end = 60.0
        while end < duration + 1e-9 { end += max((end / 60).rounded(.down) * 10, 10) }
        return 0...end
    }
}

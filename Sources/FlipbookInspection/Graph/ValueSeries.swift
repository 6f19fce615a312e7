import Foundation

/// The values of a key path of a layer, frame by frame.
package nonisolated struct ValueSeries: Equatable, Sendable {
    /// The name of the view and the key path, such as `plane.position.x`.
    package var name: String
    package var unit: ChartUnit
    /// The values at their times in seconds, converted to the unit. Frames in which the layer does not exist are missing.
    package private(set) var points: [ChartCurve.Point] = []
    /// The numbers of the frames of the points, counted from the first added value.
    private var frames: [Int] = []
    /// The times of the frames in which the layer does not exist.
    private var missingTimes: [Double] = []
    /// The number of values that were added, with those of the missing frames.
    private var frameCount = 0

    /// Creates a series without values.
    package init(name: String, keyPath: String) { (self.name, unit) = (name, ChartUnit(keyPath: keyPath)) }

    /// Adds the value of the next frame, which is NaN if the layer does not exist. An angle continues the angle before it, without a jump
    /// of a full turn.
    package mutating func add(_ value: Double, at time: Double) {
        defer { frameCount += 1 }
        guard value.isFinite else { return missingTimes.append(time) }
        var value = unit.converted(value)
        if unit == .degrees, let last = points.last { value = ContinuousAngle.next(value, after: last.value, fullTurn: 360) }
        points.append(ChartCurve.Point(time: time, value: value))
        frames.append(frameCount)
    }

    /// The points, in parts between which the layer does not exist or the value jumps.
    package var parts: [[ChartCurve.Point]] {
        let numbered = zip(frames, points).map { (timeIndex: $0, point: $1) }
        // The values are converted to degrees already, and must not be converted again.
        return ChartCurve(name, numbered, unit == .degrees ? .points : unit, showsEveryFrame: true).parts
    }

    /// The changes per second: the slope between the neighbors of each value in its part.
    package var velocities: [[ChartCurve.Point]] { Self.velocities(of: parts) }

    /// Returns the changes per second in parts, between which the layer does not exist or the value jumps.
    static func velocities(of parts: [[ChartCurve.Point]]) -> [[ChartCurve.Point]] { parts.map(slopes) }

    private static func slopes(_ points: [ChartCurve.Point]) -> [ChartCurve.Point] {
        points.indices.map { index in
            let (before, after) = (points[max(index - 1, 0)], points[min(index + 1, points.count - 1)])
            let duration = after.time - before.time
            return ChartCurve.Point(time: points[index].time, value: duration > 0 ? (after.value - before.value) / duration : 0)
        }
    }

    /// Returns the value of the last frame at or before a time, or nil if there is no such frame or the layer does not exist in it.
    package func value(at time: Double) -> Double? {
        let end = time + 1e-9
        guard let point = points.last(where: { $0.time <= end }) else { return nil }
        if let missing = missingTimes.last(where: { $0 <= end }), missing > point.time { return nil }
        return point.value
    }
}

import Foundation

/// The values of one key path of one view, over time.
package nonisolated struct ChartCurve {
    package struct Point: Equatable, Sendable {
        package var time: Double
        package var value: Double

        package init(time: Double, value: Double) { (self.time, self.value) = (time, value) }
    }

    package let view: String
    /// The points, in parts between which the view does not exist or the value jumps.
    package private(set) var parts: [[Point]] = []

    /// - Parameters:
    ///   - points: The traced values, by the index of their time.
    ///   - unit: The unit to which the values are converted.
    ///   - showsEveryFrame: Whether the times are so dense that a large change between two of them is a jump. A line across a jump would
    ///     look like a motion.
    package init(_ view: String, _ points: [(timeIndex: Int, point: Point)], _ unit: ChartUnit, showsEveryFrame: Bool) {
        self.view = view
        var previous: (timeIndex: Int, value: Double)?
        for (timeIndex, point) in points where point.value.isFinite {
            var value = unit.converted(point.value)
            if unit == .degrees, let previous { value = ContinuousAngle.next(value, after: previous.value, fullTurn: 360) }
            let isNewPart = previous.map { timeIndex > $0.timeIndex + 1 } ?? true
            if isNewPart { parts.append([]) }
            parts[parts.count - 1].append(Point(time: point.time, value: value))
            previous = (timeIndex, value)
        }
        guard showsEveryFrame else { return }
        // A value that exists for only one frame belongs to an unfinished layout.
        parts = parts.flatMap { Self.separatedAtJumps($0, unit) }.filter { $0.count > 1 }
    }

    /// Returns the parts between the jumps of a value.
    ///
    /// A change is a jump if fewer than two of the six nearest changes, three before it and three after it, are at least a sixth as large.
    /// A change of less than a hundredth of `visibleChange` is never a jump. Two consecutive changes can be jumps, because a value can be
    /// wrong for one frame. A motion of three frames has no jump.
    private static func separatedAtJumps(_ points: [Point], _ unit: ChartUnit) -> [[Point]] {
        var parts: [[Point]] = [[]]
        for (index, point) in points.enumerated() {
            if index > 0, isJump(index, in: points, unit) { parts.append([]) }
            parts[parts.count - 1].append(point)
        }
        return parts
    }

    /// Returns whether the change before a point is a jump.
    private static func isJump(_ index: Int, in points: [Point], _ unit: ChartUnit) -> Bool {
        let change = abs(points[index].value - points[index - 1].value)
        guard change > unit.visibleChange / 100 else { return false }
        var comparable = 0
        for other in max(index - 3, 1)..<min(index + 4, points.count) where other != index {
            if abs(points[other].value - points[other - 1].value) * 6 >= change { comparable += 1 }
        }
        return comparable < 2
    }

    /// Whether all points have the same value.
    package var isConstant: Bool {
        let values = points.map(\.value)
        return (values.max() ?? 0) - (values.min() ?? 0) <= 1e-9
    }

    package var points: [Point] { parts.flatMap(\.self) }

    /// Returns the amount by which the value moves: the sum of its changes as multiples of `visibleChange`. A change between two times
    /// counts as at most 0.1, because a larger change is probably not a motion.
    package func motion(_ unit: ChartUnit) -> Double {
        parts.reduce(0) { sum, points in
            sum + zip(points, points.dropFirst()).reduce(0) { $0 + min(abs($1.1.value - $1.0.value) / unit.visibleChange, 0.1) }
        }
    }

    /// Returns whether a curve has the same points as another curve, up to a difference in value.
    package func isSame(as other: ChartCurve, tolerance: Double) -> Bool {
        let (a, b) = (points, other.points)
        return a.count == b.count && parts.count == other.parts.count
            && zip(a, b).allSatisfy { $0.time == $1.time && abs($0.value - $1.value) <= tolerance }
    }
}

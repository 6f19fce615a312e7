import Foundation
import QuartzCore

/// The values of one property over the time of a keyframe block.
struct KeyframeTrack {
    private let startValue: LayerValue
    private var keyframes: [(start: Double, end: Double, value: LayerValue)] = []

    init(startValue: LayerValue) { self.startValue = startValue }

    /// Adds a keyframe. It replaces an earlier keyframe with the same time range: if a property is set several times in one keyframe, the
    /// last value is used.
    mutating func add(from start: Double, duration: Double, to value: LayerValue) {
        keyframes.removeAll { $0.start == start && $0.end == start + duration }
        keyframes.append((start, start + duration, value))
    }

    /// Returns the animation, or nil if the value never changes.
    func makeAnimation(keyPath: String, mode: CAAnimationCalculationMode) -> CAKeyframeAnimation? {
        guard keyframes.contains(where: { $0.value != startValue }) else { return nil }
        let animation = CAKeyframeAnimation(keyPath: keyPath)
        animation.calculationMode = mode
        // Sorted by start. Keyframes with the same start stay in the order in which they were added.
        let sortedKeyframes = keyframes.enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }.map(\.element)
        let points = mode == .discrete ? discretePoints(sortedKeyframes) : continuousPoints(sortedKeyframes)
        animation.setValues(points.map(\.value))
        animation.keyTimes = points.map { NSNumber(value: $0.time) } + (mode == .discrete ? [1] : [])
        return animation
    }

    /// Returns the points for discrete values. Each value applies from the start of its keyframe.
    private func discretePoints(_ sortedKeyframes: [(start: Double, end: Double, value: LayerValue)]) -> [(time: Double, value: LayerValue)]
    {
        var points = [(time: 0.0, value: startValue)]
        for keyframe in sortedKeyframes where keyframe.start < 1 {
            if keyframe.start <= points[points.count - 1].time { points.removeLast() }
            points.append((max(keyframe.start, 0), keyframe.value))
        }
        if points[0].time > 0 { points.insert((0, startValue), at: 0) }
        return points
    }

    /// Returns the points for continuous values. A value stays constant between the end of its keyframe and the start of the next.
    ///
    /// If keyframes overlap, the later keyframe begins with the value that the earlier keyframes have at its start time. After this time,
    /// the earlier keyframes have no effect. Everything after time 1 is cut off.
    private func continuousPoints(_ sortedKeyframes: [(start: Double, end: Double, value: LayerValue)]) -> [(
        time: Double, value: LayerValue
    )] {
        var points = [(time: 0.0, value: startValue)]
        for keyframe in sortedKeyframes where keyframe.start < 1 {
            let start = max(keyframe.start, 0)
            let value = Self.value(of: points, at: start)
            while let last = points.last, last.time > start { points.removeLast() }
            if points.isEmpty || points[points.count - 1].time < start { points.append((start, value)) }
            points.append((max(keyframe.end, start), keyframe.value))
        }
        if let last = points.last, last.time > 1 {
            let value = Self.value(of: points, at: 1)
            points[points.count - 1] = (1, value)
        } else if let last = points.last, last.time < 1 {
            points.append((1, last.value))
        }
        return points
    }

    /// Returns the value at a time, interpolated between the points around it. Before the first point or after the last point, returns the
    /// value of this point.
    private static func value(of points: [(time: Double, value: LayerValue)], at time: Double) -> LayerValue {
        guard let next = points.firstIndex(where: { $0.time >= time }), next > 0 else {
            return points[time > points[0].time ? points.count - 1 : 0].value
        }
        let (a, b) = (points[next - 1], points[next])
        return a.value.interpolated(to: b.value, fraction: (time - a.time) / (b.time - a.time)) ?? b.value
    }
}

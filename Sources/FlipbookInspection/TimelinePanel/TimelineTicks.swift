import Foundation

/// The ticks of a time ruler: round times with labels, and frames if there is space for them.
package nonisolated struct TimelineTicks: Equatable, Sendable {
    package struct Tick: Equatable, Sendable {
        package var x: CGFloat
        /// The text, or nil for a tick without a label.
        package var label: String?
    }

    /// Ticks at round times.
    package private(set) var seconds: [Tick] = []
    /// Ticks at frames. Empty if the frames are too close to each other.
    package private(set) var frames: [Tick] = []

    /// The smallest distance between two labels, in points.
    private static let labelDistance: CGFloat = 76
    /// The smallest distance between two frames with a tick, in points.
    private static let frameDistance: CGFloat = 7

    package init(_ scale: TimelineScale, _ timeline: Timeline) {
        let interval = Self.interval(for: Double(Self.labelDistance) / scale.pointsPerSecond)
        let first = Int((scale.timeRange.lowerBound / interval - 1e-9).rounded(.up))
        let last = Int((scale.timeRange.upperBound / interval + 1e-9).rounded(.down))
        for index in first...max(first, last) where index <= last {
            let time = Double(index) * interval
            seconds.append(Tick(x: scale.x(at: time), label: Self.label(for: time, interval: interval)))
        }
        addFrames(scale, timeline)
    }

    /// Adds the ticks of the visible frames of the take.
    private mutating func addFrames(_ scale: TimelineScale, _ timeline: Timeline) {
        guard scale.pointsPerSecond / 60 >= Double(Self.frameDistance) else { return }
        let visible = timeline.frame(at: scale.timeRange.lowerBound)...timeline.frame(at: scale.timeRange.upperBound)
        // The frames with a label are the multiples of this number. In slow motion, frames are closer to each other, and the number is
        // larger.
        var multiple = 1
        if visible.count > 1 {
            let first = scale.x(at: timeline.time(ofFrame: visible.lowerBound))
            let last = scale.x(at: timeline.time(ofFrame: visible.upperBound))
            let distance = (last - first) / CGFloat(visible.count - 1)
            multiple = [1, 2, 5, 10, 20, 50, 100].first { distance * CGFloat($0) >= Self.labelDistance * 0.75 } ?? 200
        }
        var lastX = -CGFloat.infinity
        for frame in visible {
            let x = scale.x(at: timeline.time(ofFrame: frame))
            guard x >= scale.minX, x >= lastX + Self.frameDistance || frame % multiple == 0 else { continue }
            frames.append(Tick(x: x, label: frame % multiple == 0 ? "\(frame)" : nil))
            lastX = x
        }
    }

    /// Returns the smallest round interval that is not shorter than `shortest`, but at least 0.1 ms and at most 20 minutes.
    static func interval(for shortest: Double) -> Double {
        let power = pow(10, log10(max(shortest, 1e-4)).rounded(.down))
        let decimal = [1, 2, 5, 10].first { $0 * power >= shortest - 1e-12 } ?? 10
        let interval = decimal * power
        // Intervals above a second are the usual intervals of clocks.
        return interval <= 5 ? interval : [10, 15, 30, 60, 120, 300, 600].first { $0 >= shortest } ?? 1200
    }

    private static func label(for time: Double, interval: Double) -> String {
        let digits = (0...4).first { abs(interval * pow(10, Double($0)) - (interval * pow(10, Double($0))).rounded()) < 1e-6 } ?? 4
        guard time >= 60 else { return String(format: "%.\(digits)f s", time) }
        let minutes = Int(time / 60 + 1e-9)
        let rest = String(format: digits == 0 ? "%02.0f" : "%0\(digits + 3).\(digits)f", max(time - Double(minutes) * 60, 0))
        return "\(minutes):\(rest)"
    }
}

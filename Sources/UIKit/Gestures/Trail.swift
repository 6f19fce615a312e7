import CoreGraphics
import Foundation

/// Where something was a moment ago, and so how fast it goes.
nonisolated struct Trail {
    private var samples: [(place: CGVector, time: TimeInterval)] = []

    /// Older places say nothing about how fast it goes now. What has rested for longer than `rest` does not go at all.
    private static let memory = 0.08
    private static let rest = 0.05

    mutating func add(_ place: CGVector, at time: TimeInterval) {
        if let last = samples.last, time <= last.time {
            samples[samples.count - 1] = (place, last.time)
        } else {
            samples.removeAll { time - $0.time > Self.memory + 1e-9 }
            samples.append((place, time))
        }
    }

    /// All places are told from another origin.
    mutating func shift(by step: CGVector) {
        for index in samples.indices {
            samples[index].place.dx += step.dx
            samples[index].place.dy += step.dy
        }
    }

    /// Keeps the last step only.
    mutating func forget() { samples.removeFirst(max(samples.count - 2, 0)) }

    /// A second.
    func velocity(at time: TimeInterval) -> CGVector {
        guard let first = samples.first, let last = samples.last, last.time > first.time, time - last.time < Self.rest else { return .zero }
        let seconds = CGFloat(last.time - first.time)
        return CGVector(dx: (last.place.dx - first.place.dx) / seconds, dy: (last.place.dy - first.place.dy) / seconds)
    }
}

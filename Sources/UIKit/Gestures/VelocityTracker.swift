import CoreGraphics
import Foundation

/// The recent values of a position, and the velocity that is computed from them.
nonisolated struct VelocityTracker {
    private var samples: [(position: CGVector, time: TimeInterval)] = []

    /// Samples that are older than this time in seconds are removed, because they are irrelevant to the current velocity.
    private static let sampleLifetime = 0.08
    /// If the last sample is older than this time in seconds, the velocity is zero.
    private static let restTime = 0.05

    /// Adds a sample. A sample with the same time as the last sample replaces the last sample.
    mutating func add(_ position: CGVector, at time: TimeInterval) {
        if let last = samples.last, time <= last.time {
            samples[samples.count - 1] = (position, last.time)
        } else {
            // With the tolerance, a sample of exactly this age is kept in spite of rounding errors.
            samples.removeAll { time - $0.time > Self.sampleLifetime + 1e-9 }
            samples.append((position, time))
        }
    }

    /// Adds an offset to all samples, after a change of their origin.
    mutating func shift(by offset: CGVector) {
        for index in samples.indices {
            samples[index].position.dx += offset.dx
            samples[index].position.dy += offset.dy
        }
    }

    /// Keeps the last two samples only.
    mutating func keepLastTwoSamples() { samples.removeFirst(max(samples.count - 2, 0)) }

    /// Returns the velocity in units per second.
    func velocity(at time: TimeInterval) -> CGVector {
        guard let first = samples.first, let last = samples.last, last.time > first.time, time - last.time < Self.restTime else {
            return .zero
        }
        let seconds = CGFloat(last.time - first.time)
        return CGVector(dx: (last.position.dx - first.position.dx) / seconds, dy: (last.position.dy - first.position.dy) / seconds)
    }
}

import Foundation
import UIKit

/// The playback position of a sound, a video or a speech, in seconds. During playback, it advances with the time of the stage.
struct PlaybackClock {
    private var storedPosition = 0.0
    /// The time of the stage at which playing begins at the stored position, in the past or in the future, or nil while paused.
    private var startTime: Double?
    private(set) var rate = 1.0
    /// A number that changes with every change of the clock. A scheduled call compares the number to find out whether the call is outdated.
    private(set) var generation = 0

    var isRunning: Bool { startTime != nil }

    var position: Double { storedPosition + (startTime.map { max(StageTime.now - $0, 0) * rate } ?? 0) }

    /// The time in seconds until playing begins, or 0 if it has begun.
    var remainingDelay: Double { startTime.map { max($0 - StageTime.now, 0) } ?? 0 }

    /// Starts after a delay in seconds.
    mutating func start(delay: Double = 0) {
        generation += 1
        storedPosition = position
        startTime = StageTime.now + (delay > 0 ? delay : 0)
    }

    mutating func pause() {
        generation += 1
        storedPosition = position
        startTime = nil
    }

    /// Changes the position. If playing begins in the future, the time of the start is unchanged.
    mutating func move(to position: Double) {
        generation += 1
        startTime = startTime.map { max($0, StageTime.now) }
        storedPosition = position
    }

    /// Makes scheduled calls outdated.
    mutating func invalidateCalls() { generation += 1 }

    /// Sets the rate. A negative rate counts as 0, and a rate that is not finite counts as 1.
    mutating func setRate(_ rate: Double) {
        move(to: position)
        self.rate = rate.isFinite ? max(rate, 0) : 1
    }
}

import Stage

/// Plays a take to a step of its script, a few frames at a time. A cue is passed when nothing moves, as a speaker does.
package struct StepSeeker {
    /// The number of cues to be passed.
    package let step: Int
    /// The time of the scene at which the script stopped at a cue or at its end.
    private var stopTime: Double?
    private var startTime: Double?

    /// The longest time in seconds of the scene for which a cue waits until nothing moves.
    private static let maximumRestTime = 5.0
    /// The longest time in seconds of the scene that is played.
    private static let maximumTime = 600.0

    package init(step: Int) { self.step = step }

    /// Plays up to a number of frames. Returns whether the step is reached, and nothing moves.
    package mutating func play(_ take: Take, frames: Int) throws -> Bool {
        for _ in 0..<frames {
            if hasArrived(take) { return true }
            try take.advance()
        }
        return hasArrived(take)
    }

    /// Returns whether the step is reached. Passes a cue that is at rest.
    private mutating func hasArrived(_ take: Take) -> Bool {
        let time = take.stage.time
        if startTime == nil { startTime = time }
        if let startTime, time - startTime >= Self.maximumTime { return true }
        guard take.waitingCue != nil || take.isScriptFinished else { return false }
        let stop = stopTime ?? time
        stopTime = stop
        guard take.stage.isIdle || time - stop >= Self.maximumRestTime else { return false }
        stopTime = nil
        return take.passedCueCount >= step || !take.passCue()
    }
}

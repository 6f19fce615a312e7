import Stage

/// Plays a take to a step of its script, a few frames at a time. A cue is passed when the stage is idle, as a speaker would do.
package struct StepSeeker {
    /// The number of cues to be passed.
    package let step: Int
    /// The time of the scene at which the script stopped at a cue or at its end.
    private var stopTime: Double?
    private var startTime: Double?

    /// The longest time for which a cue waits until the stage is idle, in seconds of the scene.
    private static let maximumRestTime = 5.0
    /// The longest time that is played, in seconds of the scene.
    private static let maximumTime = 600.0

    package init(step: Int) { self.step = step }

    /// Plays up to a number of frames. Returns whether the step is reached and the stage is idle.
    ///
    /// If the stage is not idle `maximumRestTime` after the script has stopped, it counts as idle. After `maximumTime`, the result is true
    /// even if the step is not reached.
    package mutating func play(_ take: Take, frames: Int) throws -> Bool {
        for _ in 0..<frames {
            if passCueUnlessArrived(take) { return true }
            try take.advance()
        }
        return passCueUnlessArrived(take)
    }

    /// Returns whether the step is reached and the stage is idle. If the script waits at an earlier cue and the stage is idle, passes the
    /// cue.
    private mutating func passCueUnlessArrived(_ take: Take) -> Bool {
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

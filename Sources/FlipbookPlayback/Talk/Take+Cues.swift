import Stage

/// Passing cues, and playing up to them without painting.
extension Take {
    /// The longest time that `playToNextCue()` plays, in seconds of the scene.
    private static let maximumTime = 600.0

    /// The number of cues that were passed up to the current frame.
    package var passedCueCount: Int {
        recordedInputs.count { if case .cue = $0.input { $0.frame <= frame } else { false } }
    }

    /// Lets the script continue if it waits at a cue. Returns whether it waited.
    @discardableResult package func passCue() -> Bool {
        guard let waitingCue else { return false }
        performLiveInput(.cue(waitingCue))
        return true
    }

    /// Plays until the script waits at a cue or has ended.
    package func playToNextCue() throws {
        let last = stage.time + Self.maximumTime
        while waitingCue == nil, !isScriptFinished, stage.time < last { try advance() }
    }

    /// Plays the script until `step` cues were passed and it waits at the next cue, or until it has ended. Then waits until the stage is
    /// idle. A cue is passed when the stage is idle, as a speaker would do.
    package func play(toStep step: Int) throws {
        var seeker = StepSeeker(step: step)
        while try !seeker.play(self, frames: 1000) {}
    }

    /// Plays the script until a time of the scene in seconds. Earlier cues are passed immediately.
    package func play(untilTime seconds: Double) throws {
        while stage.time < seconds {
            passCue()
            try advance()
        }
    }
}

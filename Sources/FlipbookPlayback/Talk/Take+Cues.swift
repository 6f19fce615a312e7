import Stage

/// Passing cues, and playing up to them without painting.
extension Take {
    /// The longest time in seconds of the scene that is played at once.
    private static let maximumTime = 600.0

    /// The number of cues that were passed up to the current frame.
    package var passedCueCount: Int {
        recordedInputs.count { if case .cue = $0.input { $0.frame <= frame } else { false } }
    }

    /// Lets the script continue, if it waits at a cue. Returns whether it did.
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

    /// Plays the script until a number of cues were passed, and the next one is reached or the script has ended, and nothing moves. A cue
    /// is passed when nothing moves, as a speaker does.
    package func play(toStep step: Int) throws {
        var seeker = StepSeeker(step: step)
        while try !seeker.play(self, frames: 1000) {}
    }

    /// Plays the script until a time of the scene in seconds. The cues before it are passed at once.
    package func play(untilTime seconds: Double) throws {
        while stage.time < seconds {
            passCue()
            try advance()
        }
    }
}

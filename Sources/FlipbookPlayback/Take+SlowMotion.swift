import Stage

extension Take {
    /// Changes the speed of time from the current frame on. A slowness of 10 is a tenth of the normal speed.
    ///
    /// The later recorded inputs and the rest of the script are moved to other frames, so that they keep their times in the scene.
    package func setSlowness(_ slowness: Int) {
        let oldSlowness = stage.slowness
        guard slowness != oldSlowness else { return }
        let (currentFrame, oldEnd) = (frame, lastPlayedFrame)
        var oldSpeeds = SpeedHistory(frame: currentFrame, slowness: oldSlowness)
        let laterInputs = recording.removeLaterInputs().compactMap { timedInput -> TimedInput? in
            let newFrame = currentFrame + oldSpeeds.frameCount(until: timedInput.frame, at: slowness)
            if case .slow(let next) = timedInput.input {
                oldSpeeds.change(to: next, at: timedInput.frame)
                return nil
            }
            return TimedInput(frame: newFrame, input: timedInput.input)
        }
        let newEnd = currentFrame + oldSpeeds.frameCount(until: oldEnd, at: slowness)
        retimeScript { newEnd + Int((Double($0 - oldEnd) * Double(slowness) / Double(oldSpeeds.slowness)).rounded()) }
        let isReplaying = isReplaying
        // At the new speed, the same scene times have other frame numbers, so the recorded later frames are discarded.
        inspection?.truncate(after: currentFrame)
        recording.logLiveInput(TimedInput(frame: frame, input: .slow(slowness)))
        record(.slow(slowness), followedBy: laterInputs, until: newEnd)
        if isReplaying { recording.replaceLogByInputs() }
    }

    /// The conversion between frames and scene time, for a recording in which the speed changes.
    private struct SpeedHistory {
        var frame: Int
        var slowness: Int
        /// The scene time from the start of the history to `frame`, in 1/300 of a frame at full speed. All times are whole numbers, because
        /// each possible slowness divides 300.
        private var ticks = 0

        init(frame: Int, slowness: Int) { (self.frame, self.slowness) = (frame, slowness) }

        /// Changes the slowness from a frame on.
        mutating func change(to newSlowness: Int, at newFrame: Int) {
            ticks += (newFrame - frame) * 300 / slowness
            (frame, slowness) = (newFrame, newSlowness)
        }

        /// Returns the number of frames that the scene time from the start of the history to `lastFrame` takes at another slowness.
        func frameCount(until lastFrame: Int, at slowness: Int) -> Int {
            let totalTicks = ticks + (lastFrame - frame) * 300 / self.slowness
            return (totalTicks * slowness + 150) / 300
        }
    }
}

import Stage

/// A second run of a take on a separate stage. The take is not changed.
package final class TakeReplay {
    package let stage: Stage
    /// The inputs that have not been performed yet.
    private var inputs: ArraySlice<TimedInput>
    /// The frame of the take up to which inputs have been performed.
    package private(set) var frame = 0
    /// The number of frames of this run for each frame of the take. If it is greater than 1, the run is in slow motion.
    package var framesPerTakeFrame = 1 { didSet { updateSlowness() } }
    /// The number of frames of this run since it reached the current frame of the take.
    private var partialFrames = 0
    /// The slowness of the take at the current frame.
    private var takeSlowness = 1

    init(of take: Take) {
        inputs = take.recordedInputs[...]
        stage = take.makeStageAtStart()
        performInputs()
    }

    /// Whether the stage is at a frame of the take. It is false between two frames of the take.
    package var isAtTakeFrame: Bool { partialFrames == 0 }

    /// Advances by a frame of this run.
    package func advance() {
        stage.advance(frames: 1)
        partialFrames += 1
        guard partialFrames == framesPerTakeFrame else { return }
        partialFrames = 0
        frame += 1
        performInputs()
    }

    /// Advances to a frame of the take.
    package func advance(to lastFrame: Int) { while frame < lastFrame { advance() } }

    private func performInputs() {
        while let next = inputs.first, next.frame <= frame {
            inputs.removeFirst()
            if case .slow(let slowness) = next.input {
                takeSlowness = slowness
                updateSlowness()
            } else {
                stage.perform(next.input)
            }
        }
    }

    private func updateSlowness() { stage.slowness = FrameClock.nearestSlowness(to: takeSlowness * framesPerTakeFrame) }
}

extension Take {
    /// Returns a second run of the take at its first frame. The stage of the take stays the current stage.
    package func makeReplay() -> TakeReplay {
        defer { stage.makeCurrent() }
        return TakeReplay(of: self)
    }

    /// Repeats the inputs on another stage, up to a frame, and calls `body` after each frame, from frame 0 on. The take is not changed.
    package func replay(until lastFrame: Int, _ body: (Stage) throws -> Void) rethrows {
        let replay = TakeReplay(of: self)
        defer { stage.makeCurrent() }
        try body(replay.stage)
        while replay.frame < lastFrame {
            replay.advance()
            try body(replay.stage)
        }
    }
}

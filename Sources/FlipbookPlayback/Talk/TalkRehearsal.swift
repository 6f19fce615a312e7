import CoreGraphics
import Stage

/// Plays a talk from the first step to the last step, without a speaker.
package struct TalkRehearsal {
    package let talk: Talk
    private let framesPerSecond: Int

    package init(_ talk: Talk, framesPerSecond: Int = 60) { (self.talk, self.framesPerSecond) = (talk, framesPerSecond) }

    /// The beginning of a step.
    package struct StepStart: Equatable, Sendable {
        /// The number of frames that were shown before the step.
        package var frame: Int
        /// The index of the scene.
        package var scene: Int
        /// The number of passed cues of the scene.
        package var step: Int
        /// The cue at which the scene begins and waits, or nil if this is not the beginning of such a scene.
        package var waitingCue: String?
    }

    /// The longest time in seconds for which a scene is shown.
    private static let maximumSceneTime = 3600
    /// The longest time in seconds for which the rehearsal waits after the end of the script until the stage is idle.
    private static let maximumRestTime = 5

    /// Plays the talk. A cue is passed `pace` seconds after the script has reached the cue. The next scene follows `pace` seconds after the
    /// script has ended and the stage is idle.
    ///
    /// - Parameters:
    ///   - pace: The number of seconds. With 0, each cue and each end is shown for one frame.
    ///   - show: Called for each frame with the index of the scene and its take.
    /// - Returns: The beginnings of all steps.
    @discardableResult
    package func play(pace: Double, _ show: (Int, Take) throws -> Void) throws -> [StepStart] {
        var (starts, frame): ([StepStart], Int) = ([], 0)
        for index in talk.scenes.indices {
            let take = try talk.scenes[index].makeTake(framesPerSecond: framesPerSecond)
            starts.append(
                StepStart(
                    frame: frame, scene: index, step: take.passedCueCount,
                    waitingCue: talk.scenes[index].beginsAtCue ? take.waitingCue : nil))
            var (heldFrames, endFrames) = (0, 0)
            for _ in 0..<(Self.maximumSceneTime * framesPerSecond) {
                try show(index, take)
                frame += 1
                if take.isScriptFinished { endFrames += 1 }
                let isAtEnd = take.isScriptFinished && (take.stage.isIdle || endFrames > Self.maximumRestTime * framesPerSecond)
                if take.waitingCue != nil || isAtEnd { heldFrames += 1 }
                if heldFrames > 0, Double(heldFrames) >= pace * Double(framesPerSecond) {
                    heldFrames = 0
                    guard take.passCue() else { break }
                    starts.append(StepStart(frame: frame, scene: index, step: take.passedCueCount))
                }
                try take.advance()
            }
        }
        return starts
    }

    /// Plays all cues of all scenes without showing them. Returns the errors of the scripts, at most one for each scene.
    ///
    /// - Parameter onNote: Called with a line about each scene in which a subtitle is cut short by the next one in the same step.
    package func check(onNote: (String) -> Void = { _ in }) -> [any Error] {
        talk.scenes.compactMap { scene in
            do {
                let take = try scene.makeTake(framesPerSecond: framesPerSecond)
                try take.play(toStep: .max)
                guard take.isScriptFinished else { throw StageError("the script of \(scene.title) does not end") }
                if let note = take.captions.cutNote(includesCues: false) { onNote("\(scene.title): \(note)") }
                return nil
            } catch {
                return error
            }
        }
    }
}

extension TalkScene {
    /// Returns a take of the scene at its start.
    package func makeTake(framesPerSecond: Int, scale: CGFloat = 2) throws -> Take {
        let take = try Take(script: script, waitsAtCues: true) { [scene] in
            scene.makeStage(scale: scale, framesPerSecond: framesPerSecond)
        }
        take.setSlowness(slowness)
        try playToStart(take)
        return take
    }

    /// Plays a take at its first frame up to the start of the scene.
    package func playToStart(_ take: Take) throws {
        switch start {
        case nil: break
        case .time(let seconds): try take.play(untilTime: seconds)
        case .cue(let index): try take.play(toStep: index)
        }
    }
}

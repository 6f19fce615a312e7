import FlipbookInspection
import Stage

extension Take {
    /// Begins to inspect the take. The frames that were already played are played again, so that they are recorded.
    package func beginInspection(_ newInspection: Inspection = Inspection()) throws {
        guard inspection == nil else { return }
        let (frame, last) = (frame, lastPlayedFrame)
        restart(inspecting: newInspection)
        try seek(to: last)
        if frame < last { try seek(to: frame) }
    }

    /// Plays the take up to a frame and returns its timeline, with the lines of code that have started its groups. The take must not be
    /// inspected yet.
    package func recordTimeline(until frame: Int) throws -> Timeline? {
        let inspection = Inspection(keepsFrames: false)
        let lines = AnimationGroupSourceLines()
        lines.attach(to: inspection)
        try beginInspection(inspection)
        try seek(to: frame)
        lines.readAll(inspection)
        return timeline
    }

    /// Ends the inspection and the observation of the stage.
    package func endInspection() { removeInspection() }

    /// The timeline of the take, with its inputs, or nil if the take is not inspected.
    package var timeline: Timeline? {
        guard var timeline = inspection?.timeline else { return nil }
        timeline.inputs = TimelineInput.inputs(from: recordedInputs, until: timeline.frameCount - 1)
        let lastFrame = timeline.frameCount - 1
        timeline.cues = recordedInputs.compactMap { timed in
            guard case .cue(let name) = timed.input, timed.frame <= lastFrame else { return nil }
            return Timeline.NamedFrame(name: name, frame: timed.frame)
        }
        timeline.chapters = captions.chapters.map { Timeline.NamedFrame(name: $0.name, frame: $0.frame) }
        return timeline
    }
}

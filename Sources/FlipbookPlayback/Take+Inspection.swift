import FlipbookInspection
import Stage

extension Take {
    /// Begins to inspect the take. The part that was played already is played again, to record it.
    package func beginInspection(_ newInspection: Inspection = Inspection()) throws {
        guard inspection == nil else { return }
        let (frame, last) = (frame, lastPlayedFrame)
        restart(inspecting: newInspection)
        try seek(to: last)
        if frame < last { try seek(to: frame) }
    }

    /// Ends the inspection. The stage is not observed any more.
    package func endInspection() { removeInspection() }

    /// The timeline of the take, with its inputs, or nil if the take is not inspected.
    package var timeline: Timeline? {
        guard var timeline = inspection?.timeline else { return nil }
        timeline.inputs = TimelineInput.inputs(from: recordedInputs, until: timeline.frameCount - 1)
        return timeline
    }
}

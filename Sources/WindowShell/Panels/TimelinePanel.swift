import FlipbookInspection
import FlipbookPlayback
import Foundation
import UIKit

/// The timeline panel of the window: its view, and the state that belongs to it.
final class TimelinePanel {
    let view: TimelineView
    /// Whether the pointer is over the panel. In this case, the arrow keys move the playhead.
    var hasPointer = false
    /// The first end of a loop range, with the command that has set it. Nil if no end, or if both ends are chosen.
    var pendingLoopFrame: (frame: Int, command: WindowCommand)?
    /// The take whose inputs are shown, and the number of its inputs when the shown inputs were computed.
    private weak var shownTake: Take?
    private var inputCount = 0

    /// Creates the panel. The stage of the window must be current.
    init() { view = TimelineView(frame: .zero) }

    /// The layer of the selected animation, or nil if none is selected.
    var selectedLayer: Int? { view.selectedAnimation.map { view.timeline.animations[$0].layer } }

    /// Shows the current state of a playback.
    func update(_ playback: Playback) {
        guard var timeline = playback.take.inspection?.timeline else { return }
        timeline.inputs = inputs(of: playback.take, until: timeline.frameCount - 1)
        view.timeline = timeline
        view.playheadFrame = playback.displayedFrame
        view.loopRange = playback.loopRange ?? pendingLoopFrame.map { $0.frame...$0.frame }
    }

    /// Returns the inputs of a take. They are computed only if they have changed.
    private func inputs(of take: Take, until lastFrame: Int) -> [TimelineInput] {
        let shown = view.timeline
        // An input that has not ended extends to the last frame, so it changes with each frame.
        let hasOpenInput = shown.inputs.suffix(8).contains { $0.frames.upperBound >= shown.frameCount - 1 }
        if take === shownTake, take.recordedInputs.count == inputCount, !hasOpenInput || shown.frameCount - 1 == lastFrame {
            return shown.inputs
        }
        (shownTake, inputCount) = (take, take.recordedInputs.count)
        return TimelineInput.inputs(from: take.recordedInputs, until: lastFrame)
    }

    /// Returns the frame at which the next group or input begins, or the previous group or input if `step` is negative. Nil if no such
    /// group or input exists.
    func frameOfNextEvent(from frame: Int, step: Int) -> Int? {
        let timeline = view.timeline
        let frames =
            timeline.groups.filter { !$0.animations.isEmpty }.map { timeline.frame(at: $0.start) }
            + timeline.inputs.map(\.frames.lowerBound)
        return step > 0 ? frames.filter { $0 > frame }.min() : frames.filter { $0 < frame }.max()
    }
}

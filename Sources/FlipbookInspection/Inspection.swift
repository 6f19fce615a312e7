import FlipbookDisplayList
import QuartzCore
import Stage
import UIKit

/// The observation of a take while it is inspected: the timeline, and the display lists of the frames.
///
/// A take has an inspection only while a part of the window or a video needs it. The other takes have no observer, so that they need no
/// additional time.
package final class Inspection {
    private let recorder = TimelineRecorder()
    /// The display lists of the frames.
    package private(set) var history: FrameHistory
    /// Whether the display lists of the frames are stored.
    private let keepsFrames: Bool

    /// Creates an empty inspection.
    ///
    /// - Parameter keepsFrames: Whether the display lists of the frames are stored too.
    package init(keepsFrames: Bool = true, memoryLimit: Int = 60_000_000) {
        self.keepsFrames = keepsFrames
        history = FrameHistory(limit: memoryLimit)
    }

    /// The timeline without its inputs. The take stores the inputs.
    package var timeline: Timeline { recorder.timeline }
    /// The names of the layers.
    package var names: LayerNames { recorder.names }

    /// Returns the number of an animation in the timeline, or nil if it was not recorded.
    package func number(of animation: AttachedAnimation) -> Int? { recorder.number(of: animation) }

    /// Returns the record of the call that has created an animation of the timeline, or nil if it is not known. The record of an animation
    /// that code has added to a layer is known after the animation has ended.
    func timingRecord(ofAnimation number: Int) -> TimingRecord? { recorder.timingRecord(ofAnimation: number) }

    /// Called with the number of a new group, while the code that starts the group is running.
    package var onNewGroup: ((Int) -> Void)? {
        get { recorder.onNewGroup }
        set { recorder.onNewGroup = newValue }
    }

    /// Called with the number of each animation that starts, also if it starts again after the take has gone back.
    package var onAnimation: ((Int, AttachedAnimation) -> Void)? {
        get { recorder.onAnimation }
        set { recorder.onAnimation = newValue }
    }

    /// Sets the line of code of a group.
    package func setLine(_ line: SourceLine?, ofGroup group: Int) { recorder.setLine(line, ofGroup: group) }

    // MARK: - The take

    /// Creates the stage of a take at its start, and observes it from the beginning.
    package func observe(_ makeStage: () -> Stage) -> Stage {
        recorder.rewind()
        LayerTree.observerOfNewTrees = recorder
        let stage = makeStage()
        LayerTree.observerOfNewTrees = nil
        return stage
    }

    /// Records the time and the progress of the frame that a stage has begun.
    package func recordFrame(of stage: Stage) { recorder.recordFrame(stage.frame, at: stage.time) }

    /// Stores the display list of the current frame of a stage. Called before the next frame begins, because inputs can change the frame
    /// until then.
    package func storeFrame(of stage: Stage) { if keepsFrames { history.store(stage.displayList(), at: stage.frame) } }

    /// Removes the records of all later frames, because other inputs follow this frame.
    package func truncate(after frame: Int) {
        recorder.truncate(after: frame)
        history.truncate(after: frame)
    }

    /// Sets the frame that is shown. The frames near it are kept longest.
    package func setFocus(_ frame: Int) { history.focus = frame }
}

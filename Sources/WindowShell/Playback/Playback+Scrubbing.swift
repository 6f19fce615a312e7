import FlipbookDisplayList
import FlipbookInspection
import FlipbookPlayback

/// Scrubbing: showing earlier frames. The lists of earlier frames are stored while the take is inspected, so that dragging the playhead
/// does not play the take again.
extension Playback {
    /// The shown frame.
    var displayedFrame: Int { loop?.frame ?? shownFrame ?? take.frame }

    /// The time of the shown frame, in seconds of the scene.
    var displayedTime: Double {
        displayedFrame == take.frame ? stage.time : take.inspection?.timeline.time(ofFrame: displayedFrame) ?? stage.time
    }

    /// The shown list, or nil if it is the current list of the stage.
    var shownList: DisplayList? {
        if let list = loop?.slowList { return list }
        let frame = displayedFrame
        return frame == take.frame ? nil : take.inspection?.history.list(at: frame)?.list
    }

    /// The last frame that can be shown.
    var lastFrame: Int { take.lastPlayedFrame }

    /// Begins to inspect the take. Has no effect if the take is already inspected.
    func beginInspection() {
        isInspecting = true
        guard take.inspection == nil else { return }
        let inspection = Inspection()
        groupLines.attach(to: inspection)
        catchScriptError { try take.beginInspection(inspection) }
        updateLayoutOverlay()
    }

    /// Plays the take again up to the current frame, and records a new timeline. Called when the timing of animations has changed.
    func replayInspected() {
        finishScrubbing()
        take.endInspection()
        beginInspection()
    }

    /// Ends the inspection.
    func endInspection() {
        setLoop(nil)
        finishScrubbing()
        isInspecting = false
        take.endInspection()
    }

    /// Pauses the scene and shows a frame. Without an inspection, the take is played up to the frame.
    func scrub(to frame: Int) {
        isPaused = true
        let frame = min(max(frame, 0), lastFrame)
        if let loop { return loop.move(to: frame) }
        guard let inspection = take.inspection else { return seek(to: frame) }
        inspection.setFocus(frame)
        shownFrame = frame == take.frame ? nil : frame
        seekTarget = nil
    }

    /// The largest number of frames that are played per frame of the window.
    private static let framesPerStep = 240

    /// Begins to move the stage of the take to the shown frame, so that its views have the values of this frame.
    func beginSeeking() {
        guard let shownFrame, loop == nil else { return }
        seekTarget = shownFrame
        if shownFrame < take.frame { catchScriptError { try take.seek(to: 0) } }
        continueSeeking()
    }

    /// Continues to move the stage of the take to the shown frame.
    func continueSeeking() {
        guard let target = seekTarget else { return }
        catchScriptError { try take.seek(to: min(take.frame + Self.framesPerStep, target)) }
        guard take.frame >= target else { return }
        (seekTarget, shownFrame) = (nil, nil)
        updateLayoutOverlay()
    }

    /// Moves the stage of the take to the shown frame. Called before the scene continues or receives an input.
    func finishScrubbing() {
        guard let frame = loop?.frame ?? shownFrame else { return }
        (loop, loopRange, seekTarget, shownFrame) = (nil, nil, nil, nil)
        seek(to: frame)
    }

    private func seek(to frame: Int) {
        catchScriptError { try take.seek(to: frame) }
        updateLayoutOverlay()
    }

    /// Sets the range of frames that is shown repeatedly, or nil for none.
    func setLoop(_ range: ClosedRange<Int>?, slowness: Int = 1) {
        let frame = displayedFrame
        loopRange = range
        loop = range.map { FrameLoop($0, slowness: slowness, of: take) }
        if let loop { return loop.move(to: frame) }
        shownFrame = frame == take.frame ? nil : frame
        // A scene that is not paused continues from the shown frame.
        if !isPaused { finishScrubbing() }
    }
}

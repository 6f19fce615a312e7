import FlipbookInspection
import FlipbookPlayback
import QuartzCore
import Stage
import UIKit

/// The open scene with its take, and whether it is paused.
final class Playback {
    let scene: Scene
    private(set) var take: Take
    var isPaused = false {
        didSet { if !isPaused, loop == nil { finishScrubbing() } }
    }
    /// The lines of code that have started the animations of the take, while it is inspected.
    let groupLines = AnimationGroupSourceLines()
    /// Whether the take is inspected.
    var isInspecting = false
    /// The shown frame, or nil if it is the current frame of the take.
    var shownFrame: Int?
    /// The frame to which the stage of the take is being moved, or nil.
    var seekTarget: Int?
    /// The range of frames that is shown repeatedly, or nil.
    var loopRange: ClosedRange<Int>?
    /// The repetition of `loopRange`, or nil.
    var loop: FrameLoop?
    /// Whether the script is the tour of the scene.
    var playsTour = false
    /// The error message of a script that has failed, until `removeWarning` is called.
    private(set) var warning: String?

    /// Whether frames and constraints are drawn over the scene.
    var showsLayout = false {
        didSet { updateLayoutOverlay() }
    }

    private let script: Script?
    private let slowness: Int
    private let framesPerSecond: Int
    private let snapshotFolder: SnapshotFolder
    /// Whether the script waits at its cues, as in a talk.
    private let waitsAtCues: Bool

    /// - Parameter log: The inputs of an earlier take, which are repeated up to the frame of the log. If the script fails before this
    ///   frame, the playback stays at the last reached frame, and the error becomes the warning.
    init(
        _ scene: Scene, script: Script?, slowness: Int, snapshotFolder: SnapshotFolder, framesPerSecond: Int, repeating log: TakeLog? = nil,
        waitsAtCues: Bool = false
    ) throws {
        self.scene = scene
        self.script = script
        self.slowness = slowness
        (self.snapshotFolder, self.framesPerSecond, self.waitsAtCues) = (snapshotFolder, framesPerSecond, waitsAtCues)
        take = try Self.makeTake(scene, script, slowness, snapshotFolder, framesPerSecond, repeating: log, waitsAtCues: waitsAtCues)
        guard let log else { return }
        // The snapshots of the script were already written when it was played for the first time.
        let onSnapshot = take.onSnapshot
        take.onSnapshot = nil
        catchScriptError {
            try take.seek(to: log.lastPlayedFrame)
            try take.seek(to: log.frame)
        }
        take.onSnapshot = onSnapshot
    }

    /// Creates a take of a scene from its first frame.
    private static func makeTake(
        _ scene: Scene, _ script: Script?, _ slowness: Int, _ snapshotFolder: SnapshotFolder, _ framesPerSecond: Int,
        repeating log: TakeLog? = nil, timings: TimingTable? = nil, waitsAtCues: Bool
    ) throws -> Take {
        // The stage has the default scale, which `record` and `snapshot` also use. So the frames of these commands have the same layout as
        // the frames in the window.
        let take = try Take(
            script: script, repeating: log, timings: timings, waitsAtCues: waitsAtCues,
            onSnapshot: { name, stage in try snapshotFolder.write(stage.render(), named: name) }
        ) { scene.makeStage(framesPerSecond: framesPerSecond) }
        // The log of an earlier take contains the changes of speed.
        if log == nil { take.setSlowness(slowness) }
        return take
    }

    var stage: Stage { take.stage }

    /// Returns a take with the same inputs and timings, at its first frame. If the script has not ended, the copy also plays the rest of
    /// the script.
    func makeCopy() throws -> Take {
        try Take(
            script: script, repeating: take.log, timings: take.timings, waitsAtCues: waitsAtCues, onFailedExpectation: { _ in }
        ) { [scene, framesPerSecond] in
            scene.makeStage(framesPerSecond: framesPerSecond)
        }
    }

    /// The number of frames until the playback has work to do or looks different, or nil if it changes only after an input.
    var framesUntilChange: Int? {
        if seekTarget != nil { return 1 }
        guard !isPaused else { return nil }
        if loop != nil { return 1 }
        if (!take.isScriptFinished && take.waitingCue == nil) || take.isReplaying { return 1 }
        return stage.framesUntilChange
    }

    /// Advances by a frame.
    func advance() { if let loop { loop.advance() } else { catchScriptError { try take.advance() } } }

    /// Performs an input in the shown frame, and records it.
    func performLiveInput(_ input: Input) {
        finishScrubbing()
        take.performLiveInput(input)
    }

    /// Pauses the scene, and goes forward or back by a number of frames.
    func step(_ count: Int) {
        isPaused = true
        let frame = max(displayedFrame + count, 0)
        if take.inspection != nil, frame <= lastFrame {
            scrub(to: frame)
            return beginSeeking()
        }
        finishScrubbing()
        catchScriptError { try take.seek(to: frame) }
        updateLayoutOverlay()
    }

    /// Restarts the scene. The recorded inputs are discarded. If there is a script, it is played again.
    func restart() {
        (loop, loopRange, seekTarget, shownFrame) = (nil, nil, nil, nil)
        isPaused = false
        // The changes of timings that were made in the inspector are kept.
        catchScriptError {
            take = try Self.makeTake(
                scene, script, stage.slowness, snapshotFolder, framesPerSecond, timings: take.timings, waitsAtCues: waitsAtCues)
        }
        if isInspecting { beginInspection() }
        updateLayoutOverlay()
    }

    /// Shows or hides the layout overlay. Also called for a new stage, which has no overlay yet.
    func updateLayoutOverlay() { stage.perform { LayoutOverlay.setVisible(showsLayout, in: stage.window) } }

    /// Calls `body`. If it throws an error, the error becomes the warning, and the rest of the script is discarded.
    func catchScriptError(_ body: () throws -> Void) {
        do {
            try body()
        } catch {
            warning = "\(error)"
            take.stopScript()
        }
    }

    /// Returns the warning and resets it to nil.
    func removeWarning() -> String? {
        defer { warning = nil }
        return warning
    }

    /// The orientation of the phone at the current frame.
    var orientation: Orientation {
        let orientations = take.recordedInputs.prefix { $0.frame <= take.frame }.reversed().lazy.compactMap { entry -> Orientation? in
            if case .rotate(let orientation) = entry.input { orientation } else { nil }
        }
        return orientations.first ?? .portrait
    }
}

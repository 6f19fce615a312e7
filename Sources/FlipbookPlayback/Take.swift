import FlipbookInspection
import QuartzCore
import Stage
import UIKit

/// A scene and all recorded inputs with their frames.
///
/// The scene and its inputs determine every pixel. To go back to an earlier frame, the take restarts the scene and repeats the inputs
/// up to that frame.
package final class Take {
    /// A finger on the screen.
    package struct Finger: Equatable, Sendable {
        package var position: CGPoint
        package var force: Double
        /// The frame in which the finger touched the screen.
        package var downFrame: Int
    }

    /// The stage of the scene. Going back to an earlier frame replaces it by a new stage.
    package private(set) var stage: Stage
    /// The last frame that has been played.
    package private(set) var lastPlayedFrame = 0
    /// The frame that represents the scene in the gallery, or nil if the script has not selected one yet.
    package private(set) var posterFrame: Int?
    /// The warnings about touches of the script that have no effect, because a transition between controllers runs. Each has its place in
    /// the script.
    package private(set) var touchWarnings: [String] = []
    /// Called with the path and the stage for each snapshot of the script.
    package var onSnapshot: ((String, Stage) throws -> Void)?

    /// Called with the error of an expectation that is not met. Then the script continues. If the closure is nil, the error is thrown.
    let onFailedExpectation: ((ScriptError) -> Void)?

    /// Called with the error of a step that cannot be performed. Then the script has ended. If the closure is nil, the error is thrown.
    let onFailedStep: ((ScriptError) -> Void)?

    /// The error of a step that ended the survey of the script's animations (`TimingSurvey`), or nil if there is none. Because of this
    /// error, some changes of timings are missing. The error is reported when the script has ended, unless a step has failed in this take
    /// too.
    private var timingFailure: ScriptError?

    /// The observation of the take, or nil if it is not inspected.
    package private(set) var inspection: Inspection?

    /// The changes of the timings of the take's animations. A new value has an effect from the next restart of the scene on.
    package var timings: TimingTable

    /// The settings of the device at the start of the scene.
    package let initialSettings: DeviceSettings
    /// Whether the script waits at its cues until the input `cue`.
    package let waitsAtCues: Bool
    private let makeStage: () -> Stage
    private var player: ScriptPlayer?
    /// The recorded inputs, and the live inputs among them.
    var recording: InputRecording
    /// The effects of the inputs up to the current frame.
    private var inputState: InputState

    /// Creates a take and performs the first steps of the script. `makeStage` must create an equal stage each time.
    ///
    /// - Parameters:
    ///   - log: The live inputs of an earlier take, which are repeated in their frames. `log.frame` is not restored: call `seek(to:)`.
    ///   - timings: The changes of timings, or nil for the changes that the script states.
    ///   - waitsAtCues: Whether the script waits at its cues until the input `cue`, as in a talk.
    package init(
        script: Script? = nil, repeating log: TakeLog? = nil, timings: TimingTable? = nil, waitsAtCues: Bool = false,
        onSnapshot: ((String, Stage) throws -> Void)? = nil, onFailedExpectation: ((ScriptError) -> Void)? = nil,
        onFailedStep: ((ScriptError) -> Void)? = nil,
        makeStage: @escaping () -> Stage
    ) throws {
        var (table, failure): (TimingTable, ScriptError?) = (timings ?? TimingTable(), nil)
        if timings == nil, let script { (table, failure) = try TimingSurvey.table(of: script, makeStage) }
        if let failure, onFailedStep == nil { throw failure }
        (self.timings, self.makeStage, timingFailure) = (table, makeStage, failure)
        (self.onFailedExpectation, self.onFailedStep) = (onFailedExpectation, onFailedStep)
        self.onSnapshot = onSnapshot
        self.waitsAtCues = waitsAtCues
        recording = InputRecording(repeating: log)
        player = recording.usesScript ? script.map { ScriptPlayer($0, waitsAtCues: waitsAtCues) } : nil
        stage = TimingOverrides.makeTrees(with: table, makeStage)
        inputState = InputState(framesPerSecond: stage.framesPerSecond)
        initialSettings = stage.settings
        try performNewInputs()
    }

    /// The current frame.
    package var frame: Int { stage.frame }
    /// The recorded inputs in the order of their frames.
    package var recordedInputs: [TimedInput] { recording.inputs }
    /// The fingers on the screen, by their numbers.
    package var fingers: [Int: Finger] { inputState.fingers }
    /// The fingers that were lifted recently, and the frames in which they were lifted. Their touch indicators fade out.
    package var liftedFingers: [(finger: Finger, frame: Int)] { inputState.liftedFingers }
    /// The latest clicks and pressed keys at the current frame, for videos. Positions are in points of the screen.
    package var presses: PressHistory { inputState.presses }
    /// The subtitles and chapters up to the current frame.
    package var captions: TakeCaptions { inputState.captions }
    /// The inputs that set the initial settings, followed by the recorded inputs. A script of these inputs has the same result on a device
    /// with standard settings.
    package var inputsWithSettings: [TimedInput] {
        initialSettings.changes().map { TimedInput(frame: 0, input: .setting($0)) } + recordedInputs
    }
    /// Whether the script has ended. True without a script.
    package var isScriptFinished: Bool { player?.isFinished ?? true }
    /// The frame in which a step of the script could not be performed, or nil. The script has ended there.
    package var failureFrame: Int? { player?.failureFrame }
    /// The name of the cue at which the script waits, or nil if it does not wait at a cue.
    package var waitingCue: String? { player?.waitingCue }
    /// Whether the take is at a frame before the last played frame.
    package var isReplaying: Bool { frame < lastPlayedFrame }

    /// Returns a new stage with the scene at its first frame, without any inputs.
    func makeStageAtStart() -> Stage { TimingOverrides.makeTrees(with: timings, makeStage) }

    /// Returns a new take of the scene that plays a script.
    func makeTake(playing script: Script) throws -> Take { try Take(script: script, makeStage: makeStage) }

    /// Returns a new take of the scene that repeats the recorded inputs of this take.
    ///
    /// - Parameter timings: The changes of timings of the new take, or nil for those of this take.
    package func makeCopy(timings: TimingTable? = nil) throws -> Take {
        var log = TakeLog()
        (log.liveInputs, log.usesScript) = (recordedInputs, false)
        return try Take(repeating: log, timings: timings ?? self.timings, makeStage: makeStage)
    }

    // MARK: - Playing

    /// Advances by one frame, and performs the recorded inputs or the steps of the script that are due.
    package func advance() throws {
        inspection?.storeFrame(of: stage)
        stage.advance(frames: 1)
        inputState.removeInvisible(at: frame, slowness: stage.slowness)
        performRecordedInputs()
        defer { inspection?.recordFrame(of: stage) }
        guard frame > lastPlayedFrame else { return }
        lastPlayedFrame = frame
        try performNewInputs()
    }

    /// Performs the due steps of the script, and the due live inputs of the earlier take. Within a frame, the steps of the script are
    /// first, as in the earlier take.
    private func performNewInputs() throws {
        try player?.performDueSteps(on: self)
        reportTimingFailure()
        while let input = recording.nextPendingInput(at: frame) {
            if case .slow(let slowness) = input { setSlowness(slowness) } else { performLiveInput(input) }
        }
    }

    /// Adds a warning about a touch of the script. A touch in a loop has one warning.
    func addTouchWarning(_ warning: String) { if !touchWarnings.contains(warning) { touchWarnings.append(warning) } }

    /// Reports the warnings about touches that have no effect, each once. Commands call this also if the script fails, because a touch
    /// without an effect is often the reason why a later step fails.
    package func reportTouchWarnings() {
        for warning in touchWarnings { Diagnostics.report(.warning, source: "", warning, onlyOnce: true) }
    }

    private func reportTimingFailure() {
        guard let failure = timingFailure, let player, player.isFinished else { return }
        timingFailure = nil
        if !player.hasFailed { onFailedStep?(failure) }
    }

    package func advance(frames: Int) throws { for _ in 0..<max(frames, 0) { try advance() } }

    /// Plays up to a later frame, or restarts the scene and plays up to an earlier frame.
    package func seek(to frame: Int) throws {
        if frame < stage.frame { rewind() }
        try advance(frames: frame - stage.frame)
    }

    /// Restarts the scene at frame 0.
    private func rewind() {
        stage = inspection?.observe(makeStageAtStart) ?? makeStageAtStart()
        inputState = InputState(framesPerSecond: stage.framesPerSecond)
        recording.rewind()
        performRecordedInputs()
        inspection?.recordFrame(of: stage)
    }

    /// Restarts the scene and observes it from frame 0.
    func restart(inspecting newInspection: Inspection) {
        inspection = newInspection
        rewind()
    }

    /// Ends the observation of the stage. The stage then releases its observer.
    func removeInspection() { inspection = nil }

    /// Performs the recorded inputs that are due in the current frame.
    private func performRecordedInputs() {
        while let input = recording.nextInput(at: frame) { perform(input) }
    }

    // MARK: - Input

    /// Performs and records a live input. If the take is replaying, first discards all later inputs and the rest of the script.
    package func performLiveInput(_ input: Input) {
        if isReplaying {
            _ = recording.removeLaterInputs()
            lastPlayedFrame = frame
            player = nil
            recording.replaceLogByInputs()
            inspection?.truncate(after: frame)
        }
        recording.logLiveInput(TimedInput(frame: frame, input: input))
        if case .cue = input { player?.passCue() }
        record(input)
    }

    /// The live inputs and the position of this take.
    package var log: TakeLog {
        var log = recording.log
        (log.lastPlayedFrame, log.frame) = (lastPlayedFrame, frame)
        return log
    }

    /// Performs and records an input, and adds recorded inputs after it. `end` is the new last frame.
    func record(_ input: Input, followedBy laterInputs: [TimedInput], until end: Int) {
        record(input)
        recording.appendLater(laterInputs)
        lastPlayedFrame = max(end, frame)
    }

    /// Moves the rest of the script to other frames: the pending inputs of its current step, and its next step. `newFrame` converts an old
    /// frame to a new frame.
    func retimeScript(_ newFrame: (Int) -> Int) { player?.retime(newFrame) }

    /// Performs an input and records it.
    func record(_ input: Input) {
        recording.append(TimedInput(frame: frame, input: input))
        perform(input)
    }

    /// Discards the rest of the script, and the live inputs that have not been repeated yet.
    package func stopScript() {
        player = nil
        recording.removePendingInputs()
    }

    func takeSnapshot(_ path: String) throws { try onSnapshot?(path, stage) }
    /// Stores the current frame as the poster frame, unless the take already has a poster frame.
    func recordPosterFrame() { posterFrame = posterFrame ?? frame }

    /// Returns the key stroke that pressed a key, or nil if the key is not down.
    package func pressedKey(_ code: UIKeyboardHIDUsage) -> KeyStroke? { inputState.pressedKeys[code] }

    /// Performs an input on the stage and updates the state.
    private func perform(_ input: Input) {
        inputState.add(input, at: frame, keyboard: stage.keyboard)
        stage.perform(input)
    }
}

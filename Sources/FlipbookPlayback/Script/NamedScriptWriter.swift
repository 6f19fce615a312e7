import Stage
import UIKit

/// Converts recorded inputs into a script that a person can read and maintain.
///
/// A tap names the view that it hits, and `expect` steps name the views that appeared after a gesture. All other inputs have their exact
/// frames and positions. The script is played before it is returned. If the last image differs from that of the take, the taps are written
/// with their exact durations. If it still differs, the taps also get their positions in the named views. If it differs again, all inputs
/// are written exactly.
package enum NamedScriptWriter {
    /// The details with which taps are written.
    private enum TapForm: CaseIterable { case tap, exactDuration, exactDurationAndPosition }

    /// The duration of the step `tap`, in seconds.
    private static let tapDuration = 0.1
    /// The largest number of expectations after a gesture.
    private static let maximumExpectations = 2

    /// Returns a script with all inputs up to the take's current frame.
    package static func script(of take: Take, scene: String) -> String {
        let inputs = take.inputsWithSettings.filter { $0.frame <= take.frame }
        // The stages that replay the inputs become current when they are created. `perform` restores the current stage.
        return take.stage.perform {
            let gestures = observe(RecordedGesture.gestures(in: inputs), of: take)
            let timings = TimingSurvey.steps(of: take)
            for form in TapForm.allCases {
                let text = script(gestures, form, take, scene, timings)
                if endsLike(take, text) { return text }
            }
            return ScriptWriter.script(
                inputs, scene: scene, framesPerSecond: take.stage.framesPerSecond, until: take.frame, timings: timings)
        }
    }

    /// Returns whether a script has ended at the take's current frame, with the same image as the take.
    private static func endsLike(_ take: Take, _ text: String) -> Bool {
        do {
            let replay = try take.makeTake(playing: Script(text))
            try replay.advance(frames: take.frame)
            return replay.isScriptFinished && replay.stage.render() == take.stage.render()
        } catch {
            return false
        }
    }

    // MARK: - Names

    /// A gesture, and the names on the screen that its steps can use.
    private struct ObservedGesture {
        var gesture: RecordedGesture
        /// The position of the finger if the gesture is a tap.
        var tapPosition: CGPoint?
        /// The view that a tap hits, if it has a name.
        var namedTouch: TargetFinder.NamedTouch?
        /// Names that are on the screen when the next gesture begins, but were not on the screen when this gesture began.
        var newNames: [String] = []
    }

    /// Replays the inputs of a take, and finds the names of the views that are hit and of the views that appear.
    private static func observe(_ gestures: [RecordedGesture], of take: Take) -> [ObservedGesture] {
        let stage = take.makeStageAtStart()
        let finder = TargetFinder(stage: stage)
        var observed: [ObservedGesture] = []
        var namesBefore: Set<String> = []
        /// Adds the names that appeared since the last gesture began, if the stage is idle.
        func addNewNames() {
            guard !observed.isEmpty, stage.isIdle else { return }
            var names: [String] = []
            for name in finder.namesForExpectations where !namesBefore.contains(name) && !names.contains(name) { names.append(name) }
            observed[observed.count - 1].newNames = Array(names.prefix(maximumExpectations))
        }
        for gesture in gestures {
            stage.advance(frames: gesture.firstFrame - stage.frame)
            addNewNames()
            namesBefore = Set(ViewFinder(stage).visibleNames)
            var next = ObservedGesture(gesture: gesture, tapPosition: gesture.tapPosition(framesPerSecond: stage.framesPerSecond))
            next.namedTouch = next.tapPosition.flatMap { finder.namedTouch(at: $0) }
            observed.append(next)
            for input in gesture.inputs {
                stage.advance(frames: input.frame - stage.frame)
                stage.perform(input.input)
            }
        }
        stage.advance(frames: take.frame - stage.frame)
        addNewNames()
        return observed
    }

    // MARK: - Steps

    /// Returns the target of a tap: a name, a name with a position in the view, or a position on the screen.
    private static func target(of touch: TargetFinder.NamedTouch?, at position: CGPoint, _ form: TapForm) -> String {
        guard let touch else { return ScriptWriter.point(position) }
        let name = ScriptLineReader.quoted(touch.name)
        guard touch.dependsOnPosition || form == .exactDurationAndPosition else { return name }
        // A hundredth of a point is less than a pixel.
        func rounded(_ value: CGFloat) -> CGFloat { (value * 100).rounded() / 100 }
        return "\(name) at \(ScriptWriter.point(CGPoint(x: rounded(touch.pointInView.x), y: rounded(touch.pointInView.y))))"
    }

    /// Returns the script of gestures.
    private static func script(
        _ gestures: [ObservedGesture], _ form: TapForm, _ take: Take, _ scene: String, _ timings: [TimingStep]
    ) -> String {
        let (framesPerSecond, end) = (take.stage.framesPerSecond, take.frame)
        var lines = ScriptWriter.header(scene: scene, framesPerSecond: framesPerSecond, timings)
        var (frame, slowness) = (0, 1)
        func wait(until next: Int) {
            lines += ScriptWriter.waits(frames: next - frame, framesPerSecond: framesPerSecond * slowness)
            frame = max(frame, next)
        }
        for (index, observed) in gestures.enumerated() {
            let gesture = observed.gesture
            let nextFrame = index + 1 < gestures.count ? gestures[index + 1].gesture.firstFrame : end
            wait(until: gesture.firstFrame)
            if let position = observed.tapPosition {
                let target = target(of: observed.namedTouch, at: position, form)
                let tapFrameCount = max(Int((tapDuration * Double(framesPerSecond * slowness)).rounded()), 1)
                if form == .tap, slowness == 1, frame + tapFrameCount <= nextFrame {
                    lines.append("tap \(target)")
                    frame += tapFrameCount
                } else {
                    let frameCount = max(gesture.lastFrame - gesture.firstFrame, 1)
                    let seconds = ScriptWriter.seconds(frames: frameCount, framesPerSecond: framesPerSecond * slowness)
                    lines.append("hold \(target) for \(seconds)")
                    frame += frameCount
                }
            } else {
                for input in gesture.inputs {
                    wait(until: input.frame)
                    lines.append(ScriptWriter.step(input.input))
                    if case .slow(let new) = input.input { slowness = new }
                }
            }
            guard !observed.newNames.isEmpty else { continue }
            wait(until: nextFrame)
            lines += observed.newNames.map { "expect \(ScriptLineReader.quoted($0))" }
        }
        wait(until: end)
        return lines.joined(separator: "\n") + "\n"
    }
}

import Stage
import Foundation
import UIKit

/// Performs the steps of a script. Each input is performed in its frame.
package final class ScriptPlayer {
    /// A list of steps that is being performed. The outermost list is the script itself.
    private struct Loop {
        var steps: [Script.Step]
        var index = 0
        var remainingRepetitions: Int
    }

    private var loops: [Loop]
    /// The remaining inputs of the current step, in the order of their frames.
    private var pendingInputs: ArraySlice<TimedInput> = []
    /// The frame in which the next step starts.
    private var nextStepFrame = 0
    /// The last frame in which a step was started, and the number of steps that were started in this frame.
    private var startedSteps = (frame: 0, count: 0)
    /// The condition that must be met before the next step starts.
    private var pendingExpectation: ScriptExpectation?
    /// Whether the script waits at its cues until `passCue` is called.
    private let waitsAtCues: Bool
    /// The name of the cue at which the script waits, or nil if it does not wait at a cue.
    package private(set) var waitingCue: String?
    /// Whether all steps have been performed, or a step cannot be performed.
    package private(set) var isFinished = false
    /// Whether a step cannot be performed.
    var hasFailed: Bool { failureFrame != nil }
    /// The frame of the step that could not be performed, or nil if there is none.
    private(set) var failureFrame: Int?

    /// - Parameter waitsAtCues: Whether the script waits at its cues until `passCue` is called. Otherwise the cues are passed immediately.
    package init(_ script: Script, waitsAtCues: Bool = false) {
        loops = [Loop(steps: script.steps, remainingRepetitions: 1)]
        self.waitsAtCues = waitsAtCues
    }

    /// Lets the script continue in the next frame, if it waits at a cue.
    func passCue() { waitingCue = nil }

    /// Performs all inputs and steps that are due in the take's current frame. A step that cannot be performed ends the script, and is
    /// reported to the take's `onFailedStep`. Without `onFailedStep`, the error is thrown.
    package func performDueSteps(on take: Take) throws {
        do {
            try performSteps(on: take)
        } catch let error as ScriptError {
            guard let onFailedStep = take.onFailedStep else { throw error }
            (isFinished, failureFrame) = (true, take.frame)
            onFailedStep(error)
        }
    }

    private func performSteps(on take: Take) throws {
        while !isFinished {
            while let next = pendingInputs.first, next.frame <= take.frame {
                pendingInputs.removeFirst()
                take.record(next.input)
            }
            guard waitingCue == nil, pendingInputs.isEmpty, take.frame >= nextStepFrame, try checkExpectation(take) else { return }
            guard let step = nextStep() else {
                isFinished = true
                return
            }
            try countStartedStep(step, take)
            try start(step, take)
        }
    }

    /// Throws an error if a frame has so many steps that the script probably never ends.
    private func countStartedStep(_ step: Script.Step, _ take: Take) throws {
        startedSteps = (take.frame, startedSteps.frame == take.frame ? startedSteps.count + 1 : 1)
        guard startedSteps.count <= ScriptLimits.stepsPerFrame else {
            throw ScriptError(
                location: step.location,
                message: "more than \(ScriptLimits.stepsPerFrame) steps in one frame; write a step that takes time into the loop, "
                    + "such as wait 0.1")
        }
    }

    /// Returns true if there is no pending condition or if the condition is met. If it is not met in its last frame, the error is reported
    /// to the take's `onFailedExpectation` and the result is true. Without `onFailedExpectation`, the error is thrown.
    private func checkExpectation(_ take: Take) throws -> Bool {
        guard let pendingExpectation else { return true }
        if pendingExpectation.isMet(take) {
            self.pendingExpectation = nil
            return true
        }
        guard take.frame >= pendingExpectation.lastFrame else { return false }
        let error = pendingExpectation.makeError(take)
        guard let onFailedExpectation = take.onFailedExpectation else { throw error }
        self.pendingExpectation = nil
        onFailedExpectation(error)
        return true
    }

    /// Removes the loops that have ended. Returns the next step, or nil after the last step.
    private func nextStep() -> Script.Step? {
        while let loop = loops.last {
            if loop.index < loop.steps.count, loop.remainingRepetitions > 0 {
                loops[loops.count - 1].index += 1
                return loop.steps[loop.index]
            }
            if loop.remainingRepetitions > 1 {
                loops[loops.count - 1].index = 0
                loops[loops.count - 1].remainingRepetitions -= 1
            } else {
                loops.removeLast()
            }
        }
        return nil
    }

    /// Starts a step: schedules its inputs, or enters its loop.
    private func start(_ step: Script.Step, _ take: Take) throws {
        if case .loop(let count, let steps) = step.action {
            // An empty loop is skipped, because nested empty loops would take much time without any effect.
            if count > 0, !steps.isEmpty { loops.append(Loop(steps: steps, remainingRepetitions: count)) }
            return
        }
        var schedule = StepSchedule(take.stage)
        try addInputs(&schedule, step, take)
        let finder = TargetFinder(stage: take.stage)
        if let (touch, target) = step.action.touch, let warning = try finder.ignoredTouchWarning(touch, target) {
            take.addTouchWarning(warning)
        } else if case .drag(let target, _, _) = step.action, let warning = try finder.missedThumbWarning(target) {
            take.addTouchWarning(warning)
        }
        nextStepFrame = take.frame + schedule.frameCount
        pendingInputs = schedule.inputs.map { TimedInput(frame: take.frame + $0.frame, input: $0.input) }[...]
    }

    /// Adds the inputs of a step to a schedule, or performs the step if it has no inputs.
    private func addInputs(_ schedule: inout StepSchedule, _ step: Script.Step, _ take: Take) throws {
        switch step.action {
        case .wait(let seconds): schedule.wait(seconds)
        case .waitForIdle, .expect, .expectText, .expectNumber: pendingExpectation = try ScriptExpectation(step, take)
        case .tap(let target, let times):
            try requireFingerUp(0, step, take)
            try schedule.tap(target, times: times)
        case .press(let target?, let force, let seconds):
            try requireFingerUp(0, step, take)
            try schedule.press(target, force: force, over: seconds)
        case .press(nil, let force, let seconds):
            try schedule.move(0, requireFingerDown(0, step, take), to: nil, force: force, over: seconds)
        case .hold(let target?, let seconds):
            try requireFingerUp(0, step, take)
            try schedule.hold(target, seconds)
        case .hold(nil, let seconds):
            _ = try requireFingerDown(0, step, take)
            schedule.wait(seconds)
        case .release(let number):
            _ = try requireFingerDown(number, step, take)
            schedule.addImmediately(.up(finger: number))
        case .cancel(let number):
            _ = try requireFingerDown(number, step, take)
            schedule.addImmediately(.cancel(finger: number))
        case .drag(let start, let end, let seconds):
            try requireFingerUp(0, step, take)
            try schedule.drag(from: start, to: end, over: seconds)
        case .swipe(let direction, let target, let seconds):
            try requireFingerUp(0, step, take)
            try schedule.swipe(direction, target, over: seconds)
        case .pinch(let target, let factor, let seconds):
            for number in 0...1 { try requireFingerUp(number, step, take) }
            try schedule.pinch(target, by: factor, over: seconds)
        case .scroll(let target, let distance, let seconds): try schedule.scroll(target, by: distance, over: seconds)
        case .down(let target, let force, let number):
            try requireFingerUp(number, step, take)
            try schedule.down(target, force: force, finger: number)
        case .move(let target, let force, let number, let seconds):
            let currentFinger = try requireFingerDown(number, step, take)
            try schedule.move(number, currentFinger, to: target, force: force ?? currentFinger.force, over: seconds)
        case .key(let stroke, .downAndUp): schedule.pressKey(stroke)
        case .key(let stroke, .down): schedule.addImmediately(.keyDown(stroke))
        case .key(let stroke, .up): schedule.addImmediately(.keyUp(stroke))
        case .type(let text): schedule.type(text)
        case .compose(let text, let selection):
            try requireTextInput(step, take)
            schedule.addImmediately(.compose(text, selecting: selection))
        case .commit(let text):
            try requireTextInput(step, take)
            schedule.addImmediately(.commit(text))
        case .rotate(let orientation): schedule.addImmediately(.rotate(orientation))
        case .setting(let setting): schedule.addImmediately(.setting(setting))
        case .secondaryClick(let target): try schedule.secondaryClick(target)
        case .accessibility(let action, let target): try schedule.performAccessibilityAction(action, target)
        case .tilt(let tilt): schedule.addImmediately(.tilt(tilt))
        case .slow(let slowness): schedule.addImmediately(.slow(slowness))
        case .cue(let name): if waitsAtCues { waitingCue = name } else { schedule.addImmediately(.cue(name)) }
        case .snapshot(let path):
            do {
                try take.takeSnapshot(path)
            } catch {
                throw ScriptError(location: step.location, message: "\(error)")
            }
        case .poster: take.recordPosterFrame()
        case .say(let text, let seconds): schedule.addImmediately(.say(text, seconds: seconds))
        case .chapter(let name): schedule.addImmediately(.chapter(name))
        case .loop: break
        }
    }

    /// Converts the frames of the pending inputs when slow motion changes during a step.
    ///
    /// The inputs are still performed at the same times of the scene.
    func retime(_ newFrame: (Int) -> Int) {
        for index in pendingInputs.indices { pendingInputs[index].frame = newFrame(pendingInputs[index].frame) }
        nextStepFrame = newFrame(nextStepFrame)
        if let last = pendingExpectation?.lastFrame { pendingExpectation?.lastFrame = newFrame(last) }
    }

    // MARK: - Fingers

    /// Returns the finger with this number, or throws an error if it is not down.
    private func requireFingerDown(_ number: Int, _ step: Script.Step, _ take: Take) throws -> Take.Finger {
        if let finger = take.fingers[number] { return finger }
        // Scripts count fingers from 1, and seldom name the first one.
        let message =
            number == 0
            ? "no finger is down; put one down with 'press' or 'down'"
            : "finger \(number + 1) is not down; put it down with 'down TARGET finger \(number + 1)'"
        throw ScriptError(location: step.location, message: message)
    }

    /// Throws an error if the finger with this number is down.
    private func requireFingerUp(_ number: Int, _ step: Script.Step, _ take: Take) throws {
        guard let finger = take.fingers[number] else { return }
        let (name, suffix) = number == 0 ? ("the finger", "") : ("finger \(number + 1)", " finger \(number + 1)")
        let position = "(\(NumberText.rounded(finger.position.x)), \(NumberText.rounded(finger.position.y)))"
        throw ScriptError(
            location: step.location,
            message: "\(name) is still down at \(position); lift it with 'release\(suffix)'")
    }

    /// Throws an error if no view accepts text.
    private func requireTextInput(_ step: Script.Step, _ take: Take) throws {
        guard take.stage.keyboard.acceptsText else {
            throw ScriptError(
                location: step.location,
                message: "no text field is being edited; begin editing with 'tap' on a text field or with 'key tab'")
        }
    }
}

import Foundation
import UIKit

/// Does the steps of a script, each at its frame.
package final class ScriptPlayer {
    private struct Loop {
        var steps: [Script.Step]
        var index = 0
        var rounds: Int
    }

    private var loops: [Loop]
    /// What the step at hand still has to do, by frame.
    private var pending: ArraySlice<TimedInput> = []
    /// The frame at which the next step begins.
    private var resume = 0
    private var watch: Watch?
    package private(set) var isOver = false

    /// Something that has to become true by a frame.
    private struct Watch {
        var lastFrame: Int
        var holds: (Take) -> Bool
        var complaint: (Take) -> ScriptError
    }

    package init(_ script: Script) { loops = [Loop(steps: script.steps, rounds: 1)] }

    /// Does all that is due at the take's frame.
    package func act(on take: Take) throws {
        while !isOver {
            while let next = pending.first, next.frame <= take.frame {
                pending.removeFirst()
                take.record(next.input)
            }
            guard pending.isEmpty, take.frame >= resume, try look(take) else { return }
            guard let step = nextStep() else {
                isOver = true
                return
            }
            try begin(step, take)
        }
    }

    /// Whether nothing is waited for any more.
    private func look(_ take: Take) throws -> Bool {
        guard let watch else { return true }
        if watch.holds(take) {
            self.watch = nil
            return true
        }
        guard take.frame < watch.lastFrame else { throw watch.complaint(take) }
        return false
    }

    private func nextStep() -> Script.Step? {
        while let loop = loops.last {
            if loop.index < loop.steps.count, loop.rounds > 0 {
                loops[loops.count - 1].index += 1
                return loop.steps[loop.index]
            }
            if loop.rounds > 1 {
                loops[loops.count - 1].index = 0
                loops[loops.count - 1].rounds -= 1
            } else {
                loops.removeLast()
            }
        }
        return nil
    }

    private func begin(_ step: Script.Step, _ take: Take) throws {
        if case .loop(let count, let steps) = step.action {
            // A loop of nothing but loops of nothing would go round for nothing.
            if count > 0, !steps.isEmpty { loops.append(Loop(steps: steps, rounds: count)) }
            return
        }
        var plan = Plan(take.stage)
        try fill(&plan, step, take)
        resume = take.frame + plan.length
        pending = plan.inputs.map { TimedInput(frame: take.frame + $0.frame, input: $0.input) }[...]
    }

    private func fill(_ plan: inout Plan, _ step: Script.Step, _ take: Take) throws {
        switch step.action {
        case .wait(let seconds): plan.pause(seconds)
        case .waitForIdle, .expect, .expectNumber: watch = try watch(step, take)
        case .tap(let target, let times):
            try requireUp(0, step, take)
            try plan.tap(target, times: times)
        case .press(let target?, let force, let seconds):
            try requireUp(0, step, take)
            try plan.press(target, force: force, over: seconds)
        case .press(nil, let force, let seconds):
            try plan.move(0, finger(0, step, take), to: nil, force: force, over: seconds)
        case .hold(let target?, let seconds):
            try requireUp(0, step, take)
            try plan.hold(target, seconds)
        case .hold(nil, let seconds):
            _ = try finger(0, step, take)
            plan.pause(seconds)
        case .release(let number):
            _ = try finger(number, step, take)
            plan.now(.up(finger: number))
        case .cancel(let number):
            _ = try finger(number, step, take)
            plan.now(.cancel(finger: number))
        case .drag(let start, let end, let seconds):
            try requireUp(0, step, take)
            try plan.drag(start, end, over: seconds)
        case .swipe(let direction, let target, let seconds):
            try requireUp(0, step, take)
            try plan.swipe(direction, target, over: seconds)
        case .pinch(let target, let factor, let seconds):
            for number in 0...1 { try requireUp(number, step, take) }
            try plan.pinch(target, by: factor, over: seconds)
        case .scroll(let target, let distance, let seconds): try plan.scroll(target, by: distance, over: seconds)
        case .down(let target, let force, let number):
            try requireUp(number, step, take)
            try plan.down(target, force: force, finger: number)
        case .move(let target, let force, let number, let seconds):
            let hand = try finger(number, step, take)
            try plan.move(number, hand, to: target, force: force ?? hand.force, over: seconds)
        case .key(let stroke, .whole): plan.strike(stroke)
        case .key(let stroke, .down): plan.now(.keyDown(stroke))
        case .key(let stroke, .up): plan.now(.keyUp(stroke))
        case .type(let text): plan.type(text)
        case .compose(let text, let chosen):
            try requireText(step, take)
            plan.now(.compose(text, choosing: chosen))
        case .commit(let text):
            try requireText(step, take)
            plan.now(.commit(text))
        case .rotate(let orientation): plan.now(.rotate(orientation))
        case .slow(let slowness): plan.now(.slow(slowness))
        case .snapshot(let path): try take.takePicture(path)
        case .poster: take.notePoster()
        case .loop: break
        }
    }

    /// Time goes slower or faster in the middle of a step: what is left of it comes at the same moments of the scene.
    func retime(_ place: (Int) -> Int) {
        for index in pending.indices { pending[index].frame = place(pending[index].frame) }
        resume = place(resume)
        if let last = watch?.lastFrame { watch?.lastFrame = place(last) }
    }

    // MARK: - Fingers

    private func finger(_ number: Int, _ step: Script.Step, _ take: Take) throws -> Take.Finger {
        guard let finger = take.fingers[number] else {
            throw ScriptError(place: step.place, message: "no finger is down here; 'press' or 'down' puts one down")
        }
        return finger
    }

    private func requireUp(_ number: Int, _ step: Script.Step, _ take: Take) throws {
        guard take.fingers[number] == nil else {
            throw ScriptError(place: step.place, message: "the finger is still down here; 'release' lifts it")
        }
    }

    private func requireText(_ step: Script.Step, _ take: Take) throws {
        guard take.stage.keyboard.isTakingText else {
            throw ScriptError(
                place: step.place, message: "nothing takes text here; 'tap' on a text field, or 'key tab', gives it the keyboard")
        }
    }

    // MARK: - Looking

    private func watch(_ step: Script.Step, _ take: Take) throws -> Watch {
        switch step.action {
        case .waitForIdle(let seconds):
            return Watch(lastFrame: take.frame + take.stage.framesShown(in: seconds), holds: { $0.stage.isIdle }) { _ in
                ScriptError(place: step.place, message: "something still moves after \(ScriptLine.short(seconds)) s")
            }
        case .expect(let target, let isGone, let seconds):
            return Watch(
                lastFrame: take.frame + take.stage.framesShown(in: seconds),
                holds: { TargetFinder(stage: $0.stage).isVisible(target) != isGone }
            ) { take in
                let late = seconds > 0 ? " after \(ScriptLine.short(seconds)) s" : ""
                if isGone { return ScriptError(place: target.place, message: "this is still on the screen\(late)") }
                do {
                    _ = try TargetFinder(stage: take.stage).view(target)
                } catch let error as ScriptError {
                    return ScriptError(place: error.place, message: error.message + late)
                } catch {}
                return ScriptError(place: target.place, message: "this is not on the screen\(late)")
            }
        case .expectNumber(let target, let keyPath, let value, let tolerance):
            let shown = take.stage.trace(try TargetFinder(stage: take.stage).view(target).layer, keyPath)
            guard shown.isFinite else {
                throw ScriptError(
                    place: step.place, message: "'\(keyPath)' is not a number of a view; such are position.x, opacity, transform.rotation.z"
                )
            }
            guard abs(shown - value) <= tolerance else {
                throw ScriptError(place: step.place, message: String(format: "%@ is %.6g here, not %.6g", keyPath, shown, value))
            }
            return Watch(lastFrame: take.frame, holds: { _ in true }) { _ in ScriptError(place: step.place, message: "") }
        default:
            preconditionFailure("only steps that look are watched")
        }
    }
}

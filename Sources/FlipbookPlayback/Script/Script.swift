import Foundation
import Stage
import UIKit

/// A list of steps that a user could perform in a scene, read from a file. The grammar is in docs/SCRIPT.md.
nonisolated public struct Script: Sendable {
    package var steps: [Step]
    /// The changes of the timings of animations.
    package var timings: [TimingStep] = []
    /// The name of the scene, or nil if the script does not state it.
    public internal(set) var scene: String?

    /// An action and its location in the file.
    nonisolated package struct Step: Equatable, Sendable {
        package var action: Action
        package var location: ScriptLocation
    }

    /// Whether the script selects the frame that represents the scene in the gallery.
    package var hasPoster: Bool {
        func containsPoster(_ steps: [Step]) -> Bool {
            steps.contains { if case .loop(_, let nestedSteps) = $0.action { containsPoster(nestedSteps) } else { $0.action == .poster } }
        }
        return containsPoster(steps)
    }

    /// The names of the cues, in the order of the script. Each name exists once.
    package var cues: [String] {
        steps.compactMap { if case .cue(let name) = $0.action { name } else { nil } }
    }

    /// The action of a step. Durations are in seconds of the scene's time.
    nonisolated package indirect enum Action: Equatable, Sendable {
        case wait(Double)
        case waitForIdle(within: Double)
        case expect(ScriptTarget, isGone: Bool, within: Double)
        case expectText(ScriptTarget, String, within: Double)
        case expectNumber(ScriptTarget, keyPath: String, value: ScriptPoint.Coordinate, tolerance: Double)
        case tap(ScriptTarget, times: Int)
        case press(ScriptTarget?, force: Double, over: Double)
        case hold(ScriptTarget?, Double)
        case release(finger: Int)
        case cancel(finger: Int)
        case drag(ScriptTarget, to: ScriptTarget, over: Double)
        case swipe(Direction, on: ScriptTarget?, over: Double)
        case pinch(ScriptTarget?, by: Double, over: Double)
        case scroll(ScriptTarget?, by: ScriptPoint, over: Double)
        case down(ScriptTarget, force: Double, finger: Int)
        case move(ScriptTarget, force: Double?, finger: Int, over: Double)
        case key(KeyStroke, KeyAction)
        case type(String)
        case compose(String, selecting: Range<Int>)
        case commit(String)
        case rotate(Orientation)
        case setting(DeviceSetting)
        case secondaryClick(ScriptTarget)
        case accessibility(AccessibilityAction, ScriptTarget?)
        case tilt(CGPoint)
        case slow(Int)
        case cue(String)
        case snapshot(String)
        case poster
        case say(String, seconds: Double?)
        case chapter(String)
        case loop(Int, [Step])
    }

    /// A direction of a swipe.
    nonisolated package enum Direction: String, CaseIterable, Sendable { case left, right, up, down }
    /// The events of a key press that a step performs: press and release, only the press, or only the release.
    nonisolated package enum KeyAction: Sendable { case downAndUp, down, up }
}

extension Script.Action {
    /// The name of the touch that begins with this step, such as `the tap on`, and its target. Nil if no finger touches a target.
    nonisolated var touch: (name: String, target: ScriptTarget)? {
        switch self {
        case .tap(let target, _): ("the tap on", target)
        case .press(let target?, _, _): ("the press on", target)
        case .hold(let target?, _): ("the hold on", target)
        case .drag(let target, _, _): ("the drag from", target)
        case .swipe(_, let target?, _): ("the swipe on", target)
        case .pinch(let target?, _, _): ("the pinch on", target)
        case .down(let target, _, _): ("the touch on", target)
        default: nil
        }
    }
}

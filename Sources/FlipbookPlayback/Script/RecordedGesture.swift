import Stage
import UIKit

/// Recorded inputs that belong together: from the first finger or key that goes down until all fingers and keys are up. An input while no
/// finger and no key is down is a gesture too.
struct RecordedGesture {
    var inputs: [TimedInput]

    /// The frame of the first input.
    var firstFrame: Int { inputs.first?.frame ?? 0 }
    /// The frame of the last input.
    var lastFrame: Int { inputs.last?.frame ?? 0 }

    /// The largest distance in points by which the finger of a tap moves.
    private static let maximumTapMovement: CGFloat = 8
    /// The longest duration of a tap, in seconds.
    private static let maximumTapDuration = 0.4

    /// Splits inputs into gestures.
    static func gestures(in inputs: [TimedInput]) -> [RecordedGesture] {
        var gestures: [RecordedGesture] = []
        var (fingers, keys): (Set<Int>, Set<UIKeyboardHIDUsage>) = ([], [])
        for input in inputs {
            if fingers.isEmpty, keys.isEmpty { gestures.append(RecordedGesture(inputs: [])) }
            gestures[gestures.count - 1].inputs.append(input)
            switch input.input {
            case .down(let finger, _, _): fingers.insert(finger)
            case .up(let finger), .cancel(let finger): fingers.remove(finger)
            case .keyDown(let stroke): keys.insert(stroke.code)
            case .keyUp(let stroke): keys.remove(stroke.code)
            case .move, .scroll, .compose, .commit, .rotate, .setting, .secondaryClick, .accessibility, .tilt, .slow, .cue, .say, .chapter:
                break
            }
        }
        return gestures
    }

    /// Returns the position of the finger if the gesture is a tap of one finger: short, with an ordinary force and almost without
    /// movement. Otherwise returns nil.
    func tapPosition(framesPerSecond: Int) -> CGPoint? {
        guard case .down(0, let position, 1)? = inputs.first?.input, case .up(0)? = inputs.last?.input, inputs.count > 1,
            Double(lastFrame - firstFrame) <= Self.maximumTapDuration * Double(framesPerSecond)
        else { return nil }
        let staysInPlace = inputs.dropFirst().dropLast().allSatisfy { input in
            guard case .move(0, let other, 1) = input.input else { return false }
            return hypot(other.x - position.x, other.y - position.y) <= Self.maximumTapMovement
        }
        return staysInPlace ? position : nil
    }
}

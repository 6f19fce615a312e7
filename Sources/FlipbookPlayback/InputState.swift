import Stage
import UIKit

/// The effects of a take's inputs up to its current frame: the fingers and keys that are down, and what videos show of the inputs.
struct InputState {
    /// The fingers on the screen, by their numbers.
    private(set) var fingers: [Int: Take.Finger] = [:]
    /// The fingers that were lifted recently, and the frames in which they were lifted.
    private(set) var liftedFingers: [(finger: Take.Finger, frame: Int)] = []
    /// The keys that are down.
    private(set) var pressedKeys: [UIKeyboardHIDUsage: KeyStroke] = [:]
    /// The latest clicks and pressed keys.
    private(set) var presses: PressHistory
    /// The subtitles and chapters.
    private(set) var captions: TakeCaptions

    init(framesPerSecond: Int) {
        presses = PressHistory(framesPerSecond: framesPerSecond)
        captions = TakeCaptions(framesPerSecond: framesPerSecond)
    }

    /// Adds an input. Call this method before the stage performs the input, because the input can change the state of the keyboard.
    mutating func add(_ input: Input, at frame: Int, keyboard: Keyboard) {
        presses.add(input, fingers: fingers, keyboard: keyboard, frame: frame)
        captions.add(input, frame: frame)
        switch input {
        case .down(let finger, let position, let force):
            fingers[finger] = Take.Finger(position: position, force: force, downFrame: frame)
        case .move(let finger, let position, let force):
            fingers[finger]?.position = position
            fingers[finger]?.force = force
        case .up(let finger), .cancel(let finger):
            if let liftedFinger = fingers.removeValue(forKey: finger) { liftedFingers.append((liftedFinger, frame)) }
        case .keyDown(let stroke): pressedKeys[stroke.code] = stroke
        case .keyUp(let stroke): pressedKeys[stroke.code] = nil
        case .scroll, .compose, .commit, .rotate, .setting, .secondaryClick, .accessibility, .tilt, .slow, .cue, .say, .chapter: break
        }
    }

    /// Removes the presses and the lifted fingers whose indicators have faded out.
    mutating func removeInvisible(at frame: Int, slowness: Int) {
        presses.removeInvisible(at: frame)
        liftedFingers.removeAll { frame - $0.frame > 60 * slowness }
    }
}

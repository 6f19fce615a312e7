import UIKit

extension Stage {
    /// Performs an input in the current frame.
    package func perform(_ input: Input) {
        switch input {
        case .down(let finger, let position, let force): touchDown(at: position, force: force, finger: finger)
        case .move(let finger, let position, let force): touchMove(to: position, force: force, finger: finger)
        case .up(let finger): touchUp(finger: finger)
        case .cancel(let finger): touchCancel(finger: finger)
        case .scroll(let position, let distance): scroll(at: position, by: distance)
        case .rotate(let orientation): rotate(to: orientation.interfaceOrientation)
        case .keyDown(let stroke): perform { keyboard.keyDown(stroke) }
        case .keyUp(let stroke): perform { keyboard.keyUp(stroke) }
        case .compose(let text, let selection): perform { keyboard.compose(text, selecting: selection) }
        case .commit(let text): perform { keyboard.commit(text) }
        case .setting(let setting): change(setting)
        case .secondaryClick(let position): perform { application.secondaryClick(at: position) }
        case .accessibility(let action, let position): performAccessibilityAction(action, at: position)
        case .tilt(let tilt): perform { application.tilt.set(tilt) }
        case .slow(let slowness): self.slowness = slowness
        case .cue, .say, .chapter: break
        }
    }

    /// Returns the number of frames that are displayed while a duration passes in the scene. In slow motion, more frames are displayed.
    package func displayedFrameCount(in seconds: Double) -> Int { Int((seconds * Double(framesPerSecond * slowness)).rounded()) }
}

import UIKit

extension Stage {
    /// Does to the screen what a person would, at the time of its frame.
    package func perform(_ input: Input) {
        switch input {
        case .down(let finger, let place, let force): touchDown(at: place, force: force, finger: finger)
        case .move(let finger, let place, let force): touchMove(to: place, force: force, finger: finger)
        case .up(let finger): touchUp(finger: finger)
        case .cancel(let finger): touchCancel(finger: finger)
        case .scroll(let place, let distance): scroll(at: place, by: distance)
        case .rotate(let orientation): rotate(to: orientation.ofInterface)
        case .keyDown(let stroke): keyboard.down(stroke)
        case .keyUp(let stroke): keyboard.up(stroke)
        case .compose(let text, let chosen): keyboard.compose(text, choosing: chosen)
        case .commit(let text): keyboard.commit(text)
        case .slow(let slowness): self.slowness = slowness
        }
    }

    /// The nearest whole number of frames to so many seconds of the scene, at the speed at which time passes now.
    package func framesShown(in seconds: Double) -> Int { Int((seconds * Double(framesPerSecond * slowness)).rounded()) }
}

extension Orientation {
    var ofInterface: UIInterfaceOrientation {
        switch self {
        case .portrait: .portrait
        case .landscape: .landscapeLeft
        case .landscapeRight: .landscapeRight
        case .upsideDown: .portraitUpsideDown
        }
    }
}

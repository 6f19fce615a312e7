import FlipbookPlayback
import Stage

extension Script {
    /// Whether the script contains a step that rotates the screen.
    var rotatesScreen: Bool { firstRotation(framesPerSecond: 1) != nil }

    /// Returns a frame before which the script does not rotate the screen, or nil if it never rotates it.
    ///
    /// The frame follows from the steps `wait` with a number of seconds. The duration of all other steps is known only when the script is
    /// played, so they count as 0 frames.
    func firstRotation(framesPerSecond: Int) -> Int? {
        Self.firstRotation(in: steps, framesPerSecond: framesPerSecond).rotation
    }

    /// Returns the first rotation in the steps, or nil, and the minimum number of frames of the steps.
    private static func firstRotation(in steps: [Step], framesPerSecond: Int) -> (rotation: Int?, frameCount: Double) {
        var frameCount = 0.0
        for step in steps {
            switch step.action {
            case .rotate: return (Int(min(frameCount, 1e9)), frameCount)
            case .wait(let seconds): frameCount += (max(seconds, 0) * Double(framesPerSecond)).rounded(.down)
            case .loop(let count, let steps):
                let loop = firstRotation(in: steps, framesPerSecond: framesPerSecond)
                if let rotation = loop.rotation { return (Int(min(frameCount, 1e9)) + rotation, frameCount) }
                frameCount += loop.frameCount * Double(count)
            default: break
            }
        }
        return (nil, frameCount)
    }
}

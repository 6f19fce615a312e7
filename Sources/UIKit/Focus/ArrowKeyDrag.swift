import CoreGraphics
import QuartzCore

/// A simulated touch that moves as long as an arrow key is held down, and at least far enough to be recognized as a drag.
final class ArrowKeyDrag {
    private let dispatcher: TouchDispatcher
    private var location: CGPoint
    private let direction: CGVector
    private let keyCode: UIKeyboardHIDUsage
    private var isKeyDown = true
    private var frameCount = 0
    private var link: CADisplayLink?

    /// The distance in points by which the touch moves in each frame.
    private static let distancePerFrame: CGFloat = 6
    /// The minimum number of frames for which the touch moves.
    private static let minimumFrameCount = 10

    init(_ dispatcher: TouchDispatcher, from location: CGPoint, toward direction: CGVector, for keyCode: UIKeyboardHIDUsage) {
        (self.dispatcher, self.location, self.direction, self.keyCode) = (dispatcher, location, direction, keyCode)
        dispatcher.touchDown(at: location, force: 1, finger: FocusSystem.simulatedFinger)
        let link = CADisplayLink { [weak self] link in
            guard let self else { return link.invalidate() }
            advance()
        }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    func keyUp(_ keyCode: UIKeyboardHIDUsage) { if keyCode == self.keyCode { isKeyDown = false } }

    private func advance() {
        frameCount += 1
        location = CGPoint(x: location.x + direction.dx * Self.distancePerFrame, y: location.y + direction.dy * Self.distancePerFrame)
        dispatcher.move(to: location, force: 1, finger: FocusSystem.simulatedFinger)
        if !isKeyDown, frameCount >= Self.minimumFrameCount { stop() }
    }

    func stop() {
        guard let link else { return }
        link.invalidate()
        self.link = nil
        dispatcher.touchUp(FocusSystem.simulatedFinger)
    }
}

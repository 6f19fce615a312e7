import CoreGraphics
import Foundation
import UIKit

extension Stage {
    /// Puts a finger down at a point of the window.
    ///
    /// - Parameters:
    ///   - force: The force of the touch; 1 is an ordinary touch.
    ///   - finger: The number that identifies the finger in later calls.
    public func touchDown(at point: CGPoint, force: CGFloat = 1, finger: Int = 0) {
        perform { application.touchDispatcher.touchDown(at: point, force: force, finger: finger) }
    }

    /// Moves a finger to a point of the window, or changes its force.
    public func touchMove(to point: CGPoint, force: CGFloat = 1, finger: Int = 0) {
        perform { application.touchDispatcher.move(to: point, force: force, finger: finger) }
    }

    /// Lifts a finger.
    public func touchUp(finger: Int = 0) { perform { application.touchDispatcher.touchUp(finger) } }

    /// Cancels the touch of a finger, as an incoming call does.
    public func touchCancel(finger: Int = 0) { perform { application.touchDispatcher.cancel(finger) } }

    /// The touch that presses on a view with a preview interaction, or nil if there is none.
    package var currentPress: TouchDispatcher.Press? { application.touchDispatcher.currentPress }

    /// Taps at a point. The finger is down for one frame.
    public func tap(at point: CGPoint) {
        touchDown(at: point)
        advance(frames: 1)
        touchUp()
    }

    /// Drags a finger along a straight line, with one step per frame.
    public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval) {
        touchDown(at: start)
        forEachFrame(in: duration) { fraction in
            touchMove(to: CGPoint(x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction))
        }
        touchUp()
    }

    /// Puts a finger down and increases its force smoothly from 0 to `force`. The finger stays down.
    public func press(at point: CGPoint, force: CGFloat, duration: TimeInterval) {
        touchDown(at: point, force: 0)
        forEachFrame(in: duration) { fraction in touchMove(to: point, force: force * smoothstep(fraction)) }
    }

    /// Pinches and rotates with two fingers on opposite sides of a point.
    ///
    /// - Parameters:
    ///   - center: The point between the fingers, in the window's coordinates.
    ///   - spread: The distance between the fingers at the start and at the end, in points.
    ///   - angle: The angle of the line through the fingers at the start and at the end, in radians, clockwise from the right.
    public func pinch(
        at center: CGPoint, spread: (start: CGFloat, end: CGFloat), angle: (start: CGFloat, end: CGFloat) = (0, 0), duration: TimeInterval
    ) {
        func steps(at fraction: CGFloat) -> [TouchDispatcher.FingerUpdate] {
            let radius = (spread.start + (spread.end - spread.start) * fraction) / 2
            let lineAngle = angle.start + (angle.end - angle.start) * fraction
            return [CGFloat(1), -1].enumerated().map { finger, side in
                TouchDispatcher.FingerUpdate(
                    finger: finger,
                    location: CGPoint(x: center.x + side * radius * cos(lineAngle), y: center.y + side * radius * sin(lineAngle)))
            }
        }
        perform { application.touchDispatcher.touchDown(steps(at: 0)) }
        forEachFrame(in: duration) { fraction in perform { application.touchDispatcher.move(steps(at: fraction)) } }
        perform { application.touchDispatcher.touchUp([0, 1]) }
    }

    /// Advances by the frames of a duration. After each frame it calls `step` with the elapsed fraction, which is 1 on the last frame.
    private func forEachFrame(in duration: TimeInterval, _ step: (CGFloat) -> Void) {
        let frameCount = frameCount(for: duration)
        for frame in 1...frameCount {
            advance(frames: 1)
            step(CGFloat(frame) / CGFloat(frameCount))
        }
    }
}

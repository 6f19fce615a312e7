import CoreGraphics
import Foundation
import UIKit

extension Stage {
    /// A finger comes down at a point of the window; a force of 1 is an ordinary touch. Fingers are told apart by their numbers.
    public func touchDown(at point: CGPoint, force: CGFloat = 1, finger: Int = 0) { hand.down(at: point, force: force, finger: finger) }

    public func touchMove(to point: CGPoint, force: CGFloat = 1, finger: Int = 0) { hand.move(to: point, force: force, finger: finger) }

    public func touchUp(finger: Int = 0) { hand.up(finger) }

    /// The touch is taken away, as by a call that comes in.
    public func touchCancel(finger: Int = 0) { hand.cancel(finger) }

    /// Down, one frame, up.
    public func tap(at point: CGPoint) {
        touchDown(at: point)
        advance(frames: 1)
        touchUp()
    }

    /// Down, in a straight line over, up: a step on each frame.
    public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval) {
        touchDown(at: start)
        glide(duration) { part in
            touchMove(to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
        }
        touchUp()
    }

    /// Down, and the force rises smoothly from 0. The finger stays down.
    public func press(at point: CGPoint, force: CGFloat, duration: TimeInterval) {
        touchDown(at: point, force: 0)
        // Without a kink at either end: 3p² - 2p³.
        glide(duration) { part in touchMove(to: point, force: force * part * part * (3 - 2 * part)) }
    }

    /// Two fingers come down on either side of a point, `spread.start` from each other on a line at `angle.start` (in radians, clockwise from
    /// the right), go to `spread.end` and `angle.end` together, and leave.
    public func pinch(
        at center: CGPoint, spread: (start: CGFloat, end: CGFloat), angle: (start: CGFloat, end: CGFloat) = (0, 0), duration: TimeInterval
    ) {
        func steps(_ part: CGFloat) -> [Hand.Step] {
            let radius = (spread.start + (spread.end - spread.start) * part) / 2
            let turn = angle.start + (angle.end - angle.start) * part
            return [CGFloat(1), -1].enumerated().map { finger, side in
                Hand.Step(
                    finger: finger, place: CGPoint(x: center.x + side * radius * cos(turn), y: center.y + side * radius * sin(turn)))
            }
        }
        hand.down(steps(0))
        glide(duration) { hand.move(steps($0)) }
        hand.up([0, 1])
    }

    /// Does something on each frame of a time, with the part of it that is over, 1 at the last.
    private func glide(_ duration: TimeInterval, _ step: (CGFloat) -> Void) {
        let frames = framesOf(duration)
        for frame in 1...frames {
            advance(frames: 1)
            step(CGFloat(frame) / CGFloat(frames))
        }
    }
}

import CoreGraphics
import Foundation
import UIKit

extension Stage {
    /// Puts a finger down at a point of the window.
    ///
    /// - Parameters:
    ///   - point: The point, in the window's coordinates.
    ///   - force: The force of the touch. 1 is an ordinary touch.
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

    /// Clicks with the secondary button of the mouse, which opens a context menu immediately.
    public func secondaryClick(at point: CGPoint) { perform(.secondaryClick(at: point)) }

    /// Tilts the device. Both coordinates are in -1…1. Positive numbers are a tilt to the right and to the bottom. The views with motion
    /// effects move.
    public func tilt(_ tilt: CGPoint) { perform(.tilt(tilt)) }

    /// The touch that presses on a view with a preview interaction, or nil if there is none.
    package var currentPress: TouchDispatcher.Press? { application.touchDispatcher.currentPress }

    /// Returns a point of a view in the coordinates of the stage's window, or the center of the view for nil. The view can be in another
    /// window.
    public func location(of point: CGPoint? = nil, in view: UIView) -> CGPoint {
        let location = view.convert(point ?? CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        return view.window?.convertToScreen(location) ?? location
    }

    /// Taps at a point of the window. The finger is down for one frame.
    ///
    /// - Parameters:
    ///   - point: The point, in the window's coordinates.
    ///   - count: The number of taps, for example 2 for a double tap. One frame passes between two of them.
    public func tap(at point: CGPoint, count: Int = 1) {
        for tap in 0..<max(count, 0) {
            if tap > 0 { advance(frames: 1) }
            touchDown(at: point)
            advance(frames: 1)
            touchUp()
        }
    }

    /// Taps the center of a view. The frontmost view at this point receives the touch.
    public func tap(_ view: UIView, count: Int = 1) { tap(at: location(in: view), count: count) }

    /// Drags a finger along a straight line, with one step per frame.
    ///
    /// All gestures with a duration have no effect if the duration is not finite or has ten million frames or more.
    public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval) {
        guard let frameCount = frameCount(in: duration, of: "drag(from:to:duration:)") else { return }
        touchDown(at: start)
        forEachFrame(frameCount) { fraction in
            touchMove(to: CGPoint(x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction))
        }
        touchUp()
    }

    /// Drags a finger along points of the window, one point per frame. The finger touches the screen at the first point and is lifted at
    /// the last point.
    public func drag(along points: [CGPoint], force: CGFloat = 1) {
        guard let first = points.first else { return }
        touchDown(at: first, force: force)
        for point in points.dropFirst() {
            advance(frames: 1)
            touchMove(to: point, force: force)
        }
        touchUp()
    }

    /// Drags a finger along the lines between points of the window, at a constant speed.
    ///
    /// - Parameters:
    ///   - points: The points, in the window's coordinates.
    ///   - duration: The duration in seconds, for all lines together.
    public func drag(through points: [CGPoint], duration: TimeInterval) {
        guard let first = points.first, let last = points.last, let frameCount = frameCount(in: duration, of: "drag(through:duration:)")
        else { return }
        let lengths = zip(points, points.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
        let total = lengths.reduce(0, +)
        touchDown(at: first)
        forEachFrame(frameCount) { fraction in
            var distance = total * fraction
            let line = lengths.firstIndex { length in
                if distance <= length { return true }
                distance -= length
                return false
            }
            guard fraction < 1, let line, lengths[line] > 0 else { return touchMove(to: fraction < 1 ? first : last) }
            let (start, end, part) = (points[line], points[line + 1], distance / lengths[line])
            touchMove(to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
        }
        touchUp()
    }

    /// Puts a finger down and increases its force smoothly from 0 to `force`. The finger stays down.
    public func press(at point: CGPoint, force: CGFloat, duration: TimeInterval) {
        guard let frameCount = frameCount(in: duration, of: "press(at:force:duration:)") else { return }
        touchDown(at: point, force: 0)
        forEachFrame(frameCount) { fraction in touchMove(to: point, force: force * smoothstep(fraction)) }
    }

    /// Pinches and rotates with two fingers on opposite sides of a point.
    ///
    /// - Parameters:
    ///   - center: The point between the fingers, in the window's coordinates.
    ///   - spread: The distance between the fingers at the start and at the end, in points.
    ///   - angle: The angle of the line through the fingers at the start and at the end, in radians, clockwise from the right.
    ///   - duration: The duration in seconds.
    public func pinch(
        at center: CGPoint, spread: (start: CGFloat, end: CGFloat), angle: (start: CGFloat, end: CGFloat) = (0, 0), duration: TimeInterval
    ) {
        guard let frameCount = frameCount(in: duration, of: "pinch(at:spread:angle:duration:)") else { return }
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
        forEachFrame(frameCount) { fraction in perform { application.touchDispatcher.move(steps(at: fraction)) } }
        perform { application.touchDispatcher.touchUp([0, 1]) }
    }

    /// Advances by a number of frames, but at least one. After each frame, calls `step` with the elapsed fraction, which is 1 on the last
    /// frame.
    private func forEachFrame(_ frameCount: Int, _ step: (CGFloat) -> Void) {
        for frame in 1...max(frameCount, 1) {
            advance(frames: 1)
            step(CGFloat(frame) / CGFloat(max(frameCount, 1)))
        }
    }
}

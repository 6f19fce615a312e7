import Stage
import Testing
import UIKit
import UIKitTestSupport

/// Tests pinches, rotations, swipes and pans from a screen edge with exact numbers.
@MainActor @Suite struct PinchRotationAndSwipeTests {
    let stage = Stage(size: CGSize(width: 320, height: 480), scale: 1, framesPerSecond: 60)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    init() { stage.window.addSubview(view) }

    private func attach<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer) -> (Recognizer, StateLog) {
        let log = StateLog()
        recognizer.addAction { log.states.append($0.state) }
        view.addGestureRecognizer(recognizer)
        return (recognizer, log)
    }

    @MainActor final class StateLog { var states: [UIGestureRecognizer.State] = [] }

    // MARK: - Pinch

    @Test func pinchScaleIsMeasuredAfterTheFirstEightPoints() {
        let (pinch, log) = attach(UIPinchGestureRecognizer())
        var lastScale: CGFloat = 0
        var speed: CGFloat = 0
        pinch.addAction { _ in (lastScale, speed) = (pinch.scale, pinch.velocity) }
        // The distance grows from 100 to 208. The gesture begins after the first 8 points, so the scale is 1 at 108.
        stage.pinch(at: CGPoint(x: 150, y: 200), spread: (100, 208), duration: 0.5)
        #expect(log.states.first == .began && log.states.last == .ended)
        #expect(near(lastScale, 208 / 108))
        // The distance changes by 108 points in 0.5 s, relative to 108.
        #expect(near(speed, 108 / 0.5 / 108, within: 1e-6))
    }

    @Test func scaleContinuesFromAnAssignedValue() {
        let (pinch, _) = attach(UIPinchGestureRecognizer())
        var totalScale: CGFloat = 1
        pinch.addAction { _ in
            totalScale *= pinch.scale
            pinch.scale = 1
        }
        stage.pinch(at: CGPoint(x: 150, y: 200), spread: (220, 70), duration: 0.4)
        #expect(near(totalScale, 70 / 212, within: 1e-6))
    }

    @Test func touchesAtAConstantDistanceDoNotPinch() {
        let (_, log) = attach(UIPinchGestureRecognizer())
        stage.pinch(at: CGPoint(x: 150, y: 200), spread: (100, 107), angle: (0.3, 1.9), duration: 0.3)
        #expect(log.states.isEmpty)
    }

    // MARK: - Rotation

    @Test func rotationIsMeasuredAfterTheFirstEightPoints() {
        let (rotation, log) = attach(UIRotationGestureRecognizer())
        var (angle, speed): (CGFloat, CGFloat) = (0, 0)
        rotation.addAction { _ in (angle, speed) = (rotation.rotation, rotation.velocity) }
        stage.pinch(at: CGPoint(x: 150, y: 200), spread: (160, 160), angle: (0.4, 1.6), duration: 0.4)
        #expect(log.states.first == .began && log.states.last == .ended)
        #expect(near(angle, 1.2 - 8 / 160, within: 1e-6))
        #expect(near(speed, 3, within: 1e-6))
    }

    @Test func rotationContinuesBeyondAFullTurn() {
        let (rotation, _) = attach(UIRotationGestureRecognizer())
        var angle: CGFloat = 0
        rotation.addAction { _ in angle = rotation.rotation }
        stage.pinch(at: CGPoint(x: 150, y: 200), spread: (160, 160), angle: (0.5, 0.5 - 9), duration: 1)
        #expect(near(angle, -(9 - 8 / 160), within: 1e-6))
    }

    @Test func pinchAndRotationCanBeRecognizedTogether() {
        let delegate = StubGestureDelegate()
        delegate.allowsSimultaneousRecognition = true
        let (pinch, pinchLog) = attach(UIPinchGestureRecognizer())
        let (rotation, rotationLog) = attach(UIRotationGestureRecognizer())
        pinch.delegate = delegate
        stage.pinch(at: CGPoint(x: 150, y: 200), spread: (90, 200), angle: (0.2, 1.4), duration: 0.4)
        #expect(pinchLog.states.last == .ended && rotationLog.states.last == .ended)
        pinch.delegate = nil
        (pinchLog.states, rotationLog.states) = ([], [])
        stage.pinch(at: CGPoint(x: 150, y: 200), spread: (90, 200), angle: (0.2, 0.5), duration: 0.4)
        #expect(pinchLog.states.last == .ended && rotationLog.states.isEmpty && rotation.state == .possible)
    }

    // MARK: - Swipe

    @Test(arguments: [
        (UISwipeGestureRecognizer.Direction.right, CGVector(dx: 90, dy: 20)), (.left, CGVector(dx: -90, dy: -30)),
        (.up, CGVector(dx: 12, dy: -80)), (.down, CGVector(dx: -20, dy: 70)),
    ]) func swipeIsFastAndInItsDirection(direction: UISwipeGestureRecognizer.Direction, offset: CGVector) {
        let (swipe, log) = attach(UISwipeGestureRecognizer())
        swipe.direction = direction
        let start = CGPoint(x: 160, y: 240)
        let end = CGPoint(x: start.x + offset.dx, y: start.y + offset.dy)
        stage.drag(from: start, to: end, duration: 0.2)
        #expect(log.states == [.ended])
        stage.drag(from: end, to: start, duration: 0.2)
        stage.drag(from: start, to: end, duration: 1.2)
        #expect(log.states == [.ended], "a drag in the opposite direction or a slow drag is not a swipe")
        swipe.direction = [.left, .right, .up, .down]
        stage.drag(from: end, to: start, duration: 0.2)
        #expect(log.states.count == 2)
        stage.drag(from: start, to: CGPoint(x: start.x + 60, y: start.y + 55), duration: 0.2)
        #expect(log.states.count == 2, "a diagonal drag is not a swipe")
    }

    // MARK: - Screen edge pan

    @Test func edgePanBeginsOnlyAtItsEdges() {
        let (pan, log) = attach(UIScreenEdgePanGestureRecognizer())
        pan.edges = [.left, .bottom]
        var translation = CGPoint.zero
        pan.addAction { _ in translation = pan.translation(in: nil) }
        stage.drag(from: CGPoint(x: 6, y: 200), to: CGPoint(x: 106, y: 200), duration: 0.3)
        #expect(log.states.first == .began && log.states.last == .ended && near(translation.x, 90))
        log.states = []
        stage.drag(from: CGPoint(x: 40, y: 200), to: CGPoint(x: 140, y: 200), duration: 0.3)
        stage.drag(from: CGPoint(x: 6, y: 200), to: CGPoint(x: 26, y: 330), duration: 0.3)
        stage.drag(from: CGPoint(x: 316, y: 200), to: CGPoint(x: 206, y: 200), duration: 0.3)
        #expect(log.states.isEmpty, "drags from further inside, along the edge and from another edge are ignored")
        stage.touchDown(at: CGPoint(x: 6, y: 200))
        stage.touchDown(at: CGPoint(x: 130, y: 475), finger: 1)
        stage.advance(frames: 1)
        stage.touchMove(to: CGPoint(x: 6, y: 100))
        stage.touchMove(to: CGPoint(x: 130, y: 375), finger: 1)
        stage.advance(frames: 1)
        #expect(log.states.isEmpty, "two fingers at different edges are ignored")
        for finger in 0...1 { stage.touchUp(finger: finger) }
        stage.advance(by: 1)
        stage.drag(from: CGPoint(x: 130, y: 475), to: CGPoint(x: 140, y: 300), duration: 0.3)
        #expect(log.states.last == .ended)
    }
}

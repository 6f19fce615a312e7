import Stage
import Testing
import UIKit

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
        stage.drag(from: CGPoint(x: 130, y: 475), to: CGPoint(x: 140, y: 300), duration: 0.3)
        #expect(log.states.last == .ended)
    }
}

/// Tests `UIPreviewInteraction`, from the first touch to the commit.
@MainActor @Suite struct PreviewInteractionTests {
    let stage = Stage(size: CGSize(width: 300, height: 400), scale: 1, framesPerSecond: 60)
    let view = UIView(frame: CGRect(x: 20, y: 30, width: 200, height: 200))
    let location = CGPoint(x: 90, y: 110)

    init() { stage.window.addSubview(view) }

    @MainActor class RecordingDelegate {
        var lines: [String] = []
        var progress: [CGFloat] = []
        var shouldBegin = true
        func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool {
            let location = previewInteraction.location(in: previewInteraction.view)
            lines.append("begin \(Int(location.x)),\(Int(location.y))")
            return shouldBegin
        }
        func previewInteraction(_ interaction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool) {
            progress.append(transitionProgress)
            if ended { lines.append("preview ended at \(transitionProgress)") }
        }
        func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction) { lines.append("cancel") }
    }

    final class PreviewDelegate: RecordingDelegate, UIPreviewInteractionDelegate {}

    final class CommitDelegate: RecordingDelegate, UIPreviewInteractionDelegate {
        var commits: [CGFloat] = []
        func previewInteraction(_ interaction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool) {
            commits.append(transitionProgress)
            if ended { lines.append("commit ended at \(transitionProgress)") }
        }
    }

    private func makeInteraction(_ delegate: any UIPreviewInteractionDelegate) -> UIPreviewInteraction {
        let interaction = UIPreviewInteraction(view: view)
        interaction.delegate = delegate
        return interaction
    }

    @Test func previewProgressFollowsTheForce() {
        let delegate = PreviewDelegate()
        let interaction = makeInteraction(delegate)
        stage.press(at: location, force: 0.6, duration: 0.8)
        #expect(delegate.lines == ["begin 70,80"])
        #expect(near(delegate.progress.last ?? 0, 0.6) && zip(delegate.progress, delegate.progress.dropFirst()).allSatisfy { $0 < $1 })
        stage.touchMove(to: location, force: 0.25)
        #expect(near(delegate.progress.last ?? 0, 0.25))
        stage.touchUp()
        #expect(delegate.lines == ["begin 70,80", "cancel"])
        withExtendedLifetime(interaction) {}
    }

    @Test func interactionWithoutACommitMethodEndsWithThePreview() {
        let delegate = PreviewDelegate()
        let interaction = makeInteraction(delegate)
        stage.press(at: location, force: 1.5, duration: 0.5)
        stage.touchUp()
        #expect(delegate.lines == ["begin 70,80", "preview ended at 1.0"])
        withExtendedLifetime(interaction) {}
    }

    @Test func commitFollowsThePreviewAndIsNotCancelledAfterItsEnd() {
        let delegate = CommitDelegate()
        let interaction = makeInteraction(delegate)
        stage.press(at: location, force: 1.4, duration: 0.5)
        #expect(near(delegate.commits.last ?? 0, 0.4))
        stage.touchMove(to: location, force: 2.2)
        interaction.cancel()
        stage.touchUp()
        #expect(delegate.lines == ["begin 70,80", "preview ended at 1.0", "commit ended at 1.0"])
        stage.press(at: location, force: 1.4, duration: 0.5)
        stage.touchUp()
        #expect(delegate.lines.last == "cancel", "the commit had not ended")
    }

    @Test func touchWithoutForceProgressesWithTime() {
        let delegate = PreviewDelegate()
        let interaction = makeInteraction(delegate)
        stage.touchDown(at: location)
        stage.advance(by: 0.15)
        #expect(delegate.lines.isEmpty)
        stage.advance(by: 0.45)
        // After 0.2 s of holding, 0.4 s of 0.8 s have passed: 3t² - 2t³ at t = 1/2 is 3/4 - 2/8.
        #expect(delegate.lines == ["begin 70,80"] && near(delegate.progress.last ?? 0, 0.5, within: 0.04))
        stage.advance(by: 0.5)
        #expect(delegate.lines.last == "preview ended at 1.0")
        stage.touchUp()
        #expect(delegate.lines.count == 2)
        withExtendedLifetime(interaction) {}
    }

    @Test func tapIsNoPressAndPressIsNoTap() {
        let delegate = PreviewDelegate()
        let interaction = makeInteraction(delegate)
        let tap = UITapGestureRecognizer()
        tap.addAction { _ in delegate.lines.append("tap") }
        view.addGestureRecognizer(tap)
        stage.tap(at: location)
        stage.advance(by: 1)
        #expect(delegate.lines == ["tap"])
        stage.touchDown(at: location)
        stage.advance(by: 0.5)
        stage.touchUp()
        #expect(delegate.lines == ["tap", "begin 70,80", "cancel"])
        withExtendedLifetime(interaction) {}
    }

    @Test func delegateOrMovementPreventsTheInteraction() {
        let delegate = PreviewDelegate()
        delegate.shouldBegin = false
        let interaction = makeInteraction(delegate)
        stage.press(at: location, force: 0.7, duration: 0.3)
        stage.touchUp()
        #expect(delegate.lines == ["begin 70,80"] && delegate.progress.isEmpty)
        delegate.shouldBegin = true
        stage.touchDown(at: location)
        stage.advance(frames: 3)
        stage.touchMove(to: CGPoint(x: location.x + 14, y: location.y))
        stage.advance(by: 1)
        #expect(delegate.lines == ["begin 70,80"])
        stage.touchUp()
        withExtendedLifetime(interaction) {}
    }
}

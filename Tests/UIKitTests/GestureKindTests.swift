import Stage
import Testing
import UIKit

/// Pinches, rotations, swipes and pans from an edge, by numbers.
@MainActor @Suite struct GestureKindTests {
    let stage = Stage(size: CGSize(width: 320, height: 480), scale: 1, framesPerSecond: 60)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    init() { stage.window.addSubview(view) }

    private func watch<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer) -> (Recognizer, Log) {
        let log = Log()
        recognizer.addAction { log.states.append($0.state) }
        view.addGestureRecognizer(recognizer)
        return (recognizer, log)
    }

    @MainActor final class Log { var states: [UIGestureRecognizer.State] = [] }

    // MARK: - Pinch

    @Test func aPinchTellsByHowMuchTheFingersCameApartAfterTheirFirstEightPoints() {
        let (pinch, log) = watch(UIPinchGestureRecognizer())
        var last: CGFloat = 0
        var speed: CGFloat = 0
        pinch.addAction { _ in (last, speed) = (pinch.scale, pinch.velocity) }
        // From 100 to 208: the first 8 say that it is meant, 108 is one.
        stage.pinch(at: CGPoint(x: 150, y: 200), spread: (100, 208), duration: 0.5)
        #expect(log.states.first == .began && log.states.last == .ended)
        #expect(near(last, 208 / 108))
        // 108 points in half a second, as parts of 108.
        #expect(near(speed, 108 / 0.5 / 108, within: 1e-6))
    }

    @Test func aScaleThatIsWrittenCountsOn() {
        let (pinch, _) = watch(UIPinchGestureRecognizer())
        var whole: CGFloat = 1
        pinch.addAction { _ in
            whole *= pinch.scale
            pinch.scale = 1
        }
        stage.pinch(at: CGPoint(x: 150, y: 200), spread: (220, 70), duration: 0.4)
        #expect(near(whole, 70 / 212, within: 1e-6))
    }

    @Test func fingersThatKeepTheirDistanceDoNotPinch() {
        let (_, log) = watch(UIPinchGestureRecognizer())
        stage.pinch(at: CGPoint(x: 150, y: 200), spread: (100, 107), angle: (0.3, 1.9), duration: 0.3)
        #expect(log.states.isEmpty)
    }

    // MARK: - Rotation

    @Test func aRotationTellsTheAngleAfterItsFirstPart() {
        let (rotation, log) = watch(UIRotationGestureRecognizer())
        var (angle, speed): (CGFloat, CGFloat) = (0, 0)
        rotation.addAction { _ in (angle, speed) = (rotation.rotation, rotation.velocity) }
        stage.pinch(at: CGPoint(x: 150, y: 200), spread: (160, 160), angle: (0.4, 1.6), duration: 0.4)
        #expect(log.states.first == .began && log.states.last == .ended)
        #expect(near(angle, 1.2 - 8 / 160, within: 1e-6))
        #expect(near(speed, 3, within: 1e-6))
    }

    @Test func severalTurnsAddUpAcrossTheHalfCircle() {
        let (rotation, _) = watch(UIRotationGestureRecognizer())
        var angle: CGFloat = 0
        rotation.addAction { _ in angle = rotation.rotation }
        stage.pinch(at: CGPoint(x: 150, y: 200), spread: (160, 160), angle: (0.5, 0.5 - 9), duration: 1)
        #expect(near(angle, -(9 - 8 / 160), within: 1e-6))
    }

    @Test func pinchAndRotationMayGoTogether() {
        let judge = Judge()
        judge.together = true
        let (pinch, first) = watch(UIPinchGestureRecognizer())
        let (rotation, second) = watch(UIRotationGestureRecognizer())
        pinch.delegate = judge
        stage.pinch(at: CGPoint(x: 150, y: 200), spread: (90, 200), angle: (0.2, 1.4), duration: 0.4)
        #expect(first.states.last == .ended && second.states.last == .ended)
        pinch.delegate = nil
        (first.states, second.states) = ([], [])
        stage.pinch(at: CGPoint(x: 150, y: 200), spread: (90, 200), angle: (0.2, 0.5), duration: 0.4)
        #expect(first.states.last == .ended && second.states.isEmpty && rotation.state == .possible)
    }

    // MARK: - Swipe

    @Test(arguments: [
        (UISwipeGestureRecognizer.Direction.right, CGVector(dx: 90, dy: 20)), (.left, CGVector(dx: -90, dy: -30)),
        (.up, CGVector(dx: 12, dy: -80)), (.down, CGVector(dx: -20, dy: 70)),
    ]) func aSwipeGoesQuicklyInItsDirection(direction: UISwipeGestureRecognizer.Direction, way: CGVector) {
        let (swipe, log) = watch(UISwipeGestureRecognizer())
        swipe.direction = direction
        let start = CGPoint(x: 160, y: 240)
        let end = CGPoint(x: start.x + way.dx, y: start.y + way.dy)
        stage.drag(from: start, to: end, duration: 0.2)
        #expect(log.states == [.ended])
        stage.drag(from: end, to: start, duration: 0.2)
        stage.drag(from: start, to: end, duration: 1.2)
        #expect(log.states == [.ended], "the other way round, or slowly, it is none")
        swipe.direction = [.left, .right, .up, .down]
        stage.drag(from: end, to: start, duration: 0.2)
        #expect(log.states.count == 2)
        stage.drag(from: start, to: CGPoint(x: start.x + 60, y: start.y + 55), duration: 0.2)
        #expect(log.states.count == 2, "aslant it is none")
    }

    // MARK: - From an edge

    @Test func aPanFromAnEdgeComesInFromThere() {
        let (pan, log) = watch(UIScreenEdgePanGestureRecognizer())
        pan.edges = [.left, .bottom]
        var way = CGPoint.zero
        pan.addAction { _ in way = pan.translation(in: nil) }
        stage.drag(from: CGPoint(x: 6, y: 200), to: CGPoint(x: 106, y: 200), duration: 0.3)
        #expect(log.states.first == .began && log.states.last == .ended && near(way.x, 90))
        log.states = []
        stage.drag(from: CGPoint(x: 40, y: 200), to: CGPoint(x: 140, y: 200), duration: 0.3)
        stage.drag(from: CGPoint(x: 6, y: 200), to: CGPoint(x: 26, y: 330), duration: 0.3)
        stage.drag(from: CGPoint(x: 316, y: 200), to: CGPoint(x: 206, y: 200), duration: 0.3)
        #expect(log.states.isEmpty, "from further in, along the edge, or from another")
        stage.drag(from: CGPoint(x: 130, y: 475), to: CGPoint(x: 140, y: 300), duration: 0.3)
        #expect(log.states.last == .ended)
    }
}

/// A press, from the first touch to the commit.
@MainActor @Suite struct PreviewInteractionTests {
    let stage = Stage(size: CGSize(width: 300, height: 400), scale: 1, framesPerSecond: 60)
    let view = UIView(frame: CGRect(x: 20, y: 30, width: 200, height: 200))
    let place = CGPoint(x: 90, y: 110)

    init() { stage.window.addSubview(view) }

    @MainActor class Book {
        var lines: [String] = []
        var progress: [CGFloat] = []
        var begins = true
        func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool {
            let place = previewInteraction.location(in: previewInteraction.view)
            lines.append("begin \(Int(place.x)),\(Int(place.y))")
            return begins
        }
        func previewInteraction(_ interaction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool) {
            progress.append(transitionProgress)
            if ended { lines.append("preview ended at \(transitionProgress)") }
        }
        func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction) { lines.append("cancel") }
    }

    final class Notes: Book, UIPreviewInteractionDelegate {}

    final class CommitNotes: Book, UIPreviewInteractionDelegate {
        var commits: [CGFloat] = []
        func previewInteraction(_ interaction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool) {
            commits.append(transitionProgress)
            if ended { lines.append("commit ended at \(transitionProgress)") }
        }
    }

    private func interaction(_ notes: any UIPreviewInteractionDelegate) -> UIPreviewInteraction {
        let interaction = UIPreviewInteraction(view: view)
        interaction.delegate = notes
        return interaction
    }

    @Test func forceIsTheProgressThereAndBack() {
        let notes = Notes()
        let interaction = interaction(notes)
        stage.press(at: place, force: 0.6, duration: 0.8)
        #expect(notes.lines == ["begin 70,80"])
        #expect(near(notes.progress.last ?? 0, 0.6) && zip(notes.progress, notes.progress.dropFirst()).allSatisfy { $0 < $1 })
        stage.touchMove(to: place, force: 0.25)
        #expect(near(notes.progress.last ?? 0, 0.25))
        stage.touchUp()
        #expect(notes.lines == ["begin 70,80", "cancel"])
        withExtendedLifetime(interaction) {}
    }

    @Test func whoDoesNotAskForTheCommitIsDoneWithThePreview() {
        let notes = Notes()
        let interaction = interaction(notes)
        stage.press(at: place, force: 1.5, duration: 0.5)
        stage.touchUp()
        #expect(notes.lines == ["begin 70,80", "preview ended at 1.0"])
        withExtendedLifetime(interaction) {}
    }

    @Test func theCommitFollowsThePreviewAndAfterItNothingIsCancelled() {
        let notes = CommitNotes()
        let interaction = interaction(notes)
        stage.press(at: place, force: 1.4, duration: 0.5)
        #expect(near(notes.commits.last ?? 0, 0.4))
        stage.touchMove(to: place, force: 2.2)
        interaction.cancel()
        stage.touchUp()
        #expect(notes.lines == ["begin 70,80", "preview ended at 1.0", "commit ended at 1.0"])
        stage.press(at: place, force: 1.4, duration: 0.5)
        stage.touchUp()
        #expect(notes.lines.last == "cancel", "the commit had not ended")
    }

    @Test func aFingerWithoutForceIsHeld() {
        let notes = Notes()
        let interaction = interaction(notes)
        stage.touchDown(at: place)
        stage.advance(by: 0.15)
        #expect(notes.lines.isEmpty)
        stage.advance(by: 0.45)
        // 0.2 s of holding and half of 0.8 s: 3/4 - 2/8.
        #expect(notes.lines == ["begin 70,80"] && near(notes.progress.last ?? 0, 0.5, within: 0.04))
        stage.advance(by: 0.5)
        #expect(notes.lines.last == "preview ended at 1.0")
        stage.touchUp()
        #expect(notes.lines.count == 2)
        withExtendedLifetime(interaction) {}
    }

    @Test func aTapIsNoPressAndAPressIsNoTap() {
        let notes = Notes()
        let interaction = interaction(notes)
        let tap = UITapGestureRecognizer()
        tap.addAction { _ in notes.lines.append("tap") }
        view.addGestureRecognizer(tap)
        stage.tap(at: place)
        stage.advance(by: 1)
        #expect(notes.lines == ["tap"])
        stage.touchDown(at: place)
        stage.advance(by: 0.5)
        stage.touchUp()
        #expect(notes.lines == ["tap", "begin 70,80", "cancel"])
        withExtendedLifetime(interaction) {}
    }

    @Test func theDelegateAndWhoMovesAwayKeepItFromBeginning() {
        let notes = Notes()
        notes.begins = false
        let interaction = interaction(notes)
        stage.press(at: place, force: 0.7, duration: 0.3)
        stage.touchUp()
        #expect(notes.lines == ["begin 70,80"] && notes.progress.isEmpty)
        notes.begins = true
        stage.touchDown(at: place)
        stage.advance(frames: 3)
        stage.touchMove(to: CGPoint(x: place.x + 14, y: place.y))
        stage.advance(by: 1)
        #expect(notes.lines == ["begin 70,80"])
        stage.touchUp()
        withExtendedLifetime(interaction) {}
    }
}

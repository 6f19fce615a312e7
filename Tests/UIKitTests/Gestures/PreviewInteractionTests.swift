import Stage
import Testing
import UIKit
import UIKitTestSupport

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
        // The preview begins after 0.2 s and takes 0.8 s. After 0.6 s, t is 1/2, so the progress 3t² - 2t³ is 3/4 - 2/8 = 1/2.
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

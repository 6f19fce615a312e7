import Stage
import Testing

@testable import UIKit

/// A delegate that provides a menu and logs the calls.
@MainActor private final class ContextDelegate: UIContextMenuInteractionDelegate {
    var log: [String] = []
    var hasMenu = true
    var hasElements = true
    var controller: UIViewController?
    var style = UIContextMenuInteractionCommitStyle.dismiss
    var location = CGPoint.zero

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        self.location = location
        guard hasMenu else { return nil }
        let controller = controller
        return UIContextMenuConfiguration(identifier: "card" as NSString, previewProvider: controller.map { view in { view } }) {
            [unowned self] _ in
            UIMenu(children: hasElements ? [UIAction(title: "Share") { _ in self.log.append("share") }] : [])
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        log.append("display")
        animator?.addCompletion { self.log.append("displayed") }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        log.append("end")
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        log.append("commit")
        animator.preferredCommitStyle = style
        animator.addCompletion { self.log.append("committed") }
    }
}

@MainActor @Suite struct ContextMenuTests {
    let stage = Stage(size: CGSize(width: 375, height: 667), scale: 2, framesPerSecond: 60)
    let card = UIView(frame: CGRect(x: 40, y: 480, width: 130, height: 90))
    let interaction: UIContextMenuInteraction
    private let delegate = ContextDelegate()

    init() {
        interaction = UIContextMenuInteraction(delegate: delegate)
        stage.window.rootViewController = UIViewController()
        stage.window.rootViewController?.view.addSubview(card)
        card.backgroundColor = .orange
        card.addInteraction(interaction)
        stage.advance(frames: 1)
    }

    private var overlay: ContextMenuOverlay? { stage.window.frontOverlay as? ContextMenuOverlay }

    /// Presses the card until the menu is open.
    private func press() {
        stage.touchDown(at: CGPoint(x: 71, y: 503))
        stage.advance(by: 0.6)
        stage.touchUp()
        stage.advance(by: 0.7)
    }

    @Test func interactionsBelongToOneView() {
        #expect(card.interactions.count == 1 && interaction.view === card)
        let other = UIView()
        other.addInteraction(interaction)
        #expect(card.interactions.isEmpty && interaction.view === other && other.gestureRecognizers?.count == 1)
        #expect(card.gestureRecognizers?.isEmpty != false)
        other.interactions = []
        #expect(interaction.view == nil)
    }

    @Test func pressOpensTheMenuAfterHalfASecond() {
        stage.touchDown(at: CGPoint(x: 71, y: 503))
        stage.advance(by: 0.4)
        #expect(overlay == nil && card.alpha == 0)
        stage.advance(by: 0.2)
        #expect(overlay != nil && delegate.log == ["display"])
        #expect(delegate.location == CGPoint(x: 31, y: 23))
        #expect(interaction.menuAppearance == .rich)
        #expect(stage.feedback.map(\.kind) == [.impact(.medium, intensity: 1)])
        stage.touchUp()
        stage.advance(by: 0.5)
        #expect(delegate.log == ["display", "displayed"])
    }

    /// A menu without elements is only a preview. It can get elements while it is shown.
    @Test func previewWithoutAMenuCanGetAMenu() {
        delegate.hasElements = false
        press()
        #expect(overlay?.panels.isEmpty == true)
        interaction.updateVisibleMenu { _ in UIMenu(children: [UIAction(title: "Later") { _ in self.delegate.log.append("later") }]) }
        stage.advance(frames: 3)
        #expect(overlay?.panels.count == 1 && overlay?.panels.first?.rows.count == 1)
        if let row = overlay?.panels.first?.rows.first { stage.tap(row) }
        stage.advance(by: 1)
        #expect(delegate.log.contains("later") && overlay == nil)
    }

    /// Eleven animators run at the same time, each with its own completion.
    @Test func everyCompletionIsCalledOnce() {
        stage.makeCurrent()
        var called: [Int] = []
        for number in 0..<11 {
            let animator = ContextMenuAnimator(nil)
            animator.addCompletion { called.append(number) }
            animator.run(duration: 0.3)
        }
        stage.advance(frames: 17)
        #expect(called == [])
        stage.advance(frames: 2)
        #expect(called == Array(0..<11))
        stage.advance(by: 0.5)
        #expect(called.count == 11)
    }

    @Test func shortPressPutsTheViewBack() {
        stage.touchDown(at: CGPoint(x: 71, y: 503))
        stage.advance(by: 0.4)
        stage.touchUp()
        #expect(card.alpha == 0)
        stage.advance(by: 0.4)
        #expect(card.alpha == 1 && delegate.log == [])
        #expect(!stage.window.subviews.contains { $0 is OverlayView })
    }

    @Test func movedTouchIsNoPress() {
        stage.touchDown(at: CGPoint(x: 71, y: 503))
        stage.advance(by: 0.3)
        stage.touchMove(to: CGPoint(x: 71, y: 520))
        stage.advance(by: 0.6)
        #expect(overlay == nil && card.alpha == 1)
        stage.touchUp()
    }

    @Test func menuIsBelowThePreviewInTheWindow() throws {
        press()
        let panel = try #require(overlay?.panels.first)
        // The preview stays where the card was, because there is space for one row: 570 + 12.
        #expect(panel.frame == CGRect(x: 40, y: 582, width: 250, height: 44))
    }

    @Test func largePreviewIsScaledAndMovedUp() {
        let area = CGRect(x: 8, y: 28, width: 359, height: 631)
        let placement = ContextMenuPlacement(
            source: CGRect(x: 20, y: 300, width: 340, height: 520), contentSize: nil, menu: CGSize(width: 250, height: 220), in: area)
        #expect(abs(placement.scale - (631 - 220 - 12) / 520) < 1e-9)
        #expect(placement.preview.maxY + 12 + 220 <= area.maxY + 0.5)
        #expect(area.contains(placement.menuFrame(for: CGSize(width: 250, height: 220), in: area)))
    }

    @Test func actionIsPerformedAfterTheEndBegins() throws {
        press()
        stage.tap(try #require(overlay?.panels.first?.rows.first))
        #expect(delegate.log == ["display", "displayed", "end", "share"])
        #expect(overlay == nil && card.alpha == 0)
        stage.advance(by: 0.8)
        #expect(card.alpha == 1)
        #expect(!stage.window.subviews.contains { $0 is OverlayView })
    }

    @Test func tapOnThePreviewCommits() {
        press()
        stage.tap(at: CGPoint(x: 100, y: 520))
        #expect(delegate.log == ["display", "displayed", "commit", "end"])
        stage.advance(by: 0.8)
        #expect(delegate.log.last == "committed" && card.alpha == 1)
    }

    @Test func controllersAppearAsPreviews() throws {
        let controller = UIViewController()
        controller.preferredContentSize = CGSize(width: 300, height: 200)
        delegate.controller = controller
        delegate.style = .pop
        press()
        #expect(controller.view.bounds.size == CGSize(width: 300, height: 200))
        #expect(try #require(controller.view.superview).convert(CGPoint.zero, to: nil).x == 8)
        stage.tap(at: CGPoint(x: 180, y: 500))
        #expect(delegate.log.contains("commit"))
        stage.advance(by: 0.8)
        #expect(controller.view.window == nil && card.alpha == 1)
    }

    @Test func viewWithoutAConfigurationKeepsItsTouches() {
        delegate.hasMenu = false
        let tap = UITapGestureRecognizer()
        var taps = 0
        tap.addAction { _ in taps += 1 }
        card.addGestureRecognizer(tap)
        stage.touchDown(at: CGPoint(x: 71, y: 503))
        stage.advance(by: 0.6)
        #expect(overlay == nil && card.alpha == 1)
        stage.touchUp()
        stage.tap(at: CGPoint(x: 71, y: 503))
        #expect(taps >= 1)
    }

    @Test func scrollViewTakesOverAMovingTouch() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 375, height: 500))
        scrollView.contentSize = CGSize(width: 375, height: 2000)
        stage.window.rootViewController?.view.addSubview(scrollView)
        scrollView.addSubview(card)
        card.frame.origin.y = 300
        stage.advance(frames: 1)
        let start = stage.location(in: card)
        stage.touchDown(at: start)
        stage.advance(by: 0.2)
        for step in 1...20 {
            stage.touchMove(to: CGPoint(x: start.x, y: start.y - CGFloat(step) * 4))
            stage.advance(frames: 2)
        }
        #expect(scrollView.contentOffset.y > 40 && overlay == nil && card.alpha == 1)
        stage.touchUp()
    }

    @Test func previewParametersGiveTheVisiblePart() {
        let parameters = UIPreviewParameters()
        parameters.visiblePath = UIBezierPath(roundedRect: CGRect(x: 10, y: 20, width: 60, height: 30), cornerRadius: 6)
        let preview = UITargetedPreview(view: card, parameters: parameters)
        #expect(preview.size == CGSize(width: 130, height: 90))
        #expect(PreviewPlatter(preview).bounds.size == CGSize(width: 60, height: 30))
        #expect(preview.target.container === card.superview && preview.target.center == card.center)
    }

    @Test func copiedPreviewParametersHaveTheirOwnPaths() throws {
        let parameters = UIPreviewParameters()
        parameters.visiblePath = UIBezierPath(rect: CGRect(x: 10, y: 20, width: 60, height: 30))
        parameters.shadowPath = UIBezierPath(rect: CGRect(x: 12, y: 23, width: 50, height: 40))
        parameters.backgroundColor = .red
        let copy = try #require(parameters.copy() as? UIPreviewParameters)
        parameters.visiblePath?.append(UIBezierPath(rect: CGRect(x: 100, y: 20, width: 5, height: 7)))
        parameters.shadowPath?.append(UIBezierPath(rect: CGRect(x: 100, y: 20, width: 5, height: 7)))
        #expect(copy.visiblePath?.bounds == CGRect(x: 10, y: 20, width: 60, height: 30))
        #expect(copy.shadowPath?.bounds == CGRect(x: 12, y: 23, width: 50, height: 40) && copy.backgroundColor == .red)
    }

    @Test func heldViewGrowsByFourPercent() throws {
        stage.touchDown(at: CGPoint(x: 60, y: 500))
        stage.advance(frames: 29)
        let overlay = try #require(stage.window.subviews.compactMap { $0 as? ContextMenuOverlay }.last)
        let platter = try #require(overlay.subviews.compactMap { $0 as? PreviewPlatter }.first)
        let scale = stage.trace(platter.layer, "transform.scale")
        #expect(scale > 1.035 && scale <= 1.04)
        stage.touchUp()
    }
}

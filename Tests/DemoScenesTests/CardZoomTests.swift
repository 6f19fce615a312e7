import Stage
import Testing
import UIKit

@testable import DemoScenes

/// Zooms a card of the scene `animations`, with its code, to the whole screen and back.
@MainActor @Suite struct CardZoomTests {
    private let fixture: SceneFixture
    private let controller: AnimationsViewController

    init() throws {
        fixture = try SceneFixture("animations")
        controller = try #require(fixture.stage.window.rootViewController as? AnimationsViewController)
        fixture.advance(to: 6)
    }

    private var stage: Stage { fixture.stage }

    /// Holds a card until it is zoomed, and waits for a time after the press was recognized.
    private func open(_ name: String, andWait seconds: Double = 1) {
        let frame = fixture.frame(name)
        stage.touchDown(at: CGPoint(x: frame.midX, y: frame.midY))
        stage.advance(by: 0.4)
        stage.touchUp()
        stage.advance(by: seconds)
    }

    private func zoomed() throws -> ZoomedCardView { try #require(controller.zoom?.zoomedCard) }

    private func displayedFrame(_ view: UIView) -> CGRect {
        func value(_ keyPath: String) -> CGFloat { CGFloat(stage.trace(view.layer, keyPath)) }
        let (width, height) = (value("bounds.size.width"), value("bounds.size.height"))
        return CGRect(x: value("position.x") - width / 2, y: value("position.y") - height / 2, width: width, height: height)
    }

    @Test func holdingCardZoomsItWithItsCode() throws {
        let small = fixture.frame("keyframes")
        open("keyframes", andWait: 0.05)
        let card = try zoomed()
        let early = displayedFrame(card)
        #expect(early.width > small.width + 1 && early.width < 300, "the card grows: \(early)")
        stage.advance(by: 1)
        #expect(displayedFrame(card) == CGRect(x: 0, y: 0, width: 375, height: 667))
        #expect(card.codeView.lines == CodeListing.lines("keyframes") && card.codeView.alpha == 1)
        #expect(card.codeView.lines.contains { $0.contains("UIView.animateKeyframes(") })
        #expect(card.card.canvas.superview === card && card.card.canvas.transform.a > 2)
        #expect(card.codeView.fontSize >= 13 && card.codeView.frame.maxY <= 667)
    }

    /// A short touch plays the card. A long press does not play it, but the zoomed card plays when it has its full size.
    @Test func onlyZoomedCardPlaysAfterLongPress() throws {
        open("spring", andWait: 0.02)
        let dot = try #require(try zoomed().card.canvas.subviews.last)
        #expect(stage.trace(dot.layer, "position.x") == Double(dot.center.x), "the animation is at its end")
        stage.advance(by: 0.9)
        let replayed = try #require(try zoomed().card.canvas.subviews.last)
        #expect(replayed !== dot && abs(stage.trace(replayed.layer, "position.x") - Double(replayed.center.x)) > 0.5)
    }

    /// An animation that runs continues while the card grows: the dot does not jump.
    @Test func runningAnimationContinuesDuringZoom() throws {
        let card = try #require(try fixture.view("keyframes") as? AnimationCard)
        stage.makeCurrent()
        card.replay()
        stage.advance(by: 0.1)
        let dot = try #require(card.canvas.subviews.last)
        var last = stage.trace(dot.layer, "position.x")
        let frame = fixture.frame("keyframes")
        stage.touchDown(at: CGPoint(x: frame.midX, y: frame.midY))
        for _ in 0..<100 {
            stage.advance(frames: 1)
            let x = stage.trace(dot.layer, "position.x")
            #expect(abs(x - last) < 4)
            last = x
        }
        #expect(controller.zoom != nil && card.canvas.superview !== card)
        stage.touchUp()
    }

    @Test func longDragDownClosesAndShortOneDoesNot() throws {
        open("keyframes")
        let card = try zoomed()
        stage.drag(from: CGPoint(x: 187, y: 120), to: CGPoint(x: 187, y: 190), duration: 0.5)
        stage.advance(by: 1)
        #expect(controller.zoom != nil && displayedFrame(card) == CGRect(x: 0, y: 0, width: 375, height: 667))
        stage.drag(from: CGPoint(x: 187, y: 120), to: CGPoint(x: 187, y: 420), duration: 0.5)
        stage.advance(by: 1)
        let small = try #require(try fixture.view("keyframes") as? AnimationCard)
        #expect(controller.zoom == nil && card.superview == nil)
        #expect(small.canvas.superview === small && small.canvas.frame == small.canvasFrame)
        #expect(small.canvas.transform == .identity)
    }

    /// The card follows the finger: it becomes smaller on the way down, and larger on the way up. A drag interrupts the opening.
    @Test func dragFollowsFingerAndInterruptsOpening() throws {
        open("spring", andWait: 0.08)
        let card = try zoomed()
        let early = displayedFrame(card)
        stage.touchDown(at: CGPoint(x: early.midX, y: early.midY - 40))
        stage.advance(frames: 2)
        var widths: [CGFloat] = []
        for y in [20, 60, 120, 200, 120, 60] as [CGFloat] {
            stage.touchMove(to: CGPoint(x: early.midX, y: early.midY - 40 + y))
            stage.advance(frames: 4)
            widths.append(displayedFrame(card).width)
        }
        #expect(widths[1] > widths[2] && widths[2] > widths[3] && widths[3] < widths[4] && widths[4] < widths[5], "\(widths)")
        stage.touchMove(to: CGPoint(x: early.midX, y: early.midY - 40))
        stage.advance(by: 0.2)
        stage.touchUp()
        stage.advance(by: 1)
        #expect(controller.zoom != nil && displayedFrame(card).width == 375)
    }

    @Test func keysZoomPlayAndClose() throws {
        stage.key("tab")
        stage.key("right")
        #expect(try fixture.view("spring").isFocused)
        stage.key("return")
        stage.advance(by: 3)
        let card = try zoomed()
        #expect(fixture.isAtRest)
        stage.key("space")
        #expect(!fixture.isAtRest)
        stage.advance(by: 2)
        stage.key("escape")
        stage.advance(by: 0.1)
        #expect(displayedFrame(card).width < 370 && controller.zoom != nil)
        stage.advance(by: 1)
        #expect(controller.zoom == nil)
        // The focus ring was hidden. It appears at its last position.
        stage.key("tab")
        stage.key("return")
        stage.advance(by: 1)
        #expect(controller.zoom != nil, "the card can be zoomed again")
    }

    /// After a drag that is canceled, the large card has the layout for the new size of the screen.
    @Test func rotationDuringACanceledDragChangesTheLayout() throws {
        open("four curves")
        let card = try zoomed()
        stage.touchDown(at: CGPoint(x: 187, y: 120))
        stage.advance(frames: 2)
        for y in [140, 165, 190] as [CGFloat] {
            stage.touchMove(to: CGPoint(x: 187, y: y))
            stage.advance(frames: 4)
        }
        #expect(controller.zoom?.isClosing == true && displayedFrame(card).width < 374)
        stage.rotate(to: .landscapeLeft)
        stage.advance(by: 1)
        stage.touchCancel()
        stage.advance(by: 2)
        #expect(controller.zoom?.isClosing == false && displayedFrame(card) == CGRect(x: 0, y: 0, width: 667, height: 375))
        #expect(card.codeView.frame.minX > card.playButton.frame.maxX && card.codeView.frame.maxY <= 375)
        #expect(card.card.canvas.bounds.size == card.card.canvasFrame.size)
    }

    /// After a rotation during the drag that closes it, the large card moves to the new position of the small one.
    @Test func closingDragEndsAtTheCardAfterARotation() throws {
        open("keyframes")
        let card = try zoomed()
        let old = fixture.frame("keyframes")
        stage.touchDown(at: CGPoint(x: 187, y: 120))
        stage.advance(frames: 2)
        for y in [140, 165, 190] as [CGFloat] {
            stage.touchMove(to: CGPoint(x: 187, y: y))
            stage.advance(frames: 4)
        }
        #expect(controller.zoom?.isClosing == true)
        stage.rotate(to: .landscapeLeft)
        stage.advance(by: 1)
        for y in [220, 250, 270] as [CGFloat] {
            stage.touchMove(to: CGPoint(x: 187, y: y))
            stage.advance(frames: 4)
        }
        stage.advance(by: 0.3)
        stage.touchUp()
        var last = displayedFrame(card)
        for _ in 0..<400 where controller.zoom != nil {
            last = displayedFrame(card)
            stage.advance(frames: 1)
        }
        let small = fixture.frame("keyframes")
        #expect(controller.zoom == nil && abs(small.midX - old.midX) > 30, "\(old), \(small)")
        #expect(abs(last.midX - small.midX) < 4 && abs(last.midY - small.midY) < 4, "\(last), \(small)")
    }

    @Test func rotationKeepsZoomedCardFullSize() throws {
        open("four curves")
        stage.rotate(to: .landscapeLeft)
        stage.advance(by: 2)
        let card = try zoomed()
        #expect(displayedFrame(card) == CGRect(x: 0, y: 0, width: 667, height: 375))
        #expect(card.codeView.frame.minX > card.playButton.frame.maxX && card.codeView.frame.maxY <= 375)
        #expect(card.card.canvas.bounds.size == card.card.canvasFrame.size)
        let screen = CGRect(x: 0, y: 0, width: 667, height: 375)
        for view in [card.playButton, card.closeButton, card.codeView, card.card.canvas] { #expect(screen.contains(view.frame)) }
        stage.key("escape")
        stage.advance(by: 1)
        #expect(controller.zoom == nil)
    }
}

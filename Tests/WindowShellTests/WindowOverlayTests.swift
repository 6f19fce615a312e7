import CoreGraphics
import FlipbookPlayback
import Foundation
import Stage
import Testing
import UIKit
import WindowShell

/// A box that moves to the right for two seconds, in a view that counts its touches.
private final class BoxController: UIViewController {
    let box = UIView(frame: CGRect(x: 20, y: 60, width: 40, height: 30))
    private(set) var touchCount = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        box.backgroundColor = .red
        view.addSubview(box)
        view.addGestureRecognizer(UITapGestureRecognizer())
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        UIView.animate(withDuration: 2, delay: 0, options: [.curveLinear, .allowUserInteraction]) { self.box.center.x += 180 }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { touchCount += 1 }
}

/// The overlays of the open scene, by keys and the mouse.
@MainActor @Suite struct WindowOverlayTests {
    private let content: WindowContent
    private let collage = Collage(width: 300, height: 400, scale: 1)

    init() throws {
        let scene = Scene("slide", device: .phone(300, 400), tour: .none) { BoxController() }
        content = try WindowContent([scene], onlyScene: 0, size: CGSize(width: 300, height: 400), scale: 1)
        content.advance(frames: 30)
    }

    /// Returns the image of the window, without the messages in its lower part.
    private func image() -> Bitmap {
        _ = content.paint(collage)
        return collage.image.cropped(x: 0, y: 0, width: 300, height: 300)
    }

    @Test(arguments: ["1", "4", "5", "6"]) func keysShowAndHideOverlays(_ key: Character) {
        content.perform(.pause)
        let plain = image()
        content.type(key)
        content.advance(frames: 1)
        let changesPausedFrame = key != "5"
        #expect((image() != plain) == changesPausedFrame)
        content.type(key)
        #expect(image() == plain)
        content.type(key)
        content.type("0")
        #expect(image() == plain)
    }

    @Test func trailFollowsTheBox() {
        content.type("1")
        content.advance(frames: 6)
        let image = image()
        // The dots of earlier frames are at the left of the box, at the height of its middle.
        #expect(image[41, 75].word != 0xFFFF_FFFF)
    }

    @Test func ghostsAreShownWhileTheTakeIsInspected() {
        content.type("2")
        content.advance(frames: 40)
        content.perform(.pause)
        let withGhosts = image()
        content.type("2")
        #expect(image() != withGhosts)
    }

    @Test func repaintedAreasAreMarkedWhileTheBoxMoves() {
        content.type("5")
        content.advance(frames: 1)
        _ = image()
        content.advance(frames: 1)
        let marked = image()
        content.type("5")
        #expect(image() != marked)
    }

    @Test func layersMoveApartAndTogetherAgain() {
        content.perform(.pause)
        let plain = image()
        content.type("e")
        #expect(content.framesUntilChange == 1)
        content.advance(frames: 15)
        let half = image()
        content.advance(frames: 15)
        let open = image()
        #expect(half != plain && open != half)
        content.advance(frames: 1)
        #expect(image() == open)
        content.type("e")
        content.advance(frames: 30)
        #expect(image() == plain)
    }

    @Test func mouseTurnsTheLayersInsteadOfTouchingTheScene() throws {
        content.type("e")
        content.advance(frames: 30)
        content.perform(.pause)
        let before = image()
        content.pointerDown(at: CGPoint(x: 150, y: 200))
        content.pointerMoved(to: CGPoint(x: 97, y: 212))
        let turned = image()
        content.pointerUp()
        #expect(turned != before)
        content.pointerMoved(to: CGPoint(x: 20, y: 20))
        #expect(image() == turned, "the mouse is up")
        content.wheelMoved(at: CGPoint(x: 150, y: 200), by: CGVector(dx: 0, dy: -90))
        #expect(image() != turned)
        content.perform(.pause)
        content.advance(frames: 5)
        let controller = try #require(content.openStage?.window.rootViewController as? BoxController)
        #expect(controller.touchCount == 0)
    }

    @Test func explodedViewKeepsAnimating() {
        content.type("e")
        content.advance(frames: 30)
        let before = image()
        content.advance(frames: 10)
        #expect(image() != before)
    }
}

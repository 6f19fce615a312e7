import CoreGraphics
import FlipbookPlayback
import Stage
import Testing
import UIKit

@testable import WindowShell

/// Control with the mouse, the rotation of the phone, and the hint for the keys.
@MainActor @Suite struct WindowPointerTests {
    private final class Controller: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            view.isMultipleTouchEnabled = true
        }
    }

    private final class PortraitController: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }

    /// Opens a scene. With the hint, the window is so narrow that there is no space for captions, which would name the key.
    private func open(_ controller: UIViewController = Controller(), hint: Bool = false) throws -> WindowContent {
        let scene = Scene("desk", device: .phone(300, 400), tour: .none) { controller }
        var options = WindowContent.Options()
        options.showsKeyHint = hint
        let content = try WindowContent([scene], onlyScene: 0, size: CGSize(width: hint ? 360 : 900, height: 700), scale: 1, options)
        content.advance(frames: 2)
        return content
    }

    private func point(_ x: CGFloat, _ y: CGFloat, in content: WindowContent) throws -> CGPoint {
        try #require(content.pointInWindow(of: CGPoint(x: x, y: y)))
    }

    @Test func secondaryClickClosesTheHelp() throws {
        let content = try open()
        content.type("?")
        content.secondaryClick(at: try point(110, 230, in: content))
        #expect(!content.windowChrome.hud.isHelpVisible && content.openTake?.recordedInputs.isEmpty == true)
        content.secondaryClick(at: try point(110, 230, in: content))
        #expect(content.openTake?.recordedInputs.count == 1)
    }

    // MARK: - Control

    @Test func controlClickShowsTheLayer() throws {
        let content = try open()
        content.pointerDown(at: try point(50, 60, in: content), hasControl: true)
        content.pointerMoved(to: try point(51, 60, in: content))
        #expect(!content.isInspectorVisible)
        content.pointerUp()
        #expect(content.isInspectorVisible && content.openTake?.recordedInputs.isEmpty == true)
    }

    @Test func controlDragIsATouchWithTwoFingers() throws {
        let content = try open()
        content.pointerDown(at: try point(50, 60, in: content), hasControl: true)
        content.pointerMoved(to: try point(60, 80, in: content))
        #expect(content.openTake?.fingers.count == 2 && !content.isInspectorVisible)
        let positions = content.openTake?.fingers.sorted { $0.key < $1.key }.map(\.value.position) ?? []
        #expect(positions.map { $0.x.rounded() } == [60, 240] && positions.map { $0.y.rounded() } == [80, 320])
        content.advance(frames: 1)
        content.pointerUp()
        #expect(content.openTake?.fingers.isEmpty == true && !content.isInspectorVisible)
    }

    // MARK: - Rotation

    private func orientations(_ content: WindowContent) -> [Orientation] {
        content.openTake?.recordedInputs.compactMap { if case .rotate(let orientation) = $0.input { orientation } else { nil } } ?? []
    }

    /// The controller does not support the upside-down orientation, so it is skipped.
    @Test func rotationSkipsUnsupportedOrientationsOfARotatingScreen() throws {
        let content = try open()
        for _ in 0..<3 {
            content.type("o")
            content.advance(frames: 40)
        }
        #expect(orientations(content) == [.landscape, .landscapeRight, .portrait])
        content.press(try #require(KeyStroke(named: "control+left")))
        #expect(orientations(content).last == .landscapeRight)
    }

    /// The screen never rotates with the phone, but the scene may react to the orientation of the phone. So no orientation is skipped.
    @Test func phoneWithALockedScreenHasAllOrientations() throws {
        let content = try open(PortraitController())
        for _ in 0..<5 {
            content.type("o")
            content.advance(frames: 40)
        }
        #expect(orientations(content) == [.landscape, .upsideDown, .landscapeRight, .portrait, .landscape])
    }

    @Test func pausedSceneIsRotated() throws {
        let content = try open()
        content.type("p")
        content.type("o")
        #expect(content.openStage?.size == CGSize(width: 400, height: 300))
        content.advance(frames: 10)
        #expect(content.openStage?.isMoving == true && content.playback?.isPaused == false)
        content.advance(frames: 40)
        #expect(content.openStage?.isMoving == false && content.playback?.isPaused == true)
        content.type("o")
        content.advance(frames: 40)
        #expect(orientations(content) == [.landscape, .landscapeRight] && content.playback?.isPaused == true)
    }

    // MARK: - Hint

    @Test func hintIsShownUntilTheFirstKey() throws {
        let content = try open(hint: true)
        #expect(content.windowChrome.hud.isKeyHintVisible)
        content.type("d")
        #expect(!content.windowChrome.hud.isKeyHintVisible)
    }

    @Test func hintDisappearsByItself() throws {
        let content = try open(hint: true)
        content.advance(frames: 300)
        #expect(content.windowChrome.hud.isKeyHintVisible)
        content.advance(frames: 120)
        #expect(!content.windowChrome.hud.isKeyHintVisible)
    }

    @Test func hintIsNotShownAfterTheHelp() throws {
        let content = try open(hint: true)
        content.type("?")
        content.type("?")
        content.perform(.device)
        content.openScene(at: 0)
        #expect(!content.windowChrome.hud.isKeyHintVisible)
    }
}

import CoreGraphics
import Foundation
import FlipbookPlayback
import Stage
import Testing
import UIKit
import WindowShell

/// The inspector of the window, with keys and the mouse as a window reports them.
@MainActor @Suite struct WindowInspectorTests {
    private final class CardController: UIViewController {
        let card = UIView(frame: CGRect(x: 60, y: 90, width: 110, height: 70))

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            card.backgroundColor = UIColor(red: 0.2, green: 0.45, blue: 0.6, alpha: 1)
            view.addSubview(card)
            UIView.animate(withDuration: 1.5, delay: 0.25) { self.card.center = CGPoint(x: 205, y: 310) }
        }
    }

    private func openScene() throws -> WindowContent {
        let scene = Scene("desk", device: .phone(300, 400), tour: .none) { CardController() }
        let content = try WindowContent([scene], size: CGSize(width: 1280, height: 720), scale: 1)
        content.press(try #require(KeyStroke(named: "return")))
        content.advance(frames: 40)
        return content
    }

    /// Paints the window, as the loop does, and saves the picture if the environment variable `INSPECTOR_PICTURES` is a folder.
    private func paint(_ content: WindowContent, named name: String? = nil) throws {
        let collage = Collage(width: 1280, height: 720, scale: 1)
        _ = content.paint(collage)
        guard let name, let folder = ProcessInfo.processInfo.environment["INSPECTOR_PICTURES"] else { return }
        try collage.image.writePNG(to: folder + "/" + name + ".png")
    }

    @Test func keyShowsAndHidesTheInspector() throws {
        let content = try openScene()
        content.type("i")
        #expect(content.isInspectorVisible)
        content.advance(frames: 40)
        try paint(content)
        content.press(try #require(KeyStroke(named: "escape")))
        #expect(!content.isInspectorVisible)
        #expect(content.currentSceneName == "desk")
        content.press(try #require(KeyStroke(named: "escape")))
        #expect(content.currentSceneName == nil)
    }

    @Test func controlClickShowsTheLayerThatIsSeen() throws {
        let content = try openScene()
        let stage = try #require(content.openStage)
        let card = try #require((stage.window.rootViewController as? CardController)?.card)
        let frame = try #require(card.layer.presentation()?.frame)
        let point = try #require(content.pointInWindow(of: CGPoint(x: frame.midX, y: frame.midY)))
        content.pointerDown(at: point, hasControl: true)
        content.pointerUp()
        content.advance(frames: 40)
        try paint(content)
        try paint(content, named: "window-inspector")
        #expect(content.inspectedLayer == card.layer.serialNumber)
        #expect(content.inspectorReport?.name == "card")
        // The same layer is chosen when the take is played again.
        content.perform(.stepBackward)
        content.advance(frames: 4)
        try paint(content)
        #expect(content.inspectorReport?.name == "card")
    }

    @Test func arrowsMoveInTheTree() throws {
        let content = try openScene()
        content.type("i")
        content.advance(frames: 2)
        try paint(content)
        content.press(try #require(KeyStroke(named: "down")))
        content.press(try #require(KeyStroke(named: "down")))
        try paint(content)
        #expect(content.inspectorReport?.name == "CardController.view")
    }

    @Test func sceneIsTheSameWithAndWithoutTheInspector() throws {
        let (plain, inspected) = (try openScene(), try openScene())
        inspected.type("i")
        for content in [plain, inspected] { for _ in 0..<20 { content.advance(frames: 1); try paint(content) } }
        #expect(plain.sceneImage == inspected.sceneImage)
        #expect(plain.sceneTime == inspected.sceneTime)
    }
}

import FlipbookPlayback
import Stage
import Testing
import UIKit

@testable import DemoScenes
@testable import WindowShell

/// The captions below a wide phone, and what is shown there with them.
@MainActor @Suite struct CaptionStripTests {
    private let content: WindowContent
    private let collage = Collage(width: 1280, height: 720, scale: 1)

    init() throws {
        let scene = try #require(Scene.demo(named: "list"))
        content = try WindowContent([scene], size: CGSize(width: 1280, height: 720), scale: 1)
        content.perform(.frameStatistics)
        content.openScene(at: 0)
        content.perform(.rotateLeft)
        content.advance(frames: 120)
    }

    /// Paints the window. Its layout follows the phone when it is painted.
    private func image() -> Bitmap {
        _ = content.paint(collage)
        return collage.image
    }

    /// Returns the smallest rectangle that contains all pixels in which two images differ.
    private func difference(_ a: Bitmap, _ b: Bitmap) throws -> CGRect {
        var area = CGRect.null
        for y in 0..<a.height {
            for x in 0..<a.width where a[x, y] != b[x, y] { area = area.union(CGRect(x: x, y: y, width: 1, height: 1)) }
        }
        return try #require(area.isNull ? nil : area)
    }

    /// In landscape a phone shows no status bar. At the top of the phone, the status of the window would cover the title of a scene.
    @Test func statusAndMessageAreAtTheEndOfTheCaptions() throws {
        _ = image()
        let page = content.windowChrome.scenePage
        #expect(!page.captionStripFrame.isNull && page.captionStripFrame.minY > page.phonesFrame.maxY)
        content.perform(.pause)
        content.advance(frames: 150)
        let before = image()
        content.perform(.stepForward)
        content.advance(frames: 2)
        let status = try difference(before, image())
        #expect(status.minY > page.phonesFrame.maxY && status.minX > 640 && status.maxX <= page.captionStripFrame.maxX)
        let calm = image()
        content.perform(.touchIndicators)
        content.advance(frames: 30)
        let message = try difference(calm, image())
        #expect(message.minY > page.phonesFrame.maxY && message.minX > 640)
        #expect(message.maxX < status.minX)
    }
}

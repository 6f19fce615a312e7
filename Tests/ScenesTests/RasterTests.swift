import Scenes
import Stage
import Testing
import UIKit

@MainActor @Suite struct RasterSceneTests {
    /// However often, and however many paint: the same bytes. The sparks have flown for a while by then.
    @Test(arguments: [CGSize(width: 375, height: 667), CGSize(width: 667, height: 375)]) func theCardIsTheSameEachTime(size: CGSize) throws
    {
        func picture(threads: Int) throws -> Bitmap {
            let scene = try #require(Scene.named("raster"))
            let stage = Stage(size: size, scale: 1, framesPerSecond: 60, threads: threads)
            stage.window.rootViewController = scene.makeController()
            stage.advance(frames: 47)
            return stage.render()
        }
        let first = try picture(threads: 1)
        #expect(try picture(threads: 1) == first)
        #expect(try picture(threads: 3) == first)
    }

    /// A drag turns the books about their upright middle, and they turn back when it ends.
    @Test func booksFollowTheFingerAndStandAgain() throws {
        let show = try Show("raster")
        let rest = show.value("book", "transform.rotation.y")
        #expect(abs(rest + 0.62) < 1e-6)
        show.stage.touchDown(at: CGPoint(x: 60, y: 340))
        show.stage.advance(frames: 2)
        show.stage.touchMove(to: CGPoint(x: 160, y: 341), force: 1)
        show.stage.advance(frames: 2)
        let turned = show.value("book", "transform.rotation.y")
        #expect(turned > rest + 0.3 && turned < rest + 0.5)
        show.stage.touchUp()
        show.stage.advance(by: 2)
        #expect(abs(show.value("book", "transform.rotation.y") - rest) < 1e-3)
    }
}

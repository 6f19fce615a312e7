import DemoScenes
import FlipbookPlayback
import Stage
import Testing
import UIKit

@MainActor @Suite struct RasterSceneTests {
    /// The frame has the same bytes in every run and for every number of threads. Particles are visible in the chosen frame.
    @Test(arguments: [CGSize(width: 375, height: 667), CGSize(width: 667, height: 375)]) func frameIsDeterministic(size: CGSize) throws {
        func renderedFrame(threads: Int) throws -> Bitmap {
            let scene = try #require(Scene.demo(named: "raster"))
            let stage = Stage(showing: scene.makeController, size: size, scale: 1, threads: threads)
            stage.advance(frames: 47)
            return stage.render()
        }
        let first = try renderedFrame(threads: 1)
        #expect(try renderedFrame(threads: 1) == first)
        #expect(try renderedFrame(threads: 3) == first)
    }

    /// A drag rotates the books about their vertical center line. They rotate back when it ends.
    @Test func dragTiltsBooksUntilItEnds() throws {
        let fixture = try SceneFixture("raster")
        let restingAngle = fixture.value("book", "transform.rotation.y")
        #expect(abs(restingAngle + 0.62) < 1e-6)
        fixture.stage.touchDown(at: CGPoint(x: 60, y: 340))
        fixture.stage.advance(frames: 2)
        fixture.stage.touchMove(to: CGPoint(x: 160, y: 341), force: 1)
        fixture.stage.advance(frames: 2)
        let tiltedAngle = fixture.value("book", "transform.rotation.y")
        #expect(tiltedAngle > restingAngle + 0.3 && tiltedAngle < restingAngle + 0.5)
        fixture.stage.touchUp()
        fixture.stage.advance(by: 2)
        #expect(abs(fixture.value("book", "transform.rotation.y") - restingAngle) < 1e-3)
    }
}

import CoreGraphics
import FlipbookDisplayList
import FlipbookInspection
import Foundation
import Stage
import Testing
import UIKit

@MainActor @Suite struct TrailTests {
    /// Records a number of frames of the moving box.
    private func record(_ frameCount: Int) -> (paths: LayerPaths, stage: Stage, controller: MovingController) {
        let (stage, controller) = MovingController.stage()
        var paths = LayerPaths()
        for frame in 0..<frameCount {
            if frame > 0 { stage.advance(frames: 1) }
            paths.record(LayerTreeSample(stage), at: frame)
        }
        return (paths, stage, controller)
    }

    @Test func dotsAreAsFarApartAsTheLayerMovesInAFrame() {
        let (paths, _, controller) = record(40)
        let dots = Trail.dots(of: paths.path(of: controller.movingBox.layer.serialNumber, in: 0...39))
        #expect(dots.count == 40)
        for (dot, next) in zip(dots, dots.dropFirst()) {
            #expect(abs(Double(next.x - dot.x) - 2) < 1e-9 && abs(Double(next.y - dot.y) - 1) < 1e-9)
        }
        #expect(abs(Double(dots[0].x) - 25) < 1e-9 && abs(Double(dots[0].y) - 32) < 1e-9)
    }

    @Test func onlyLayersThatMoveByThemselvesHaveTrails() {
        let (paths, _, controller) = record(20)
        #expect(paths.movingLayers(in: 0...19) == [controller.movingBox.layer.serialNumber])
        #expect(paths.movingLayers(in: 0...0).isEmpty)
        #expect(paths.subtree(of: controller.movingBox.layer.serialNumber).count == 2)
    }

    @Test func restingLayersHaveOneDot() {
        let (paths, _, controller) = record(90)
        let path = paths.path(of: controller.movingBox.layer.serialNumber, in: 0...89)
        #expect(path.count == 90)
        #expect(Trail.dots(of: path).count == 61)
        #expect(Trail.dots(of: paths.path(of: controller.stillBox.layer.serialNumber, in: 0...89)).count == 1)
    }

    @Test func trailIsPaintedOverTheScene() {
        let (paths, stage, controller) = record(30)
        let path = paths.path(of: controller.movingBox.layer.serialNumber, in: 0...29)
        let list = stage.displayList()
        let result = Trail.list(list, with: [path], at: 12)
        #expect(result.items.count > list.items.count && Array(result.items.prefix(list.items.count)) == list.items)
        #expect(Trail.list(list, with: [], at: 12) == list)
    }
}

import CoreGraphics
import FlipbookDisplayList
import FlipbookInspection
import FlipbookRaster
import Foundation
import Stage
import Testing
import UIKit

@MainActor @Suite struct ExplodedViewTests {
    private let stage: Stage
    private let controller: MovingController
    private let list: DisplayList
    private let sample: LayerTreeSample
    private let levels: ExplodedLevels

    init() {
        (stage, controller) = MovingController.stage()
        stage.advance(frames: 17)
        list = stage.displayList()
        sample = LayerTreeSample(stage)
        levels = ExplodedLevels(list, sample)
    }

    private func view(_ spread: Double) -> ExplodedView {
        var view = ExplodedView(screenSize: stage.size)
        view.spread = spread
        return view
    }

    @Test func closedViewIsTheListItself() {
        #expect(view(0).list(list, sample, levels) == list)
        #expect(view(0.3).list(list, sample, levels) != list)
    }

    @Test func planesOfLayersAreInFrontOfWhatTheyCover() {
        func level(_ view: UIView) -> Int { levels.level(of: view.layer.serialNumber) }
        #expect(level(controller.view) < level(controller.movingBox))
        #expect(level(controller.movingBox) < level(controller.movingBox.subviews[0]))
        #expect(level(controller.stillBox) == level(controller.caption), "layers side by side share a plane")
        #expect(levels.count == level(controller.movingBox.subviews[0]) + 1)
    }

    @Test func planesAreKeptForAllIncludedFrames() {
        var all = ExplodedLevels()
        for _ in 0..<30 {
            stage.advance(frames: 1)
            all.include(stage.displayList(), LayerTreeSample(stage))
        }
        var again = all
        again.include(stage.displayList(), LayerTreeSample(stage))
        #expect(again == all)
    }

    @Test func allContentIsKept() {
        let exploded = view(1).list(list, sample, levels)
        let contents = list.items.map(\.content).filter { $0.memberCount == 0 }
        for content in contents { #expect(exploded.items.contains { $0.content == content }) }
        for item in exploded.items { #expect(item.clip.map(exploded.clips.indices.contains) ?? true) }
    }

    @Test func pointsOfThePlanesAreFoundAgain() throws {
        let view = view(1)
        let number = controller.movingBox.subviews[0].layer.serialNumber
        let layer = try #require(sample.layers.first { $0.number == number })
        let corners = try #require(view.corners(of: layer, levels))
        let middle = CGPoint(x: corners.map(\.x).reduce(0, +) / 4, y: corners.map(\.y).reduce(0, +) / 4)
        #expect(view.layer(at: middle, sample, levels, content: Set(sample.layers.map(\.number))) == number)
        #expect(view.layer(at: CGPoint(x: -900, y: 7), sample, levels, content: Set(sample.layers.map(\.number))) == nil)
    }

    @Test func numberOfThreadsDoesNotAffectTheImage() {
        let exploded = view(0.8).list(list, sample, levels)
        let images = [1, 4].map { threads in
            let painter = Painter(width: 200, height: 240, scale: 1, threads: threads)
            painter.paint(exploded)
            return painter.surface
        }
        #expect(images[0] == images[1])
    }

    @Test func labelsNameTheLayers() {
        let exploded = view(1).list(list, sample, levels)
        let content = Set(list.items.compactMap(\.layerNumber))
        let finder = LayerFinder(stage)
        let labeled = ExplodedLabels.list(exploded, view(1), sample, levels, content: content) { finder.name(of: $0) }
        let texts = labeled.items.compactMap { item in
            if case .text(let line, _, _) = item.content { line.text } else { nil }
        }
        #expect(texts.contains("movingBox") && texts.contains("30 × 24") && texts.contains("stillBox"))
    }

    /// The width of a layer can be larger than the largest integer.
    @Test func labelOfAHugeLayerHasItsSize() {
        stage.perform {
            let sheet = UIView(frame: CGRect(x: 0, y: 63, width: 1e20, height: 9))
            sheet.accessibilityIdentifier = "sheet"
            sheet.backgroundColor = .red
            controller.view.addSubview(sheet)
        }
        stage.advance(frames: 1)
        let (list, sample, finder) = (stage.displayList(), LayerTreeSample(stage), LayerFinder(stage))
        let levels = ExplodedLevels(list, sample)
        let labeled = ExplodedLabels.list(
            view(1).list(list, sample, levels), view(1), sample, levels, content: Set(list.items.compactMap(\.layerNumber))
        ) { finder.name(of: $0) }
        let texts = labeled.items.compactMap { item in
            if case .text(let line, _, _) = item.content { line.text } else { nil }
        }
        #expect(texts.contains("sheet") && texts.contains("1e+20 × 9"))
    }
}

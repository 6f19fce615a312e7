import CoreGraphics
import FlipbookDisplayList
import FlipbookInspection
import FlipbookRaster
import Foundation
import QuartzCore
import Stage
import Testing
import UIKit

/// The overlays for overdraw, repainted areas and touch areas, the search for layers, and the velocities of values.
@MainActor @Suite struct ScreenOverlayTests {
    private func fill(_ source: Int, _ rect: CGRect, opacity: CGFloat = 1) -> DisplayItem {
        DisplayItem(source: source, content: .fill(RoundedRect(rect), .white), transform: CGAffineTransform.identity, opacity: opacity)
    }

    @Test(arguments: [1, 2, 3, 5, 9]) func overdrawCountsTheItemsOfAPixel(_ count: Int) {
        var list = DisplayList()
        for index in 0..<count {
            list.items.append(fill(index, CGRect(x: 3, y: 4, width: 20 + 3 * index, height: 31), opacity: 0.3))
        }
        let overdraw = Overdraw(size: CGSize(width: 60, height: 50))
        #expect(overdraw.count(atX: 7, y: 11, list) == count)
        #expect(overdraw.count(atX: 20 + 3 * count - 1, y: 11, list) == 1)
        #expect(overdraw.count(atX: 55, y: 45, list) == 0)
    }

    @Test func membersOfGroupsAreCountedWithoutMasks() {
        var list = DisplayList()
        let area = CGRect(x: 2, y: 3, width: 40, height: 30)
        list.items = [
            DisplayItem(source: 1, content: .group(count: 4), transform: CGAffineTransform.identity), fill(2, area),
            DisplayItem(source: 3, content: .masked(count: 1, mask: 1), transform: CGAffineTransform.identity), fill(4, area),
            fill(5, area),
        ]
        #expect(Overdraw(size: CGSize(width: 60, height: 50)).count(atX: 9, y: 8, list) == 2)
    }

    /// A masked group in a masked group has a mask of its own.
    @Test func masksInMaskedGroupsAreNotCounted() {
        var list = DisplayList()
        let area = CGRect(x: 2, y: 3, width: 40, height: 30)
        list.items = [
            DisplayItem(source: 1, content: .masked(count: 3, mask: 1), transform: CGAffineTransform.identity),
            DisplayItem(source: 2, content: .masked(count: 1, mask: 1), transform: CGAffineTransform.identity), fill(3, area),
            fill(4, area), fill(5, area), fill(6, area),
        ]
        #expect(Overdraw.countingList(list).items.map(\.source) == [3, 6])
    }

    @Test func repaintedAreasFadeForTenFrames() {
        var areas = RepaintedAreas()
        areas.add([PixelRect(x0: 6, y0: 8, x1: 26, y1: 18)], scale: 2, at: 31)
        let list = DisplayList()
        #expect(areas.list(list, at: 30) == list)
        #expect(areas.list(list, at: 31).items.count == 2)
        #expect(areas.list(list, at: 40).items.count == 1)
        #expect(areas.list(list, at: 41) == list)
        // The area is (3, 4, 10, 5) in points, and its outline is half a point inside of it.
        func area(at frame: Int) -> (box: CGRect, alpha: Double)? {
            guard case .path(let path, _, let color)? = areas.list(list, at: frame).items.first?.content else { return nil }
            return (path.boundingBox, Double(color.alpha))
        }
        #expect(area(at: 33)?.box == CGRect(x: 3.5, y: 4.5, width: 9, height: 4))
        // The alpha is 0.15·(1 - age/10)².
        let alphas = [31, 33, 40].compactMap { area(at: $0)?.alpha }
        #expect(alphas.count == 3 && zip(alphas, [0.15, 0.096, 0.0015]).allSatisfy { abs($0 - $1) < 1e-9 }, "\(alphas)")
    }

    @Test func touchAreasNameTheGesturesOfTheirViews() {
        let (stage, controller) = MovingController.stage()
        stage.perform {
            controller.stillBox.addGestureRecognizer(UITapGestureRecognizer())
            controller.stillBox.addGestureRecognizer(UIPanGestureRecognizer())
            let button = UIButton(type: .system)
            button.frame = CGRect(x: 20, y: 100, width: 70, height: 30)
            controller.view.addSubview(button)
            let hidden = UIButton(frame: CGRect(x: 100, y: 100, width: 20, height: 20))
            hidden.isHidden = true
            controller.view.addSubview(hidden)
        }
        let finder = LayerFinder(stage)
        let areas = TouchAreas(stage) { finder.name(of: $0.layer.serialNumber) ?? "" }
        #expect(areas.receivers.map(\.name) == ["stillBox", "UIButton"])
        #expect(areas.receivers.map(\.gestures) == [["Tap", "Pan"], ["Control"]])
        let list = stage.displayList()
        let painter = Painter(width: 200, height: 240, scale: 1)
        painter.paint(list)
        let before = painter.surface
        painter.paint(areas.list(list))
        #expect(painter.surface[22, 102] != before[22, 102] && painter.surface[145, 153] != before[145, 153])
        #expect(painter.surface[120, 120] == before[120, 120] && painter.surface[109, 105] == before[109, 105])
    }

    @Test func layersAreFoundByPropertyTextIdentifierAndClass() {
        let (stage, controller) = MovingController.stage()
        controller.stillBox.accessibilityIdentifier = "signpost"
        let finder = LayerFinder(stage)
        #expect(finder.layers(named: "movingBox") == [controller.movingBox.layer.serialNumber])
        #expect(finder.layers(named: "badge") == [controller.movingBox.subviews[0].layer.serialNumber])
        #expect(finder.layers(named: "signpost") == [controller.stillBox.layer.serialNumber])
        #expect(finder.layers(named: "stillBox") == [controller.stillBox.layer.serialNumber])
        #expect(finder.layers(named: "Departures") == [controller.caption.layer.serialNumber])
        #expect(finder.layers(named: "UILabel") == [controller.caption.layer.serialNumber])
        #expect(finder.name(of: controller.stillBox.layer.serialNumber) == "signpost")
        #expect(finder.layers(named: "posts").isEmpty)
    }

    @Test func framesWithoutTheLayerSeparateTheValues() {
        var series = ValueSeries(name: "movingBox.position.x", keyPath: "position.x")
        for frame in 0..<30 { series.add((12..<18).contains(frame) ? .nan : 25 + 0.5 * Double(frame), at: Double(frame) / 60) }
        #expect(series.parts.map(\.count) == [12, 12] && series.points.count == 24)
        #expect(series.parts.map { $0[0].value } == [25, 34])
        for velocity in series.velocities.flatMap(\.self) { #expect(abs(velocity.value - 30) < 1e-9) }
    }

    @Test func velocitiesAreTheSlopesOfTheValues() {
        var series = ValueSeries(name: "movingBox.position.x", keyPath: "position.x")
        for frame in 0..<20 { series.add(25 + 2 * Double(frame), at: Double(frame) / 60) }
        #expect(series.velocities.map(\.count) == [20])
        for velocity in series.velocities[0] { #expect(abs(velocity.value - 120) < 1e-9) }
        #expect(series.value(at: 7.5 / 60) == 39)
        #expect(series.value(at: -1) == nil)
        // No velocity is computed for the jump between frames 19 and 20.
        for frame in 20..<40 { series.add(-200 + 2 * Double(frame), at: Double(frame) / 60) }
        #expect(series.velocities.map(\.count) == [20, 20])
        for velocity in series.velocities.flatMap(\.self) { #expect(abs(velocity.value - 120) < 1e-9) }
        var angle = ValueSeries(name: "dial.transform.rotation", keyPath: "transform.rotation")
        angle.add(3, at: 0)
        angle.add(-3.2, at: 0.1)
        #expect(abs(angle.points[1].value - (360 - 3.2 * 180 / .pi)) < 1e-9, "an angle continues without a jump")
    }
}

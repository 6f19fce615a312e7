import CoreGraphics
@testable import FlipbookInspection
import FlipbookDisplayList
import Stage
import Testing
import UIKit

@MainActor @Suite struct SelectionOutlineTests {
    @Test func layerThatIsSeenAtAPointIsFound() {
        let fixture = InspectorFixture()
        let list = fixture.stage.displayList()
        #expect(list.layerNumber(at: CGPoint(x: 83, y: 76)) == fixture.card.layer.serialNumber)
        #expect(list.layerNumber(at: CGPoint(x: 250, y: 300)) == fixture.controller.view.layer.serialNumber)
        #expect(list.layerNumber(at: CGPoint(x: 83, y: 900)) == nil)
    }

    @Test func transparentLayerIsNotInTheWay() {
        let fixture = InspectorFixture()
        fixture.stage.perform { fixture.controller.view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 280, height: 360))) }
        fixture.stage.advance(frames: 1)
        #expect(fixture.stage.displayList().layerNumber(at: CGPoint(x: 83, y: 76)) == fixture.card.layer.serialNumber)
    }

    @Test func cornersFollowTheRunningAnimation() throws {
        let fixture = InspectorFixture()
        let card = fixture.card
        fixture.stage.perform {
            card.transform = CGAffineTransform(rotationAngle: .pi / 2)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { card.center.x = 123 }
        }
        fixture.stage.advance(frames: 30)
        let quadrilateral = try #require(LayerQuadrilateral(card.layer))
        // The center is at x = 103, halfway from 83 to 123. After a quarter turn, the layer's upper left corner is at the upper right.
        let expected = [CGPoint(x: 138, y: 16), CGPoint(x: 138, y: 136), CGPoint(x: 68, y: 136), CGPoint(x: 68, y: 16)]
        for (corner, expected) in zip(quadrilateral.corners, expected) {
            #expect(abs(corner.x - expected.x) < 1e-6)
            #expect(abs(corner.y - expected.y) < 1e-6)
        }
        #expect(quadrilateral.size == CGSize(width: 120, height: 70))
        #expect(abs(quadrilateral.anchor.x - 103) < 1e-6)
    }

    @Test func outlineIsAddedAboveTheScene() throws {
        let fixture = InspectorFixture()
        let list = fixture.stage.displayList()
        let quadrilateral = try #require(LayerQuadrilateral(fixture.card.layer))
        let area = CGRect(x: 0, y: 0, width: 280, height: 360)
        var (selected, hovered) = (list, list)
        SelectionOutline(quadrilateral, .selected).add(to: &selected, in: area, zoom: 1.5)
        SelectionOutline(quadrilateral, .hovered).add(to: &hovered, in: area, zoom: 1.5)
        #expect(Array(selected.items.prefix(list.items.count)) == list.items)
        #expect(selected.items.count == list.items.count + 7)
        #expect(hovered.items.count == list.items.count + 2)
        let sources = Set(list.items.map(\.source))
        let selectedSources = Set(selected.items.map(\.source))
        #expect(selectedSources.count == sources.count + 7)
        // The layer under the outline is still found.
        #expect(selected.layerNumber(at: CGPoint(x: 83, y: 76)) == fixture.card.layer.serialNumber)
    }

    @Test func ghostShowsTheLayersOfTheEarlierTake() {
        let fixture = InspectorFixture()
        let before = fixture.stage.displayList()
        fixture.stage.perform { fixture.card.center = CGPoint(x: 170, y: 250) }
        fixture.stage.advance(frames: 1)
        let after = fixture.stage.displayList()
        var combined = after
        let ghost = TimingGhost(FrameHistory(limit: 1_000_000), layers: [fixture.card.layer.serialNumber])
        ghost.add(before, to: &combined)
        let added = combined.items.dropFirst(after.items.count)
        let original = before.items.filter { $0.source >> 12 == fixture.card.layer.serialNumber }
        #expect(!original.isEmpty)
        #expect(added.map(\.content) == original.map(\.content))
        #expect(added.allSatisfy { $0.opacity < 0.5 })
        #expect(ghost.list(at: 3) == nil)
    }
}

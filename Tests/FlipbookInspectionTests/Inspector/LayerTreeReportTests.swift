@testable import FlipbookInspection
import Stage
import Testing
import UIKit

@MainActor @Suite struct LayerTreeReportTests {
    @Test func rowsAreInTheOrderOfTheTree() throws {
        let fixture = InspectorFixture()
        let tree = fixture.tree()
        let card = try #require(tree.index(of: fixture.card.layer.serialNumber))
        #expect(tree.rows[0].depth == 0)
        #expect(tree.rows[card].name == "boarding-card")
        #expect(tree.rows[card].className == "UIView")
        #expect(tree.rows[card + 1].name == "caption")
        #expect(tree.rows[card].depth == tree.rows[card + 1].depth)
    }

    @Test func foldedLayerHidesItsSublayers() throws {
        let fixture = InspectorFixture()
        let root = fixture.controller.view.layer.serialNumber
        var state = LayerTreeReport.State()
        state.toggled = [root]
        let folded = fixture.tree(state)
        #expect(folded.index(of: fixture.card.layer.serialNumber) == nil)
        #expect(folded.rows.last?.number == root)
        #expect(folded.rows.last?.isExpanded == false)
        // The selected layer has a row although its superlayer is folded.
        state.selection = fixture.card.layer.serialNumber
        #expect(fixture.tree(state).index(of: fixture.card.layer.serialNumber) != nil)
    }

    @Test func searchKeepsMatchesAndTheirSuperlayers() throws {
        let fixture = InspectorFixture()
        var state = LayerTreeReport.State()
        state.query = "BOARD"
        let tree = fixture.tree(state)
        #expect(tree.rows.last?.name == "boarding-card")
        #expect(tree.rows.filter(\.isMatch).count == 1)
        #expect(tree.rows.count > 1)
        state.query = "nothing like this"
        #expect(fixture.tree(state).rows.isEmpty)
    }

    @Test func numbersAreTheSameInASecondRun() {
        let (first, second) = (InspectorFixture().tree(), InspectorFixture().tree())
        #expect(first == second)
    }

    @Test func hiddenAndAnimatedLayersAreMarked() throws {
        let fixture = InspectorFixture()
        fixture.stage.perform {
            fixture.controller.caption.isHidden = true
            UIView.animate(withDuration: 1) { fixture.card.center.x = 150 }
        }
        let tree = fixture.tree()
        let index = try #require(tree.index(of: fixture.card.layer.serialNumber))
        #expect(tree.rows[index].isAnimated)
        #expect(!tree.rows[index].isHidden)
        #expect(tree.rows[index + 1].isHidden)
    }
}

import Testing
@testable import UIKit

@MainActor @Suite struct SectionSnapshotTests {
    private func makeTree() -> NSDiffableDataSourceSectionSnapshot<String> {
        var tree = NSDiffableDataSourceSectionSnapshot<String>()
        tree.append(["north", "south"])
        tree.append(["cape", "bay"], to: "north")
        tree.append(["reef"], to: "bay")
        tree.append(["dune"], to: "south")
        return tree
    }

    @Test func childrenAreVisibleWhenAllAboveAreExpanded() {
        var tree = makeTree()
        #expect(tree.visibleItems == ["north", "south"] && tree.items == ["north", "cape", "bay", "reef", "south", "dune"])
        tree.expand(["bay"])
        #expect(tree.visibleItems == ["north", "south"] && !tree.isVisible("reef"))
        tree.expand(["north"])
        #expect(tree.visibleItems == ["north", "cape", "bay", "reef", "south"] && tree.isVisible("reef") && tree.index(of: "south") == 4)
        tree.collapse(["bay"])
        #expect(tree.visibleItems == ["north", "cape", "bay", "south"] && !tree.isExpanded("bay"))
    }

    @Test func treeReturnsLevelsAndParents() {
        let tree = makeTree()
        #expect(tree.level(of: "reef") == 2 && tree.parent(of: "reef") == "bay" && tree.parent(of: "south") == nil)
        #expect(tree.rootItems == ["north", "south"] && tree.contains("dune") && !tree.contains("fjord"))
        #expect(tree.snapshot(of: "north").items == ["cape", "bay", "reef"])
        #expect(tree.snapshot(of: "bay", includingParent: true).rootItems == ["bay"])
    }

    @Test func treesAreInsertedReplacedAndDeleted() {
        var (tree, islands) = (makeTree(), NSDiffableDataSourceSectionSnapshot<String>())
        islands.append(["isle"])
        islands.append(["atoll"], to: "isle")
        islands.expand(["isle"])
        tree.insert(islands, before: "south")
        #expect(tree.visibleItems == ["north", "isle", "atoll", "south"] && tree.level(of: "atoll") == 1)
        tree.replace(childrenOf: "north", using: NSDiffableDataSourceSectionSnapshot())
        tree.delete(["isle"])
        #expect(tree.items == ["north", "south", "dune"] && !tree.contains("atoll"))
        tree.insert(["east"], after: "north")
        #expect(tree.rootItems == ["north", "east", "south"])
    }

    @Test func visibleOrderMovesAnItemWithItsChildren() {
        var tree = makeTree()
        tree.expand(["south", "bay"])
        tree.place(tree.takeItem("north"), after: "south")
        #expect(tree.items.contains("reef") && tree.visibleItems == ["south", "north", "dune"] && tree.parent(of: "north") == "south")
    }

    /// Only the moved item gets another parent. If it is expanded, its children stay where they are.
    @Test func otherItemsKeepTheirPositionsWhenAnItemMoves() {
        var tree = makeTree()
        tree.expand(["north", "bay"])
        let cape = tree.takeItem("cape")
        tree.place(cape, after: "south")
        #expect(tree.visibleItems == ["north", "bay", "reef", "south", "cape"])
        #expect(tree.parent(of: "cape") == nil && tree.parent(of: "south") == nil && tree.parent(of: "bay") == "north")
        let bay = tree.takeItem("bay")
        tree.place(bay, after: nil)
        #expect(tree.visibleItems == ["bay", "north", "reef", "south", "cape"])
        #expect(tree.parent(of: "reef") == "north" && tree.level(of: "reef") == 1 && tree.contains("dune"))
    }
}

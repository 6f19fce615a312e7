import FlipbookGeometry
import FlipbookDisplayList
import Foundation
import Testing

@Suite struct DisplayListRemovalTests {
    private func item(_ source: Int, _ content: DisplayContent? = nil, opacity: CGFloat = 1) -> DisplayItem {
        let fill = DisplayContent.fill(RoundedRect(CGRect(x: 3 * source, y: 4, width: 5, height: 6)), .white)
        return DisplayItem(source: source, content: content ?? fill, transform: CGAffineTransform.identity, opacity: opacity)
    }

    /// A list with a translucent group, which contains a masked group.
    private var nested: DisplayList {
        var list = DisplayList()
        list.version = 7
        list.items = [
            item(1), item(2, .group(count: 5), opacity: 0.5), item(3, opacity: 0.5), item(4, .masked(count: 1, mask: 1)), item(5), item(6),
            item(7), item(8),
        ]
        return list
    }

    private func remaining(_ removed: Set<Int>) -> DisplayList {
        let list = nested
        return list.removingItems { removed.contains(list.items[$0].source) }
    }

    @Test func listWithoutRemovedItemsHasTheSameItems() {
        #expect(remaining([]) == nested)
        #expect(remaining([]).version == nil)
    }

    @Test func groupsLoseTheirRemovedMembers() {
        let list = remaining([3, 8])
        #expect(list.items.map(\.source) == [1, 2, 4, 5, 6, 7])
        #expect(list.items[1].content == .group(count: 4))
        #expect(list.items[1].opacity == CGFloat(0.5))
    }

    @Test func membersOfARemovedGroupKeepItsOpacity() {
        let list = remaining([2])
        #expect(list.items.map(\.source) == [1, 3, 4, 5, 6, 7, 8])
        #expect(list.items.map(\.opacity) == [1, 0.25, 0.5, 1, 1, 0.5, 1].map { CGFloat($0) })
    }

    @Test func aRemovedMaskedGroupLosesItsMask() {
        let list = remaining([4])
        #expect(list.items.map(\.source) == [1, 2, 3, 5, 7, 8])
        #expect(list.items[1].content == .group(count: 3))
    }

    @Test func groupsWithoutMembersAreLeftOut() {
        #expect(remaining([5]).items.map(\.source) == [1, 2, 3, 7, 8], "a mask without what it masks is left out")
        #expect(remaining([3, 5, 7]).items.map(\.source) == [1, 8])
        #expect(remaining([6]) == nested, "the items of a mask belong to its group")
    }

    @Test func crossFadesKeepTheirHalves() {
        var list = DisplayList()
        list.items = [item(1, .crossFade(old: 2, new: 1, fraction: 0.3)), item(2), item(3), item(4)]
        let result = list.removingItems { list.items[$0].source == 2 }
        #expect(result.items.map(\.source) == [1, 3, 4])
        #expect(result.items[0].content == .crossFade(old: 1, new: 1, fraction: 0.3))
        #expect(list.removingItems { list.items[$0].source == 1 }.items.map(\.source) == [2, 3, 4])
    }
}

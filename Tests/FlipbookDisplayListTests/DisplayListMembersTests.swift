import FlipbookGeometry
import FlipbookDisplayList
import Foundation
import Testing

@Suite struct DisplayListMembersTests {
    private func item(_ source: Int, _ content: DisplayContent? = nil) -> DisplayItem {
        let fill = DisplayContent.fill(RoundedRect(CGRect(x: 3 * source, y: 4, width: 5, height: 6)), .white)
        return DisplayItem(source: source, content: content ?? fill, transform: CGAffineTransform.identity)
    }

    /// A list with a group of three items, the second of which is a masked group.
    private var nested: DisplayList {
        var list = DisplayList()
        list.items = [
            item(1), item(2, .group(count: 5)), item(3), item(4, .masked(count: 1, mask: 1)), item(5), item(6), item(7), item(8),
        ]
        return list
    }

    @Test func insertedItemsBelongToTheGroupsAroundThem() {
        var list = nested
        list.insert([item(20), item(21)], at: 4)
        #expect(list.items.map(\.source) == [1, 2, 3, 4, 20, 21, 5, 6, 7, 8])
        #expect(list.items[1].content == .group(count: 7))
        #expect(list.items[3].content == .masked(count: 3, mask: 1))
    }

    @Test func itemsBeforeAndAfterGroupsAreNotTheirMembers() {
        for index in [0, 1, 7, 8] {
            var list = nested
            list.insert([item(20)], at: index)
            #expect(list.items.map(\.content.memberCount).filter { $0 > 0 } == [5, 2], "at \(index)")
        }
        var inMask = nested
        inMask.insert([item(20)], at: 6)
        #expect(inMask.items[3].content == .masked(count: 1, mask: 1), "index 6 is after the mask")
        #expect(inMask.items[1].content == .group(count: 6))
    }

    @Test func filteredListsKeepTheGroupsOfTheirItems() {
        let list = nested
        func sources(_ wanted: Set<Int>) -> [Int] { list.filteredItems { wanted.contains(list.items[$0].source) }.map(\.source) }
        #expect(sources([1, 8]) == [1, 8])
        #expect(sources([5]) == [2, 4, 5, 6], "the mask of an item is kept")
        #expect(sources([6]).isEmpty, "a mask without what it masks is left out")
        #expect(sources([3, 7]) == [2, 3, 7])
        #expect(sources([4]) == [2, 4, 5, 6], "a group has all its members")
        #expect(list.filteredItems { [3, 7].contains(list.items[$0].source) }[0].content == .group(count: 2))
        #expect(list.filteredItems { _ in true } == list.items)
    }

    @Test func crossFadesKeepTheirHalves() {
        var list = DisplayList()
        list.items = [item(1, .crossFade(old: 2, new: 1, fraction: 0.3)), item(2), item(3), item(4)]
        let result = list.filteredItems { [3, 4].contains(list.items[$0].source) }
        #expect(result.map(\.source) == [1, 3, 4])
        #expect(result[0].content == .crossFade(old: 1, new: 1, fraction: 0.3))
    }
}

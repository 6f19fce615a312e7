import FlipbookGeometry
import FlipbookDisplayList
import Foundation
import RandomDisplayLists
import SeededRandomValues
import Testing

@Suite struct DisplayListTests {
    /// Lists are compared every frame. Two lists that paint different pixels must not be equal. Images are compared by identity.
    @Test(arguments: 1...30) func aListIsEqualToItsCopyUntilItChanges(seed: Int) {
        var generator = DisplayListGenerator(seed)
        let list = generator.list()
        var other = list
        #expect(other == list)
        let index = generator.random.integer(0...(list.items.count - 1))
        switch seed % 4 {
        case 0: other.items[index].opacity += 0.001
        case 1: other.items[index].transform.tx += 0.001
        case 2: other.background.alpha -= 0.001
        default: other.items[index].content = .fill(RoundedRect(CGRect(x: 0.125, y: 0, width: 1, height: 1)), .white)
        }
        #expect(other != list)
    }

    @Test func removeAllKeepsTheBackground() {
        var generator = DisplayListGenerator(3)
        var list = generator.list()
        let background = list.background
        list.removeAll()
        #expect(list.items.isEmpty && list.clips.isEmpty && list.background == background)
    }
}

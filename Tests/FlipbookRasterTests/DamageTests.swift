import FlipbookGeometry
import FlipbookDisplayList
import FlipbookRaster
import Foundation
import RandomDisplayLists
import SeededRandomValues
import Testing

@Suite struct DamageTests {
    /// Painting successive frames on one surface gives the same pixels as painting the last frame on a new one. Pixels
    /// outside the returned rectangles do not change.
    @Test(arguments: 1...60) func paintingChangesEqualsPaintingEverything(seed: Int) {
        var generator = DisplayListGenerator(seed, CGSize(width: 420, height: 220))
        let painter = Painter(width: 420, height: 220, scale: 1, threads: 2)
        var list = generator.list()
        painter.paint(list)
        for step in 0..<12 {
            for _ in 0..<generator.random.integer(1...3) { generator.mutate(&list) }
            let before = painter.surface
            let damage = painter.paint(list)
            #expect(difference(painter.surface, paint(list, 420, 220)) == 0, "step \(step)")
            #expect(isUnchanged(before, painter.surface, outside: damage), "step \(step)")
            #expect(painter.paint(list).isEmpty, "step \(step)")
        }
    }

    private func isUnchanged(_ before: Bitmap, _ after: Bitmap, outside damage: [PixelRect]) -> Bool {
        for y in 0..<after.height {
            for x in 0..<after.width where before.words[y * after.width + x] != after.words[y * after.width + x] {
                guard damage.contains(where: { $0.x0 <= x && x < $0.x1 && $0.y0 <= y && y < $0.y1 }) else { return false }
            }
        }
        return true
    }

    /// Item b leaves the group when x is inserted before it, because the group has a fixed number of members. The items for the group and
    /// for b are unchanged.
    @Test func anItemThatLeavesAGroupIsPaintedAgain() {
        func square(_ source: Int, _ x: CGFloat, _ y: CGFloat) -> DisplayItem {
            DisplayItem(
                source: source, content: .fill(RoundedRect(CGRect(x: x, y: y, width: 30, height: 30)), .white), transform: .identity)
        }
        let group = DisplayItem(source: 1, content: .group(count: 2), transform: .identity, opacity: 0.3)
        let (a, b, c, x) = (square(2, 5, 5), square(3, 300, 100), square(4, 150, 80), square(5, 20, 10))
        var (first, second) = (DisplayList(), DisplayList())
        first.items = [group, a, b, c]
        second.items = [group, a, x, b, c]
        let painter = Painter(width: 420, height: 220, scale: 1, threads: 1)
        painter.paint(first)
        painter.paint(second)
        #expect(difference(painter.surface, paint(second, 420, 220)) == 0)
        painter.paint(first)
        #expect(difference(painter.surface, paint(first, 420, 220)) == 0)
    }

    @Test func onlyPixelsNearAChangeArePainted() {
        var list = DisplayList(
            (0..<5).map { DisplayItem(.fill(RoundedRect(CGRect(x: 200 * $0 + 10, y: 30, width: 20, height: 20)), .white)) })
        let painter = Painter(width: 1000, height: 400, scale: 1, threads: 1)
        #expect(painter.paint(list) == [PixelRect(x0: 0, y0: 0, x1: 1000, y1: 400)])
        list.items[2].transform = ProjectiveTransform(CGAffineTransform(translationX: 3, y: 2))
        let damage = painter.paint(list)
        #expect(!damage.isEmpty && damage.allSatisfy { $0.x0 >= 256 && $0.x1 <= 512 && $0.y1 <= 128 })
        painter.invalidate()
        #expect(painter.paint(list) == [PixelRect(x0: 0, y0: 0, x1: 1000, y1: 400)])
    }

    @Test func boxesOfItemsAreThoseOfTheLastFrame() {
        func square(_ source: Int, x: CGFloat, clip: Int? = nil) -> DisplayItem {
            DisplayItem(
                source: source, content: .fill(RoundedRect(CGRect(x: x, y: 7, width: 30, height: 20)), .white), transform: .identity,
                clip: clip)
        }
        let group = DisplayItem(source: 1, content: .group(count: 2), transform: .identity, opacity: 0.3)
        var list = DisplayList()
        list.clips = [Clip(shape: RoundedRect(CGRect(x: 0, y: 9, width: 420, height: 11)), transform: .identity, parent: nil)]
        list.items = [group, square(2, x: 5), square(3, x: 50), square(4, x: 200, clip: 0)]
        let painter = Painter(width: 420, height: 220, scale: 1, threads: 1)
        painter.paint(list)
        let groupBox = PixelRect(x0: 5, y0: 7, x1: 80, y1: 27)
        #expect(painter.itemBoxes.count == 4 && painter.itemBoxes.first == groupBox)
        #expect(painter.itemBoxes.last == PixelRect(x0: 200, y0: 9, x1: 230, y1: 20), "the clip limits the box")
        list.items[3].transform = ProjectiveTransform(CGAffineTransform(translationX: 3, y: 1))
        painter.paint(list)
        #expect(painter.itemBoxes.last == PixelRect(x0: 203, y0: 9, x1: 233, y1: 20))
        #expect(painter.itemBoxes.first == groupBox)
    }
}

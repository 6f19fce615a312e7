import FlipbookGeometry
import FlipbookDisplayList
import Foundation
import RandomDisplayLists
import SeededRandomValues
import Testing

/// Moving a list by whole pixels moves its pixels. Tile borders and the corner of the surface do not affect the result.
@Suite struct TranslationTests {
    private func translated(_ list: DisplayList, _ x: Int, _ y: Int) -> DisplayList {
        let translation = CGAffineTransform(translationX: CGFloat(x), y: CGFloat(y))
        var list = list
        for index in list.items.indices { list.items[index].transform = list.items[index].transform.concatenating(translation) }
        for index in list.clips.indices { list.clips[index].transform = list.clips[index].transform.concatenating(translation) }
        return list
    }

    private func difference(_ generator: inout DisplayListGenerator) -> Int {
        let list = generator.list()
        let (x, y) = (generator.random.integer(1...127), generator.random.integer(1...63))
        let original = paint(list, 300, 170)
        let moved = paint(translated(list, x, y), 300 + x, 170 + y).cropped(x: x, y: y, width: 300, height: 170)
        return RandomDisplayLists.difference(original, moved)
    }

    @Test(arguments: 1...60) func tileBordersDoNotAffectShapes(seed: Int) {
        var generator = DisplayListGenerator(seed)
        generator.includesSampledItems = false
        #expect(difference(&generator) == 0)
    }

    /// Sample positions are computed from the start of a run, and a tile border can split a run. Therefore colors may differ by one or two
    /// levels.
    @Test(arguments: 1...60) func tileBordersHardlyAffectSampledImages(seed: Int) {
        var generator = DisplayListGenerator(seed)
        #expect(difference(&generator) <= 2)
    }

    /// Coordinates halfway between two whole pixels, or between two steps of the grid of 1/256 pixel, are rounded in the same direction on
    /// both sides of zero.
    @Test(arguments: 1...60, [0.5, 1 / 512.0]) func halvesAreRoundedInTheSameDirectionEverywhere(seed: Int, grid: Double) {
        var generator = DisplayListGenerator(seed)
        generator.includesSampledItems = false
        generator.grid = grid
        #expect(difference(&generator) == 0)
    }

    /// Slanted edges with corners to the left of and above the surface, each halfway between two steps of the grid of 1/256 pixel.
    @Test(arguments: 1...60) func cornersOutsideTheSurfaceAreRoundedLikeThoseInside(seed: Int) {
        var random = SeededRandom(seed)
        func half() -> Double { Double(random.integer(-4000...4000)) / 256 + 1 / 512 }
        let items = (0..<6).map { _ in
            let transform = CGAffineTransform(a: 1, b: 1, c: CGFloat(random.integer(-3...0)), d: 2, tx: half(), ty: half())
            return DisplayItem(
                .fill(RoundedRect(CGRect(x: -8, y: -8, width: random.integer(9...40), height: random.integer(9...40))), random.color()),
                transform)
        }
        let list = DisplayList(items)
        let moved = paint(translated(list, 41, 37), 341, 207).cropped(x: 41, y: 37, width: 300, height: 170)
        #expect(RandomDisplayLists.difference(paint(list, 300, 170), moved) == 0)
    }
}

import Chances
import CoreGraphics
import Display
import Foundation
import Sceneries
import Testing

/// The same list moved by whole pixels gives the same pixels moved: tiles and the surface's corner are no places of their own.
@Suite struct ShiftTests {
    private func shifted(_ list: DisplayList, _ x: Int, _ y: Int) -> DisplayList {
        let move = CGAffineTransform(translationX: CGFloat(x), y: CGFloat(y))
        var list = list
        for index in list.items.indices { list.items[index].transform = list.items[index].transform.concatenating(move) }
        for index in list.clips.indices { list.clips[index].transform = list.clips[index].transform.concatenating(move) }
        return list
    }

    private func difference(_ scenery: inout Scenery) -> Int {
        let list = scenery.list()
        let (x, y) = (scenery.chance.whole(1...127), scenery.chance.whole(1...63))
        let here = paint(list, 300, 170)
        let there = paint(shifted(list, x, y), 300 + x, 170 + y).cropped(x: x, y: y, width: 300, height: 170)
        return Sceneries.difference(here, there)
    }

    @Test(arguments: 1...60) func shapesDoNotNoticeTileBorders(seed: Int) {
        var scenery = Scenery(seed)
        scenery.hasSampling = false
        #expect(difference(&scenery) == 0)
    }

    /// Sampled pixels are reckoned from where their run begins, which a tile's border may cut: a level or two.
    @Test(arguments: 1...60) func picturesHardlyNoticeTileBorders(seed: Int) {
        var scenery = Scenery(seed)
        #expect(difference(&scenery) <= 2)
    }

    /// Halfway between two steps of the pixel grid, rounding goes the same way on both sides of zero.
    @Test(arguments: 1...60, [0.5, 1 / 512.0]) func halvesAreRoundedTheSameWayEverywhere(seed: Int, grid: Double) {
        var scenery = Scenery(seed)
        scenery.hasSampling = false
        scenery.grid = grid
        #expect(difference(&scenery) == 0)
    }

    /// Slanting edges from corners left of and above the surface, each halfway between two steps of the grid.
    @Test(arguments: 1...60) func cornersOutsideAreRoundedLikeThoseInside(seed: Int) {
        var chance = Chance(seed)
        func half() -> Double { Double(chance.whole(-4000...4000)) / 256 + 1 / 512 }
        let items = (0..<6).map { _ in
            let slant = CGAffineTransform(a: 1, b: 1, c: CGFloat(chance.whole(-3...0)), d: 2, tx: half(), ty: half())
            return DisplayItem(
                .fill(RoundedRect(CGRect(x: -8, y: -8, width: chance.whole(9...40), height: chance.whole(9...40))), chance.color()), slant)
        }
        let list = DisplayList(items)
        let there = paint(shifted(list, 41, 37), 341, 207).cropped(x: 41, y: 37, width: 300, height: 170)
        #expect(Sceneries.difference(paint(list, 300, 170), there) == 0)
    }
}

import FlipbookGeometry
import FlipbookDisplayList
import Foundation
import RandomDisplayLists
import SeededRandomValues
import Testing

@Suite struct OcclusionTests {
    /// The painter may skip hidden items. A clip around the whole surface does not affect the result.
    @Test(arguments: 1...60) func skippingHiddenItemsDoesNotAffectTheResult(seed: Int) {
        var generator = DisplayListGenerator(seed)
        var list = generator.list()
        for _ in 0..<generator.random.integer(1...4) {
            // Edges at whole pixels and very close to them, at the borders of tiles and of the surface, and one pixel beside them.
            func edge(_ borders: [Double]) -> Double {
                generator.random.pick(borders) + Double(generator.random.integer(-1...1))
                    + generator.random.pick([0, 0, 1e-12, -1e-12, 1e-3, -1e-3, 1.9e-3, -1.9e-3])
            }
            let (left, right) = (edge([0, 128]), edge([128, 256, 300]))
            let (top, bottom) = (edge([0, 64]), edge([64, 128, 170]))
            let cover = DisplayItem(
                .fill(RoundedRect(CGRect(x: left, y: top, width: right - left, height: bottom - top)), generator.random.color(alpha: 1...1))
            )
            list.items.insert(cover, at: generator.random.integer(0...list.items.count))
        }
        let painted = paint(list, 300, 170)
        list.clips.append(Clip(shape: RoundedRect(CGRect(x: -10, y: -10, width: 400, height: 300)), transform: .identity, parent: nil))
        for index in list.items.indices where list.items[index].clip == nil { list.items[index].clip = list.clips.count - 1 }
        #expect(difference(painted, paint(list, 300, 170)) == 0)
    }
}

import Chances
import CoreGraphics
import Display
import Foundation
import Sceneries
import Testing

@Suite struct OcclusionTests {
    /// What is hidden need not be painted. A clip that holds everything takes the right to hide from each item, and nothing else.
    @Test(arguments: 1...60) func hidingChangesNothing(seed: Int) {
        var scenery = Scenery(seed)
        var list = scenery.list()
        for _ in 0..<scenery.chance.whole(1...4) {
            // Edges on whole pixels and ever so slightly beside them, at the borders of tiles and of the surface and one pixel away.
            func edge(_ borders: [Double]) -> Double {
                scenery.chance.pick(borders) + Double(scenery.chance.whole(-1...1))
                    + scenery.chance.pick([0, 0, 1e-12, -1e-12, 1e-3, -1e-3, 1.9e-3, -1.9e-3])
            }
            let (left, right) = (edge([0, 128]), edge([128, 256, 300]))
            let (top, bottom) = (edge([0, 64]), edge([64, 128, 170]))
            let cover = DisplayItem(
                .fill(RoundedRect(CGRect(x: left, y: top, width: right - left, height: bottom - top)), scenery.chance.color(alpha: 1...1)))
            list.items.insert(cover, at: scenery.chance.whole(0...list.items.count))
        }
        let hidden = paint(list, 300, 170)
        list.clips.append(Clip(shape: RoundedRect(CGRect(x: -10, y: -10, width: 400, height: 300)), transform: .identity, parent: nil))
        for index in list.items.indices where list.items[index].clip == nil { list.items[index].clip = list.clips.count - 1 }
        #expect(difference(hidden, paint(list, 300, 170)) == 0)
    }
}

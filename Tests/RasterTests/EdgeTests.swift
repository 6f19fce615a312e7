import Chances
import Testing

@testable import Raster

@Suite struct EdgeTests {
    /// In whole numbers, and exact for edges of up to 128 pixels: rounded down, and whole places are met.
    @Test(arguments: 1...200) func anEdgeIsWhereItsFractionSays(seed: Int) throws {
        var chance = Chance(seed)
        let top = FixedPoint(x: Int32(chance.whole(-90_000...90_000)), y: Int32(chance.whole(-90_000...90_000)))
        let (right, down) = (chance.whole(-32_000...32_000), chance.whole(1...(chance.coin() ? 700 : 32_000)))
        let bottom = FixedPoint(x: top.x + Int32(right), y: top.y + Int32(down))
        let edge = try #require(chance.coin() ? Edge(top, bottom) : Edge(bottom, top))
        for step in 0...down {
            let product = right * step
            let floor = product >= 0 ? product / down : -((down - 1 - product) / down)
            #expect(Int(edge.x(at: top.y + Int32(step))) == Int(top.x) + floor)
        }
    }
}

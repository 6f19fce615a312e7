import SeededRandomValues
import Testing

@testable import FlipbookRaster

@Suite struct EdgeTests {
    /// Coordinates are integers, in units of 1/256 pixel. For edges up to 128 pixels, x is the exact value rounded down.
    @Test(arguments: 1...200) func xIsTheExactPositionRoundedDown(seed: Int) throws {
        var random = SeededRandom(seed)
        let top = FixedPoint(x: Int32(random.integer(-90_000...90_000)), y: Int32(random.integer(-90_000...90_000)))
        let (right, down) = (random.integer(-32_000...32_000), random.integer(1...(random.bool() ? 700 : 32_000)))
        let bottom = FixedPoint(x: top.x + Int32(right), y: top.y + Int32(down))
        let edge = try #require(random.bool() ? Edge(top, bottom) : Edge(bottom, top))
        for step in 0...down {
            let product = right * step
            let floor = product >= 0 ? product / down : -((down - 1 - product) / down)
            #expect(Int(edge.x(at: top.y + Int32(step))) == Int(top.x) + floor)
        }
    }
}

import Chances
import CoreGraphics
import Display
import Foundation
import Sceneries
import Testing

@Suite struct GroupTests {
    /// Two opaque squares that overlap, faded as one: where they overlap the upper one alone is mixed with the ground.
    @Test(arguments: 1...20) func whatOverlapsInAGroupDoesNotShineThrough(seed: Int) {
        var chance = Chance(seed)
        let (ground, lower, upper) = (chance.color(alpha: 1...1), chance.color(alpha: 1...1), chance.color(alpha: 1...1))
        let level = chance.whole(1...254)
        let list = DisplayList(
            [
                DisplayItem(.group(count: 2), opacity: CGFloat(level) / 255),
                DisplayItem(.fill(RoundedRect(CGRect(x: 90, y: 40, width: 50, height: 40)), lower)),
                DisplayItem(.fill(RoundedRect(CGRect(x: 110, y: 50, width: 50, height: 40)), upper)),
            ], over: ground)
        let picture = paint(list, 200, 100)
        #expect(picture[95, 45].word == over(word(ground), scaled(word(lower), level)))
        for (x, y) in [(115, 55), (130, 70), (155, 85)] { #expect(picture[x, y].word == over(word(ground), scaled(word(upper), level))) }
        #expect(picture[85, 45].word == word(ground))
    }

    /// A group that does not fade, has no clip and nothing outside is as if it were not there, up to the rounding of its sheet.
    @Test(arguments: 1...20) func anOpaqueGroupIsItsMembers(seed: Int) {
        var scenery = Scenery(seed)
        let plain = scenery.list()
        var grouped = plain
        grouped.items.insert(DisplayItem(.group(count: plain.items.count)), at: 0)
        let slack = plain.items.count + 1
        #expect(difference(paint(grouped, 300, 170), paint(plain, 300, 170)) <= slack)
        var solid = DisplayList((0..<5).map { _ in DisplayItem(.fill(scenery.shape(), scenery.chance.color(alpha: 1...1))) })
        for index in solid.items.indices {
            if case .fill(let shape, let color) = solid.items[index].content {
                solid.items[index].content = .fill(
                    RoundedRect(CGRect(x: shape.rect.minX.rounded(), y: shape.rect.minY.rounded(), width: 70, height: 40)), color)
            }
        }
        let alone = paint(solid, 300, 170)
        solid.items.insert(DisplayItem(.group(count: 5)), at: 0)
        #expect(difference(paint(solid, 300, 170), alone) == 0)
    }

    @Test(arguments: 1...20) func groupsInGroupsFadeOneAfterTheOther(seed: Int) {
        var chance = Chance(seed)
        let (inner, outer) = (chance.whole(1...254), chance.whole(1...254))
        let list = DisplayList([
            DisplayItem(.group(count: 3), opacity: CGFloat(outer) / 255),
            DisplayItem(.group(count: 1), opacity: CGFloat(inner) / 255),
            DisplayItem(.fill(RoundedRect(CGRect(x: 100, y: 50, width: 60, height: 40)), .white)),
            DisplayItem(.fill(RoundedRect(CGRect(x: 130, y: 60, width: 60, height: 40)), .white)),
        ])
        let picture = paint(list, 200, 100)
        #expect(picture[110, 55].word == over(0xFF00_0000, scaled(scaled(.max, inner), outer)))
        #expect(picture[140, 70].word == over(0xFF00_0000, scaled(.max, outer)))
    }

    @Test(arguments: 1...10) func aGroupThatIsClearHidesItsMembersAndNothingElse(seed: Int) {
        var scenery = Scenery(seed)
        let plain = scenery.list()
        var more = plain
        more.items.append(DisplayItem(.group(count: 2), opacity: 0))
        for _ in 0..<2 { more.items.append(DisplayItem(.fill(RoundedRect(CGRect(x: 0, y: 0, width: 300, height: 170)), .white))) }
        #expect(difference(paint(more, 300, 170), paint(plain, 300, 170)) == 0)
    }
}

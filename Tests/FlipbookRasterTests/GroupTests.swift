import FlipbookGeometry
import FlipbookDisplayList
import FlipbookRaster
import Foundation
import RandomDisplayLists
import SeededRandomValues
import Testing

@Suite struct GroupTests {
    /// Two overlapping opaque squares in a translucent group: where they overlap, only the upper one is mixed with the
    /// background.
    @Test(arguments: 1...20) func overlappingMembersOfAGroupDoNotShineThrough(seed: Int) {
        var random = SeededRandom(seed)
        let (background, lower, upper) = (random.color(alpha: 1...1), random.color(alpha: 1...1), random.color(alpha: 1...1))
        let level = random.integer(1...254)
        let list = DisplayList(
            [
                DisplayItem(.group(count: 2), opacity: CGFloat(level) / 255),
                DisplayItem(.fill(RoundedRect(CGRect(x: 90, y: 40, width: 50, height: 40)), lower)),
                DisplayItem(.fill(RoundedRect(CGRect(x: 110, y: 50, width: 50, height: 40)), upper)),
            ], over: background)
        let painted = paint(list, 200, 100)
        #expect(painted[95, 45].word == over(makePixel(background), scaled(makePixel(lower), level)))
        for (x, y) in [(115, 55), (130, 70), (155, 85)] {
            #expect(painted[x, y].word == over(makePixel(background), scaled(makePixel(upper), level)))
        }
        #expect(painted[85, 45].word == makePixel(background))
    }

    /// An opaque group without a clip gives the same result as its members alone, except for the rounding of its buffer.
    @Test(arguments: 1...20) func anOpaqueGroupEqualsItsMembers(seed: Int) {
        var generator = DisplayListGenerator(seed)
        let plain = generator.list()
        var grouped = plain
        grouped.items.insert(DisplayItem(.group(count: plain.items.count)), at: 0)
        let tolerance = plain.items.count + 1
        #expect(difference(paint(grouped, 300, 170), paint(plain, 300, 170)) <= tolerance)
        var solid = DisplayList((0..<5).map { _ in DisplayItem(.fill(generator.shape(), generator.random.color(alpha: 1...1))) })
        for index in solid.items.indices {
            if case .fill(let shape, let color) = solid.items[index].content {
                solid.items[index].content = .fill(
                    RoundedRect(CGRect(x: shape.rect.minX.rounded(), y: shape.rect.minY.rounded(), width: 70, height: 40)), color)
            }
        }
        let expected = paint(solid, 300, 170)
        solid.items.insert(DisplayItem(.group(count: 5)), at: 0)
        #expect(difference(paint(solid, 300, 170), expected) == 0)
    }

    @Test(arguments: 1...20) func opacitiesOfNestedGroupsAreMultiplied(seed: Int) {
        var random = SeededRandom(seed)
        let (inner, outer) = (random.integer(1...254), random.integer(1...254))
        let list = DisplayList([
            DisplayItem(.group(count: 3), opacity: CGFloat(outer) / 255),
            DisplayItem(.group(count: 1), opacity: CGFloat(inner) / 255),
            DisplayItem(.fill(RoundedRect(CGRect(x: 100, y: 50, width: 60, height: 40)), .white)),
            DisplayItem(.fill(RoundedRect(CGRect(x: 130, y: 60, width: 60, height: 40)), .white)),
        ])
        let painted = paint(list, 200, 100)
        #expect(painted[110, 55].word == over(0xFF00_0000, scaled(scaled(.max, inner), outer)))
        #expect(painted[140, 70].word == over(0xFF00_0000, scaled(.max, outer)))
    }

    /// Two opaque images that overlap. Before the opacity of the cross-fade is applied, their sum is opaque where both are, and translucent
    /// where only one of them is.
    @Test(arguments: 1...20) func crossFadeIsTheWeightedSumOfTwoImages(seed: Int) {
        var random = SeededRandom(seed)
        let (background, old, new) = (random.color(alpha: 1...1), random.color(alpha: 1...1), random.color(alpha: 1...1))
        let (level, opacity) = (random.integer(1...254), random.pick([255, 140]))
        func sum(_ a: UInt32, _ b: UInt32) -> UInt32 {
            over(makePixel(background), scaled(scaled(a, 255 - level) &+ scaled(b, level), opacity))
        }
        func list(_ level: Int) -> DisplayList {
            DisplayList(
                [
                    DisplayItem(.crossFade(old: 1, new: 2, fraction: CGFloat(level) / 255), opacity: CGFloat(opacity) / 255),
                    DisplayItem(.fill(RoundedRect(CGRect(x: 20, y: 10, width: 80, height: 60)), old)),
                    DisplayItem(.fill(RoundedRect(CGRect(x: 60, y: 30, width: 80, height: 60)), new)),
                    DisplayItem(.fill(RoundedRect(CGRect(x: 25, y: 15, width: 5, height: 5)), old)),
                ], over: background)
        }
        let painted = paint(list(level), 200, 100)
        #expect(painted[50, 50].word == sum(makePixel(old), 0) && painted[120, 80].word == sum(0, makePixel(new)))
        #expect(painted[80, 50].word == sum(makePixel(old), makePixel(new)) && painted[150, 95].word == makePixel(background))
        #expect(painted[27, 17].word == sum(makePixel(old), makePixel(old)), "the sum of two equal images is the same image")
        if opacity == 255 { #expect(painted[27, 17].word == over(makePixel(background), makePixel(old))) }
        // The pixels depend only on the list, also if another fraction was painted before.
        let painter = Painter(width: 200, height: 100, scale: 1, threads: 1)
        for step in [255 - level, level] { painter.paint(list(step)) }
        #expect(difference(painter.surface, painted) == 0)
    }

    @Test(arguments: 1...10) func aTransparentGroupHidesOnlyItsMembers(seed: Int) {
        var generator = DisplayListGenerator(seed)
        let plain = generator.list()
        var extended = plain
        extended.items.append(DisplayItem(.group(count: 2), opacity: 0))
        for _ in 0..<2 { extended.items.append(DisplayItem(.fill(RoundedRect(CGRect(x: 0, y: 0, width: 300, height: 170)), .white))) }
        #expect(difference(paint(extended, 300, 170), paint(plain, 300, 170)) == 0)
    }
}

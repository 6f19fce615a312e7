import Chances
import CoreGraphics
import Display
import Foundation
import Sceneries
import Testing

private let everything = RoundedRect(CGRect(x: 0, y: 0, width: 300, height: 170))

@Suite struct ClipTests {
    /// Shapes of any kind that all lie over the middle, where four tiles meet.
    private func chain(_ chance: inout Chance, _ count: Int) -> [(shape: RoundedRect, place: CGAffineTransform)] {
        (0..<count).map { _ in
            let size = CGSize(width: chance.number(60, 240), height: chance.number(50, 160))
            let rect = CGRect(
                x: -size.width * chance.number(0.3, 0.7), y: -size.height * chance.number(0.3, 0.7), width: size.width, height: size.height)
            let angle = chance.coin(0.4) ? 0 : chance.number(-3, 3)
            return (
                RoundedRect(rect, radius: chance.coin() ? 0 : CGFloat(chance.number(3, 40))),
                CGAffineTransform(rotationAngle: angle).concatenating(CGAffineTransform(translationX: 128, y: 64))
            )
        }
    }

    /// Each inside the one before it.
    private func linked(_ chain: [(shape: RoundedRect, place: CGAffineTransform)]) -> [Clip] {
        chain.enumerated().map { Clip(shape: $1.shape, transform: $1.place, parent: $0 > 0 ? $0 - 1 : nil) }
    }

    /// A picture that lies level is painted row by row, of which each waits for the next: also where every other row is cut away.
    @Test(arguments: [1, 2]) func rowsAreTheSameWhereOthersAreCutAway(step: Int) {
        var chance = Chance(step)
        let image = Bitmap(
            width: 40, height: 30,
            words: (0..<1200).map { _ in
                let alpha = chance.whole(1...254)
                return word(alpha, chance.whole(0...alpha), chance.whole(0...alpha), chance.whole(0...alpha))
            })
        let place = CGAffineTransform(a: 1.7, b: 0, c: 0, d: 1.3, tx: 3.4, ty: 5.7)
        let box = RoundedRect(CGRect(x: 0, y: 0, width: 40, height: 30))
        var bars = Path()
        for y in stride(from: 0, to: 64, by: step + 1) { bars.addRect(CGRect(x: 0, y: y, width: 100, height: 1)) }
        let whole = paint(DisplayList([DisplayItem(.picture(CGImage(image), box), place)]), 100, 64)
        let clip = Clip(.path(bars, evenOdd: false), transform: .identity, parent: nil)
        let cut = paint(DisplayList([DisplayItem(.picture(CGImage(image), box), place, clip: 0)], clips: [clip]), 100, 64)
        for y in stride(from: 0, to: 64, by: step + 1) {
            let wrong = (0..<100).count { cut[$0, y] != whole[$0, y] }
            #expect(wrong == 0, "row \(y)")
        }
    }

    /// What a chain of clips leaves of a white sheet is the product of what each leaves alone.
    @Test(arguments: 1...40) func aChainOfClipsIsTheirProduct(seed: Int) {
        var chance = Chance(seed)
        let count = chance.whole(1...4)
        let links = chain(&chance, count)
        let alone = links.map { paint(DisplayList([DisplayItem(.fill($0.shape, .white), $0.place)]), 300, 170) }
        let chained = paint(DisplayList([DisplayItem(.fill(everything, .white), clip: count - 1)], clips: linked(links)), 300, 170)
        var worst = 0.0
        for index in chained.words.indices {
            let product = alone.reduce(1.0) { $0 * Double($1.words[index] & 255) / 255 }
            worst = max(worst, abs(product * 255 - Double(chained.words[index] & 255)))
        }
        #expect(worst <= 0.5 * Double(count))
        #expect(chained[128, 64].word == .max, "there is something left")
    }

    /// What a clip cuts off shows the ground, though the item below it covers the whole tile.
    @Test(arguments: 1...20) func behindACutTheGroundShows(seed: Int) {
        var chance = Chance(seed)
        let clips = linked(chain(&chance, chance.whole(1...3)))
        let ground = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        let cut = paint(DisplayList([DisplayItem(.fill(everything, .white), clip: clips.count - 1)], over: ground, clips: clips), 300, 170)
        let mask = paint(DisplayList([DisplayItem(.fill(everything, .white), clip: clips.count - 1)], clips: clips), 300, 170)
        let expected = mask.words.map { over(0xFFFF_0000, scaled(.max, Int($0 & 255))) }
        #expect(difference(cut, Bitmap(width: 300, height: 170, words: expected)) == 0)
        #expect(expected.contains(0xFFFF_0000) && expected.contains(.max))
    }

    @Test(arguments: 1...20) func anUprightClipOnWholePixelsCutsExactly(seed: Int) {
        var scenery = Scenery(seed)
        let (x, y) = (scenery.chance.whole(-5...200), scenery.chance.whole(-5...120))
        let window = CGRect(x: x, y: y, width: scenery.chance.whole(1...150), height: scenery.chance.whole(1...100))
        var list = scenery.list()
        for index in list.items.indices { list.items[index].clip = nil }
        let whole = paint(list, 300, 170)
        let ground = paint(DisplayList([], over: list.background), 300, 170)[0, 0]
        list.clips = [Clip(shape: RoundedRect(window), transform: .identity, parent: nil)]
        // The members of a group are cut with it; cutting them too would make no difference here.
        for index in list.items.indices { list.items[index].clip = 0 }
        let cut = paint(list, 300, 170)
        var wrong = 0
        for y in 0..<170 {
            for x in 0..<300 where cut[x, y] != (window.contains(CGPoint(x: x, y: y)) ? whole[x, y] : ground) { wrong += 1 }
        }
        // Sampled pixels may differ by where their run begins.
        let slack = cut.words.count
        #expect(wrong == 0 || isNear(cut, whole, ground, window), "\(wrong) of \(slack)")
    }

    private func isNear(_ cut: Bitmap, _ whole: Bitmap, _ ground: Bitmap.Pixel, _ window: CGRect) -> Bool {
        var expected = whole
        expected.withUnsafeMutableWords { words in
            for index in words.indices where !window.contains(CGPoint(x: index % 300, y: index / 300)) { words[index] = ground.word }
        }
        return difference(cut, expected) <= 2
    }

    /// A clip that holds all there is changes nothing, however it is shaped and chained.
    @Test(arguments: 1...20) func aClipThatCutsNothingOffChangesNothing(seed: Int) {
        var scenery = Scenery(seed)
        var list = scenery.list()
        let plain = paint(list, 300, 170)
        let roomy = Clip(
            shape: RoundedRect(CGRect(x: -400, y: -300, width: 1100, height: 770), radius: 100),
            transform: CGAffineTransform(rotationAngle: 0.05),
            parent: nil)
        for index in list.clips.indices { list.clips[index].parent = list.clips[index].parent.map { $0 + 1 } ?? 0 }
        list.clips.insert(roomy, at: 0)
        for index in list.items.indices { list.items[index].clip = list.items[index].clip.map { $0 + 1 } ?? 0 }
        #expect(difference(paint(list, 300, 170), plain) == 0)
    }
}

import FlipbookGeometry
import FlipbookDisplayList
import Foundation
import RandomDisplayLists
import SeededRandomValues
import Testing

private let wholeSurface = RoundedRect(CGRect(x: 0, y: 0, width: 300, height: 170))

@Suite struct ClipTests {
    /// Returns shapes of any kind that all contain the point where four tiles meet.
    private func makeChain(_ random: inout SeededRandom, _ count: Int) -> [(shape: RoundedRect, transform: CGAffineTransform)] {
        (0..<count).map { _ in
            let size = CGSize(width: random.number(60, 240), height: random.number(50, 160))
            let rect = CGRect(
                x: -size.width * random.number(0.3, 0.7), y: -size.height * random.number(0.3, 0.7), width: size.width, height: size.height)
            let angle = random.bool(0.4) ? 0 : random.number(-3, 3)
            return (
                RoundedRect(rect, radius: random.bool() ? 0 : CGFloat(random.number(3, 40))),
                CGAffineTransform(rotationAngle: angle).concatenating(CGAffineTransform(translationX: 128, y: 64))
            )
        }
    }

    /// Returns clips, each nested in the previous one.
    private func linked(_ chain: [(shape: RoundedRect, transform: CGAffineTransform)]) -> [Clip] {
        chain.enumerated().map { Clip(shape: $1.shape, transform: $1.transform, parent: $0 > 0 ? $0 - 1 : nil) }
    }

    /// An axis-aligned image is painted row by row, and each row is written after the next one is sampled. Skipping rows
    /// must not change the others.
    @Test(arguments: [1, 2]) func clippingSomeRowsDoesNotAffectOthers(step: Int) {
        var random = SeededRandom(step)
        let image = Bitmap(
            width: 40, height: 30,
            words: (0..<1200).map { _ in
                let alpha = random.integer(1...254)
                return makePixel(alpha, random.integer(0...alpha), random.integer(0...alpha), random.integer(0...alpha))
            })
        let transform = CGAffineTransform(a: 1.7, b: 0, c: 0, d: 1.3, tx: 3.4, ty: 5.7)
        let box = RoundedRect(CGRect(x: 0, y: 0, width: 40, height: 30))
        var bars = Path()
        for y in stride(from: 0, to: 64, by: step + 1) { bars.addRect(CGRect(x: 0, y: y, width: 100, height: 1)) }
        let unclipped = paint(DisplayList([DisplayItem(.image(CGImage(image), box), transform)]), 100, 64)
        let clip = Clip(.path(bars, evenOdd: false), transform: .identity, parent: nil)
        let clipped = paint(DisplayList([DisplayItem(.image(CGImage(image), box), transform, clip: 0)], clips: [clip]), 100, 64)
        for y in stride(from: 0, to: 64, by: step + 1) {
            let wrong = (0..<100).count { clipped[$0, y] != unclipped[$0, y] }
            #expect(wrong == 0, "row \(y)")
        }
    }

    /// The coverage of nested clips is the product of their coverages.
    @Test(arguments: 1...40) func nestedClipsMultiplyTheirCoverage(seed: Int) {
        var random = SeededRandom(seed)
        let count = random.integer(1...4)
        let chain = makeChain(&random, count)
        let alone = chain.map { paint(DisplayList([DisplayItem(.fill($0.shape, .white), $0.transform)]), 300, 170) }
        let chained = paint(DisplayList([DisplayItem(.fill(wholeSurface, .white), clip: count - 1)], clips: linked(chain)), 300, 170)
        var worst = 0.0
        for index in chained.words.indices {
            let product = alone.reduce(1.0) { $0 * Double($1.words[index] & 255) / 255 }
            worst = max(worst, abs(product * 255 - Double(chained.words[index] & 255)))
        }
        #expect(worst <= 0.5 * Double(count))
        #expect(chained[128, 64].word == .max, "the clips have a common area")
    }

    /// The background is visible outside a clip, although the item covers the whole tile.
    @Test(arguments: 1...20) func theBackgroundIsVisibleOutsideAClip(seed: Int) {
        var random = SeededRandom(seed)
        let clips = linked(makeChain(&random, random.integer(1...3)))
        let background = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        let clipped = paint(
            DisplayList([DisplayItem(.fill(wholeSurface, .white), clip: clips.count - 1)], over: background, clips: clips), 300, 170)
        let mask = paint(DisplayList([DisplayItem(.fill(wholeSurface, .white), clip: clips.count - 1)], clips: clips), 300, 170)
        let expected = mask.words.map { over(0xFFFF_0000, scaled(.max, Int($0 & 255))) }
        #expect(difference(clipped, Bitmap(width: 300, height: 170, words: expected)) == 0)
        #expect(expected.contains(0xFFFF_0000) && expected.contains(.max))
    }

    @Test(arguments: 1...20) func aPixelAlignedClipIsExact(seed: Int) {
        var generator = DisplayListGenerator(seed)
        let (x, y) = (generator.random.integer(-5...200), generator.random.integer(-5...120))
        let clipRect = CGRect(x: x, y: y, width: generator.random.integer(1...150), height: generator.random.integer(1...100))
        var list = generator.list()
        for index in list.items.indices { list.items[index].clip = nil }
        let unclipped = paint(list, 300, 170)
        let background = paint(DisplayList([], over: list.background), 300, 170)[0, 0]
        list.clips = [Clip(shape: RoundedRect(clipRect), transform: .identity, parent: nil)]
        // Members of a group are clipped with the group. Clipping them too makes no difference here.
        for index in list.items.indices { list.items[index].clip = 0 }
        let clipped = paint(list, 300, 170)
        var wrong = 0
        for y in 0..<170 {
            for x in 0..<300 where clipped[x, y] != (clipRect.contains(CGPoint(x: x, y: y)) ? unclipped[x, y] : background) { wrong += 1 }
        }
        // The clip changes where a run of pixels starts. This can change the channels of sampled pixels by up to 2 of 255.
        let pixelCount = clipped.words.count
        #expect(wrong == 0 || isNearlyClipped(clipped, unclipped, background, clipRect), "\(wrong) of \(pixelCount)")
    }

    private func isNearlyClipped(_ clipped: Bitmap, _ unclipped: Bitmap, _ background: Bitmap.Pixel, _ clipRect: CGRect) -> Bool {
        var expected = unclipped
        expected.withUnsafeMutableWords { words in
            for index in words.indices where !clipRect.contains(CGPoint(x: index % 300, y: index / 300)) { words[index] = background.word }
        }
        return difference(clipped, expected) <= 2
    }

    /// A clip around everything changes nothing, with any shape and any nesting.
    @Test(arguments: 1...20) func aClipAroundEverythingChangesNothing(seed: Int) {
        var generator = DisplayListGenerator(seed)
        var list = generator.list()
        let plain = paint(list, 300, 170)
        let largeClip = Clip(
            shape: RoundedRect(CGRect(x: -400, y: -300, width: 1100, height: 770), radius: 100),
            transform: CGAffineTransform(rotationAngle: 0.05),
            parent: nil)
        for index in list.clips.indices { list.clips[index].parent = list.clips[index].parent.map { $0 + 1 } ?? 0 }
        list.clips.insert(largeClip, at: 0)
        for index in list.items.indices { list.items[index].clip = list.items[index].clip.map { $0 + 1 } ?? 0 }
        #expect(difference(paint(list, 300, 170), plain) == 0)
    }
}

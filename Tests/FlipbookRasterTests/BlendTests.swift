import FlipbookGeometry
import FlipbookDisplayList
import Foundation
import RandomDisplayLists
import SeededRandomValues
import Testing

extension SeededRandom {
    /// Returns a premultiplied pixel.
    fileprivate mutating func pixel() -> UInt32 {
        let alpha = pick([0, 1, 127, 128, 254, 255, integer(0...255)])
        return makePixel(alpha, integer(0...alpha), integer(0...alpha), integer(0...alpha))
    }

    /// Returns a bitmap of random opaque pixels.
    fileprivate mutating func opaqueBitmap(_ width: Int, _ height: Int) -> Bitmap {
        bitmap(width, height) { _, _ in makePixel(255, integer(0...255), integer(0...255), integer(0...255)) }
    }
}

private func bitmap(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) -> Bitmap {
    var words: [UInt32] = []
    for y in 0..<height {
        for x in 0..<width { words.append(pixel(x, y)) }
    }
    return Bitmap(width: width, height: height, words: words)
}

private func imageItem(_ image: Bitmap) -> DisplayItem {
    DisplayItem(.image(CGImage(image), RoundedRect(CGRect(x: 0, y: 0, width: image.width, height: image.height))))
}

@Suite struct BlendTests {
    /// Composites every channel value under every alpha. The value is the column, the alpha is the row.
    @Test func sourceOverIsExactForEveryValueAndAlpha() {
        let below = bitmap(256, 256) { x, y in makePixel(255, x, 255 - x, y) }
        let above = bitmap(256, 256) { _, y in makePixel(y, y, y / 3, 0) }
        let expected = bitmap(256, 256) { x, y in over(below[x, y].word, above[x, y].word) }
        #expect(difference(paint(DisplayList([imageItem(below), imageItem(above)]), 256, 256), expected) == 0)
    }

    /// Composites opaque images that fill the surface. Some seeds have small fills between them, some have all items in a group.
    @Test(arguments: 1...40) func opaqueImagesThatFillTheSurfaceAreCompositedExactly(seed: Int) {
        var random = SeededRandom(seed)
        let (width, height) = (70, 37)
        let level = random.pick([255, 60, 213])
        let isGroup = random.bool()
        var (items, expected) = ([DisplayItem](), random.opaqueBitmap(width, height))
        let background = imageItem(expected)
        var composited = isGroup ? bitmap(width, height) { _, _ in 0 } : expected
        for _ in 0..<random.integer(1...5) {
            let (image, level) = (random.opaqueBitmap(width, height), random.pick([255, 255, 102, 153]))
            let isSmallFill = random.bool(0.2)
            var item = imageItem(image)
            if isSmallFill { item.content = .fill(RoundedRect(CGRect(x: 20, y: 18, width: 3, height: 2)), .white) }
            item.opacity = CGFloat(level) / 255
            items.append(item)
            composited = bitmap(width, height) { x, y in
                if isSmallFill {
                    let isInside = (20..<23).contains(x) && (18..<20).contains(y)
                    return isInside ? over(composited[x, y].word, scaled(0xFFFF_FFFF, level)) : composited[x, y].word
                }
                return over(composited[x, y].word, scaled(image[x, y].word, level))
            }
        }
        if isGroup {
            expected = bitmap(width, height) { x, y in over(expected[x, y].word, scaled(composited[x, y].word, level)) }
            items.insert(DisplayItem(.group(count: items.count), opacity: CGFloat(level) / 255), at: 0)
        } else {
            expected = composited
        }
        #expect(difference(paint(DisplayList([background] + items), width, height), expected) == 0)
    }

    /// Composites every channel value at every opacity. The value is the column, the opacity is the row.
    @Test func opacityIsExactForEveryPair() {
        var random = SeededRandom(3)
        let background = random.opaqueBitmap(256, 256)
        let rows = bitmap(256, 256) { x, _ in makePixel(max(random.integer(0...255), x), x, x / 2, x) }
        let items = (0..<256).map { y in
            DisplayItem(
                .image(CGImage(rows.cropped(x: 0, y: y, width: 256, height: 1)), RoundedRect(CGRect(x: 0, y: y, width: 256, height: 1))),
                opacity: CGFloat(y) / 255)
        }
        let expected = bitmap(256, 256) { x, y in over(background[x, y].word, scaled(rows[x, y].word, y)) }
        #expect(difference(paint(DisplayList([imageItem(background)] + items), 256, 256), expected) == 0)
    }

    /// Composites runs of 0 to 9 pixels at random positions. The kernels process such runs in vectors and single pixels.
    @Test(arguments: 1...10) func shortRunsAreExact(seed: Int) {
        var random = SeededRandom(seed)
        let background = random.opaqueBitmap(256, 256)
        var items = [imageItem(background)]
        var expected = background.words
        for y in 0..<256 {
            let (x, count, level) = (random.integer(0...246), y % 10, random.integer(0...255))
            let run = Bitmap(width: count, height: 1, words: (0..<count).map { _ in random.pixel() })
            let rect = RoundedRect(CGRect(x: x, y: y, width: count, height: 1))
            if random.bool() {
                items.append(DisplayItem(.image(CGImage(run), rect), opacity: CGFloat(level) / 255))
                for index in 0..<count {
                    expected[y * 256 + x + index] = over(expected[y * 256 + x + index], scaled(run.words[index], level))
                }
            } else {
                // Red 1, green 0, blue 1: premultiplied by the alpha, the channels equal the alpha or 0.
                items.append(DisplayItem(.fill(rect, CGColor(red: 1, green: 0, blue: 1, alpha: CGFloat(level) / 255))))
                let above = makePixel(level, level, 0, level)
                for index in 0..<count { expected[y * 256 + x + index] = over(expected[y * 256 + x + index], above) }
            }
        }
        #expect(paint(DisplayList(items), 256, 256) == Bitmap(width: 256, height: 256, words: expected))
    }

    /// Fills rectangles that cover rows partly. If the sides are at whole pixels, the coverage of the row is one number; else it is a mask.
    @Test(arguments: 1...10) func partlyCoveredRunIsScaledByCoverage(seed: Int) {
        var random = SeededRandom(seed)
        let background = random.opaqueBitmap(256, 256)
        var items = [imageItem(background)]
        var expected = background.words
        for y in 0..<256 {
            // The height is y/256 pixel. The left and right sides are at whole pixels, or at multiples of 1/256 pixel.
            let (x, count, alpha) = (random.integer(0...245), y % 10 + 1, random.integer(0...255))
            let cuts = random.bool() ? (0, 0) : (random.integer(1...255), random.integer(1...255))
            let rect = CGRect(
                x: Double(x) + Double(cuts.0) / 256, y: Double(y), width: Double(count) + Double(cuts.1 - cuts.0) / 256,
                height: Double(y) / 256)
            items.append(DisplayItem(.fill(RoundedRect(rect), CGColor(red: 1, green: 0, blue: 1, alpha: CGFloat(alpha) / 255))))
            let above = makePixel(alpha, alpha, 0, alpha)
            for column in x...(x + count) {
                let coveredWidth = min(rect.maxX, CGFloat(column + 1)) - max(rect.minX, CGFloat(column))
                guard coveredWidth > 0 else { continue }
                let level = Int((Double(coveredWidth * rect.height) * 255).rounded())
                expected[y * 256 + column] = over(expected[y * 256 + column], scaled(above, level))
            }
        }
        #expect(difference(paint(DisplayList(items), 256, 256), Bitmap(width: 256, height: 256, words: expected)) == 0)
    }

    /// Composites an image through a mask and with an opacity. The mask is the rounded shape of the image.
    @Test(arguments: 1...5) func maskedPixelsAreScaledByMaskAndOpacity(seed: Int) {
        var random = SeededRandom(seed)
        let (background, image) = (random.opaqueBitmap(200, 100), bitmap(200, 100) { _, _ in random.pixel() })
        let shape = RoundedRect(CGRect(x: 0, y: 0, width: 200, height: 100), radius: 47)
        let level = random.integer(1...254)
        let item = DisplayItem(.image(CGImage(image), shape), opacity: CGFloat(level) / 255)
        let mask = paint(DisplayList([DisplayItem(.fill(shape, .white))]), 200, 100)
        let expected = bitmap(200, 100) { x, y in
            over(background[x, y].word, scaled(image[x, y].word, dividedBy255(Int(mask[x, y].red) * level)))
        }
        #expect(difference(paint(DisplayList([imageItem(background), item]), 200, 100), expected) == 0)
    }

    @Test(arguments: 1...20) func colorIsRoundedOnlyOnce(seed: Int) {
        var random = SeededRandom(seed)
        let (color, opacity) = (random.color(), random.number(0, 1))
        let alpha = Double(color.alpha) * opacity
        let above = [1, color.red, color.green, color.blue].reduce(UInt32(0)) { $0 << 8 | UInt32((Double($1) * alpha * 255).rounded()) }
        let list = DisplayList(
            [DisplayItem(.fill(RoundedRect(CGRect(x: 0, y: 0, width: 3, height: 3)), color), opacity: CGFloat(opacity))], over: .white)
        #expect(paint(list, 3, 3)[1, 1].word == over(0xFFFF_FFFF, above))
    }

    @Test func channelsOutsideRangeAreClamped() {
        let color = CGColor(red: 1.7, green: -0.4, blue: 0.5, alpha: 1.2)
        let list = DisplayList([DisplayItem(.fill(RoundedRect(CGRect(x: 0, y: 0, width: 3, height: 3)), color), opacity: 3)])
        #expect(paint(list, 3, 3)[1, 1].word == 0xFFFF_0080)
        let invisible = DisplayList(
            [DisplayItem(.fill(RoundedRect(CGRect(x: 0, y: 0, width: 3, height: 3)), color), opacity: -2)], over: .white)
        #expect(paint(invisible, 3, 3)[1, 1].word == 0xFFFF_FFFF)
    }
}

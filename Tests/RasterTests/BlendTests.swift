import Chances
import CoreGraphics
import Display
import Foundation
import Sceneries
import Testing

extension Chance {
    /// A premultiplied pixel.
    fileprivate mutating func pixel() -> UInt32 {
        let alpha = pick([0, 1, 127, 128, 254, 255, whole(0...255)])
        return word(alpha, whole(0...alpha), whole(0...alpha), whole(0...alpha))
    }

    fileprivate mutating func ground(_ width: Int, _ height: Int) -> Bitmap {
        bitmap(width, height) { _, _ in word(255, whole(0...255), whole(0...255), whole(0...255)) }
    }
}

private func bitmap(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) -> Bitmap {
    var words: [UInt32] = []
    for y in 0..<height {
        for x in 0..<width { words.append(pixel(x, y)) }
    }
    return Bitmap(width: width, height: height, words: words)
}

private func full(_ image: Bitmap) -> DisplayItem {
    DisplayItem(.picture(CGImage(image), RoundedRect(CGRect(x: 0, y: 0, width: image.width, height: image.height))))
}

@Suite struct BlendTests {
    /// Every value under every alpha: column by row.
    @Test func overIsExactForEveryPair() {
        let below = bitmap(256, 256) { x, y in word(255, x, 255 - x, y) }
        let above = bitmap(256, 256) { _, y in word(y, y, y / 3, 0) }
        let expected = bitmap(256, 256) { x, y in over(below[x, y].word, above[x, y].word) }
        #expect(difference(paint(DisplayList([full(below), full(above)]), 256, 256), expected) == 0)
    }

    /// Opaque pictures that fill the surface, one upon the other in every order, with and without something between, alone and in a group.
    @Test(arguments: 1...40) func picturesThatFillTheSurface(seed: Int) {
        var chance = Chance(seed)
        let (width, height) = (70, 37)
        let level = chance.pick([255, 60, 213])
        let isGroup = chance.coin()
        var (items, expected) = ([DisplayItem](), chance.ground(width, height))
        let ground = full(expected)
        var sheet = isGroup ? bitmap(width, height) { _, _ in 0 } : expected
        for _ in 0..<chance.whole(1...5) {
            let (image, level) = (chance.ground(width, height), chance.pick([255, 255, 102, 153]))
            let isDot = chance.coin(0.2)
            var item = full(image)
            if isDot { item.content = .fill(RoundedRect(CGRect(x: 20, y: 18, width: 3, height: 2)), .white) }
            item.opacity = CGFloat(level) / 255
            items.append(item)
            sheet = bitmap(width, height) { x, y in
                if isDot {
                    let isInside = (20..<23).contains(x) && (18..<20).contains(y)
                    return isInside ? over(sheet[x, y].word, scaled(0xFFFF_FFFF, level)) : sheet[x, y].word
                }
                return over(sheet[x, y].word, scaled(image[x, y].word, level))
            }
        }
        if isGroup {
            expected = bitmap(width, height) { x, y in over(expected[x, y].word, scaled(sheet[x, y].word, level)) }
            items.insert(DisplayItem(.group(count: items.count), opacity: CGFloat(level) / 255), at: 0)
        } else {
            expected = sheet
        }
        #expect(difference(paint(DisplayList([ground] + items), width, height), expected) == 0)
    }

    /// Every value at every level: column by row, each row at an opacity of its own.
    @Test func aLevelIsExactForEveryPair() {
        var chance = Chance(3)
        let ground = chance.ground(256, 256)
        let rows = bitmap(256, 256) { x, _ in word(max(chance.whole(0...255), x), x, x / 2, x) }
        let items = (0..<256).map { y in
            DisplayItem(
                .picture(CGImage(rows.cropped(x: 0, y: y, width: 256, height: 1)), RoundedRect(CGRect(x: 0, y: y, width: 256, height: 1))),
                opacity: CGFloat(y) / 255)
        }
        let expected = bitmap(256, 256) { x, y in over(ground[x, y].word, scaled(rows[x, y].word, y)) }
        #expect(difference(paint(DisplayList([full(ground)] + items), 256, 256), expected) == 0)
    }

    /// Every run of 0 to 9 pixels at odd and even places, where four pixels at a time end and single ones begin.
    @Test(arguments: 1...10) func shortRunsAreAsExactAsLongOnes(seed: Int) {
        var chance = Chance(seed)
        let ground = chance.ground(256, 256)
        var items = [full(ground)]
        var expected = ground.words
        for y in 0..<256 {
            let (x, count, level) = (chance.whole(0...246), y % 10, chance.whole(0...255))
            let run = Bitmap(width: count, height: 1, words: (0..<count).map { _ in chance.pixel() })
            let place = RoundedRect(CGRect(x: x, y: y, width: count, height: 1))
            if chance.coin() {
                items.append(DisplayItem(.picture(CGImage(run), place), opacity: CGFloat(level) / 255))
                for index in 0..<count {
                    expected[y * 256 + x + index] = over(expected[y * 256 + x + index], scaled(run.words[index], level))
                }
            } else {
                // Red, no green, full blue: premultiplied by the alpha these are the very bytes.
                items.append(DisplayItem(.fill(place, CGColor(red: 1, green: 0, blue: 1, alpha: CGFloat(level) / 255))))
                let above = word(level, level, 0, level)
                for index in 0..<count { expected[y * 256 + x + index] = over(expected[y * 256 + x + index], above) }
            }
        }
        #expect(paint(DisplayList(items), 256, 256) == Bitmap(width: 256, height: 256, words: expected))
    }

    /// A row that is covered in part: whole columns have one level throughout, cut ones have a mask.
    @Test(arguments: 1...10) func aPartlyCoveredRunIsScaledByItsCoverage(seed: Int) {
        var chance = Chance(seed)
        let ground = chance.ground(256, 256)
        var items = [full(ground)]
        var expected = ground.words
        for y in 0..<256 {
            // y 256ths of the row's height; columns whole, or cut at 256ths too.
            let (x, count, alpha) = (chance.whole(0...245), y % 10 + 1, chance.whole(0...255))
            let cuts = chance.coin() ? (0, 0) : (chance.whole(1...255), chance.whole(1...255))
            let rect = CGRect(
                x: Double(x) + Double(cuts.0) / 256, y: Double(y), width: Double(count) + Double(cuts.1 - cuts.0) / 256,
                height: Double(y) / 256)
            items.append(DisplayItem(.fill(RoundedRect(rect), CGColor(red: 1, green: 0, blue: 1, alpha: CGFloat(alpha) / 255))))
            let above = word(alpha, alpha, 0, alpha)
            for column in x...(x + count) {
                let wide = min(rect.maxX, CGFloat(column + 1)) - max(rect.minX, CGFloat(column))
                guard wide > 0 else { continue }
                let level = Int((Double(wide * rect.height) * 255).rounded())
                expected[y * 256 + column] = over(expected[y * 256 + column], scaled(above, level))
            }
        }
        #expect(difference(paint(DisplayList(items), 256, 256), Bitmap(width: 256, height: 256, words: expected)) == 0)
    }

    /// Pixels through a mask and at a level: the mask is what the picture's own shape leaves.
    @Test(arguments: 1...5) func pixelsThroughAMaskAreScaledByBoth(seed: Int) {
        var chance = Chance(seed)
        let (ground, image) = (chance.ground(200, 100), bitmap(200, 100) { _, _ in chance.pixel() })
        let window = RoundedRect(CGRect(x: 0, y: 0, width: 200, height: 100), radius: 47)
        let level = chance.whole(1...254)
        let item = DisplayItem(.picture(CGImage(image), window), opacity: CGFloat(level) / 255)
        let mask = paint(DisplayList([DisplayItem(.fill(window, .white))]), 200, 100)
        let expected = bitmap(200, 100) { x, y in over(ground[x, y].word, scaled(image[x, y].word, part255(Int(mask[x, y].red) * level))) }
        #expect(difference(paint(DisplayList([full(ground), item]), 200, 100), expected) == 0)
    }

    @Test(arguments: 1...20) func aColorIsRoundedOnce(seed: Int) {
        var chance = Chance(seed)
        let (color, opacity) = (chance.color(), chance.number(0, 1))
        let alpha = Double(color.alpha) * opacity
        let above = [1, color.red, color.green, color.blue].reduce(UInt32(0)) { $0 << 8 | UInt32((Double($1) * alpha * 255).rounded()) }
        let list = DisplayList(
            [DisplayItem(.fill(RoundedRect(CGRect(x: 0, y: 0, width: 3, height: 3)), color), opacity: CGFloat(opacity))], over: .white)
        #expect(paint(list, 3, 3)[1, 1].word == over(0xFFFF_FFFF, above))
    }

    @Test func channelsThatLeaveTheirRangeAreCutWhenDrawn() {
        let loud = CGColor(red: 1.7, green: -0.4, blue: 0.5, alpha: 1.2)
        let list = DisplayList([DisplayItem(.fill(RoundedRect(CGRect(x: 0, y: 0, width: 3, height: 3)), loud), opacity: 3)])
        #expect(paint(list, 3, 3)[1, 1].word == 0xFFFF_0080)
        let gone = DisplayList([DisplayItem(.fill(RoundedRect(CGRect(x: 0, y: 0, width: 3, height: 3)), loud), opacity: -2)], over: .white)
        #expect(paint(gone, 3, 3)[1, 1].word == 0xFFFF_FFFF)
    }
}

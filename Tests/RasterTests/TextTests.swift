import Chances
import CoreGraphics
import Display
import Foundation
import Sceneries
import Testing
import Typography

@Suite struct TextTests {
    private func written(_ text: String, size: CGFloat, _ origin: CGPoint, _ transform: CGAffineTransform = .identity, scale: CGFloat = 1)
        -> Bitmap
    {
        paint(
            DisplayList([DisplayItem(.text(TextLine(text, Font(size: size)), origin: origin, .white), transform)]), 300, 120, scale: scale)
    }

    private func ink(_ picture: Bitmap) -> Double { picture.words.reduce(0) { $0 + Double($1 & 255) / 255 } }

    /// The mask's pixels, its baseline on the nearest whole one and its left end on the nearest quarter.
    @Test(arguments: 1...20) func uprightTextIsItsMask(seed: Int) throws {
        var chance = Chance(seed)
        let scale = chance.pick([1.0, 2])
        let line = TextLine("Ωg Show", Font(size: CGFloat(chance.whole(8...22))))
        let origin = CGPoint(x: chance.number(-30, 80) / scale, y: chance.number(0, 110) / scale)
        let quarters = Int((origin.x * scale * 4 + 0.5).rounded(.down))
        let mask = try #require(FontBook.installed.mask(of: line, pixelsPerPoint: scale, phase: Phase(right: quarters & 3)))
        let color = chance.color()
        let picture = paint(DisplayList([DisplayItem(.text(line, origin: origin, color))], over: .white), 300, 120, scale: scale)
        let (left, top) = (quarters >> 2 + mask.left, Int((origin.y * scale + 0.5).rounded(.down)) - mask.baseline)
        let alpha = Double(color.alpha)
        func byte(_ channel: CGFloat) -> Int { Int((Double(channel) * alpha * 255).rounded()) }
        let above = word(byte(1), byte(color.red), byte(color.green), byte(color.blue))
        var wrong = 0
        for y in 0..<120 {
            for x in 0..<300 {
                let isInside = x >= left && x < left + mask.width && y >= top && y < top + mask.height
                let level = isInside ? Int(mask.coverage[(y - top) * mask.width + x - left]) : 0
                if picture[x, y].word != over(.max, scaled(above, level)) { wrong += 1 }
            }
        }
        #expect(wrong == 0)
    }

    /// Turned by whole quarters about a whole pixel, text is its own picture turned.
    @Test func turnedTextIsTurnedInk() {
        let plain = written("Flip", size: 23, CGPoint(x: 40, y: 50))
        let half = written("Flip", size: 23, CGPoint(x: 40, y: 50), CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 300, ty: 120))
        let quarter = written("Flip", size: 23, CGPoint(x: 40, y: 50), CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 120, ty: 0))
        let mirrored = written("Flip", size: 23, CGPoint(x: 40, y: 50), CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 300, ty: 0))
        var wrong = [0, 0, 0]
        for y in 0..<120 {
            for x in 0..<300 {
                if half[299 - x, 119 - y] != plain[x, y] { wrong[0] += 1 }
                if x < 120, quarter[119 - y, x] != plain[x, y] { wrong[1] += 1 }
                if mirrored[299 - x, y] != plain[x, y] { wrong[2] += 1 }
            }
        }
        #expect(wrong == [0, 0, 0])
        #expect(ink(plain) > 100, "there is something to turn")
    }

    /// However it is turned, there is as much ink.
    @Test(arguments: 1...20) func turningLosesNoInk(seed: Int) {
        var chance = Chance(seed)
        let angle = chance.number(0.1, 6)
        let turn = CGAffineTransform(rotationAngle: angle).concatenating(CGAffineTransform(translationX: 150, y: 60))
        let plain = ink(written("Flip", size: 23, CGPoint(x: 120, y: 60)))
        #expect(abs(ink(written("Flip", size: 23, CGPoint(x: -20, y: 5), turn)) / plain - 1) < 0.02)
    }

    /// Beyond the largest mask ink is stretched: twice the size is four times the ink, on both sides of that border.
    @Test func textGrowsBeyondItsLargestMask() {
        func area(_ scale: CGFloat) -> Double {
            let list = DisplayList([DisplayItem(.text(TextLine("I", Font(size: 20)), origin: CGPoint(x: 1, y: 20), .white))])
            return ink(paint(list, Int(20 * scale), Int(30 * scale), scale: scale)) / Double(scale * scale)
        }
        let small = area(10)
        for scale in [20.0, 25, 26, 40, 60] { #expect(abs(area(CGFloat(scale)) / small - 1) < 0.02) }
    }
}

@Suite struct GlidingTextTests {
    private let line = TextLine("Glide", Font(size: 19))

    /// The middle of the ink, and how much there is.
    private func middle(
        _ origin: CGPoint, scale: CGFloat, _ movement: DisplayItem.Movement, room: CGSize = CGSize(width: 120, height: 60)
    ) -> (x: Double, y: Double, ink: Double) {
        var item = DisplayItem(.text(line, origin: origin, .white))
        item.movement = movement
        let picture = paint(DisplayList([item]), Int(room.width * scale), Int(room.height * scale), scale: scale)
        var (x, y, ink) = (0.0, 0.0, 0.0)
        for row in 0..<picture.height {
            for column in 0..<picture.width {
                let level = Double(picture[column, row].green) / 255
                (x, y, ink) = (x + level * Double(column), y + level * Double(row), ink + level)
            }
        }
        return (x / ink, y / ink, ink)
    }

    /// On its way text is where it is, to a twentieth of a pixel, and as black as ever.
    @Test(arguments: [1.0, 2]) func movingTextMovesEvenly(scale: Double) {
        let start = CGPoint(x: 20.13, y: 30.4)
        let first = middle(start, scale: CGFloat(scale), .slides)
        for step in 1...24 {
            let way = CGSize(width: 0.137 * Double(step), height: -0.083 * Double(step))
            let now = middle(CGPoint(x: start.x + way.width, y: start.y + way.height), scale: CGFloat(scale), .slides)
            #expect(abs(now.x - first.x - Double(way.width) * scale) < 0.05)
            #expect(abs(now.y - first.y - Double(way.height) * scale) < 0.05)
            #expect(abs(now.ink / first.ink - 1) < 0.01)
        }
    }

    /// At rest the baseline keeps to whole pixels, and letters to quarters.
    @Test func textAtRestIsCrisp() {
        let whole = middle(CGPoint(x: 20, y: 30), scale: 1, .still)
        for shift in [-0.49, -0.2, 0.1, 0.45] {
            #expect(middle(CGPoint(x: 20, y: 30 + shift), scale: 1, .still).y == whole.y)
        }
        #expect(abs(middle(CGPoint(x: 20.26, y: 30), scale: 1, .still).x - whole.x - 0.25) < 0.02)
        // Where a moving text arrives on whole pixels it is the resting one.
        let arrived = middle(CGPoint(x: 20, y: 30), scale: 1, .slides)
        #expect(arrived == whole)
    }

    /// Half-way between two places a rounding error decides nothing.
    @Test func restingTextIsAtOneOfTwoPlaces() {
        for place in [CGPoint(x: 30.125, y: 30), CGPoint(x: 30, y: 30.5), CGPoint(x: 41.875, y: 33.5)] {
            let pictures = [-1e-9, 0, 1e-9].map { error in
                middle(CGPoint(x: place.x + CGFloat(error), y: place.y + CGFloat(error)), scale: 1, .still)
            }
            #expect(pictures[0] == pictures[1] && pictures[1] == pictures[2], "\(place)")
        }
    }

    /// However far from the corner: also where its place in fractions of a pixel is a long number.
    @Test func movingTextIsWhereItIsFarOutToo() {
        let room = CGSize(width: 460, height: 380)
        for origin in [CGPoint(x: 398, y: 50), CGPoint(x: 20, y: 352), CGPoint(x: 390, y: 347)] {
            let still = middle(origin, scale: 3, .still, room: room)
            #expect(still.ink > 100)
            #expect(middle(origin, scale: 3, .slides, room: room) == still)
        }
    }

    /// Growing text grows evenly: no letter jumps to the pixels of the next size.
    @Test func growingTextGrowsEvenly() {
        func height(_ scale: CGFloat) -> Double {
            var item = DisplayItem(
                .text(TextLine("H", Font(size: 20)), origin: CGPoint(x: 2, y: 30), .white), CGAffineTransform(scaleX: scale, y: scale))
            item.movement = .changesShape
            let picture = paint(DisplayList([item]), 80, 120)
            let stem = (0..<picture.width).map { column in (0..<picture.height).reduce(0.0) { $0 + Double(picture[column, $1].green) / 255 }
            }
            return stem.max() ?? 0
        }
        let heights = (0...20).map { height(1 + CGFloat($0) * 0.05) }
        for (a, b) in zip(heights, heights.dropFirst()) { #expect(abs(b - a - 20 * 0.727 * 0.05) < 0.4, "a capital is 0.727 em high") }
    }
}

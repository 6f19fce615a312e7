import Chances
import CoreGraphics
import Display
import Foundation
import Sceneries
import Testing
import Typography

/// A surface of no pixels, or a list of no items.
@Suite struct EmptinessTests {
    @Test func nothingIsPaintedWhereThereIsNothing() {
        var scenery = Scenery(5)
        #expect(paint(scenery.list(), 0, 0) == Bitmap(width: 0, height: 0))
        let empty = paint(DisplayList([], over: CGColor(red: 1, green: 0, blue: 0, alpha: 1)), 5, 4)
        #expect(empty == Bitmap(width: 5, height: 4, words: [UInt32](repeating: 0xFFFF_0000, count: 20)))
        #expect(paint(DisplayList([DisplayItem(.group(count: 3))]), 5, 4)[2, 2].word == 0xFF00_0000)
    }

    /// What has no area, or no ink, leaves the list as if it were not in it.
    @Test(arguments: 1...20) func whatHasNoAreaLeavesNoTrace(seed: Int) {
        var scenery = Scenery(seed)
        let list = scenery.list()
        let flat = CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 30, ty: 20)
        let rect = CGRect(x: 20, y: 10, width: 70, height: 40)
        let image = CGImage(Bitmap(width: 2, height: 2, words: [UInt32](repeating: .max, count: 4)))
        var more = list
        for (content, transform) in [
            (Content.fill(RoundedRect(rect), .white), flat),
            (.fill(RoundedRect(CGRect(x: 5, y: 5, width: 0, height: 60)), .white), .identity),
            (.fill(RoundedRect(rect), .clear), .identity), (.border(RoundedRect(rect), width: 0, .white), .identity),
            (.picture(image, RoundedRect(rect)), flat), (.picture(CGImage(Bitmap(width: 0, height: 4)), RoundedRect(rect)), .identity),
            (.picture(image, RoundedRect(rect)), CGAffineTransform(scaleX: 0, y: 3)),
            (.text(TextLine("", Font(size: 20)), origin: CGPoint(x: 40, y: 40), .white), .identity),
            (.text(TextLine("flat", Font(size: 20)), origin: CGPoint(x: 40, y: 40), .white), flat), (.group(count: 0), .identity),
        ] {
            more.items.append(DisplayItem(content, transform))
        }
        #expect(difference(paint(more, 300, 170), paint(list, 300, 170)) == 0)
    }
}

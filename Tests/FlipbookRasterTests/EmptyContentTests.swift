import FlipbookGeometry
import FlipbookDisplayList
import FlipbookTypography
import Foundation
import RandomDisplayLists
import SeededRandomValues
import Testing

/// Surfaces without pixels, lists without items, and items without area.
@Suite struct EmptyContentTests {
    @Test func emptySurfacesAndListsPaintOnlyTheBackground() {
        var generator = DisplayListGenerator(5)
        #expect(paint(generator.list(), 0, 0) == Bitmap(width: 0, height: 0))
        let empty = paint(DisplayList([], over: CGColor(red: 1, green: 0, blue: 0, alpha: 1)), 5, 4)
        #expect(empty == Bitmap(width: 5, height: 4, words: [UInt32](repeating: 0xFFFF_0000, count: 20)))
        #expect(paint(DisplayList([DisplayItem(.group(count: 3))]), 5, 4)[2, 2].word == 0xFF00_0000)
    }

    /// Items without area or without a visible color do not change the result.
    @Test(arguments: 1...20) func itemsWithoutAreaPaintNothing(seed: Int) {
        var generator = DisplayListGenerator(seed)
        let list = generator.list()
        let flat = CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 30, ty: 20)
        let rect = CGRect(x: 20, y: 10, width: 70, height: 40)
        let image = CGImage(Bitmap(width: 2, height: 2, words: [UInt32](repeating: .max, count: 4)))
        var extended = list
        for (content, transform) in [
            (DisplayContent.fill(RoundedRect(rect), .white), flat),
            (.fill(RoundedRect(CGRect(x: 5, y: 5, width: 0, height: 60)), .white), .identity),
            (.fill(RoundedRect(rect), .clear), .identity), (.border(RoundedRect(rect), width: 0, .white), .identity),
            (.image(image, RoundedRect(rect)), flat), (.image(CGImage(Bitmap(width: 0, height: 4)), RoundedRect(rect)), .identity),
            (.image(image, RoundedRect(rect)), CGAffineTransform(scaleX: 0, y: 3)),
            (.text(ShapedLine("", FontDescriptor(size: 20)), origin: CGPoint(x: 40, y: 40), .white), .identity),
            (.text(ShapedLine("flat", FontDescriptor(size: 20)), origin: CGPoint(x: 40, y: 40), .white), flat),
            (.group(count: 0), .identity),
        ] {
            extended.items.append(DisplayItem(content, transform))
        }
        #expect(difference(paint(extended, 300, 170), paint(list, 300, 170)) == 0)
    }
}

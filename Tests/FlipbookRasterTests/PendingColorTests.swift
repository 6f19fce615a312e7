import FlipbookGeometry
import FlipbookDisplayList
import FlipbookRaster
import Foundation
import RandomDisplayLists
import SeededRandomValues
import Testing

/// A plain color is written together with the item above it. The pixels are the same as over an image of this color, which is written first.
@Suite struct PendingColorTests {
    private static let size = (width: 300, height: 170)

    private static var surface: RoundedRect { RoundedRect(CGRect(x: 0, y: 0, width: size.width, height: size.height)) }

    @Test(arguments: 1...80) func aPlainBackgroundEqualsAnImageOfItsColor(seed: Int) {
        var generator = DisplayListGenerator(seed)
        let (width, height) = Self.size
        let (color, items) = (generator.random.color(alpha: 1...1), self.items(&generator))
        let words = [UInt32](repeating: makePixel(color), count: width * height)
        let image = DisplayItem(.image(CGImage(Bitmap(width: width, height: height, words: words)), Self.surface))
        let expected = paint(DisplayList([image] + items), width, height)
        #expect(difference(paint(DisplayList(items, over: color), width, height), expected) == 0, "a background")
        let plain = DisplayItem(.fill(Self.surface, color))
        #expect(difference(paint(DisplayList([plain] + items), width, height), expected) == 0, "an opaque color")
        // The part of a tile that a later frame paints has other borders.
        let painter = Painter(width: width, height: height, scale: 1, threads: 1)
        painter.paint(DisplayList(items.map { $0.translated(by: CGPoint(x: 3.3, y: -1.7)) }, over: color))
        painter.paint(DisplayList(items, over: color))
        #expect(difference(painter.surface, expected) == 0, "a later frame")
    }

    /// Shadows, colors that cover whole tiles, and other items.
    private func items(_ generator: inout DisplayListGenerator) -> [DisplayItem] {
        (0..<generator.random.integer(1...5)).map { _ in
            switch generator.random.integer(0...3) {
            case 0:
                let radius = CGFloat(generator.random.pick([0, 1, 2.5, 4, 9, 20, 50]))
                let knockout = generator.random.bool(0.3) ? generator.shape() : nil
                let shadow = Shadow(shape: .rounded(generator.shape()), radius: radius, knockout: knockout)
                return DisplayItem(.shadow(shadow, generator.random.color()), generator.transform())
            case 1: return DisplayItem(.fill(Self.surface, generator.random.color()))
            case 2:
                // Whole tiles, and columns of whole pixels.
                let (x, y) = (CGFloat(generator.random.integer(0...280)), CGFloat(16 * generator.random.integer(0...6)))
                let rect = CGRect(x: x, y: y, width: CGFloat(generator.random.integer(1...200)), height: 48)
                return DisplayItem(.fill(RoundedRect(rect), generator.random.color(alpha: generator.random.bool() ? 1...1 : 0...1)))
            default: return generator.item(clips: 0)
            }
        }
    }
}

extension DisplayItem {
    fileprivate func translated(by offset: CGPoint) -> DisplayItem {
        var item = self
        item.transform = item.transform.concatenating(CGAffineTransform(translationX: offset.x, y: offset.y))
        return item
    }
}

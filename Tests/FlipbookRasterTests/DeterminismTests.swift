import FlipbookGeometry
import FlipbookDisplayList
import FlipbookRaster
import FlipbookTypography
import Foundation
import RandomDisplayLists
import SeededRandomValues
import Testing

@Suite struct DeterminismTests {
    @Test(arguments: 1...40) func theNumberOfThreadsDoesNotAffectTheResult(seed: Int) {
        var generator = DisplayListGenerator(seed)
        generator.includesExtremeValues = true
        let scale = generator.random.pick([1, 1.5, 2])
        let painters = [1, 2, 5].map { Painter(width: 300, height: 170, scale: scale, threads: $0) }
        for _ in 0..<3 {
            let list = generator.list()
            let damage = painters.map { $0.paint(list) }
            #expect(difference(painters[1].surface, painters[0].surface) == 0)
            #expect(difference(painters[2].surface, painters[0].surface) == 0)
            #expect(damage[1] == damage[0] && damage[2] == damage[0])
        }
    }

    /// Numbers beyond the range of a surface, an integer or a font do not crash, and every pixel of the surface remains opaque.
    @Test(arguments: [1e5, 1e9, 1e15, 1e20, 1e200, 1.7e308]) func hugeNumbersDoNotCrash(size: Double) {
        let image = CGImage(Bitmap(width: 3, height: 2, words: [UInt32](repeating: 0xFF00_FF00, count: 6)))
        let line = ShapedLine("huge", FontDescriptor(size: 17))
        let big = CGFloat(size)
        let rects = [
            CGRect(x: 5, y: 5, width: big, height: 20), CGRect(x: -big / 2, y: -big / 2, width: big, height: big),
            CGRect(x: big, y: big, width: 10, height: 10), CGRect(x: -big, y: 3, width: 7, height: big),
        ]
        let transforms = [
            CGAffineTransform.identity, CGAffineTransform(rotationAngle: 0.4), CGAffineTransform(scaleX: big, y: big),
            CGAffineTransform(scaleX: 1 / big, y: 1 / big), CGAffineTransform(translationX: big, y: -big),
            CGAffineTransform(a: big, b: 1, c: -1, d: 1 / big, tx: 3, ty: 4),
        ]
        let background = DisplayItem(.fill(RoundedRect(CGRect(x: 0, y: 0, width: 150, height: 80)), .white))
        for transform in transforms {
            var items: [DisplayItem] = []
            for rect in rects {
                items += [
                    DisplayItem(.fill(RoundedRect(rect), .black), transform, opacity: 0.5),
                    DisplayItem(.fill(RoundedRect(rect, radius: big), .black), transform, opacity: 0.5),
                    DisplayItem(.border(RoundedRect(rect, radius: 5), width: 3, .black), transform, opacity: 0.5),
                    DisplayItem(.border(RoundedRect(rect), width: big, .black), transform, opacity: 0.5),
                    DisplayItem(.image(image, RoundedRect(rect)), transform, opacity: 0.5),
                    DisplayItem(.text(line, origin: rect.origin, .black), transform, opacity: 0.5),
                ]
            }
            let clips = rects.map { Clip(shape: RoundedRect($0, radius: 9), transform: transform, parent: nil) }
            for index in items.indices { items[index].clip = index % 5 == 4 ? nil : index % 4 }
            let painted = paint(DisplayList([background] + items, clips: clips), 150, 80)
            let isOpaque = painted.words.allSatisfy { $0 >> 24 == 255 }
            #expect(isOpaque, "every pixel is opaque")
        }
    }
}

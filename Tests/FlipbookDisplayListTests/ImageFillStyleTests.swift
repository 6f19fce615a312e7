import FlipbookGeometry
import FlipbookDisplayList
import Foundation
import Testing

@Suite struct ImageFillStyleTests {
    /// Only items that differ from the previous frame are painted again. Therefore every property of a style is compared.
    @Test func everyPropertyOfAnImageFillStyleIsCompared() {
        let style = ImageFillStyle(
            sourceRect: CGRect(x: 0.1, y: 0.2, width: 0.7, height: 0.6), center: CGRect(x: 0.3, y: 0.4, width: 0.1, height: 0.2),
            tint: .black)
        #expect(style == style)
        let changes: [(inout ImageFillStyle) -> Void] = [
            { $0.sourceRect.origin.x += 0.1 }, { $0.sourceRect.origin.y += 0.1 }, { $0.sourceRect.size.width += 0.1 },
            { $0.sourceRect.size.height += 0.1 }, { $0.center.origin.x += 0.1 }, { $0.center.origin.y += 0.1 },
            { $0.center.size.width += 0.1 }, { $0.center.size.height += 0.1 },
            { $0.pixelsPerPoint = 2 }, { $0.repeatsCenter = true }, { $0.tint = nil }, { $0.tint = .white }, { $0.isSmooth = false },
        ]
        for (index, change) in changes.enumerated() {
            var other = style
            change(&other)
            #expect(other != style, "change \(index)")
        }
    }

    /// Clients can set any numbers. The numbers are limited, because their products with the size of an image must be finite.
    @Test(arguments: [CGFloat.greatestFiniteMagnitude, -1e300, 1e9, .infinity, .nan]) func numbersAreLimited(number: CGFloat) {
        let rect = CGRect(x: number, y: 0.25, width: -number, height: 0.5)
        let style = ImageFillStyle(sourceRect: rect, center: rect, pixelsPerPoint: number)
        for value in [
            style.sourceRect.origin.x, style.sourceRect.size.width, style.center.origin.x, style.center.size.width, style.pixelsPerPoint,
        ] {
            #expect(abs(value) <= 1_000_000)
        }
        #expect(style.sourceRect.origin.y == 0.25 && style.center.size.height == 0.5)
    }
}

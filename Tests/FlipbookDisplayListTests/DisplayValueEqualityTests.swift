import CoreGraphics
import FlipbookDisplayList
import Foundation
import Testing

/// Only items that differ are painted again. So every number of a shape and of a style takes part in comparisons.
@Suite struct DisplayValueEqualityTests {
    @Test func everyPropertyOfARoundedRectIsCompared() {
        let shape = RoundedRect(CGRect(x: 3, y: 5, width: 70, height: 40), radius: 9, corners: .layerMinXMinYCorner)
        #expect(shape == shape)
        let changes: [(inout RoundedRect) -> Void] = [
            { $0.rect.origin.x += 1 }, { $0.rect.origin.y += 1 }, { $0.rect.size.width += 1 }, { $0.rect.size.height += 1 },
            { $0.radius += 1 }, { $0.corners = .all }, { $0.curve = .continuous },
        ]
        for (index, change) in changes.enumerated() {
            var other = shape
            change(&other)
            #expect(other != shape, "change \(index)")
        }
    }

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
}

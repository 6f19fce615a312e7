import CoreGraphics
import Display
import Foundation
import Testing

/// What is painted anew depends on what counts as another item: every number of a shape and of a style does.
@Suite struct EqualityTests {
    @Test func everythingAboutARoundedRectCounts() {
        let shape = RoundedRect(CGRect(x: 3, y: 5, width: 70, height: 40), radius: 9, corners: .layerMinXMinYCorner)
        #expect(shape == shape)
        let changes: [(inout RoundedRect) -> Void] = [
            { $0.rect.origin.x += 1 }, { $0.rect.origin.y += 1 }, { $0.rect.size.width += 1 }, { $0.rect.size.height += 1 },
            { $0.radius += 1 }, { $0.corners = .all }, { $0.curve = .continuous },
        ]
        for (number, change) in changes.enumerated() {
            var other = shape
            change(&other)
            #expect(other != shape, "change \(number)")
        }
    }

    @Test func everythingAboutAPictureStyleCounts() {
        let style = PictureStyle(
            part: CGRect(x: 0.1, y: 0.2, width: 0.7, height: 0.6), center: CGRect(x: 0.3, y: 0.4, width: 0.1, height: 0.2), tint: .black)
        #expect(style == style)
        let changes: [(inout PictureStyle) -> Void] = [
            { $0.part.origin.x += 0.1 }, { $0.part.size.height += 0.1 }, { $0.center.origin.y += 0.1 }, { $0.center.size.width += 0.1 },
            { $0.pixelsPerPoint = 2 }, { $0.repeatsCenter = true }, { $0.tint = nil }, { $0.tint = .white }, { $0.isSmooth = false },
        ]
        for (number, change) in changes.enumerated() {
            var other = style
            change(&other)
            #expect(other != style, "change \(number)")
        }
    }
}

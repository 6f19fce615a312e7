import FlipbookGeometry
import FlipbookDisplayList
import Foundation
import Testing

@Suite struct RoundedRectTests {
    @Test(arguments: [(50.0, 40.0, 12.0, 12.0), (50, 40, 33, 20), (30, 40, 33, 15), (50, 40, -4, 0)])
    func theRadiusIsLimitedByTheRectangle(width: Double, height: Double, radius: Double, clamped: Double) {
        let shape = RoundedRect(CGRect(x: 7, y: 9, width: width, height: height), radius: CGFloat(radius))
        #expect(Double(shape.clampedRadius) == clamped)
    }

    /// Only items that differ from the last frame are painted again. Therefore every property of a shape is compared.
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
}

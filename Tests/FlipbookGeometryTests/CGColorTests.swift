import FlipbookGeometry
import Foundation
import Testing

@Suite struct CGColorTests {
    @Test func componentsAreRedGreenBlueAlpha() {
        let color = CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
        #expect(color.components?.map { Double($0) } == [0.1, 0.2, 0.3, 0.4])
        #expect(color.numberOfComponents == color.components?.count)
        #expect(CGColor(gray: 0.7, alpha: 0.6).components?.map { Double($0) } == [0.7, 0.7, 0.7, 0.6])
        #expect(CGColor.black.components?.map { Double($0) } == [0, 0, 0, 1])
        #expect(CGColor.white.components?.map { Double($0) } == [1, 1, 1, 1])
        #expect(Double(CGColor.clear.alpha) == 0)
    }

    @Test func copyWithAlphaKeepsTheColor() throws {
        let copy = try #require(CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4).copy(alpha: 0.9))
        #expect(copy == CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.9))
    }
}

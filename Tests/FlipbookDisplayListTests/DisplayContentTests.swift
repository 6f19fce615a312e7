import FlipbookGeometry
import FlipbookDisplayList
import Foundation
import Testing

@Suite struct DisplayContentTests {
    @Test func imagesAreEqualIfTheyAreTheSameObject() {
        let shape = RoundedRect(CGRect(x: 1, y: 2, width: 3, height: 4))
        let (a, b) = (CGImage(Bitmap(width: 2, height: 2)), CGImage(Bitmap(width: 2, height: 2)))
        #expect(DisplayContent.image(a, shape) == .image(a, shape))
        #expect(DisplayContent.image(a, shape) != .image(b, shape))
        #expect(DisplayContent.group(count: 2) != .group(count: 3))
        #expect(DisplayContent.border(shape, width: 1, .white) != .border(shape, width: 2, .white))
        #expect(DisplayContent.fill(shape, .white) != .border(shape, width: 2, .white))
    }
}

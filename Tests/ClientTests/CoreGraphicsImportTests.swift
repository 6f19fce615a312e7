import CoreGraphics
import Testing

// A file that imports only CoreGraphics can use geometry types and functions such as `sqrt`.
@Suite struct CoreGraphicsImportTests {
    @Test func geometryNeedsNoOtherImport() {
        let size = CGSize(width: 6, height: 8)
        let rect = CGRect(origin: CGPoint(x: 1, y: 2), size: size).applying(CGAffineTransform(scaleX: 2, y: 3))
        #expect(rect == CGRect(x: 2, y: 6, width: 12, height: 24))
        let length: CGFloat = sqrt(size.width * size.width + size.height * size.height)
        #expect(length == CGFloat(10))
    }
}

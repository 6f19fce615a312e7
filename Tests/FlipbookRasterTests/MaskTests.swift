import FlipbookGeometry
import FlipbookDisplayList
import Foundation
import Testing

@Suite struct MaskTests {
    @Test func aMaskMultipliesAlpha() {
        let rect = RoundedRect(CGRect(x: 0, y: 0, width: 200, height: 100))
        let fade = Gradient(colors: [.white, CGColor(gray: 1, alpha: 0)], locations: [0, 1], start: .zero, end: CGPoint(x: 1, y: 0))
        let hole = RoundedRect(CGRect(x: 30.5, y: 20.25, width: 120, height: 60), radius: 20)
        let content = item(.fill(hole, .white), opacity: 0.8)
        let mask = item(.gradient(fade, rect))
        let both = paintItems([item(.masked(count: 1, mask: 1)), content, mask], 200, 100)
        let (alone, alpha) = (paintItems([content], 200, 100), paintItems([mask], 200, 100))
        for index in both.words.indices {
            let product = Double(alone.words[index] & 255) * Double(alpha.words[index] & 255) / 255
            #expect(abs(product - Double(both.words[index] & 255)) <= 1)
        }
        #expect(paintItems([item(.masked(count: 1, mask: 0)), content], 200, 100) == Bitmap.black(200, 100))
    }
}

extension Bitmap {
    fileprivate static func black(_ width: Int, _ height: Int) -> Bitmap {
        Bitmap(width: width, height: height, words: Array(repeating: 0xFF00_0000, count: width * height))
    }
}

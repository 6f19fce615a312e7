import FlipbookGeometry
import Foundation
import Testing

@Suite struct IntLimitsTests {
    @Test(
        arguments: [
            (2.9, 2), (-1.7, -1), (-3.2, -3), (-80, -3), (7, 7), (7.9, 7), (1e300, 7), (-.infinity, -3), (.infinity, 7), (.nan, -3),
        ] as [(CGFloat, Int)])
    func integerPartIsLimited(_ value: CGFloat, _ expected: Int) { #expect(Int(value, limitedTo: -3...7) == expected) }

    @Test func rangeOfAllIntegersIsAccepted() {
        #expect(Int(1e30, limitedTo: .min ... .max) == .max && Int(-1e30, limitedTo: .min ... .max) == .min)
        #expect(Int(123_456_789.5, limitedTo: .min ... .max) == 123_456_789)
    }
}

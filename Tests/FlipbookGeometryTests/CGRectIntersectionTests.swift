import FlipbookGeometry
import Foundation
import SeededRandomValues
import Testing

@Suite struct CGRectIntersectionTests {
    @Test(arguments: 1...20) func finiteRectanglesHaveTheSameIntersectionAsInFoundation(seed: Int) {
        var random = SeededRandom(seed)
        func rect() -> CGRect {
            CGRect(x: random.number(-20, 20), y: random.number(-20, 20), width: random.number(-9, 40), height: random.number(1, 40))
        }
        let (a, b) = (rect(), rect())
        #expect(a.finiteIntersection(b) == a.intersection(b))
        #expect(a.finitelyIntersects(b) == a.intersects(b))
    }

    /// Foundation's functions trap for each of these rectangles.
    @Test(arguments: [
        CGRect(x: CGFloat.nan, y: 2, width: 5, height: 7), CGRect(x: 3, y: 2, width: 5, height: CGFloat.nan),
        CGRect(x: -CGFloat.infinity, y: 2, width: CGFloat.infinity, height: 7),
    ]) func rectangleThatIsNotFiniteHasNoIntersection(_ rect: CGRect) {
        let other = CGRect(x: 1, y: -4, width: 30, height: 20)
        #expect(rect.finiteIntersection(other).isNull && other.finiteIntersection(rect).isNull)
        #expect(!rect.finitelyIntersects(other) && !other.finitelyIntersects(rect))
    }
}

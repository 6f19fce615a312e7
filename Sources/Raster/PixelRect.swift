import CoreGraphics
import Foundation

/// Whole pixels: from (x0, y0) up to but not including (x1, y1).
package struct PixelRect: Hashable, Sendable {
    package var x0: Int, y0: Int, x1: Int, y1: Int

    package init(x0: Int, y0: Int, x1: Int, y1: Int) {
        (self.x0, self.y0, self.x1, self.y1) = (x0, y0, x1, y1)
    }

    package var width: Int { x1 - x0 }
    package var height: Int { y1 - y0 }
    package var isEmpty: Bool { x1 <= x0 || y1 <= y0 }

    static let empty = PixelRect(x0: 0, y0: 0, x1: 0, y1: 0)

    /// Every pixel that the rectangle touches. What is far outside any surface, or no number, is cut to what integers hold.
    init(covering rect: CGRect) {
        guard !rect.isNull, !rect.isEmpty else {
            self = .empty
            return
        }
        self.init(
            x0: Self.whole(rect.minX.rounded(.down)), y0: Self.whole(rect.minY.rounded(.down)),
            x1: Self.whole(rect.maxX.rounded(.up)), y1: Self.whole(rect.maxY.rounded(.up)))
    }

    init(covering low: FixedPoint, _ high: FixedPoint) {
        self.init(x0: Int(low.x >> 8), y0: Int(low.y >> 8), x1: Int((high.x + 255) >> 8), y1: Int((high.y + 255) >> 8))
    }

    /// A whole number as an integer, cut to what is far outside of any surface.
    static func whole(_ value: CGFloat) -> Int { Int(min(max(value.isNaN ? 0 : value, -1e6), 1e6)) }

    func intersection(_ other: PixelRect) -> PixelRect {
        let both = PixelRect(x0: max(x0, other.x0), y0: max(y0, other.y0), x1: min(x1, other.x1), y1: min(y1, other.y1))
        return both.isEmpty ? .empty : both
    }

    /// Whether they have a pixel in common; the other has some.
    @inline(__always)
    func meets(_ other: PixelRect) -> Bool { x0 < x1 && y0 < y1 && x0 < other.x1 && other.x0 < x1 && y0 < other.y1 && other.y0 < y1 }

    func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return PixelRect(x0: min(x0, other.x0), y0: min(y0, other.y0), x1: max(x1, other.x1), y1: max(y1, other.y1))
    }

    func contains(_ other: PixelRect) -> Bool {
        other.isEmpty || (x0 <= other.x0 && y0 <= other.y0 && x1 >= other.x1 && y1 >= other.y1)
    }
}

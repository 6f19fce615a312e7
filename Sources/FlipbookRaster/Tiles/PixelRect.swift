import FlipbookGeometry
import Foundation

/// A rectangle of whole pixels, from (x0, y0) up to but not including (x1, y1).
package struct PixelRect: Hashable, Sendable {
    package var x0: Int, y0: Int, x1: Int, y1: Int

    /// Creates a rectangle from its borders.
    package init(x0: Int, y0: Int, x1: Int, y1: Int) {
        (self.x0, self.y0, self.x1, self.y1) = (x0, y0, x1, y1)
    }

    package var width: Int { x1 - x0 }
    package var height: Int { y1 - y0 }
    var pixelCount: Int { width * height }
    package var isEmpty: Bool { x1 <= x0 || y1 <= y0 }

    static let empty = PixelRect(x0: 0, y0: 0, x1: 0, y1: 0)

    /// The pixels that the rectangle touches. Coordinates far outside any surface are limited to ±1,000,000, and NaN becomes 0.
    init(covering rect: CGRect) {
        guard !rect.isNull, !rect.isEmpty else {
            self = .empty
            return
        }
        self.init(
            x0: Self.clampedInteger(rect.minX.rounded(.down)), y0: Self.clampedInteger(rect.minY.rounded(.down)),
            x1: Self.clampedInteger(rect.maxX.rounded(.up)), y1: Self.clampedInteger(rect.maxY.rounded(.up)))
    }

    /// The pixels that a rectangle touches. The arguments are its corners on the fixed-point grid.
    init(covering low: FixedPoint, _ high: FixedPoint) {
        self.init(x0: Int(low.x >> 8), y0: Int(low.y >> 8), x1: Int((high.x + 255) >> 8), y1: Int((high.y + 255) >> 8))
    }

    /// Returns a whole number as an integer, limited to ±1,000,000. NaN becomes 0.
    static func clampedInteger(_ value: CGFloat) -> Int { Int(min(max(value.isNaN ? 0 : value, -1e6), 1e6)) }

    func intersection(_ other: PixelRect) -> PixelRect {
        let both = PixelRect(x0: max(x0, other.x0), y0: max(y0, other.y0), x1: min(x1, other.x1), y1: min(y1, other.y1))
        return both.isEmpty ? .empty : both
    }

    /// Whether the rectangles have a pixel in common. The other rectangle must not be empty.
    @inline(__always)
    func intersects(_ other: PixelRect) -> Bool { x0 < x1 && y0 < y1 && x0 < other.x1 && other.x0 < x1 && y0 < other.y1 && other.y0 < y1 }

    func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return PixelRect(x0: min(x0, other.x0), y0: min(y0, other.y0), x1: max(x1, other.x1), y1: max(y1, other.y1))
    }

    func contains(_ other: PixelRect) -> Bool {
        other.isEmpty || (x0 <= other.x0 && y0 <= other.y0 && x1 >= other.x1 && y1 >= other.y1)
    }
}

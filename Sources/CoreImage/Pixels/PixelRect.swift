import CoreGraphics
import Foundation

/// A rectangle of whole pixels, with y pointing up. It contains the pixels (x, y) with x0 ≤ x < x1 and y0 ≤ y < y1.
struct PixelRect: Hashable, Sendable {
    var x0: Int
    var y0: Int
    var x1: Int
    var y1: Int

    /// The largest coordinate. A rectangle that reaches it is treated as infinite.
    static let limit = 1 << 30
    /// The rectangle that contains all pixels.
    static let infinite = PixelRect(x0: -limit, y0: -limit, x1: limit, y1: limit)
    /// The rectangle without pixels.
    static let empty = PixelRect(x0: 0, y0: 0, x1: 0, y1: 0)

    var width: Int { max(x1 - x0, 0) }
    var height: Int { max(y1 - y0, 0) }
    var pixelCount: Int { width * height }
    var isEmpty: Bool { x0 >= x1 || y0 >= y1 }
    /// Whether a side is at the limit of the coordinates.
    var isInfinite: Bool { !isEmpty && (x0 <= -Self.limit || y0 <= -Self.limit || x1 >= Self.limit || y1 >= Self.limit) }

    init(x0: Int, y0: Int, x1: Int, y1: Int) { (self.x0, self.y0, self.x1, self.y1) = (x0, y0, x1, y1) }

    /// Creates the smallest rectangle that contains a `CGRect`, whose coordinates may have fractions. With NaN, the rectangle is empty.
    init(_ rect: CGRect) {
        let (origin, size) = (rect.origin, rect.size)
        let sides = [origin.x, origin.y, origin.x + size.width, origin.y + size.height].map { Double($0) }
        guard !rect.isNull, !sides.contains(where: \.isNaN) else {
            self = .empty
            return
        }
        // Fractions below a millionth of a pixel are rounding errors, for example of a transform.
        func low(_ a: Double, _ b: Double) -> Int { Self.limited((min(a, b) + 1e-6).rounded(.down)) }
        func high(_ a: Double, _ b: Double) -> Int { Self.limited((max(a, b) - 1e-6).rounded(.up)) }
        self.init(x0: low(sides[0], sides[2]), y0: low(sides[1], sides[3]), x1: high(sides[0], sides[2]), y1: high(sides[1], sides[3]))
        if isEmpty { self = .empty }
    }

    /// Returns a coordinate, limited to -`limit`…`limit`.
    private static func limited(_ value: Double) -> Int { Int(min(max(value, -Double(limit)), Double(limit))) }

    /// The rectangle as a `CGRect`: null if it is empty, and infinite if it has no limits.
    var cgRect: CGRect {
        if isEmpty { return .null }
        if isInfinite {
            return self == .infinite ? .infinite : CGRect(x: CGFloat(x0), y: CGFloat(y0), width: CGFloat(x1 - x0), height: CGFloat(y1 - y0))
        }
        return CGRect(x: CGFloat(x0), y: CGFloat(y0), width: CGFloat(x1 - x0), height: CGFloat(y1 - y0))
    }

    /// The two halves of the rectangle, which is split across its longer side.
    var halves: [PixelRect] {
        let (x, y) = (x0 + width / 2, y0 + height / 2)
        return width > height
            ? [PixelRect(x0: x0, y0: y0, x1: x, y1: y1), PixelRect(x0: x, y0: y0, x1: x1, y1: y1)]
            : [PixelRect(x0: x0, y0: y0, x1: x1, y1: y), PixelRect(x0: x0, y0: y, x1: x1, y1: y1)]
    }

    /// Returns the pixels that are in both rectangles.
    func intersection(_ other: PixelRect) -> PixelRect {
        let common = PixelRect(x0: max(x0, other.x0), y0: max(y0, other.y0), x1: min(x1, other.x1), y1: min(y1, other.y1))
        return common.isEmpty ? .empty : common
    }

    /// Returns the smallest rectangle that contains both.
    func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return PixelRect(x0: min(x0, other.x0), y0: min(y0, other.y0), x1: max(x1, other.x1), y1: max(y1, other.y1))
    }

    /// Returns the rectangle enlarged on each side.
    ///
    /// The coordinates of the result can exceed `limit`, because a filter reads all pixels up to this distance. The domain of an image must
    /// not exceed `limit`, so it is the intersection of the result with `infinite`.
    func outset(_ dx: Int, _ dy: Int) -> PixelRect {
        isEmpty ? .empty : PixelRect(x0: x0 - dx, y0: y0 - dy, x1: x1 + dx, y1: y1 + dy)
    }

    /// Returns the rectangle enlarged on each side by the same distance.
    func outset(_ distance: Int) -> PixelRect { outset(distance, distance) }

    /// Returns the rectangle moved by a vector. The size is unchanged, so the sides can exceed the limit of coordinates.
    func offset(_ dx: Int, _ dy: Int) -> PixelRect { PixelRect(x0: x0 + dx, y0: y0 + dy, x1: x1 + dx, y1: y1 + dy) }
}

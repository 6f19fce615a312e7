import CoreGraphics
import Foundation

/// A position on the surface in units of 1/256 pixel. All shapes are rounded to this grid once, so that every tile
/// sees the same shape.
struct FixedPoint: Hashable {
    var x: Int32
    var y: Int32

    init(x: Int32, y: Int32) { (self.x, self.y) = (x, y) }

    /// Rounds a point to the grid.
    init(_ point: CGPoint) {
        x = Self.fixed(point.x)
        y = Self.fixed(point.y)
    }

    /// Rounds a coordinate to the grid.
    ///
    /// The result is limited to ±4,000,000 units, so that products of two differences do not overflow. Halves are rounded
    /// up on both sides of zero, so that a shape does not change when it moves by whole pixels.
    @inline(__always)
    static func fixed(_ value: CGFloat) -> Int32 {
        let limit = 4_000_000.0, scaled = Double(value) * 256 + 0.5
        // NaN fails all comparisons and becomes 0.
        guard abs(scaled) <= limit else { return scaled > 0 ? Int32(limit) : scaled < 0 ? -Int32(limit) : 0 }
        return Int32(truncatingIfNeeded: floorToInt(scaled))
    }
}

/// A straight segment of an outline, stored from top to bottom. Horizontal segments are omitted, because they do not
/// contribute to areas.
struct Edge {
    var top: FixedPoint
    var bottom: FixedPoint
    /// The original direction: 1 for down, -1 for up.
    var direction: Int32
    /// Pixels to the right per pixel down, in units of 1/2³². It is rounded up, so that exact grid positions are computed
    /// exactly.
    var slope: Int64

    /// Creates an edge between two points. Returns nil for a horizontal edge.
    init?(_ a: FixedPoint, _ b: FixedPoint) {
        guard a.y != b.y else { return nil }
        (top, bottom, direction) = a.y < b.y ? (a, b, 1) : (b, a, -1)
        let (right, down) = (Int64(bottom.x &- top.x) &<< 32, Int64(bottom.y &- top.y))
        let quotient = right / down
        slope = quotient &* down < right ? quotient &+ 1 : quotient
    }

    /// The x coordinate at a given y. It depends only on the edge and y, so that neighboring rows and tiles agree exactly.
    @inline(__always)
    func x(at y: Int32) -> Int32 {
        y == bottom.y ? bottom.x : top.x &+ Int32(truncatingIfNeeded: (Int64(y &- top.y) &* slope) >> 32)
    }
}

/// Returns the greatest integer that is not greater than a value of moderate size. `rounded` is a function call on
/// machines that have no instruction for it.
@inline(__always)
func floorToInt(_ value: CGFloat) -> Int {
    let truncated = Int(value)
    return CGFloat(truncated) > value ? truncated &- 1 : truncated
}

import Foundation

/// A position on the surface in units of 1/256 pixel. All shapes are rounded to this grid once, so that the shape is the
/// same in every tile.
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

/// Returns the greatest integer that is not greater than a value of moderate size. This function is faster than `rounded`, which is a
/// function call on machines without an instruction for rounding.
@inline(__always)
func floorToInt(_ value: CGFloat) -> Int {
    let truncated = Int(value)
    return CGFloat(truncated) > value ? truncated &- 1 : truncated
}

/// A straight segment of an outline, stored from top to bottom. Horizontal segments are omitted, because they do not
/// contribute to areas.
struct Edge {
    var top: FixedPoint
    var bottom: FixedPoint
    /// The original direction: 1 for down, -1 for up.
    var direction: Int32
    /// The movement to the right per pixel down, in units of 1/2³² pixel. It is rounded up, because `x(at:)` rounds down. So an x
    /// coordinate that is a whole number of fixed-point units is computed exactly, and not one unit too small.
    var slope: Int64

    /// Creates an edge between two points. Returns nil for a horizontal edge.
    init?(_ a: FixedPoint, _ b: FixedPoint) {
        guard a.y != b.y else { return nil }
        (top, bottom, direction) = a.y < b.y ? (a, b, 1) : (b, a, -1)
        let (right, down) = (Int64(bottom.x &- top.x) &<< 32, Int64(bottom.y &- top.y))
        let quotient = right / down
        slope = quotient &* down < right ? quotient &+ 1 : quotient
    }

    /// Returns the x coordinate at a given y. The result depends only on the edge and y, so it is exactly the same in neighboring rows and
    /// tiles.
    @inline(__always)
    func x(at y: Int32) -> Int32 {
        y == bottom.y ? bottom.x : top.x &+ Int32(truncatingIfNeeded: (Int64(y &- top.y) &* slope) >> 32)
    }
}

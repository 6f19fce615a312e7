import CoreGraphics
import Foundation

/// A place on the surface in 1/256 pixel. All shapes are rounded to this grid once, so that every tile sees the same shape.
struct FixedPoint: Hashable {
    var x: Int32
    var y: Int32

    static let one: Int32 = 256

    init(x: Int32, y: Int32) { (self.x, self.y) = (x, y) }

    init(_ point: CGPoint) {
        x = Self.fixed(point.x)
        y = Self.fixed(point.y)
    }

    /// Kept within ±4 million pixels/256, where products of two still fit; a shape that large shows the same. Halves go up on both sides of
    /// zero, as a shape must not change when it moves by whole pixels.
    @inline(__always)
    static func fixed(_ value: CGFloat) -> Int32 {
        let most = 4_000_000.0, place = Double(value) * 256 + 0.5
        // No number is greater than another that is none.
        guard abs(place) <= most else { return place > 0 ? Int32(most) : place < 0 ? -Int32(most) : 0 }
        return Int32(truncatingIfNeeded: floored(place))
    }
}

/// A straight piece of outline, kept running downwards, with the direction it had: +1 down, -1 up. Level pieces bound no area.
struct Edge {
    var top: FixedPoint
    var bottom: FixedPoint
    var direction: Int32
    /// Pixels right per pixel down, in 1/2³² and rounded up, so that whole places are met.
    var slope: Int64

    init?(_ a: FixedPoint, _ b: FixedPoint) {
        guard a.y != b.y else { return nil }
        (top, bottom, direction) = a.y < b.y ? (a, b, 1) : (b, a, -1)
        let (right, down) = (Int64(bottom.x &- top.x) &<< 32, Int64(bottom.y &- top.y))
        let whole = right / down
        slope = whole &* down < right ? whole &+ 1 : whole
    }

    /// Where the edge is at a height: a function of the edge and y alone, so that neighbouring rows and tiles agree to the bit.
    @inline(__always)
    func x(at y: Int32) -> Int32 {
        y == bottom.y ? bottom.x : top.x &+ Int32(truncatingIfNeeded: (Int64(y &- top.y) &* slope) >> 32)
    }
}

/// The greatest whole number that is not greater than one of moderate size. `rounded` is a call where there is no instruction for it.
@inline(__always)
func floored(_ value: CGFloat) -> Int {
    let whole = Int(value)
    return CGFloat(whole) > value ? whole &- 1 : whole
}

import FlipbookGeometry
import Foundation

// Distances between values as `Double`. On Linux, `#expect` reports a `CGFloat` and an equal `Double` as different.

/// The distance between two points.
package func distance(_ a: CGPoint, _ b: CGPoint) -> Double { hypot(Double(a.x - b.x), Double(a.y - b.y)) }

/// The largest of three numbers: the distance between the origins, and the differences of `maxX` and of `maxY`.
package func distance(_ a: CGRect, _ b: CGRect) -> Double {
    max(distance(a.origin, b.origin), abs(Double(a.maxX - b.maxX)), abs(Double(a.maxY - b.maxY)))
}

/// The largest difference of any entry.
package func distance(_ a: CGAffineTransform, _ b: CGAffineTransform) -> Double {
    let (x, y) = ([a.a, a.b, a.c, a.d, a.tx, a.ty], [b.a, b.b, b.c, b.d, b.tx, b.ty])
    return zip(x, y).map { abs(Double($0 - $1)) }.max() ?? .infinity
}

/// The largest difference of any entry.
package func distance(_ a: CATransform3D, _ b: CATransform3D) -> Double {
    zip(a.entries.joined(), b.entries.joined()).map { abs($0 - $1) }.max() ?? .infinity
}

extension CATransform3D {
    /// The entries, row by row.
    package var entries: [[Double]] {
        [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]].map { $0.map { Double($0) } }
    }

    /// Creates a transform from its entries, row by row.
    package init(entries e: [[Double]]) {
        self.init(
            m11: e[0][0], m12: e[0][1], m13: e[0][2], m14: e[0][3], m21: e[1][0], m22: e[1][1], m23: e[1][2], m24: e[1][3],
            m31: e[2][0], m32: e[2][1], m33: e[2][2], m34: e[2][3], m41: e[3][0], m42: e[3][1], m43: e[3][2], m44: e[3][3])
    }
}

/// The distance from a point to the nearest point of a line segment.
package func distance(_ point: CGPoint, toSegment segment: (CGPoint, CGPoint)) -> Double {
    let (a, b) = segment
    let (dx, dy) = (Double(b.x - a.x), Double(b.y - a.y))
    let squaredLength = dx * dx + dy * dy
    let fraction = squaredLength > 0 ? min(max((Double(point.x - a.x) * dx + Double(point.y - a.y) * dy) / squaredLength, 0), 1) : 0
    return hypot(Double(point.x - a.x) - fraction * dx, Double(point.y - a.y) - fraction * dy)
}

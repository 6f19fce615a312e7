/// A vector in the plane, with the operations that rigid bodies need. On the screen, x points to the right and y down.
package struct Vector2D: Hashable, Sendable {
    package var x: Double
    package var y: Double

    @inline(__always) package init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }

    package static let zero = Vector2D(0, 0)

    /// The vector of the same length, rotated by a quarter turn from x to y.
    @inline(__always) package var perpendicular: Vector2D { Vector2D(-y, x) }
    @inline(__always) package var lengthSquared: Double { x * x + y * y }
    @inline(__always) package var length: Double { lengthSquared.squareRoot() }
    package var isFinite: Bool { x.isFinite && y.isFinite }

    /// Returns the vector of length 1 in the same direction, or `fallback` if the vector has no direction.
    package func normalized(or fallback: Vector2D) -> Vector2D {
        let length = length
        return length > 1e-12 ? self * (1 / length) : fallback
    }

    @inline(__always) package func dot(_ other: Vector2D) -> Double { x * other.x + y * other.y }
    @inline(__always) package func cross(_ other: Vector2D) -> Double { x * other.y - y * other.x }

    @inline(__always) package static func + (a: Vector2D, b: Vector2D) -> Vector2D { Vector2D(a.x + b.x, a.y + b.y) }
    @inline(__always) package static func - (a: Vector2D, b: Vector2D) -> Vector2D { Vector2D(a.x - b.x, a.y - b.y) }
    @inline(__always) package static prefix func - (a: Vector2D) -> Vector2D { Vector2D(-a.x, -a.y) }
    @inline(__always) package static func * (a: Vector2D, factor: Double) -> Vector2D { Vector2D(a.x * factor, a.y * factor) }
    @inline(__always) package static func += (a: inout Vector2D, b: Vector2D) { a = a + b }
    @inline(__always) package static func -= (a: inout Vector2D, b: Vector2D) { a = a - b }
}

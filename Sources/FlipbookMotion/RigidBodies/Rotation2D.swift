/// A rotation, as the cosine and the sine of its angle.
package struct Rotation2D: Hashable, Sendable {
    package var cosine: Double
    package var sine: Double

    /// Creates a rotation by an angle in radians. It does not use the C library, so that the results are the same on every machine.
    package init(_ angle: Double) {
        let values = ElementaryFunctions.cosineAndSine(min(abs(angle), 1e8))
        (cosine, sine) = (values.x, angle < 0 ? -values.y : values.y)
    }

    @inline(__always) package func apply(to vector: Vector2D) -> Vector2D {
        Vector2D(cosine * vector.x - sine * vector.y, sine * vector.x + cosine * vector.y)
    }

    @inline(__always) package func applyInverse(to vector: Vector2D) -> Vector2D {
        Vector2D(cosine * vector.x + sine * vector.y, cosine * vector.y - sine * vector.x)
    }
}

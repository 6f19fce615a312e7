import Foundation

/// An affine transform of row vectors: `[x y 1] · [a b 0; c d 0; tx ty 1]`. The last column of the matrix is constant and not stored.
public struct CGAffineTransform: Hashable, Sendable, Codable {
    /// The x coordinate of the transformed unit vector (1, 0).
    public var a: CGFloat
    /// The y coordinate of the transformed unit vector (1, 0).
    public var b: CGFloat
    /// The x coordinate of the transformed unit vector (0, 1).
    public var c: CGFloat
    /// The y coordinate of the transformed unit vector (0, 1).
    public var d: CGFloat
    /// The x coordinate of the transformed origin.
    public var tx: CGFloat
    /// The y coordinate of the transformed origin.
    public var ty: CGFloat

    /// Creates a transform from its entries.
    @inlinable
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// Creates a transform from its entries.
    @inlinable
    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// Creates the identity.
    @inlinable
    public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

    /// Creates a translation.
    @inlinable
    public init(translationX x: CGFloat, y: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y) }

    /// Creates a scale transform.
    @inlinable
    public init(scaleX x: CGFloat, y: CGFloat) { self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }

    /// Creates a rotation by an angle in radians. A positive angle rotates clockwise on screen, where y points down.
    public init(rotationAngle angle: CGFloat) {
        let (sine, cosine) = (sin(angle), cos(angle))
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// The identity transform.
    public static let identity = CGAffineTransform()

    /// Whether the transform is exactly the identity.
    @inlinable
    public var isIdentity: Bool { a == 1 && b == 0 && c == 0 && d == 1 && tx == 0 && ty == 0 }

    /// The factor by which the transform scales areas. It is negative for a mirror image.
    @inlinable
    package var determinant: CGFloat { a * d - b * c }

    /// Whether the transform only scales and translates, so that horizontal lines stay horizontal, and vertical lines vertical.
    @inlinable
    package var isScaleAndTranslation: Bool { b == 0 && c == 0 }

    /// Returns the transform that applies `self` first, then `other`.
    @inlinable
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * other.a + b * other.c, b: a * other.b + b * other.d,
            c: c * other.a + d * other.c, d: c * other.b + d * other.d,
            tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
    }

    /// Returns the inverse, or `self` if there is none, as CoreGraphics does.
    public func inverted() -> CGAffineTransform { inverse ?? self }

    /// The inverse, or nil if the transform has none.
    @inlinable
    package var inverse: CGAffineTransform? {
        guard let origin = inverseOrigin else { return nil }
        let determinant = determinant
        return CGAffineTransform(
            a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant, tx: origin.x, ty: origin.y)
    }

    /// The point that the transform maps to the origin, or nil if the transform has no inverse.
    @inlinable
    package var inverseOrigin: CGPoint? {
        let determinant = determinant
        guard determinant != 0, determinant.isFinite else { return nil }
        return CGPoint(x: (c * ty - d * tx) / determinant, y: (b * tx - a * ty) / determinant)
    }

    /// Returns the transform that translates first, then applies `self`.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    /// Returns the transform that scales first, then applies `self`.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    /// Returns the transform that rotates by `angle` radians first, then applies `self`.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }
}

extension CGPoint {
    /// Returns the transformed point.
    @inlinable
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: x * t.a + y * t.c + t.tx, y: x * t.b + y * t.d + t.ty)
    }
}

extension CGSize {
    /// Returns the transformed size. The translation is ignored.
    @inlinable
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: width * t.a + height * t.c, height: width * t.b + height * t.d)
    }
}

extension CGRect {
    /// Returns the bounding box of the transformed corners. Null and infinite rectangles are returned unchanged.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        guard !isNull, !isInfinite else { return self }
        return CGRect(around: corners.map { $0.applying(t) })
    }

    /// The corners, clockwise from the upper left.
    package var corners: [CGPoint] {
        [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
            CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
        ]
    }

    /// Creates the bounding box of the points. It is null if there are no points.
    package init(around points: some Sequence<CGPoint>) {
        var minimum = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
        var maximum = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
        for point in points {
            minimum = CGPoint(x: min(minimum.x, point.x), y: min(minimum.y, point.y))
            maximum = CGPoint(x: max(maximum.x, point.x), y: max(maximum.y, point.y))
        }
        self =
            minimum.x <= maximum.x ? CGRect(x: minimum.x, y: minimum.y, width: maximum.x - minimum.x, height: maximum.y - minimum.y) : .null
    }
}

import Foundation

/// A perspective transform of the plane: a 3×3 matrix for row vectors, `[x y 1] · M = [X Y W]`, shown at (X/W, Y/W).
///
/// Points with W ≤ 0 are behind the camera and not visible. Drawing code clips them before the division by W.
@usableFromInline
package struct ProjectiveTransform: Hashable, Sendable {
    @usableFromInline package var a: CGFloat, b: CGFloat, u: CGFloat
    @usableFromInline package var c: CGFloat, d: CGFloat, v: CGFloat
    @usableFromInline package var tx: CGFloat, ty: CGFloat, w: CGFloat

    /// Creates a transform from its entries.
    @inlinable
    package init(
        a: CGFloat, b: CGFloat, u: CGFloat, c: CGFloat, d: CGFloat, v: CGFloat, tx: CGFloat, ty: CGFloat, w: CGFloat
    ) {
        (self.a, self.b, self.u) = (a, b, u)
        (self.c, self.d, self.v) = (c, d, v)
        (self.tx, self.ty, self.w) = (tx, ty, w)
    }

    /// Creates a transform from an affine transform.
    @inlinable
    package init(_ t: CGAffineTransform) {
        self.init(a: t.a, b: t.b, u: 0, c: t.c, d: t.d, v: 0, tx: t.tx, ty: t.ty, w: 1)
    }

    /// Creates the transform that a 3D transform applies to the plane z = 0. The z coordinate of the result is dropped.
    package init(flattening t: CATransform3D) {
        self.init(a: t.m11, b: t.m12, u: t.m14, c: t.m21, d: t.m22, v: t.m24, tx: t.m41, ty: t.m42, w: t.m44)
    }

    package static let identity = ProjectiveTransform(.identity)

    /// The equivalent affine transform. Nil if the transform has perspective, or if the whole plane is behind the camera. Most transforms
    /// are affine, and drawing with them is faster.
    @inlinable
    package var affineTransform: CGAffineTransform? {
        guard u == 0, v == 0, w > 0 else { return nil }
        if w == 1 { return CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }
        return CGAffineTransform(a: a / w, b: b / w, c: c / w, d: d / w, tx: tx / w, ty: ty / w)
    }

    /// Returns the transform that applies `self` first, then `other`.
    @inlinable
    package func concatenating(_ other: ProjectiveTransform) -> ProjectiveTransform {
        if u == 0, v == 0, w == 1, other.u == 0, other.v == 0, other.w == 1 {
            return ProjectiveTransform(
                CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
                    .concatenating(CGAffineTransform(a: other.a, b: other.b, c: other.c, d: other.d, tx: other.tx, ty: other.ty)))
        }
        return ProjectiveTransform(
            a: a * other.a + b * other.c + u * other.tx, b: a * other.b + b * other.d + u * other.ty,
            u: a * other.u + b * other.v + u * other.w,
            c: c * other.a + d * other.c + v * other.tx, d: c * other.b + d * other.d + v * other.ty,
            v: c * other.u + d * other.v + v * other.w,
            tx: tx * other.a + ty * other.c + w * other.tx, ty: tx * other.b + ty * other.d + w * other.ty,
            w: tx * other.u + ty * other.v + w * other.w)
    }

    @inlinable
    package func concatenating(_ t: CGAffineTransform) -> ProjectiveTransform { concatenating(ProjectiveTransform(t)) }

    /// The determinant of the 3×3 matrix.
    package var determinant: CGFloat { a * (d * w - v * ty) - b * (c * w - v * tx) + u * (c * ty - d * tx) }

    /// The inverse, or nil if the matrix is singular: the plane is seen from its edge. The adjugate matrix maps points in the same way as
    /// the inverse, but if the determinant is negative, visible points would have a negative W. So the adjugate matrix is divided by the
    /// determinant.
    package var inverse: ProjectiveTransform? {
        if let affineTransform, w == 1 { return affineTransform.inverse.map { ProjectiveTransform($0) } }
        let det = determinant
        guard det != 0, det.isFinite else { return nil }
        return ProjectiveTransform(
            a: (d * w - v * ty) / det, b: (u * ty - b * w) / det, u: (b * v - u * d) / det,
            c: (v * tx - c * w) / det, d: (a * w - u * tx) / det, v: (u * c - a * v) / det,
            tx: (c * ty - d * tx) / det, ty: (b * tx - a * ty) / det, w: (a * d - b * c) / det)
    }

    /// Returns the coordinates (X, Y, W) of a point, before the division by W.
    package func homogeneousCoordinates(of p: CGPoint) -> (x: CGFloat, y: CGFloat, w: CGFloat) {
        (p.x * a + p.y * c + tx, p.x * b + p.y * d + ty, p.x * u + p.y * v + w)
    }

    /// The smallest W of a visible point. With a smaller W, content would be magnified more than a thousand times.
    package static let minimumW: CGFloat = 1e-3

    /// Returns the transformed point, or nil if it is behind the camera or too close to it.
    package func transformedPoint(_ point: CGPoint) -> CGPoint? {
        let (x, y, w) = homogeneousCoordinates(of: point)
        guard w >= Self.minimumW else { return nil }
        return CGPoint(x: x / w, y: y / w)
    }

    /// Returns the bounding box of the visible part of a transformed rectangle. It is null if nothing is visible. Null and infinite
    /// rectangles are returned unchanged.
    package func boundingBox(of rect: CGRect) -> CGRect {
        guard !rect.isNull, !rect.isInfinite else { return rect }
        if let affineTransform { return rect.applying(affineTransform) }
        let corners = rect.corners.map(homogeneousCoordinates)
        var visiblePoints: [CGPoint] = []
        for index in 0..<4 {
            let (p, q) = (corners[index], corners[(index + 1) % 4])
            if p.w >= Self.minimumW { visiblePoints.append(CGPoint(x: p.x / p.w, y: p.y / p.w)) }
            guard (p.w >= Self.minimumW) != (q.w >= Self.minimumW) else { continue }
            // The side crosses W = `minimumW` at p + s·(q - p).
            let s = (Self.minimumW - p.w) / (q.w - p.w)
            visiblePoints.append(CGPoint(x: (p.x + s * (q.x - p.x)) / Self.minimumW, y: (p.y + s * (q.y - p.y)) / Self.minimumW))
        }
        return CGRect(around: visiblePoints)
    }

    /// Returns the factor by which the transform scales a small shape at a point: the square root of the area factor
    /// |∂(X/W, Y/W)/∂(x, y)| = |det M| / W³. Returns 0 if the point is not visible.
    package func magnification(at point: CGPoint) -> CGFloat {
        let w = homogeneousCoordinates(of: point).w
        guard w >= Self.minimumW else { return 0 }
        return (abs(determinant) / (w * w * w)).squareRoot()
    }
}

extension CGPoint {
    /// Returns the transformed point. For a point that is not visible, the result is infinite, so no rectangle contains it.
    package func applying(_ projection: ProjectiveTransform) -> CGPoint {
        projection.transformedPoint(self) ?? CGPoint(x: CGFloat.infinity, y: .infinity)
    }
}

import Foundation

/// What a plane looks like from somewhere else: a 3×3 matrix for row vectors, `[x y 1] · M = [X Y W]`, shown at (X/W, Y/W).
///
/// Points with W ≤ 0 are behind the eye. They have no picture; whoever draws cuts them away before dividing.
@usableFromInline
package struct Projection: Hashable, Sendable {
    @usableFromInline package var a: CGFloat, b: CGFloat, u: CGFloat
    @usableFromInline package var c: CGFloat, d: CGFloat, v: CGFloat
    @usableFromInline package var tx: CGFloat, ty: CGFloat, w: CGFloat

    @inlinable
    package init(
        a: CGFloat, b: CGFloat, u: CGFloat, c: CGFloat, d: CGFloat, v: CGFloat, tx: CGFloat, ty: CGFloat, w: CGFloat
    ) {
        (self.a, self.b, self.u) = (a, b, u)
        (self.c, self.d, self.v) = (c, d, v)
        (self.tx, self.ty, self.w) = (tx, ty, w)
    }

    @inlinable
    package init(_ t: CGAffineTransform) {
        self.init(a: t.a, b: t.b, u: 0, c: t.c, d: t.d, v: 0, tx: t.tx, ty: t.ty, w: 1)
    }

    /// What is left of a transform in space when both the plane z = 0 goes in and only x, y and the perspective come out.
    package init(flattening t: CATransform3D) {
        self.init(a: t.m11, b: t.m12, u: t.m14, c: t.m21, d: t.m22, v: t.m24, tx: t.m41, ty: t.m42, w: t.m44)
    }

    package static let identity = Projection(.identity)

    /// The same without perspective, if it has none: what nearly everything is, and what is faster to draw.
    @inlinable
    package var affine: CGAffineTransform? {
        guard u == 0, v == 0, w > 0 else { return nil }
        if w == 1 { return CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }
        return CGAffineTransform(a: a / w, b: b / w, c: c / w, d: d / w, tx: tx / w, ty: ty / w)
    }

    /// First `self`, then `other`.
    @inlinable
    package func concatenating(_ o: Projection) -> Projection {
        if u == 0, v == 0, w == 1, o.u == 0, o.v == 0, o.w == 1 {
            return Projection(
                CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
                    .concatenating(CGAffineTransform(a: o.a, b: o.b, c: o.c, d: o.d, tx: o.tx, ty: o.ty)))
        }
        return Projection(
            a: a * o.a + b * o.c + u * o.tx, b: a * o.b + b * o.d + u * o.ty, u: a * o.u + b * o.v + u * o.w,
            c: c * o.a + d * o.c + v * o.tx, d: c * o.b + d * o.d + v * o.ty, v: c * o.u + d * o.v + v * o.w,
            tx: tx * o.a + ty * o.c + w * o.tx, ty: tx * o.b + ty * o.d + w * o.ty, w: tx * o.u + ty * o.v + w * o.w)
    }

    @inlinable
    package func concatenating(_ t: CGAffineTransform) -> Projection { concatenating(Projection(t)) }

    package var determinant: CGFloat { a * (d * w - v * ty) - b * (c * w - v * tx) + u * (c * ty - d * tx) }

    /// The way back, nil from a plane seen edge on. Its scale is that of the true inverse, so that W of a visible point stays above 0.
    package var inverse: Projection? {
        if let affine, w == 1 { return affine.inverse.map { Projection($0) } }
        let whole = determinant
        guard whole != 0, whole.isFinite else { return nil }
        return Projection(
            a: (d * w - v * ty) / whole, b: (u * ty - b * w) / whole, u: (b * v - u * d) / whole,
            c: (v * tx - c * w) / whole, d: (a * w - u * tx) / whole, v: (u * c - a * v) / whole,
            tx: (c * ty - d * tx) / whole, ty: (b * tx - a * ty) / whole, w: (a * d - b * c) / whole)
    }

    /// Before the division.
    package func homogeneous(_ p: CGPoint) -> (x: CGFloat, y: CGFloat, w: CGFloat) {
        (p.x * a + p.y * c + tx, p.x * b + p.y * d + ty, p.x * u + p.y * v + w)
    }

    /// Nearer to the eye's plane than this a point counts as behind it: its picture would be a thousand times its size and more.
    package static let nearest: CGFloat = 1e-3

    /// Where a point is seen, nil if it is behind the eye.
    package func apply(_ point: CGPoint) -> CGPoint? {
        let (x, y, w) = homogeneous(point)
        guard w >= Self.nearest else { return nil }
        return CGPoint(x: x / w, y: y / w)
    }

    /// The upright rectangle around what is seen of a rectangle; null when nothing is.
    package func box(of rect: CGRect) -> CGRect {
        guard !rect.isNull, !rect.isInfinite else { return rect }
        if let affine { return rect.applying(affine) }
        let corners = rect.corners.map(homogeneous)
        var seen: [CGPoint] = []
        for index in 0..<4 {
            let (p, q) = (corners[index], corners[(index + 1) % 4])
            if p.w >= Self.nearest { seen.append(CGPoint(x: p.x / p.w, y: p.y / p.w)) }
            guard (p.w >= Self.nearest) != (q.w >= Self.nearest) else { continue }
            // The side meets the eye's plane at p + s·(q - p), where w is `nearest`.
            let s = (Self.nearest - p.w) / (q.w - p.w)
            seen.append(CGPoint(x: (p.x + s * (q.x - p.x)) / Self.nearest, y: (p.y + s * (q.y - p.y)) / Self.nearest))
        }
        return CGRect(around: seen)
    }

    /// How much larger than itself a small thing at the point is seen: the root of |∂(X/W, Y/W)/∂(x, y)|, which is det M / W³.
    package func magnification(at point: CGPoint) -> CGFloat {
        let w = homogeneous(point).w
        guard w >= Self.nearest else { return 0 }
        return (abs(determinant) / (w * w * w)).squareRoot()
    }
}

extension CGPoint {
    /// What lies behind the eye is nowhere: infinitely far away, so that nothing contains it.
    package func applying(_ projection: Projection) -> CGPoint {
        projection.apply(self) ?? CGPoint(x: CGFloat.infinity, y: .infinity)
    }
}

import FlipbookGeometry
import Foundation

/// The interpolation between two 3D transforms. There are three cases:
/// - Two affine transforms of the xy plane are interpolated as affine transforms.
/// - Other pairs of transforms are decomposed. Scale, shear, translation and perspective change linearly, and the rotation follows the
///   great circle between two quaternions.
/// - If a transform cannot be decomposed, for example because it is singular, the matrix entries are interpolated.
package struct Transform3DTween: Hashable, Sendable {
    private enum Interpolation: Hashable, Sendable {
        case affine(AffineTween)
        case decomposed(DecomposedTransform3D, DecomposedTransform3D)
        case elementwise
    }

    package let from: CATransform3D
    package let to: CATransform3D
    private let interpolation: Interpolation

    package init(from: CATransform3D, to: CATransform3D) {
        self.from = from
        self.to = to
        if let a = from.affineTransform, let b = to.affineTransform {
            interpolation = .affine(AffineTween(from: a, to: b))
        } else if let a = from.decomposition, var b = to.decomposition {
            b.rotation = Self.nearest(b.rotation, to: a.rotation)
            interpolation = .decomposed(a, b)
        } else {
            interpolation = .elementwise
        }
    }

    /// Returns the transform at progress `p`, which may be outside 0…1.
    package func value(at p: Double) -> CATransform3D {
        if p == 0 { return from }
        if p == 1 { return to }
        switch interpolation {
        case .affine(let tween): return CATransform3D(tween.value(at: p))
        case .decomposed(let a, let b): return CATransform3D(Self.mix(a, b, p))
        case .elementwise: return Self.mix(from, to, p)
        }
    }

    private static func mix(_ a: DecomposedTransform3D, _ b: DecomposedTransform3D, _ p: Double) -> DecomposedTransform3D {
        var components = DecomposedTransform3D()
        components.scale = a.scale + (b.scale - a.scale) * p
        components.shear = a.shear + (b.shear - a.shear) * p
        components.translation = a.translation + (b.translation - a.translation) * p
        components.perspective = a.perspective.interpolated(to: b.perspective, fraction: p)
        components.rotation = slerp(a.rotation, b.rotation, p)
        return components
    }

    private static func mix(_ a: CATransform3D, _ b: CATransform3D, _ p: Double) -> CATransform3D {
        let (x, y) = (a.rows, b.rows)
        return CATransform3D(
            rows: CATransform3D.RowVectors(
                x.a.interpolated(to: y.a, fraction: p), x.b.interpolated(to: y.b, fraction: p), x.c.interpolated(to: y.c, fraction: p),
                x.d.interpolated(to: y.d, fraction: p)))
    }

    /// Returns q or -q, whichever is nearer to `start`. Both are the same rotation.
    ///
    /// At a half turn, q and -q are equally near. Then the result rotates in the positive direction about z. If the axis has no z
    /// component, y is used instead, and if it has no y component either, x.
    static func nearest(_ q: SIMD4<Double>, to start: SIMD4<Double>) -> SIMD4<Double> {
        let dot = (q * start).sum()
        guard abs(dot) < 1e-9 else { return dot < 0 ? -q : q }
        let rotation = product(q, SIMD4(-start.x, -start.y, -start.z, start.w))
        let axis = [rotation.z, rotation.y, rotation.x].first { abs($0) > 1e-6 } ?? 1
        return axis < 0 ? -q : q
    }

    /// Returns the product of two quaternions, which is the rotation `b` followed by the rotation `a`.
    private static func product(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> SIMD4<Double> {
        SIMD4(
            a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y, a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x,
            a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w, a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z)
    }

    /// Returns a·sin((1-p)θ)/sin θ + b·sin(pθ)/sin θ, where cos θ = a·b. `p` may be outside 0…1. For a small θ the weights are 1-p and p.
    private static func slerp(_ a: SIMD4<Double>, _ b: SIMD4<Double>, _ p: Double) -> SIMD4<Double> {
        let angle = acos(min((a * b).sum(), 1))
        guard angle > 1e-4 else {
            let q = a + (b - a) * p
            return q / (q * q).sum().squareRoot()
        }
        return (a * sin((1 - p) * angle) + b * sin(p * angle)) / sin(angle)
    }
}

extension CATransform3D {
    /// Returns the transform at progress `p` of an interpolation to `other`. To compute several values, use `Transform3DTween`.
    package func interpolated(to other: CATransform3D, fraction p: Double) -> CATransform3D {
        Transform3DTween(from: self, to: other).value(at: p)
    }
}

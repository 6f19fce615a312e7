import CoreGraphics
import Foundation

/// The way from one transform in space to another. What stays in the plane goes as an affine transform does; else scale, shear,
/// translation and perspective go straight and the rotation on the great circle; and what cannot be taken apart because it
/// flattens space goes element by element.
package struct Transform3DTween: Hashable, Sendable {
    private enum Way: Hashable, Sendable {
        case plane(AffineTween)
        case parts(Transform3DParts, Transform3DParts)
        case elements
    }

    package let from: CATransform3D
    package let to: CATransform3D
    private let way: Way

    package init(from: CATransform3D, to: CATransform3D) {
        self.from = from
        self.to = to
        if let a = from.affine, let b = to.affine {
            way = .plane(AffineTween(from: a, to: b))
        } else if let a = from.parts, var b = to.parts {
            b.rotation = Self.nearest(b.rotation, to: a.rotation)
            way = .parts(a, b)
        } else {
            way = .elements
        }
    }

    package func value(at p: Double) -> CATransform3D {
        if p == 0 { return from }
        if p == 1 { return to }
        switch way {
        case .plane(let tween): return CATransform3D(tween.value(at: p))
        case .parts(let a, let b): return CATransform3D(Self.mix(a, b, p))
        case .elements: return Self.mix(from, to, p)
        }
    }

    private static func mix(_ a: Transform3DParts, _ b: Transform3DParts, _ p: Double) -> Transform3DParts {
        var parts = Transform3DParts()
        parts.scale = a.scale + (b.scale - a.scale) * p
        parts.shear = a.shear + (b.shear - a.shear) * p
        parts.translation = a.translation + (b.translation - a.translation) * p
        parts.perspective = a.perspective.mixed(with: b.perspective, p)
        parts.rotation = slerp(a.rotation, b.rotation, p)
        return parts
    }

    private static func mix(_ a: CATransform3D, _ b: CATransform3D, _ p: Double) -> CATransform3D {
        let (x, y) = (a.rows, b.rows)
        return CATransform3D(
            rows: CATransform3D.Rows(x.a.mixed(with: y.a, p), x.b.mixed(with: y.b, p), x.c.mixed(with: y.c, p), x.d.mixed(with: y.d, p)))
    }

    /// q and -q are one rotation; the nearer of the two is the short way. At a half turn both are equally near: then the one
    /// that turns positively about z, else y, else x.
    static func nearest(_ q: SIMD4<Double>, to start: SIMD4<Double>) -> SIMD4<Double> {
        let dot = (q * start).sum()
        guard abs(dot) < 1e-9 else { return dot < 0 ? -q : q }
        let turn = product(q, SIMD4(-start.x, -start.y, -start.z, start.w))
        let axis = [turn.z, turn.y, turn.x].first { abs($0) > 1e-6 } ?? 1
        return axis < 0 ? -q : q
    }

    /// The quaternion of first the right, then the left rotation.
    private static func product(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> SIMD4<Double> {
        SIMD4(
            a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y, a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x,
            a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w, a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z)
    }

    /// a·sin((1-p)θ)/sin θ + b·sin(pθ)/sin θ, where cos θ = a·b. It holds outside 0…1 too. For a small θ the weights are 1-p and p.
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
    package func interpolated(to other: CATransform3D, _ p: Double) -> CATransform3D {
        Transform3DTween(from: self, to: other).value(at: p)
    }
}

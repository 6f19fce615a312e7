import Foundation

/// What a 3D transform does: scale, shear, turn, move, and the perspective divide at the end.
///
/// A row vector goes through `scale · shear · rotation · translation · perspective`; these are the parts that are
/// interpolated one by one, so that a turn stays a turn.
package struct Transform3DParts: Hashable, Sendable {
    package var scale = SIMD3<Double>(1, 1, 1)
    /// xy, xz, yz: how much of the first axis the second has, and so on.
    package var shear = SIMD3<Double>(0, 0, 0)
    /// A unit quaternion (x, y, z, w).
    package var rotation = SIMD4<Double>(0, 0, 0, 1)
    package var translation = SIMD3<Double>(0, 0, 0)
    /// The last column of the matrix that is left when all else is divided out; (0, 0, 0, 1) is none.
    package var perspective = SIMD4<Double>(0, 0, 0, 1)

    package init() {}
}

extension CATransform3D {
    /// The rotation that a unit quaternion (x, y, z, w) makes, for row vectors.
    package init(rotation q: SIMD4<Double>) {
        let (x, y, z, w) = (q.x, q.y, q.z, q.w)
        self.init(
            rows: Rows(
                SIMD4<Double>(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w), 0),
                SIMD4<Double>(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w), 0),
                SIMD4<Double>(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y), 0),
                SIMD4<Double>(0, 0, 0, 1)))
    }

    /// The transform made of the parts.
    package init(_ parts: Transform3DParts) {
        let turn = CATransform3D(rotation: parts.rotation).rows
        let (s, h) = (parts.scale, parts.shear)
        var rows = turn
        rows[0] = turn[0] * s.x
        rows[1] = (turn[1] + turn[0] * h.x) * s.y
        rows[2] = (turn[2] + turn[0] * h.y + turn[1] * h.z) * s.z
        rows[3] = SIMD4(parts.translation, 1)
        guard parts.perspective != SIMD4(0, 0, 0, 1) else {
            self.init(rows: rows)
            return
        }
        // The perspective matrix is the identity but for its last column p, so only the last entry of each row changes: row · p.
        let last = rows.times(parts.perspective)
        (rows.a.w, rows.b.w, rows.c.w, rows.d.w) = (last.x, last.y, last.z, last.w)
        self.init(rows: rows)
    }

    /// The parts from which `init(_:)` makes this transform again, or nil if it flattens space and cannot be taken apart.
    package var parts: Transform3DParts? {
        guard m44 != 0 else { return nil }
        var parts = Transform3DParts()
        var rows = rows
        let last = SIMD4(rows[0].w, rows[1].w, rows[2].w, rows[3].w)
        if last != SIMD4(0, 0, 0, 1) {
            // M = A · P with P the identity but for its last column p. A has the last column (0, 0, 0, 1), so A · p = M's last column.
            (rows.a.w, rows.b.w, rows.c.w, rows.d.w) = (0, 0, 0, 1)
            guard let inverse = CATransform3D(rows: rows).inverse?.rows else { return nil }
            parts.perspective = inverse.times(last)
        }
        parts.translation = SIMD3(rows[3].x, rows[3].y, rows[3].z)

        // Gram–Schmidt over the rows: each row less what it has of those before it.
        var (x, y, z) = (rows[0], rows[1], rows[2])
        (x.w, y.w, z.w) = (0, 0, 0)
        parts.scale.x = (x * x).sum().squareRoot()
        guard parts.scale.x > 0 else { return nil }
        x /= parts.scale.x
        let xy = (x * y).sum()
        y -= x * xy
        parts.scale.y = (y * y).sum().squareRoot()
        guard parts.scale.y > 0 else { return nil }
        y /= parts.scale.y
        let (xz, yz) = ((x * z).sum(), (y * z).sum())
        z -= x * xz + y * yz
        parts.scale.z = (z * z).sum().squareRoot()
        guard parts.scale.z > 0 else { return nil }
        z /= parts.scale.z

        // A mirror image is told as one negative scale: along y, as for a plane transform. Then y and its share in z turn round.
        let mirrored = Self.volume(x, y, z) < 0
        if mirrored {
            y = -y
            parts.scale.y = -parts.scale.y
        }
        parts.shear = SIMD3(xy / parts.scale.y, xz / parts.scale.z, (mirrored ? -yz : yz) / parts.scale.z)
        parts.rotation = Self.quaternion(x, y, z)
        return parts
    }

    private static func volume(_ x: SIMD4<Double>, _ y: SIMD4<Double>, _ z: SIMD4<Double>) -> Double {
        let i = y.y * z.z - y.z * z.y
        let j = y.z * z.x - y.x * z.z
        let k = y.x * z.y - y.y * z.x
        return x.x * i + x.y * j + x.z * k
    }

    /// The unit quaternion of three orthonormal rows, from the largest of its four parts, so that no small number divides.
    private static func quaternion(_ x: SIMD4<Double>, _ y: SIMD4<Double>, _ z: SIMD4<Double>) -> SIMD4<Double> {
        let trace = x.x + y.y + z.z
        let q: SIMD4<Double>
        if trace > 0 {
            q = SIMD4(y.z - z.y, z.x - x.z, x.y - y.x, 1 + trace)
        } else if x.x > y.y && x.x > z.z {
            q = SIMD4(1 + x.x - y.y - z.z, x.y + y.x, z.x + x.z, y.z - z.y)
        } else if y.y > z.z {
            q = SIMD4(x.y + y.x, 1 - x.x + y.y - z.z, y.z + z.y, z.x - x.z)
        } else {
            q = SIMD4(z.x + x.z, y.z + z.y, 1 - x.x - y.y + z.z, x.y - y.x)
        }
        return q / (q * q).sum().squareRoot()
    }
}

import Foundation

/// A 3D transform as scale, shear, rotation, translation and perspective.
///
/// A row vector is multiplied by `scale · shear · rotation · translation · perspective`. Animations interpolate each component
/// separately, so that every value between two rotations is a rotation.
package struct DecomposedTransform3D: Hashable, Sendable {
    /// The scale factors along x, y and z.
    package var scale = SIMD3<Double>(1, 1, 1)
    /// The shear factors xy, xz and yz. For example, xy is the multiple of the x axis that is added to the y axis.
    package var shear = SIMD3<Double>(0, 0, 0)
    /// The rotation as a unit quaternion (x, y, z, w).
    package var rotation = SIMD4<Double>(0, 0, 0, 1)
    /// The offset along x, y and z.
    package var translation = SIMD3<Double>(0, 0, 0)
    /// The last column of the perspective matrix. Its other columns are the columns of the identity. (0, 0, 0, 1) means no perspective.
    package var perspective = SIMD4<Double>(0, 0, 0, 1)

    /// Creates the components of the identity.
    package init() {}
}

extension CATransform3D {
    /// Creates the rotation of a unit quaternion (x, y, z, w), for row vectors.
    package init(rotation q: SIMD4<Double>) {
        let (x, y, z, w) = (q.x, q.y, q.z, q.w)
        self.init(
            rows: RowVectors(
                SIMD4<Double>(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w), 0),
                SIMD4<Double>(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w), 0),
                SIMD4<Double>(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y), 0),
                SIMD4<Double>(0, 0, 0, 1)))
    }

    /// Creates a transform from its components.
    package init(_ components: DecomposedTransform3D) {
        let rotation = CATransform3D(rotation: components.rotation).rows
        let (s, shear) = (components.scale, components.shear)
        var rows = rotation
        rows[0] = rotation[0] * s.x
        rows[1] = (rotation[1] + rotation[0] * shear.x) * s.y
        rows[2] = (rotation[2] + rotation[0] * shear.y + rotation[1] * shear.z) * s.z
        rows[3] = SIMD4(components.translation, 1)
        guard components.perspective != SIMD4(0, 0, 0, 1) else {
            self.init(rows: rows)
            return
        }
        // The perspective matrix is the identity except for its last column p. So only the last entry of each row changes: to row · p.
        let lastColumn = rows.multiplied(by: components.perspective)
        (rows.a.w, rows.b.w, rows.c.w, rows.d.w) = (lastColumn.x, lastColumn.y, lastColumn.z, lastColumn.w)
        self.init(rows: rows)
    }

    /// The components from which `init(_:)` creates the same transform, or nil if the transform is singular or `m44` is zero.
    package var decomposition: DecomposedTransform3D? {
        guard m44 != 0 else { return nil }
        var components = DecomposedTransform3D()
        var rows = rows
        let lastColumn = SIMD4(rows[0].w, rows[1].w, rows[2].w, rows[3].w)
        if lastColumn != SIMD4(0, 0, 0, 1) {
            // M = A · P, where P is the identity except for its last column p.
            // The last column of A is (0, 0, 0, 1), so A · p is the last column of M.
            (rows.a.w, rows.b.w, rows.c.w, rows.d.w) = (0, 0, 0, 1)
            guard let inverse = CATransform3D(rows: rows).inverse?.rows else { return nil }
            components.perspective = inverse.multiplied(by: lastColumn)
        }
        components.translation = SIMD3(rows[3].x, rows[3].y, rows[3].z)

        // Gram–Schmidt over the rows: each row minus its projections onto the rows before it.
        var (x, y, z) = (rows[0], rows[1], rows[2])
        (x.w, y.w, z.w) = (0, 0, 0)
        components.scale.x = (x * x).sum().squareRoot()
        guard components.scale.x > 0 else { return nil }
        x /= components.scale.x
        let xy = (x * y).sum()
        y -= x * xy
        components.scale.y = (y * y).sum().squareRoot()
        guard components.scale.y > 0 else { return nil }
        y /= components.scale.y
        let (xz, yz) = ((x * z).sum(), (y * z).sum())
        z -= x * xz + y * yz
        components.scale.z = (z * z).sum().squareRoot()
        guard components.scale.z > 0 else { return nil }
        z /= components.scale.z

        // A mirror image is stored as one negative scale, along y as in `CGAffineTransform.decomposed()`.
        // So the y axis and the shear factors xy and yz change their signs.
        let isMirrored = Self.tripleProduct(x, y, z) < 0
        if isMirrored {
            y = -y
            components.scale.y = -components.scale.y
        }
        components.shear = SIMD3(xy / components.scale.y, xz / components.scale.z, (isMirrored ? -yz : yz) / components.scale.z)
        components.rotation = Self.quaternion(x, y, z)
        return components
    }

    /// Returns x · (y × z), which is negative if the rows are mirrored.
    private static func tripleProduct(_ x: SIMD4<Double>, _ y: SIMD4<Double>, _ z: SIMD4<Double>) -> Double {
        let i = y.y * z.z - y.z * z.y
        let j = y.z * z.x - y.x * z.z
        let k = y.x * z.y - y.y * z.x
        return x.x * i + x.y * j + x.z * k
    }

    /// Returns the unit quaternion of the rotation with three orthonormal rows. The formula is chosen so that one component has a
    /// magnitude of at least ½. So the normalization never divides by a small number.
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

import Foundation

/// A 4×4 matrix that transforms row vectors.
///
/// Differs from Apple: the type belongs to CoreGraphics instead of QuartzCore. It is declared in FlipbookGeometry, which CoreGraphics
/// exports, because FlipbookMotion interpolates transforms and cannot depend on QuartzCore.
public struct CATransform3D: Hashable, Sendable {
    /// The entries of the first row.
    public var m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat
    /// The entries of the second row.
    public var m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat
    /// The entries of the third row.
    public var m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat
    /// The entries of the fourth row.
    public var m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat

    /// Creates a transform from its entries, row by row.
    public init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
        m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }

    /// Creates the identity.
    public init() {
        self.init(
            m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)
    }

    /// Creates a transform from its four rows.
    package init(rows: RowVectors) {
        self.init()
        (m11, m12, m13, m14) = (CGFloat(rows.a.x), CGFloat(rows.a.y), CGFloat(rows.a.z), CGFloat(rows.a.w))
        (m21, m22, m23, m24) = (CGFloat(rows.b.x), CGFloat(rows.b.y), CGFloat(rows.b.z), CGFloat(rows.b.w))
        (m31, m32, m33, m34) = (CGFloat(rows.c.x), CGFloat(rows.c.y), CGFloat(rows.c.z), CGFloat(rows.c.w))
        (m41, m42, m43, m44) = (CGFloat(rows.d.x), CGFloat(rows.d.y), CGFloat(rows.d.z), CGFloat(rows.d.w))
    }

    /// The four rows of the matrix.
    package var rows: RowVectors {
        RowVectors(
            SIMD4(Double(m11), Double(m12), Double(m13), Double(m14)), SIMD4(Double(m21), Double(m22), Double(m23), Double(m24)),
            SIMD4(Double(m31), Double(m32), Double(m33), Double(m34)), SIMD4(Double(m41), Double(m42), Double(m43), Double(m44)))
    }

    /// The four rows of a matrix. This type is a struct, because an array would be allocated at every use.
    package struct RowVectors {
        package var a: SIMD4<Double>, b: SIMD4<Double>, c: SIMD4<Double>, d: SIMD4<Double>

        package init(_ a: SIMD4<Double>, _ b: SIMD4<Double>, _ c: SIMD4<Double>, _ d: SIMD4<Double>) {
            (self.a, self.b, self.c, self.d) = (a, b, c, d)
        }

        /// The row at an index in 0…3.
        package subscript(index: Int) -> SIMD4<Double> {
            get {
                switch index {
                case 0: a
                case 1: b
                case 2: c
                default: d
                }
            }
            set {
                switch index {
                case 0: a = newValue
                case 1: b = newValue
                case 2: c = newValue
                default: d = newValue
                }
            }
        }

        package mutating func swapAt(_ i: Int, _ j: Int) { (self[i], self[j]) = (self[j], self[i]) }

        /// Returns the rows after `transform` is applied to each of them.
        package func map(_ transform: (SIMD4<Double>) -> SIMD4<Double>) -> RowVectors {
            RowVectors(transform(a), transform(b), transform(c), transform(d))
        }

        /// Returns the product of the matrix with a column vector.
        package func multiplied(by column: SIMD4<Double>) -> SIMD4<Double> {
            SIMD4((a * column).sum(), (b * column).sum(), (c * column).sum(), (d * column).sum())
        }
    }

    /// Creates a transform that acts as `affine` in the xy plane.
    package init(_ affine: CGAffineTransform) {
        self.init()
        (m11, m12, m21, m22, m41, m42) = (affine.a, affine.b, affine.c, affine.d, affine.tx, affine.ty)
    }

    /// The equivalent affine transform, or nil if this transform affects the z coordinate or has perspective.
    package var affineTransform: CGAffineTransform? {
        guard m13 == 0, m14 == 0, m23 == 0, m24 == 0, m31 == 0, m32 == 0, m34 == 0, m43 == 0, m33 == 1, m44 == 1 else { return nil }
        return CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
    }

    /// Returns the transform that applies `self` first, then `other`.
    package func concatenating(_ other: CATransform3D) -> CATransform3D {
        let otherRows = other.rows
        return CATransform3D(
            rows: rows.map { row in otherRows.a * row.x + otherRows.b * row.y + otherRows.c * row.z + otherRows.d * row.w })
    }

    /// The inverse, or nil if the matrix is singular.
    package var inverse: CATransform3D? {
        // Gauss–Jordan elimination with the largest pivot of each column. The method is exact for the usual layer transforms, and is easier
        // to verify than a formula with sixteen cofactors.
        var left = rows
        var right = CATransform3D().rows
        for column in 0..<4 {
            let pivot = (column..<4).max { abs(left[$0][column]) < abs(left[$1][column]) } ?? column
            guard left[pivot][column] != 0 else { return nil }
            left.swapAt(column, pivot)
            right.swapAt(column, pivot)
            let scale = 1 / left[column][column]
            left[column] *= scale
            right[column] *= scale
            for row in 0..<4 where row != column {
                let factor = left[row][column]
                left[row] -= left[column] * factor
                right[row] -= right[column] * factor
            }
        }
        return CATransform3D(rows: right)
    }
}

/// The identity transform.
public let CATransform3DIdentity = CATransform3D()

/// Returns whether a transform is exactly the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }
/// Returns whether two transforms have exactly the same entries.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// Returns a translation.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var t = CATransform3D()
    (t.m41, t.m42, t.m43) = (tx, ty, tz)
    return t
}

/// Returns a scale transform.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var t = CATransform3D()
    (t.m11, t.m22, t.m33) = (sx, sy, sz)
    return t
}

/// Returns a rotation by `angle` radians about the axis (x, y, z), or the identity if the axis has length zero.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return CATransform3D() }
    // A zero coordinate of the axis stays exactly zero, so a rotation about z stays affine.
    let axis = SIMD3(Double(x), Double(y), Double(z)) / Double(length)
    return CATransform3D(rotation: SIMD4(axis * sin(Double(angle) / 2), cos(Double(angle) / 2)))
}

/// Returns the transform that applies `a` first, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D { a.concatenating(b) }
/// Returns the inverse, or the transform itself if it has no inverse.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { t.inverse ?? t }
/// Returns the transform that acts as `m` in the xy plane.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D { CATransform3D(m) }
/// Returns whether a transform is an affine transform of the xy plane.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { t.affineTransform != nil }

/// Returns the affine part of a transform. As in QuartzCore, all other entries are ignored.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

/// Returns the transform that translates first, then applies `t`.
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    CATransform3DMakeTranslation(tx, ty, tz).concatenating(t)
}

/// Returns the transform that scales first, then applies `t`.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3DMakeScale(sx, sy, sz).concatenating(t)
}

/// Returns the transform that rotates by `angle` radians about the axis (x, y, z) first, then applies `t`.
public func CATransform3DRotate(_ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    CATransform3DMakeRotation(angle, x, y, z).concatenating(t)
}

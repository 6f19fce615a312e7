import Foundation

/// A 4×4 matrix for row vectors, as QuartzCore has it. It stands in this room because both what interpolates it (Motion)
/// and what shows it (QuartzCore) have to know it.
public struct CATransform3D: Hashable, Sendable {
    public var m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat
    public var m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat
    public var m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat
    public var m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat

    public init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
        m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }

    /// The identity.
    public init() {
        self.init(
            m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)
    }

    package init(rows: Rows) {
        self.init()
        (m11, m12, m13, m14) = (CGFloat(rows.a.x), CGFloat(rows.a.y), CGFloat(rows.a.z), CGFloat(rows.a.w))
        (m21, m22, m23, m24) = (CGFloat(rows.b.x), CGFloat(rows.b.y), CGFloat(rows.b.z), CGFloat(rows.b.w))
        (m31, m32, m33, m34) = (CGFloat(rows.c.x), CGFloat(rows.c.y), CGFloat(rows.c.z), CGFloat(rows.c.w))
        (m41, m42, m43, m44) = (CGFloat(rows.d.x), CGFloat(rows.d.y), CGFloat(rows.d.z), CGFloat(rows.d.w))
    }

    package var rows: Rows {
        Rows(
            SIMD4(Double(m11), Double(m12), Double(m13), Double(m14)), SIMD4(Double(m21), Double(m22), Double(m23), Double(m24)),
            SIMD4(Double(m31), Double(m32), Double(m33), Double(m34)), SIMD4(Double(m41), Double(m42), Double(m43), Double(m44)))
    }

    /// The matrix row by row: four vectors in a value, where an array would be allocated at every use.
    package struct Rows {
        package var a: SIMD4<Double>, b: SIMD4<Double>, c: SIMD4<Double>, d: SIMD4<Double>

        package init(_ a: SIMD4<Double>, _ b: SIMD4<Double>, _ c: SIMD4<Double>, _ d: SIMD4<Double>) {
            (self.a, self.b, self.c, self.d) = (a, b, c, d)
        }

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

        /// Every row changed the same way.
        package func map(_ change: (SIMD4<Double>) -> SIMD4<Double>) -> Rows { Rows(change(a), change(b), change(c), change(d)) }

        /// The product of each row with a vector: the matrix times a column.
        package func times(_ column: SIMD4<Double>) -> SIMD4<Double> {
            SIMD4((a * column).sum(), (b * column).sum(), (c * column).sum(), (d * column).sum())
        }
    }

    package init(_ affine: CGAffineTransform) {
        self.init()
        (m11, m12, m21, m22, m41, m42) = (affine.a, affine.b, affine.c, affine.d, affine.tx, affine.ty)
    }

    /// The affine transform that this is, or nil if it turns out of the plane or has perspective.
    package var affine: CGAffineTransform? {
        guard m13 == 0, m14 == 0, m23 == 0, m24 == 0, m31 == 0, m32 == 0, m34 == 0, m43 == 0, m33 == 1, m44 == 1 else { return nil }
        return CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
    }

    /// First `self`, then `other`.
    package func concatenating(_ other: CATransform3D) -> CATransform3D {
        let by = other.rows
        return CATransform3D(rows: rows.map { row in by.a * row.x + by.b * row.y + by.c * row.z + by.d * row.w })
    }

    package var inverse: CATransform3D? {
        // Gauss–Jordan with the largest pivot; exact for what layers are given, and no place for sixteen cofactors to hide a slip.
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

public let CATransform3DIdentity = CATransform3D()

public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var t = CATransform3D()
    (t.m41, t.m42, t.m43) = (tx, ty, tz)
    return t
}

public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var t = CATransform3D()
    (t.m11, t.m22, t.m33) = (sx, sy, sz)
    return t
}

/// A rotation by `angle` about the axis (x, y, z); the identity if the axis has no length.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return CATransform3D() }
    // An exact axis keeps an exact zero: a turn about z stays affine.
    let axis = SIMD3(Double(x), Double(y), Double(z)) / Double(length)
    return CATransform3D(rotation: SIMD4(axis * sin(Double(angle) / 2), cos(Double(angle) / 2)))
}

public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D { a.concatenating(b) }
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { t.inverse ?? t }
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D { CATransform3D(m) }
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { t.affine != nil }

/// The affine part; what leaves the plane is lost, as with QuartzCore.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    CATransform3DMakeTranslation(tx, ty, tz).concatenating(t)
}

public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3DMakeScale(sx, sy, sz).concatenating(t)
}

public func CATransform3DRotate(_ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    CATransform3DMakeRotation(angle, x, y, z).concatenating(t)
}

import Foundation

/// A value that can be animated: it can be added, subtracted and multiplied by a number.
///
/// The requirements are those of `AdditiveArithmetic` and a multiplication. The protocol does not refine `AdditiveArithmetic`, because the
/// witness `CGPoint + CGPoint` would then have to be public. A public operator would be visible in every client and would collide with the
/// client's own operators.
@usableFromInline
package protocol VectorArithmetic: Equatable, Sendable {
    static var zero: Self { get }
    static func + (a: Self, b: Self) -> Self
    static func - (a: Self, b: Self) -> Self
    static func * (v: Self, k: Double) -> Self
    /// The distance from zero. It determines the speed of paced keyframes.
    var length: Double { get }
}

extension VectorArithmetic {
    /// The default length, which is 1 for all values except zero.
    @inlinable package var length: Double { self == .zero ? 0 : 1 }

    /// Returns `self + (other - self)·p`. At p = 1 it returns `other` without computing the sum, which might have a rounding error.
    @inlinable
    package func interpolated(to other: Self, fraction p: Double) -> Self { p == 1 ? other : self + (other - self) * p }

    @inlinable @_disfavoredOverload
    package static func += (a: inout Self, b: Self) { a = a + b }

    @inlinable @_disfavoredOverload
    package static func -= (a: inout Self, b: Self) { a = a - b }
}

extension Double: VectorArithmetic {
    @inlinable package var length: Double { magnitude }
}

extension CGFloat: VectorArithmetic {
    @inlinable
    package static func * (v: CGFloat, k: Double) -> CGFloat { CGFloat(Double(v) * k) }

    @inlinable package var length: Double { Double(magnitude) }
}

extension SIMD2<Double>: VectorArithmetic {
    @inlinable package var length: Double { (self * self).sum().squareRoot() }
}

extension SIMD4<Double>: VectorArithmetic {
    @inlinable package var length: Double { (self * self).sum().squareRoot() }
}

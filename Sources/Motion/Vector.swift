import Foundation

/// What can be animated: it can be added, subtracted and stretched.
///
/// This is AdditiveArithmetic and one multiplication. It does not refine AdditiveArithmetic, because then `CGPoint + CGPoint`
/// would have to be public (a witness of a public protocol on a public type is), would leak into every client, and would
/// collide with the client's own.
@usableFromInline
package protocol Vector: Equatable, Sendable {
    static var zero: Self { get }
    static func + (a: Self, b: Self) -> Self
    static func - (a: Self, b: Self) -> Self
    static func * (v: Self, k: Double) -> Self
    /// How far this is from zero; paced keyframes move at a constant speed in this measure.
    var length: Double { get }
}

extension Vector {
    /// Without a better measure every change is as long as every other.
    @inlinable package var length: Double { self == .zero ? 0 : 1 }

    /// `self + (other - self)·p`, and exactly `other` at p = 1, where the sum may be off by a rounding.
    @inlinable
    package func mixed(with other: Self, _ p: Double) -> Self { p == 1 ? other : self + (other - self) * p }

    @inlinable @_disfavoredOverload
    package static func += (a: inout Self, b: Self) { a = a + b }

    @inlinable @_disfavoredOverload
    package static func -= (a: inout Self, b: Self) { a = a - b }
}

extension Double: Vector {
    @inlinable package var length: Double { magnitude }
}

extension CGFloat: Vector {
    @inlinable
    package static func * (v: CGFloat, k: Double) -> CGFloat { CGFloat(Double(v) * k) }

    @inlinable package var length: Double { Double(magnitude) }
}

extension SIMD2<Double>: Vector {
    @inlinable package var length: Double { (self * self).sum().squareRoot() }
}

extension SIMD4<Double>: Vector {
    @inlinable package var length: Double { (self * self).sum().squareRoot() }
}

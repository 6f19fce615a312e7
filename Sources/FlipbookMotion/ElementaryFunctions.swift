import Foundation

/// The elementary functions that a spring needs. They need about a third of the time of the C library's functions, which are exact to the
/// last bit.
///
/// All damping regimes use the same two power series. The value of z is -(ωt)² for underdamping, 0 for critical damping, and (ωt)² for
/// overdamping.
///
///     even(z) = Σ zᵏ/(2k)!     = cos √-z   = cosh √z
///     odd(z)  = Σ zᵏ/(2k+1)!   = sin √-z / √-z = sinh √z / √z
@usableFromInline
enum ElementaryFunctions {
    /// Returns (even, odd) for |z| ≤ 0.62, that is, up to an eighth of a turn. The first omitted term is below 4.1e-13.
    @inlinable @inline(__always)
    static func powerSeries(_ z: Double) -> SIMD2<Double> {
        var sum = reciprocals(479_001_600, 6_227_020_800)
        sum = sum * z + reciprocals(3_628_800, 39_916_800)
        sum = sum * z + reciprocals(40_320, 362_880)
        sum = sum * z + reciprocals(720, 5_040)
        sum = sum * z + reciprocals(24, 120)
        sum = sum * z + reciprocals(2, 6)
        return sum * z + reciprocals(1, 1)
    }

    /// Returns the reciprocals of two factorials, as coefficients of the even and odd series.
    @inlinable @inline(__always)
    static func reciprocals(_ even: Double, _ odd: Double) -> SIMD2<Double> { SIMD2(1 / even, 1 / odd) }

    /// The constant for rounding. After it is added to a `Double`, the lowest bits of the sum are the nearest integer.
    @inlinable @inline(__always) static var roundingConstant: Double { 0x1.8p52 }

    /// Returns e^-x for x ≥ 0. With x = k·ln 2 - r, the result is 2^-k·(cosh r + sinh r), |r| ≤ ln 2 / 2. For x ≥ 700, where e^-x is below
    /// 1e-304, the result is zero.
    @inlinable @inline(__always)
    static func exponential(minus x: Double) -> Double {
        guard x < 700 else { return 0 }
        let shifted = x * 1.4426950408889634 + roundingConstant
        let k = shifted - roundingConstant
        let r = (k * 0.6931471803691238 - x) + k * 1.9082149292705877e-10
        let sum = powerSeries(r * r)
        let power = Double(bitPattern: UInt64(bitPattern: Int64(1023) &- Int64(truncatingIfNeeded: shifted.bitPattern & 0xfff)) << 52)
        return (sum.x + r * sum.y) * power
    }

    /// Returns (cos x, sin x) for x ≥ 0, with x = k·π/2 + r and |r| ≤ π/4. If k is odd, sine and cosine are exchanged. The lowest two bits
    /// of k determine the signs.
    @inlinable @inline(__always)
    static func cosineAndSine(_ x: Double) -> SIMD2<Double> {
        guard x < 1e9 else { return SIMD2(cos(x), sin(x)) }
        let shifted = x * 0.6366197723675814 + roundingConstant
        let k = shifted - roundingConstant
        let r = (x - k * 1.5707963267948966) - k * 6.123233995736766e-17
        let sum = powerSeries(-r * r)
        let (cosine, sine, quarter) = (sum.x, r * sum.y, shifted.bitPattern)
        let (a, b) = quarter & 1 == 0 ? (cosine, sine) : (sine, cosine)
        return SIMD2(
            Double(bitPattern: a.bitPattern ^ (((quarter &+ 1) & 2) << 62)),
            Double(bitPattern: b.bitPattern ^ ((quarter & 2) << 62)))
    }
}

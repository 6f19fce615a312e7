import Foundation

/// The few elementary functions of a spring, at a third of the price of the C library's, which are exact to the last bit.
///
/// One power series serves all regimes: with z = ∓(ωt)² or 0 it is what oscillates, creeps or does neither.
///
///     even(z) = Σ zᵏ/(2k)!     = cos √-z   = cosh √z
///     odd(z)  = Σ zᵏ/(2k+1)!   = sin √-z / √-z = sinh √z / √z
@usableFromInline
enum Series {
    /// (even, odd) for |z| ≤ 0.62, that is up to an eighth of a turn. The first term left out is below 4e-13.
    @inlinable @inline(__always)
    static func sums(_ z: Double) -> SIMD2<Double> {
        var sum = reciprocals(479_001_600, 6_227_020_800)
        sum = sum * z + reciprocals(3_628_800, 39_916_800)
        sum = sum * z + reciprocals(40_320, 362_880)
        sum = sum * z + reciprocals(720, 5_040)
        sum = sum * z + reciprocals(24, 120)
        sum = sum * z + reciprocals(2, 6)
        return sum * z + reciprocals(1, 1)
    }

    @inlinable @inline(__always)
    static func reciprocals(_ even: Double, _ odd: Double) -> SIMD2<Double> { SIMD2(1 / even, 1 / odd) }

    /// A Double to which this is added has its nearest whole number in the lowest bits.
    @inlinable @inline(__always) static var rounder: Double { 0x1.8p52 }

    /// e^-x for x ≥ 0: with x = k·ln 2 - r it is 2^-k·(cosh r + sinh r), |r| ≤ ln 2 / 2. Zero from 700 on, where it would be 1e-304.
    @inlinable @inline(__always)
    static func exponential(minus x: Double) -> Double {
        guard x < 700 else { return 0 }
        let shifted = x * 1.4426950408889634 + rounder
        let k = shifted - rounder
        let r = (k * 0.6931471803691238 - x) + k * 1.9082149292705877e-10
        let sum = sums(r * r)
        let power = Double(bitPattern: UInt64(bitPattern: Int64(1023) &- Int64(truncatingIfNeeded: shifted.bitPattern & 0xfff)) << 52)
        return (sum.x + r * sum.y) * power
    }

    /// (cos x, sin x) for x ≥ 0: with x = k·π/2 + r, |r| ≤ π/4; odd k exchange the two, and k's second bit turns the signs.
    @inlinable @inline(__always)
    static func circle(_ x: Double) -> SIMD2<Double> {
        guard x < 1e9 else { return SIMD2(cos(x), sin(x)) }
        let shifted = x * 0.6366197723675814 + rounder
        let k = shifted - rounder
        let r = (x - k * 1.5707963267948966) - k * 6.123233995736766e-17
        let sum = sums(-r * r)
        let (cosine, sine, quarter) = (sum.x, r * sum.y, shifted.bitPattern)
        let (a, b) = quarter & 1 == 0 ? (cosine, sine) : (sine, cosine)
        return SIMD2(
            Double(bitPattern: a.bitPattern ^ (((quarter &+ 1) & 2) << 62)),
            Double(bitPattern: b.bitPattern ^ ((quarter & 2) << 62)))
    }
}

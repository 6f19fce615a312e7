import Foundation

/// A timing curve solved once and looked up from then on: cubics on pieces of time that grow from both ends to the middle.
///
/// Curves may leave an end, or arrive, like a root of time (ease-out: x ~ s²), where equal pieces would be too coarse at any
/// affordable number. So the distance t to the nearer end, plus 1/512, is cut like a floating-point number: octaves, each in
/// sixteen pieces. Its own bits are the index, and the piece's start is the number without its lower bits. The half near 0 is
/// scaled by 2^-16 and so has octaves of its own, below those of the half near 1.
@usableFromInline
package struct CurveTable: Sendable, Hashable {
    @usableFromInline package let curve: UnitBezier
    /// Whether the pieces are true to 1e-7; else each value is solved for. An upright stretch inside the curve does that.
    @usableFromInline package let isExact: Bool
    /// c0 … c3 of Σ cₖ·dᵏ, d being the scaled distance from the piece's start.
    @usableFromInline let pieces: [SIMD4<Double>]

    @inlinable @inline(__always) static var base: Double { 0x1p-9 }
    /// Four bits below the exponent.
    @inlinable @inline(__always) static var shift: UInt64 { 48 }
    /// The number of the first piece: that of 2^-25.
    @inlinable @inline(__always) static var first: UInt64 { (1023 - 25) << 4 }
    /// The first half has eight octaves and one piece, from ½ on, of which only the very start is met; the second the same after
    /// 16 octaves.
    static var count: Int { 8 * 16 + 1 }
    static var half: Int { 16 * 16 }

    package init(_ curve: UnitBezier) {
        self.curve = curve
        pieces = (0..<(Self.half + Self.count)).map { index in
            index < Self.count || index >= Self.half ? Self.piece(of: curve, index) : .zero
        }
        isExact = Self.error(of: pieces, for: curve) < 1e-7
    }

    @inlinable
    package static func == (a: CurveTable, b: CurveTable) -> Bool { a.curve == b.curve }
    @inlinable
    package func hash(into hasher: inout Hasher) { curve.hash(into: &hasher) }

    /// The progress at the time fraction x, exactly 0 at 0 and 1 at 1.
    @inlinable
    package func value(at x: Double) -> Double {
        guard isExact else { return curve.value(at: x) }
        return pieces.withUnsafeBufferPointer { Self.value(at: x, $0.baseAddress.unsafelyUnwrapped) }
    }

    /// Without a branch, which a crowd of animations would take in no order that can be foretold: with e = x - ½ the distance to
    /// the nearer end is ½ - |e|, never below 0, and the sign of e says which end.
    @inlinable @inline(__always)
    static func value(at x: Double, _ pieces: UnsafePointer<SIMD4<Double>>) -> Double {
        let e = x - 0.5
        // max(½ - |e|, 0) + base, with one operation less.
        let distance = 0.5 + base - abs(e)
        let place = distance > base ? distance : base
        // The sign bit, moved to the fifth bit of the exponent and taken off, divides by 2^16.
        let bits = place.bitPattern &- ((e.bitPattern & (1 << 63)) >> 7)
        let d = Double(bitPattern: bits) - Double(bitPattern: bits & (UInt64.max << shift))
        let c = (pieces - Int(first))[Int(bits >> shift)]
        // In two halves, which need not wait for each other.
        return (c.x + c.y * d) + (c.z + c.w * d) * (d * d)
    }

    /// The same for two at once.
    @inlinable @inline(__always)
    static func values(at x: SIMD2<Double>, _ pieces: UnsafePointer<SIMD4<Double>>) -> SIMD2<Double> {
        let e = x - 0.5
        let (sign, eBits) = (SIMD2<UInt64>(repeating: 1 << 63), unsafeBitCast(e, to: SIMD2<UInt64>.self))
        let distance = 0.5 + base - unsafeBitCast(eBits & ~sign, to: SIMD2<Double>.self)
        let place = SIMD2<Double>(repeating: base).replacing(with: distance, where: distance .> base)
        let bits = unsafeBitCast(place, to: SIMD2<UInt64>.self) &- ((eBits & sign) &>> 7)
        let d = unsafeBitCast(bits, to: SIMD2<Double>.self) - unsafeBitCast(bits & (UInt64.max << shift), to: SIMD2<Double>.self)
        let start = pieces - Int(first)
        let (a, b) = (start[Int(bits.x >> shift)], start[Int(bits.y >> shift)])
        return (SIMD2(a.x, b.x) + SIMD2(a.y, b.y) * d) + (SIMD2(a.z, b.z) + SIMD2(a.w, b.w) * d) * (d * d)
    }

    /// Where a piece starts: as the scaled number, and as a distance from its end of the curve.
    private static func start(_ index: Int) -> (place: Double, distance: Double) {
        let place = Double(bitPattern: (first + UInt64(index)) << shift)
        return (place, max((index < half ? place * 0x1p16 : place) - base, 0))
    }

    /// The cubic that meets the curve at a piece's ends and at two places between.
    private static func piece(of curve: UnitBezier, _ index: Int) -> SIMD4<Double> {
        let (from, to) = (start(index).distance, start(index + 1).distance)
        func value(_ part: Double) -> Double {
            let t = from + (to - from) * part
            return curve.value(at: index < half ? t : 1 - t)
        }
        let c = Pieces.cubic(value(0), value(0.25), value(0.75), value(1))
        let h = Double(sign: .plus, exponent: start(index).place.exponent - 4, significand: 1)
        return SIMD4(c.0, c.1 / h, c.2 / (h * h), c.3 / (h * h * h))
    }

    private static func error(of pieces: [SIMD4<Double>], for curve: UnitBezier) -> Double {
        pieces.withUnsafeBufferPointer { pieces in
            var worst = 0.0
            for index in 0..<(count - 1) {
                for part in [0.1, 0.5, 0.9] {
                    let (from, to) = (start(index).distance, start(index + 1).distance)
                    let t = from + (to - from) * part
                    let x = SIMD2(t, 1 - t)
                    let error = values(at: x, pieces.baseAddress.unsafelyUnwrapped) - SIMD2(curve.value(at: x.x), curve.value(at: x.y))
                    worst = max(worst, abs(error.x), abs(error.y))
                }
            }
            return worst
        }
    }
}

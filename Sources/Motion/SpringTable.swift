import Foundation

/// The motion of all springs of one damping ratio, solved once and looked up from then on, in the unit of time 1/ω0.
///
/// It holds the two numbers that a start is multiplied with, `remaining = x·A + (v/ω0)·B` with A = C + β·S and B = ω0·S, both
/// as cubics on equal pieces. Any duration of such a spring is the same motion at another speed.
package struct SpringTable: Sendable {
    /// The spring with ω0 = 1.
    package let unit: Spring
    /// The number of the last piece; later, when next to nothing is left, each value is solved for.
    let last: Double
    /// Four pairs (A, B) a piece: the coefficients of 1, d, d², d³ with d in pieces, from -½ to ½.
    let pieces: [SIMD2<Double>]
    /// The same of A alone, for what starts from rest.
    let resting: [SIMD4<Double>]

    /// The error of the cubic is step⁴/1536 of the fourth derivative, which is below 4: 4e-8.
    static var step: Double { 0x1p-4 }

    package init(dampingRatio: Double) {
        unit = Spring(frequency: 1, dampingRatio: max(dampingRatio, 0), allowsOverdamping: false)
        // Until 0.1 % is left, and half as long again. What hardly is damped swings on for thousands of
        // pieces: a thousand fit in the cache.
        let rest = unit.settlingDuration(.uiKit) * 1.5
        let count = Int(min(rest / Self.step, 1023)) + 1
        last = Double(count)
        var pieces: [SIMD2<Double>] = []
        for index in 0...count { pieces += Self.piece(of: unit, index) }
        self.pieces = pieces
        resting = (0...count).map { SIMD4(pieces[$0 * 4].x, pieces[$0 * 4 + 1].x, pieces[$0 * 4 + 2].x, pieces[$0 * 4 + 3].x) }
    }

    /// What remains to the target at t on the spring with this ω0.
    package func displacement(at t: Double, frequency: Double, from x: Double, velocity: Double) -> Double {
        let time = max(t * frequency, 0)
        let place = time * (1 / Self.step)
        guard place < last else { return unit.displacement(at: time, from: x, velocity: velocity / frequency) }
        let shifted = place + Series.rounder
        let factors = pieces.withUnsafeBufferPointer {
            Self.factors(shifted, place - (shifted - Series.rounder), $0.baseAddress.unsafelyUnwrapped)
        }
        return x * factors.x + velocity / frequency * factors.y
    }

    /// (A, B) at the distance d from the middle of a piece.
    @inline(__always)
    static func factors(_ shifted: Double, _ d: Double, _ pieces: UnsafePointer<SIMD2<Double>>) -> SIMD2<Double> {
        let c = piece(shifted, pieces)
        // In two halves, which need not wait for each other.
        return (c[0] + c[1] * d) + (c[2] + c[3] * d) * (d * d)
    }

    /// The number in the lowest bits.
    @inline(__always)
    static func index(_ shifted: Double) -> Int { Int(truncatingIfNeeded: shifted.bitPattern & 0xffff) }

    @inline(__always)
    static func piece(_ shifted: Double, _ pieces: UnsafePointer<SIMD2<Double>>) -> UnsafePointer<SIMD2<Double>> {
        pieces + index(shifted) &* 4
    }

    private static func piece(of unit: Spring, _ index: Int) -> [SIMD2<Double>] {
        func value(_ place: Double) -> SIMD2<Double> {
            unit.displacement(at: (Double(index) + place) * step, from: SIMD2(1, 0), velocity: SIMD2(0, 1))
        }
        if index == 0 {
            // Nothing is before 0: half a piece, and exact at its start. u = 2d.
            let c = Pieces.cubic(value(0), value(0.125), value(0.375), value(0.5))
            return [c.0, c.1 * 2, c.2 * 4, c.3 * 8]
        }
        // u = d + ½, multiplied out.
        let c = Pieces.cubic(value(-0.5), value(-0.25), value(0.25), value(0.5))
        return [c.0 + c.1 * 0.5 + c.2 * 0.25 + c.3 * 0.125, c.1 + c.2 + c.3 * 0.75, c.2 + c.3 * 1.5, c.3]
    }
}

import CoreGraphics
import Foundation

/// SplitMix64: the same "random" numbers on every machine, so that a failure names its seed and can be had again.
package struct Chance: RandomNumberGenerator {
    private var state: UInt64

    package init(_ seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0xD134_2543_DE82_EF95 }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    package mutating func number(_ low: Double, _ high: Double) -> Double {
        low + (high - low) * Double(next() >> 11) * 0x1p-53
    }

    /// Between low and high, above or below zero, but never near it.
    package mutating func signed(_ low: Double, _ high: Double) -> Double { number(low, high) * (coin() ? 1 : -1) }

    package mutating func whole(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

    package mutating func coin(_ heads: Double = 0.5) -> Bool { number(0, 1) < heads }

    package mutating func pick<Choice>(_ choices: [Choice]) -> Choice { choices[whole(0...(choices.count - 1))] }
}

extension Chance {
    package mutating func point(_ reach: Double = 100) -> CGPoint { CGPoint(x: number(-reach, reach), y: number(-reach, reach)) }

    package mutating func rect(_ reach: Double = 100, _ least: Double = 1, _ most: Double = 80) -> CGRect {
        CGRect(origin: point(reach), size: CGSize(width: number(least, most), height: number(least, most)))
    }

    /// Any turn, shear, mirror image and stretch that can be undone without losing digits.
    package mutating func affine(_ reach: Double = 100) -> CGAffineTransform {
        while true {
            let (a, b, c, d) = (number(-3, 3), number(-3, 3), number(-3, 3), number(-3, 3))
            if abs(a * d - b * c) > 0.3 {
                return CGAffineTransform(a: a, b: b, c: c, d: d, tx: number(-reach, reach), ty: number(-reach, reach))
            }
        }
    }

    package mutating func color(alpha: ClosedRange<Double> = 0...1) -> CGColor {
        CGColor(red: number(0, 1), green: number(0, 1), blue: number(0, 1), alpha: number(alpha.lowerBound, alpha.upperBound))
    }
}

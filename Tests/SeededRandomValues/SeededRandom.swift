import FlipbookGeometry
import Foundation

/// A SplitMix64 generator. It returns the same numbers on every machine, so that a failed test can be repeated with
/// its seed.
package struct SeededRandom: RandomNumberGenerator {
    private var state: UInt64

    /// Creates a generator. Equal seeds give equal numbers.
    package init(_ seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0xD134_2543_DE82_EF95 }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// Returns a number between `low` and `high`.
    package mutating func number(_ low: Double, _ high: Double) -> Double {
        low + (high - low) * Double(next() >> 11) * 0x1p-53
    }

    /// Returns a number whose absolute value is between `low` and `high`, with a random sign.
    package mutating func signedNumber(_ low: Double, _ high: Double) -> Double { number(low, high) * (bool() ? 1 : -1) }

    /// Returns an integer in a range.
    package mutating func integer(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

    /// Returns true with the given probability.
    package mutating func bool(_ probability: Double = 0.5) -> Bool { number(0, 1) < probability }

    /// Returns a random element of an array.
    package mutating func pick<Choice>(_ choices: [Choice]) -> Choice { choices[integer(0...(choices.count - 1))] }
}

extension SeededRandom {
    /// Returns a point whose coordinates are between -`maximum` and `maximum`.
    package mutating func point(_ maximum: Double = 100) -> CGPoint { CGPoint(x: number(-maximum, maximum), y: number(-maximum, maximum)) }

    /// Returns a rectangle with a random origin, and with sides between `minimumSide` and `maximumSide`.
    package mutating func rect(_ maximumCoordinate: Double = 100, _ minimumSide: Double = 1, _ maximumSide: Double = 80) -> CGRect {
        CGRect(
            origin: point(maximumCoordinate),
            size: CGSize(width: number(minimumSide, maximumSide), height: number(minimumSide, maximumSide)))
    }

    /// Returns a transform with any rotation, shear, mirroring and scale that can be inverted without losing precision.
    package mutating func affineTransform(_ maximumTranslation: Double = 100) -> CGAffineTransform {
        while true {
            let (a, b, c, d) = (number(-3, 3), number(-3, 3), number(-3, 3), number(-3, 3))
            if abs(a * d - b * c) > 0.3 {
                return CGAffineTransform(
                    a: a, b: b, c: c, d: d, tx: number(-maximumTranslation, maximumTranslation),
                    ty: number(-maximumTranslation, maximumTranslation))
            }
        }
    }

    /// Returns a color with an alpha in a range.
    package mutating func color(alpha: ClosedRange<Double> = 0...1) -> CGColor {
        CGColor(red: number(0, 1), green: number(0, 1), blue: number(0, 1), alpha: number(alpha.lowerBound, alpha.upperBound))
    }
}

/// A generator of pseudorandom numbers that are the same on every machine: SplitMix64.
nonisolated struct SeededRandom: Sendable {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed }

    /// Returns the seed of another generator, derived from a seed and a number. The generators for different numbers are independent.
    static func derivedSeed(_ seed: UInt64, _ number: Int) -> UInt64 {
        var random = SeededRandom(seed ^ (UInt64(bitPattern: Int64(number)) &* 0x9E37_79B9_7F4A_7C15))
        return random.next()
    }

    /// Returns the next 64 random bits.
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// Returns a number u with 0 ≤ u < 1.
    mutating func nextUnit() -> Double { Double(next() >> 11) * 0x1p-53 }

    /// Returns a number in a range around a value: half of the range on either side.
    mutating func value(around value: Double, spread range: Double) -> Double { value + range * (nextUnit() - 0.5) }
}

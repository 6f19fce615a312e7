import Testing

/// The SplitMix64 generator: the same pseudorandom numbers on every machine.
struct SeededRandom: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return z ^ (z >> 31)
    }

    mutating func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }

    mutating func bool() -> Bool { Bool.random(using: &self) }
}

/// Records an issue unless `value` is within `tolerance` of `expected`.
func expectNear(
    _ value: Double, _ expected: Double, _ tolerance: Double = 1e-9, _ description: @autoclosure () -> String = "",
    at location: SourceLocation = #_sourceLocation
) {
    // The condition is not `abs(…) > tolerance`, because that is false for NaN.
    guard abs(value - expected) <= tolerance else {
        Issue.record("\(description()) is \(value), not \(expected) ± \(tolerance)", sourceLocation: location)
        return
    }
}

import Testing

/// SplitMix64: the same "random" numbers on every machine.
struct Chance: RandomNumberGenerator {
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

    mutating func flag() -> Bool { Bool.random(using: &self) }
}

func expectNear(
    _ value: Double, _ wanted: Double, _ tolerance: Double = 1e-9, _ what: @autoclosure () -> String = "",
    at place: SourceLocation = #_sourceLocation
) {
    // Not `abs(…) > tolerance`, which not-a-number passes.
    guard abs(value - wanted) <= tolerance else {
        Issue.record("\(what()) is \(value), not \(wanted) ± \(tolerance)", sourceLocation: place)
        return
    }
}

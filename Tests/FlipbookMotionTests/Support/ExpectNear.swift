import Testing

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

/// The interval of the values that a variable may have.
struct FeasibleInterval {
    /// The value at which the error of a constraint starts to increase, and the sides on which it increases.
    struct ErrorBreakpoint {
        let position: Double
        /// The error per unit of distance.
        let weight: Double
        let forbidsAbove: Bool
        let forbidsBelow: Bool
    }

    var lowerBound: Double
    var upperBound: Double

    /// Restricts the interval to the values without error. Returns false if no value would remain.
    mutating func restrict(by breakpoint: ErrorBreakpoint) -> Bool {
        if breakpoint.forbidsBelow { lowerBound = max(lowerBound, breakpoint.position) }
        if breakpoint.forbidsAbove { upperBound = min(upperBound, breakpoint.position) }
        guard lowerBound > upperBound else { return true }
        guard lowerBound - upperBound <= max(1e-8, abs(lowerBound) * 1e-9) else { return false }
        upperBound = lowerBound
        return true
    }

    /// Restricts the interval to the values whose sum of errors is minimal.
    mutating func restrictToMinimumError(of breakpoints: inout [ErrorBreakpoint]) {
        breakpoints.sort { $0.position < $1.position }
        // The slope of the sum of errors to the left of all breakpoints. Each breakpoint increases the slope by its weight, or by twice its
        // weight if the error increases on both sides.
        var slope = breakpoints.reduce(0) { $0 - ($1.forbidsBelow ? $1.weight : 0) }
        var (minimumStart, minimumEnd) = (-Double.infinity, Double.infinity)
        for breakpoint in breakpoints {
            let oldSlope = slope
            slope += (breakpoint.forbidsBelow ? breakpoint.weight : 0) + (breakpoint.forbidsAbove ? breakpoint.weight : 0)
            if oldSlope < -1e-12 { minimumStart = breakpoint.position }
            if slope > 1e-12 {
                minimumEnd = breakpoint.position
                break
            }
        }
        (lowerBound, upperBound) = (min(max(minimumStart, lowerBound), upperBound), min(max(minimumEnd, lowerBound), upperBound))
    }
}

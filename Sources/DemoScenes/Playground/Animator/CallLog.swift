import Foundation

/// The calls of an animator with their times, as lines of Swift.
struct CallLog {
    private(set) var lines: [String] = []
    private var startTime = 0.0
    private var isLastLineScrubbing = false

    /// Adds a call. The times in the lines begin at 0. Successive calls that change the fraction are one line with the last value.
    mutating func add(_ call: String, at time: Double, isScrubbing: Bool = false) {
        if lines.isEmpty { startTime = time }
        if isScrubbing, isLastLineScrubbing { lines.removeLast() }
        // If the replaced line was the first line, the times begin with the new line.
        if lines.isEmpty { startTime = time }
        isLastLineScrubbing = isScrubbing
        lines.append("after(\(SwiftNumber.literal(SwiftNumber.rounded(time - startTime, digits: 2)))) { $0.\(call) }")
    }

    mutating func clear() { self = CallLog() }
}

/// The priority of a constraint: above 0 and at most 1000. A constraint of priority 1000 is required.
///
/// Priorities are compared, never added. No number of constraints of priority 250 outweighs one of priority 251.
package struct Priority: Sendable, Hashable, Comparable, CustomStringConvertible {
    package let rawValue: Float

    package init(_ rawValue: Float) {
        precondition(rawValue > 0 && rawValue <= 1000, "a priority is above 0 and at most 1000, not \(rawValue)")
        self.rawValue = rawValue
    }

    package static let required = Priority(1000)
    package static let high = Priority(750)
    package static let low = Priority(250)

    package var isRequired: Bool { rawValue == 1000 }
    package var description: String { isRequired ? "required" : "\(rawValue)" }
    package static func < (a: Priority, b: Priority) -> Bool { a.rawValue < b.rawValue }
}

/// A level at which errors are compared. Errors at a higher level come before all errors at lower levels.
///
/// Most levels are priorities. The bit patterns of positive floating-point numbers have the same order as the numbers, so levels are
/// compared as integers.
struct PriorityLevel: Sendable, Comparable {
    private let rank: UInt32

    private init(rank: UInt32) { self.rank = rank }
    init(_ priority: Priority) { rank = priority.rawValue.bitPattern }

    /// The level of the required constraint that is being enforced.
    static let enforcement = PriorityLevel(rank: .max)
    /// A level below every priority. It is used to find out whether a variable can move at no cost.
    static let probe = PriorityLevel(rank: 0)

    static func < (a: PriorityLevel, b: PriorityLevel) -> Bool { a.rank < b.rank }
}

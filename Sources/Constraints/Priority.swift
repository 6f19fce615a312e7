/// How much a constraint matters: above 0, up to 1000, which means it must hold. Two priorities are compared, never added:
/// no number of constraints at 250 outweighs one at 251.
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

/// A rung of the ladder on which errors are compared: all errors of a higher level come before any of a lower one. Priorities
/// make most of the levels. The bits of positive floats are ordered as the floats are, so a level is compared as an integer.
struct Level: Sendable, Comparable {
    private let rank: UInt32

    private init(rank: UInt32) { self.rank = rank }
    init(_ priority: Priority) { rank = priority.rawValue.bitPattern }

    /// The one required constraint that is just being made to hold.
    static let repair = Level(rank: .max)
    /// Below every priority: what asks whether a variable could move for nothing.
    static let probe = Level(rank: 0)

    static func < (a: Level, b: Level) -> Bool { a.rank < b.rank }
}

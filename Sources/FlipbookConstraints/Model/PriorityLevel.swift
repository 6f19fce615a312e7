/// A level at which errors are compared. An error at a higher level outweighs all errors at lower levels.
///
/// Most levels are priorities. The bit patterns of positive floating-point numbers have the same order as the numbers, so levels are
/// compared as integers.
struct PriorityLevel: Sendable, Comparable {
    private let rank: UInt32

    private init(rank: UInt32) { self.rank = rank }
    init(_ priority: Priority) { rank = priority.rawValue.bitPattern }

    /// The level of the required constraint that is being enforced.
    static let enforcement = PriorityLevel(rank: .max)
    /// A level below every priority. It is used to determine whether a variable can change without a larger error.
    static let probe = PriorityLevel(rank: 0)

    static func < (a: PriorityLevel, b: PriorityLevel) -> Bool { a.rank < b.rank }
}

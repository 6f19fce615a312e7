/// The priority of a constraint: greater than 0 and at most 1000. A constraint of priority 1000 is required.
///
/// Priorities are compared, never added. No number of constraints of priority 250 outweighs one constraint of priority 251.
package struct Priority: Sendable, Hashable, Comparable, CustomStringConvertible {
    package let rawValue: Float

    package init(_ rawValue: Float) {
        precondition(rawValue > 0 && rawValue <= 1000, "a priority must be greater than 0 and at most 1000, not \(rawValue)")
        self.rawValue = rawValue
    }

    package static let required = Priority(1000)
    package static let high = Priority(750)
    package static let low = Priority(250)

    package var isRequired: Bool { rawValue == 1000 }
    package var description: String { isRequired ? "required" : "\(rawValue)" }
    package static func < (a: Priority, b: Priority) -> Bool { a.rawValue < b.rawValue }
}

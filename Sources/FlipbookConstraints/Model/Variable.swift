/// A variable of a system of constraints.
///
/// The caller chooses the id, which is the identity of the variable. Ties are broken by the order of ids. So no value depends on hashing
/// or on the order in which the variables were inserted.
package struct Variable: Sendable, Hashable, Comparable, CustomStringConvertible {
    package let id: Int
    package let kind: Kind

    package init(_ id: Int, _ kind: Kind = .number) {
        self.id = id
        self.kind = kind
    }

    /// The meaning of a variable in a layout. It determines the value if several values are equally good.
    package enum Kind: Sendable {
        /// Any number. The value nearest to zero is used.
        case number
        /// The coordinate of an edge. A lone inequality holds as an equality: `x ≤ 23` makes x 23.
        case position
        /// The length of a side. It is at least zero, as if there were a required constraint, and the smallest length is used.
        case length
    }

    package static func == (a: Variable, b: Variable) -> Bool { a.id == b.id }
    package func hash(into hasher: inout Hasher) { hasher.combine(id) }

    package static func < (a: Variable, b: Variable) -> Bool { a.id < b.id }

    package var description: String { "v\(id)" }
}

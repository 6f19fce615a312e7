/// A variable of a system of constraints.
///
/// The caller chooses the id, which is the identity of the variable. Ties are broken and changes are reported in the order of ids.
/// So no result depends on hashing or on the order of insertion.
package struct Variable: Sendable, Hashable, Comparable, CustomStringConvertible {
    package let id: Int

    package init(_ id: Int) { self.id = id }

    package static func < (a: Variable, b: Variable) -> Bool { a.id < b.id }

    package var description: String { "v\(id)" }
}

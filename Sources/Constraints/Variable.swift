/// A number to be found. Its id is chosen by whoever makes it, and is its whole identity: the order of ids is the order in
/// which ties are settled and changes are told, so nothing ever depends on hashing or on the order of insertion.
package struct Variable: Sendable, Hashable, Comparable, CustomStringConvertible {
    package let id: Int

    package init(_ id: Int) { self.id = id }

    package static func < (a: Variable, b: Variable) -> Bool { a.id < b.id }

    package var description: String { "v\(id)" }
}

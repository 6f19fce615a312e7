/// A parameter of a function.
struct Parameter: Hashable, Sendable {
    /// The label of its argument, or `_`.
    var label: String
    /// Its name inside the function.
    var name: String
    /// Its type as it is written, without a default value.
    var type: String
    var hasDefault = false

    /// Whether its value is a function.
    var isFunction: Bool { type.contains("->") }
}

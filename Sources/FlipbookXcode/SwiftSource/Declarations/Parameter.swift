/// A parameter of a function.
struct Parameter: Hashable, Sendable {
    /// The argument label, or `_`.
    var label: String
    /// The name of the parameter inside the function.
    var name: String
    /// The type as it is written, without a default value.
    var type: String
    var hasDefault = false

    /// Whether the type is or contains a function type.
    var isFunction: Bool { type.contains("->") }
}

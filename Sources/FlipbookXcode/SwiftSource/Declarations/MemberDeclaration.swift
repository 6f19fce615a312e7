/// A function, variable, initializer or subscript of a type, or a local function or variable.
struct MemberDeclaration: Hashable, Sendable {
    /// The kinds of members that are distinguished.
    enum Kind: Sendable { case function, variable, initializer, subscription }

    var kind: Kind
    /// The name without backticks.
    var name: String
    /// The index of the first token: an attribute, a modifier or the keyword.
    var start: Int
    /// The index of `func`, `var`, …
    var keyword: Int
    /// The index after the last token of the declaration.
    var end: Int
    var attributes: [AttributeUse] = []
    /// The indices of the modifiers by their names, such as `static` or `private(set)`.
    var modifiers: [String: Int] = [:]
    /// The index of the innermost type that contains the declaration, or -1.
    var owner = -1
    /// The range of the tokens in which a local declaration is visible.
    var scope = 0..<Int.max
    /// Whether the declaration is a direct member of a type, and not local.
    var isMember = true

    // Functions and initializers
    var parameters: [Parameter] = []
    /// The type after `->`, or nil if there is no arrow.
    var result: String?
    /// The tokens of the result type, or of the written type of a variable. Nil if no type is written.
    var typeTokens: Range<Int>?
    var isAsync = false
    var isThrowing = false
    /// The braces around the body of a function, or around the accessors of a variable. Nil if there are no braces.
    var body: ClosedRange<Int>?

    // Variables
    /// The written type, or the type that the initial value names. Nil if neither exists.
    var type: String?
    /// Whether the declaration is a variable that can be set.
    var isSettable = false

    var isStatic: Bool { modifiers["static"] != nil || modifiers["class"] != nil }
    var isOptional: Bool { modifiers["optional"] != nil }
    var isPrivate: Bool { modifiers["private"] != nil }
    var labels: [String] { parameters.map(\.label) }
    /// The result type, or nil if it is `Void`.
    var valueType: String? { result.flatMap { ["Void", "()", "Swift.Void"].contains($0) ? nil : $0 } }

    func attribute(_ name: String) -> AttributeUse? { attributes.first { $0.name == name } }

    /// Returns whether another member has the same kind, name and labels, and both or neither are static.
    func hasSameName(as other: MemberDeclaration) -> Bool {
        kind == other.kind && name == other.name && labels == other.labels && isStatic == other.isStatic
    }
}

/// A declaration of a type, or an extension.
struct TypeDeclaration: Hashable, Sendable {
    /// `class`, `struct`, `enum`, `actor`, `protocol` or `extension`
    var kind: String
    /// The name with the names of the surrounding types, such as `A.B`. For an extension, the extended type.
    var name: String
    /// The types and protocols after the colon, as written, without generic arguments.
    var inherited: [String] = []
    /// The types to which `Self` must conform according to the `where` clause of an extension.
    var selfRequirements: [String] = []
    var isGeneric = false
    /// Whether the declaration has a `where` clause.
    var isConditional = false
    /// The index of the first token: an attribute, a modifier or the keyword.
    var start: Int
    var keyword: Int
    /// The index of the token after which an inheritance clause begins: the name or the end of the generic parameters.
    var nameEnd: Int
    /// The braces of the body.
    var body: ClosedRange<Int>
    var attributes: [AttributeUse] = []
    /// The indices of the modifiers by their names, such as `final`.
    var modifiers: [String: Int] = [:]
    /// The index of the surrounding type, or -1.
    var owner = -1
    /// Whether the type is declared in a function.
    var isLocal = false
    /// Whether the declaration is in an active branch of `#if` directives, or nil if that is unknown.
    var isActive: Bool? = true
    var members: [MemberDeclaration] = []

    var isExtension: Bool { kind == "extension" }
    var isPublic: Bool { modifiers["public"] != nil || modifiers["open"] != nil }
    /// The name without the names of the surrounding types.
    var lastName: String { name.split(separator: ".").last.map(String.init) ?? name }

    func attribute(_ name: String) -> AttributeUse? { attributes.first { $0.name == name } }
}

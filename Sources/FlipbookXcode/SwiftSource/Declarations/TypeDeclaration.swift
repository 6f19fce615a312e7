/// A declaration of a type, or an extension.
struct TypeDeclaration: Hashable, Sendable {
    /// `class`, `struct`, `enum`, `actor`, `protocol` or `extension`
    var kind: String
    /// The name with the types around it, such as `A.B`; for extensions the extended type.
    var name: String
    /// The types and protocols after the colon, as written, without generic arguments.
    var inherited: [String] = []
    /// The types that the `where` clause of an extension requires of `Self`
    var selfRequirements: [String] = []
    var isGeneric = false
    /// Whether the `where` clause of an extension limits it.
    var isConditional = false
    /// The index of the first token: an attribute, a modifier or the keyword.
    var start: Int
    var keyword: Int
    /// The index of the token after which an inheritance clause begins: the name or the end of the generic parameters.
    var nameEnd: Int
    /// The braces of the body.
    var body: ClosedRange<Int>
    var attributes: [AttributeUse] = []
    var modifiers: [String: Int] = [:]
    /// The type around it, or -1.
    var owner = -1
    /// Whether it is declared in a function.
    var isLocal = false
    /// Whether it is in an active branch of `#if` directives, or nil if that is unknown.
    var isActive: Bool? = true
    var members: [MemberDeclaration] = []

    var isExtension: Bool { kind == "extension" }
    var isPublic: Bool { modifiers["public"] != nil || modifiers["open"] != nil }
    /// The name without the types around it.
    var lastName: String { name.split(separator: ".").last.map(String.init) ?? name }

    func attribute(_ name: String) -> AttributeUse? { attributes.first { $0.name == name } }
}

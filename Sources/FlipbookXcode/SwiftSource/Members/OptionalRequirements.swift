/// The optional requirements of the `@objc` protocols of a module.
///
/// A method without a result becomes an ordinary requirement with an empty default implementation. The default of a method with a result,
/// or of a property, must be nil. But the result of the member in a class is not optional, so the member would not satisfy a requirement
/// with an optional result. Therefore the requirement is replaced by `flipbook_name`, whose result is optional. A method that only
/// subclasses of an adopting class implement is replaced too. In classes, `flipbook_name` forwards to the class's own member.
struct OptionalRequirements: Sendable {
    /// An optional requirement.
    struct Requirement: Sendable {
        /// The name of the protocol.
        var owner: String
        var isPublic: Bool
        var member: MemberDeclaration
        /// Whether the requirement is replaced by `flipbook_name`.
        var isForwarded: Bool

        /// Whether code tests whether the method is implemented, or uses it as a value: `x.name != nil`, `let f = x.name(_:)`.
        var isReferenced = false

        /// The name of an added property. Its value is the method, or nil in classes that do not implement the method.
        var referenceName: String { (["flipbook_reference", member.name] + member.labels).joined(separator: "_") }
        /// The type of the property `referenceName`.
        var referenceType: String {
            let types = member.parameters.map { $0.type.hasSuffix("!") ? $0.type.dropLast() + "?" : $0.type }.joined(separator: ", ")
            let effects = (member.isAsync ? " async" : "") + (member.isThrowing ? " throws" : "")
            let result = member.valueType ?? "Void"
            return "((\(types))\(effects) -> \(result.hasSuffix("!") ? result.dropLast() + "?" : result))?"
        }

        /// The name of the requirement after the rewriting.
        var newName: String { isForwarded ? "flipbook_" + member.name : member.name }
    }

    private(set) var byProtocol: [String: [Requirement]] = [:]
    /// The requirements of all protocols by their base names.
    private(set) var byName: [String: [Requirement]] = [:]

    init(_ module: ModuleDeclarations) {
        for name in module.names where module.typesByName[name]?.kind == "protocol" {
            guard let location = module.typesByName[name]?.declaration else { continue }
            let type = module.declaration(location)
            for member in type.members where member.isOptional && (member.kind == .function || member.kind == .variable) {
                var requirement = Requirement(
                    owner: name, isPublic: type.isPublic, member: member, isForwarded: member.kind == .variable || member.valueType != nil)
                if !requirement.isForwarded { requirement.isForwarded = Self.isImplementedBySubclassesOnly(requirement, module) }
                byProtocol[name, default: []].append(requirement)
            }
        }
        markReferences(module)
        for name in module.names {
            for requirement in byProtocol[name] ?? [] { byName[requirement.member.name, default: []].append(requirement) }
        }
    }

    /// Finds the requirements that code uses without calling them.
    private mutating func markReferences(_ module: ModuleDeclarations) {
        let names = Set(byProtocol.values.joined().filter { $0.member.kind == .function && !$0.member.isStatic }.map(\.member.name))
        guard !names.isEmpty else { return }
        var used = Set<String>()
        for file in module.files {
            for (index, token) in file.source.tokens.enumerated()
            where token.kind == .word && names.contains(token.text) && file.source.isReference(index) { used.insert(token.text) }
        }
        byProtocol = byProtocol.mapValues { requirements in
            requirements.map { requirement in
                var requirement = requirement
                requirement.isReferenced =
                    used.contains(requirement.member.name) && requirement.member.kind == .function && !requirement.member.isStatic
                return requirement
            }
        }
    }

    /// Returns the requirements of a protocol and of the protocols that it refines.
    func requirements(of name: String, _ module: ModuleDeclarations) -> [Requirement] {
        byProtocol.isEmpty ? [] : module.lineage(of: name).flatMap { byProtocol[$0] ?? [] }
    }

    /// Returns the new name of a requirement if it is replaced by `flipbook_name`, otherwise nil.
    func forwardedName(of member: MemberDeclaration, in type: String) -> String? {
        byProtocol[type]?.first { $0.member.hasSameName(as: member) && $0.isForwarded }?.newName
    }

    /// Returns whether a class adopts the protocol and only its subclasses implement the method. The subclasses could not override a
    /// default of the protocol.
    private static func isImplementedBySubclassesOnly(_ requirement: Requirement, _ module: ModuleDeclarations) -> Bool {
        module.names.contains { name in
            guard module.typesByName[name]?.kind == "class", module.typesByName[name]?.protocols.contains(requirement.owner) == true else {
                return false
            }
            let isSame: (MemberDeclaration) -> Bool = { $0.hasSameName(as: requirement.member) }
            if ([name] + module.superclasses(of: name)).contains(where: { !module.ownMembers(of: $0, where: isSame).isEmpty }) {
                return false
            }
            return module.allSubclasses(of: name).contains { !module.ownMembers(of: $0, where: isSame).isEmpty }
        }
    }
}

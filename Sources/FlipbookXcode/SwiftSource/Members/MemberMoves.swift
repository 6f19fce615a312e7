/// The members that move from extensions into the bodies of their classes. Without the Objective-C runtime, members of extensions cannot
/// override or be overridden.
struct MemberMoves: Sendable {
    /// A member that is moved.
    struct Move: Sendable {
        /// The extension that declares the member.
        var source: ModuleDeclarations.TypeLocation
        var member: MemberDeclaration
        /// The declaration of the class.
        var target: ModuleDeclarations.TypeLocation
    }

    /// The moves by the number of the file that contains the class.
    private(set) var byTargetFile: [Int: [Move]] = [:]
    /// The moves by the number of the file that contains the extension.
    private(set) var bySourceFile: [Int: [Move]] = [:]

    init(_ module: ModuleDeclarations) {
        for name in module.names {
            guard let entry = module.typesByName[name], entry.kind == "class", let target = entry.declaration,
                module.files[target.file].isOwn, module.files[target.file].source.count > module.declaration(target).body.upperBound
            else { continue }
            let overridden = Self.overriddenNames(of: name, module)
            for location in entry.extensions where Self.canMove(from: module.declaration(location)) {
                for member in module.declaration(location).members
                where Self.isMoved(member, overridden) && member.end < module.files[location.file].source.count {
                    let move = Move(source: location, member: member, target: target)
                    byTargetFile[target.file, default: []].append(move)
                    bySourceFile[location.file, default: []].append(move)
                }
            }
        }
    }

    private static func canMove(from type: TypeDeclaration) -> Bool { !type.isConditional && type.isActive != false }

    private static func isMoved(_ member: MemberDeclaration, _ overridden: Set<String>) -> Bool {
        guard member.kind != .initializer, member.body != nil, !member.isPrivate else { return false }
        return member.modifiers["override"] != nil || overridden.contains(key(member))
    }

    /// Returns the keys of the members that subclasses override.
    private static func overriddenNames(of name: String, _ module: ModuleDeclarations) -> Set<String> {
        let subclasses = module.allSubclasses(of: name)
        return Set(subclasses.flatMap { module.ownMembers(of: $0) { $0.modifiers["override"] != nil } }.map { key($0.member) })
    }

    /// Returns a text that is equal for a member and for the members that override it.
    private static func key(_ member: MemberDeclaration) -> String {
        "\(member.kind) \(member.name)" + MethodExpression.suffix(member.labels)
    }
}

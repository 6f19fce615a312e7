extension FileRewriter {
    /// Returns whether a member is an outlet, an action or an inspectable property, so that a storyboard can refer to it.
    func isInterfaceMember(_ member: MemberDeclaration) -> Bool {
        !member.isStatic && member.attributes.contains { ["IBOutlet", "IBAction", "IBSegueAction", "IBInspectable"].contains($0.name) }
    }

    /// Returns the expressions for the interface members in a declaration of a type. A member that cannot be connected is reported.
    mutating func interfaceMembers(of type: TypeDeclaration, _ name: String) -> [String] {
        var result: [String] = []
        for member in type.members where isInterfaceMember(member) {
            guard let expression = interfaceMember(member, name) else {
                report("\(member.name) cannot be connected in a storyboard, because it cannot be set or called.", at: member.keyword)
                continue
            }
            result.append(expression)
            counts[.interfaceMember] += 1
        }
        return result
    }

    private func interfaceMember(_ member: MemberDeclaration, _ type: String) -> String? {
        if member.kind == .variable {
            guard member.isSettable else { return nil }
            let name = member.attribute("objc")?.argument ?? member.name
            let outlet = isImplicitlyUnwrapped(member) && !isAssigned(member.name, in: type) ? "requiredOutlet" : "outlet"
            let kind = member.attribute("IBOutlet") != nil ? outlet : "inspectable"
            return ".\(kind)(\"\(name)\", \\.\(MethodExpression.quoted(member.name)))"
        }
        guard member.kind == .function else { return nil }
        let isSegueAction = member.attribute("IBSegueAction") != nil
        let overloads = module.members(of: type) { $0.kind == .function && $0.name == member.name && !$0.isStatic }
        let isOverloaded = overloads.contains { $0.member.parameters != member.parameters && $0.member.modifiers["override"] == nil }
        let expression = MethodExpression(type: type, member: member, isOverloaded: isOverloaded, keepsResult: isSegueAction)
        return expression.text.map { ".\(isSegueAction ? "segueAction" : "action")(\"\(ObjectiveCNames.selector(of: member))\", \($0))" }
    }

    /// Returns whether a variable is stored and has an implicitly unwrapped type. A getter is not called to find out whether it returns nil.
    private func isImplicitlyUnwrapped(_ member: MemberDeclaration) -> Bool {
        guard member.type?.hasSuffix("!") == true else { return false }
        return member.body.map { ["didSet", "willSet"].contains(source.text($0.lowerBound + 1)) } ?? true
    }

    /// Returns whether the code of a type, or of its extensions, sets a property of the type to a value. A file does not need to connect
    /// such an outlet.
    private func isAssigned(_ name: String, in type: String) -> Bool {
        module.locations(of: type).contains { location in
            let file = module.files[location.file]
            return module.declaration(location).body.contains { index in
                guard index < file.owners.count, file.owners[index] == location.type, file.source.tokens[index].isActive == true,
                    file.source.isAssignment(index, to: name)
                else { return false }
                // A local variable with the same name hides the property, but not after `self.`.
                if file.source.text(index - 1) == "." { return true }
                let variables = (file.localVariables[name] ?? []).map { file.locals[$0] }
                return !variables.contains { file.owners[$0.keyword] >= 0 && $0.keyword < index && $0.scope.contains(index) }
            }
        }
    }
}

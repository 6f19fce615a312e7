extension FileRewriter {
    typealias Requirement = OptionalRequirements.Requirement

    /// Rewrites the optional requirements in the protocols of the file.
    mutating func rewriteOptionalRequirements() {
        for type in file.types where type.kind == "protocol" {
            for requirement in rewriter.requirements.byProtocol[type.name] ?? [] where type.members.contains(requirement.member) {
                let member = requirement.member
                if let modifier = member.modifiers["optional"] { edits.remove(modifier..<modifier + 1) }
                if requirement.isForwarded {
                    edits.setText(member.keyword + 1, requirement.newName)
                    makeOptional(member)
                }
                counts[.optionalRequirement] += 1
            }
        }
    }

    /// Makes the result of a requirement, or the type of a property, optional. Such a property is only read.
    private mutating func makeOptional(_ member: MemberDeclaration) {
        if member.kind == .variable, let body = member.body {
            edits.replace(body.lowerBound..<min(body.upperBound + 1, source.count), with: "{ get }")
        }
        guard let tokens = member.typeTokens, let last = tokens.last else { return }
        switch source.text(last) {
        case "?": break
        case "!": edits.setText(last, "?")
        default:
            if tokens.count > 1 && !source.plainText(tokens).allSatisfy({ $0.isLetter || $0.isNumber || "._<>[]".contains($0) }) {
                edits.insert("(", before: tokens.lowerBound)
                edits.setText(last, source.text(last) + ")?")
            } else {
                edits.setText(last, source.text(last) + "?")
            }
        }
    }

    /// Appends the defaults of optional requirements, and the methods of classes to which their replacements forward.
    mutating func appendOptionalRequirements() {
        for (index, type) in file.types.enumerated() where type.isActive != false {
            if type.kind == "protocol" { appendDefaults(of: type) }
            let name = type.isExtension ? module.resolve(type.name, in: "") : type.name
            let place = ModuleDeclarations.TypePlace(file: number, type: index)
            if module.nominals[name]?.kind == "class", module.places(of: name).contains(place) { appendForwarding(type, name: name) }
        }
    }

    private mutating func appendDefaults(of type: TypeDeclaration) {
        let requirements = (rewriter.requirements.byProtocol[type.name] ?? []).filter { type.members.contains($0.member) }
        guard !requirements.isEmpty else { return }
        var lines: [String] = []
        for requirement in requirements {
            let member = requirement.member
            let isolation = member.attribute("MainActor") != nil ? "@MainActor " : ""
            let end = member.kind == .variable ? (member.body?.lowerBound ?? member.end) : member.end
            let signature = oneLine(edits.text(member.keyword..<end))
            let value = member.kind == .variable || member.valueType != nil ? "nil" : ""
            lines.append("\(isolation)\(member.isStatic ? "static " : "")\(signature) { \(value) }")
        }
        let access = type.isPublic ? "public " : ""
        appendix.append("\(access)extension \(type.name) { " + lines.joined(separator: "; ") + " }")
    }

    /// Returns a text in one line. Signatures contain no strings or comments that would change by it.
    private func oneLine(_ text: String) -> String { text.split(whereSeparator: \.isNewline).joined(separator: " ") }

    /// Appends the methods that forward to a class's own ones, for the protocols that a declaration of the class adopts.
    private mutating func appendForwarding(_ type: TypeDeclaration, name: String) {
        guard !rewriter.requirements.byProtocol.isEmpty else { return }
        let inheritedProtocols = Set(module.superclasses(of: name).flatMap { module.lineage(of: $0) })
        var lines: [String] = []
        var seen = Set<String>()
        for adopted in type.inherited.map({ module.resolve($0, in: name) }) {
            for requirement in rewriter.requirements.requirements(of: adopted, module) where requirement.isForwarded {
                let key = requirement.newName + MethodExpression.suffix(requirement.member.labels)
                guard !inheritedProtocols.contains(requirement.owner), seen.insert(key).inserted,
                    let line = forwarding(requirement, in: name, isPublic: isPublic(name) && requirement.isPublic)
                else { continue }
                lines.append(line)
                counts[.forwardingMethod] += 1
            }
        }
        guard !lines.isEmpty else { return }
        if canBeNamed(type) {
            appendix.append("extension \(name) { " + lines.joined(separator: "; ") + " }")
        } else {
            insert(lines.joined(separator: "\n") + "\n", intoBodyOf: type)
        }
    }

    private func isPublic(_ name: String) -> Bool { module.nominals[name]?.declaration.map { module.declaration($0).isPublic } ?? false }

    /// Returns the method that forwards a requirement to the method of a class, or of its subclasses; nil if there is none.
    private func forwarding(_ requirement: Requirement, in name: String, isPublic: Bool) -> String? {
        let member = requirement.member
        let isSame: (MemberDeclaration) -> Bool = { $0.hasSameName(as: member) && !$0.isOptional }
        let hasOwn = ([name] + module.superclasses(of: name)).contains { !module.ownMembers(of: $0, where: isSame).isEmpty }
        let subclasses = hasOwn ? [] : module.allSubclasses(of: name).filter { !module.ownMembers(of: $0, where: isSame).isEmpty }
        guard hasOwn || (!subclasses.isEmpty && !member.isStatic) else { return nil }
        let names = member.parameters.indices.map { "argument\($0)" }
        let list = zip(member.parameters, names).map { "\($0.label) \($1): \($0.type)" }.joined(separator: ", ")
        let arguments = zip(member.parameters, names).map { parameter, name in
            let value = (parameter.type.hasPrefix("inout ") ? "&" : "") + name
            return parameter.label == "_" ? value : "\(parameter.label): \(value)"
        }
        let isProperty = member.kind == .variable
        let call = MethodExpression.quoted(member.name) + (isProperty ? "" : "(\(arguments.joined(separator: ", ")))")
        let effect = (member.isThrowing ? "try " : "") + (member.isAsync ? "await " : "")
        var body = hasOwn ? effect + "self." + call : ""
        if !hasOwn {
            // The farthest subclass comes first, so that its method is called and not that of its superclass.
            body = subclasses.reversed().map { "if let object = self as? \($0) { return \(effect)object.\(call) }" }.joined(separator: "; ")
            if isProperty || member.valueType != nil { body += "; return nil" }
        }
        let head = (isPublic ? "public " : "") + (member.isStatic ? "static " : "")
        let type = member.valueType ?? (isProperty ? member.type : nil)
        if isProperty { return "\(head)var \(requirement.newName): \(optional(type ?? "Any")) { \(body) }" }
        let effects = (member.isAsync ? " async" : "") + (member.isThrowing ? " throws" : "")
        return "\(head)func \(requirement.newName)(\(list))\(effects)\(type.map { " -> " + optional($0) } ?? "") { \(body) }"
    }

    private func optional(_ type: String) -> String {
        if type.hasSuffix("?") { return type }
        if type.hasSuffix("!") { return type.dropLast() + "?" }
        return type.allSatisfy { $0.isLetter || $0.isNumber || "._<>[]".contains($0) } ? type + "?" : "(\(type))?"
    }
}

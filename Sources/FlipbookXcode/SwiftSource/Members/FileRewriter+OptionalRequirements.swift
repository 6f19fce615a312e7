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
                if requirement.isReferenced { edits.append(referenceRequirement(requirement), after: member.end - 1) }
                counts[.optionalRequirement] += 1
            }
        }
    }

    private func referenceRequirement(_ requirement: Requirement) -> String {
        "; var \(requirement.referenceName): \(requirement.referenceType) { get }"
    }

    /// Makes the result of a requirement, or the type of a property, optional. The property becomes read-only.
    private mutating func makeOptional(_ member: MemberDeclaration) {
        if member.kind == .variable, let body = member.body {
            edits.replace(body.lowerBound..<min(body.upperBound + 1, source.count), with: "{ get }")
        }
        guard let tokens = member.typeTokens, let last = tokens.last else { return }
        switch source.text(last) {
        case "?": break
        case "!": edits.setText(last, "?")
        default:
            if tokens.count > 1 && !source.joinedText(tokens).allSatisfy({ $0.isLetter || $0.isNumber || "._<>[]".contains($0) }) {
                edits.insert("(", before: tokens.lowerBound)
                edits.setText(last, source.text(last) + ")?")
            } else {
                edits.setText(last, source.text(last) + "?")
            }
        }
    }

    /// Appends the default implementations of the optional requirements. For each class, also appends the members that the rewritten
    /// protocols require: the method or property `newName` (for example `flipbook_title` for `title`) for a requirement with `isForwarded`,
    /// and the property `referenceName` for a requirement with `isReferenced`.
    mutating func appendOptionalRequirements() {
        for (index, type) in file.types.enumerated() where type.isActive != false {
            if type.kind == "protocol" { appendDefaults(of: type) }
            let name = type.isExtension ? module.resolve(type.name, in: "") : type.name
            let location = ModuleDeclarations.TypeLocation(file: number, type: index)
            if module.typesByName[name]?.kind == "class", module.locations(of: name).contains(location) {
                appendForwarding(type, name: name)
            }
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
            var signature = oneLine(edits.text(member.keyword..<end))
            if requirement.isReferenced {
                signature.removeLast(referenceRequirement(requirement).count)
                lines.append("var \(requirement.referenceName): \(requirement.referenceType) { nil }")
            }
            let value = member.kind == .variable || member.valueType != nil ? "nil" : ""
            lines.append("\(isolation)\(member.isStatic ? "static " : "")\(signature) { \(value) }")
        }
        let access = type.isPublic ? "public " : ""
        appendix.append("\(access)extension \(type.name) { " + lines.joined(separator: "; ") + " }")
    }

    /// Returns a text in one line. Signatures contain no strings or comments that this conversion would change.
    private func oneLine(_ text: String) -> String { text.split(whereSeparator: \.isNewline).joined(separator: " ") }

    /// Appends the members `newName` and `referenceName` that the protocols of `type` require. `type` is the declaration or an extension
    /// of the class `name`. The new members forward to the class's own members.
    private mutating func appendForwarding(_ type: TypeDeclaration, name: String) {
        guard !rewriter.requirements.byProtocol.isEmpty else { return }
        let inheritedProtocols = Set(module.superclasses(of: name).flatMap { module.lineage(of: $0) })
        var lines: [String] = []
        var seen = Set<String>()
        for adopted in type.inherited.map({ module.resolve($0, in: name) }) {
            for requirement in rewriter.requirements.requirements(of: adopted, module)
            where requirement.isForwarded || requirement.isReferenced {
                let key = requirement.newName + MethodExpression.suffix(requirement.member.labels)
                guard !inheritedProtocols.contains(requirement.owner), seen.insert(key).inserted,
                    case let new = forwarding(requirement, in: name, isPublic: isPublic(name) && requirement.isPublic), !new.isEmpty
                else { continue }
                lines += new
                counts[.forwardingMethod] += new.count
            }
        }
        guard !lines.isEmpty else { return }
        if canBeNamed(type) {
            appendix.append("extension \(name) { " + lines.joined(separator: "; ") + " }")
        } else {
            insert(lines.joined(separator: "\n") + "\n", intoBodyOf: type)
        }
    }

    private func isPublic(_ name: String) -> Bool { module.typesByName[name]?.declaration.map { module.declaration($0).isPublic } ?? false }

    /// Returns the members that forward a requirement to the method of a class or of its subclasses. Empty if there is no such method.
    private func forwarding(_ requirement: Requirement, in name: String, isPublic: Bool) -> [String] {
        let member = requirement.member
        let isSame: (MemberDeclaration) -> Bool = { $0.hasSameName(as: member) && !$0.isOptional }
        let hasOwn = ([name] + module.superclasses(of: name)).contains { !module.ownMembers(of: $0, where: isSame).isEmpty }
        let subclasses = hasOwn ? [] : module.allSubclasses(of: name).filter { !module.ownMembers(of: $0, where: isSame).isEmpty }
        guard hasOwn || (!subclasses.isEmpty && !member.isStatic) else { return [] }
        let access = isPublic ? "public " : ""
        var result: [String] = []
        if requirement.isForwarded {
            let effect = (member.isThrowing ? "try " : "") + (member.isAsync ? "await " : "")
            let body = forwardingBody(call(member), effect, subclasses, returnsValue: member.kind == .variable || member.valueType != nil)
            result.append("\(access)\(forwardingHead(requirement)) { \(body) }")
        }
        if requirement.isReferenced {
            let reference = MethodExpression.quoted(member.name) + MethodExpression.suffix(member.labels)
            let body = forwardingBody(reference, "", subclasses, returnsValue: true)
            result.append("\(access)var \(requirement.referenceName): \(requirement.referenceType) { \(body) }")
        }
        return result
    }

    /// Returns the statements that use a member of `self`, cast to one of the subclasses if there are any. Deeper subclasses are tested
    /// first, so that their methods are called and not the methods of their superclasses.
    private func forwardingBody(_ use: String, _ effect: String, _ subclasses: [String], returnsValue: Bool) -> String {
        guard !subclasses.isEmpty else { return effect + "self." + use }
        let casts = subclasses.reversed().map { "if let object = self as? \($0) { return \(effect)object.\(use) }" }.joined(separator: "; ")
        return casts + (returnsValue ? "; return nil" : "")
    }

    /// Returns a call of a method with the arguments `argument0`, …, or the name of a property.
    private func call(_ member: MemberDeclaration) -> String {
        guard member.kind == .function else { return MethodExpression.quoted(member.name) }
        let arguments = member.parameters.enumerated().map { index, parameter in
            let value = (parameter.type.hasPrefix("inout ") ? "&" : "") + "argument\(index)"
            return parameter.label == "_" ? value : "\(parameter.label): \(value)"
        }
        return MethodExpression.quoted(member.name) + "(" + arguments.joined(separator: ", ") + ")"
    }

    /// Returns the declaration of the replacement of a requirement, without its body.
    private func forwardingHead(_ requirement: Requirement) -> String {
        let member = requirement.member
        let head = member.isStatic ? "static " : ""
        if member.kind == .variable { return "\(head)var \(requirement.newName): \(optional(member.type ?? "Any"))" }
        let list = member.parameters.enumerated().map { "\($1.label) argument\($0): \($1.type)" }.joined(separator: ", ")
        let effects = (member.isAsync ? " async" : "") + (member.isThrowing ? " throws" : "")
        return "\(head)func \(requirement.newName)(\(list))\(effects)\(member.valueType.map { " -> " + optional($0) } ?? "")"
    }

    private func optional(_ type: String) -> String {
        if type.hasSuffix("?") { return type }
        if type.hasSuffix("!") { return type.dropLast() + "?" }
        return type.allSatisfy { $0.isLetter || $0.isNumber || "._<>[]".contains($0) } ? type + "?" : "(\(type))?"
    }
}

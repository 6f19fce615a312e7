import Foundation

extension FileRewriter {
    /// A type that can contain the method of a selector.
    private struct Base {
        /// The full name in the module.
        var name: String
        /// The text with which code refers to the type.
        var text: String
    }

    /// Rewrites `#selector(…)` into a call of the initializer of `Selector`.
    mutating func rewriteSelector(_ index: Int) {
        guard source.text(index + 1) == "(", let close = source.matchingBracket(of: index + 1) else { return }
        let written = source.joinedText(index..<close + 1)
        guard let reference = SelectorReference(source, index + 2..<close) else {
            return fail("\(written) cannot be parsed. Write the method as Type.method(_:).", at: index)
        }
        let bases = self.bases(of: reference, at: index)
        guard let first = bases.first else {
            return fail("The type of the object in \(written) is not known. Write the method as Type.method(_:).", at: index)
        }
        let result: String?
        if let accessor = reference.accessor {
            result = accessorSelector(accessor, reference.name, bases)
        } else {
            let method = methodSelector(reference, bases)
            result = method.isDeclared ? method.text : unknownMethod(reference, first)
        }
        guard let result else {
            return fail(
                "\(written) has no equivalent: the method has parameters that cannot be a sender, or is a requirement with more than two.",
                at: index)
        }
        edits.replace(index..<close + 1, with: result)
        counts[.selector] += 1
    }

    private mutating func fail(_ message: String, at index: Int) {
        counts[.unresolvedSelector] += 1
        report(message, at: index)
    }

    /// Returns the types that can contain the method, the most likely first.
    private func bases(of reference: SelectorReference, at index: Int) -> [Base] {
        let enclosing = enclosingBases(at: index)
        if let cast = reference.castBase { return typesOfLastProperty(reference.path[...], from: cast, at: index) }
        guard let first = reference.path.first else { return enclosing }
        let rest = reference.path.dropFirst()
        if ["self", "Self", "super"].contains(first) {
            guard let own = enclosing.first else { return [] }
            return rest.isEmpty ? [own] : typesOfLastProperty(rest, from: own.name, at: index)
        }
        if first.first?.isUppercase == true || first.hasPrefix("_") {
            let types = reference.path.prefix { $0.first?.isUppercase == true || $0.hasPrefix("_") }
            let name = types.joined(separator: ".")
            let resolved = module.resolve(name, in: enclosing.first?.name ?? "")
            if types.count < reference.path.count {
                return typesOfLastProperty(reference.path.dropFirst(types.count), from: resolved, at: index)
            }
            return [Base(name: resolved, text: name)]
        }
        let type = module.typeOfVariable(first.filter { $0 != "`" }, file: number, token: index)
        return type.map { typesOfLastProperty(rest, from: $0, at: index) } ?? []
    }

    /// Returns the types around a token. The text for a protocol is `Self`.
    private func enclosingBases(at index: Int) -> [Base] {
        module.enclosingTypes(file: number, token: index).map { name in
            Base(name: name, text: module.typesByName[name]?.kind == "protocol" ? "Self" : name)
        }
    }

    /// Returns the type of the last property in a path of properties that begins at a type. A property such as `shared` whose type is not
    /// known has the type that contains it. For any other unknown property, the result is empty.
    private func typesOfLastProperty(_ path: ArraySlice<String>, from type: String, at index: Int) -> [Base] {
        let context = module.enclosingTypes(file: number, token: index).first ?? ""
        guard var current = module.namedType(type, in: context) else { return [] }
        for word in path {
            if let next = module.typeOfProperty(word, of: current).flatMap({ module.namedType($0, in: current) }) {
                current = next
            } else if !["shared", "default", "standard", "main", "current"].contains(word) {
                return []
            }
        }
        return [Base(name: current, text: current)]
    }

    /// Returns whether a method is declared in the module, and the text of its selector. The text is nil if the method cannot have a
    /// selector.
    private func methodSelector(_ reference: SelectorReference, _ bases: [Base]) -> (isDeclared: Bool, text: String?) {
        for base in bases {
            let found = module.functions(of: base.name, named: reference.plainName, labels: reference.labels)
            guard let method = choose(found.filter { !$0.member.isStatic }, reference) ?? found.first else { continue }
            return (true, selector(of: method, base: base.text, reference))
        }
        return (false, nil)
    }

    /// Chooses one of several functions with the same name: with a cast, the function that matches the cast, otherwise the function that is
    /// nearest to the type.
    private func choose(_ found: [ModuleDeclarations.FoundMember], _ reference: SelectorReference) -> ModuleDeclarations.FoundMember? {
        guard let cast = reference.cast, found.count > 1 else { return found.first }
        let plain = cast.filter { $0 != " " }
        return found.first { found in
            let types = "(" + found.member.parameters.map(\.type).joined(separator: ",") + ")->"
            return plain.contains(types.filter { $0 != " " })
        } ?? found.first
    }

    /// Returns the selector of a method, or nil if the method cannot have a selector. `base` is the text with which code refers to the
    /// type.
    private func selector(of found: ModuleDeclarations.FoundMember, base: String, _ reference: SelectorReference) -> String? {
        let name = ObjectiveCNames.selector(of: found.member)
        if module.typesByName[found.owner]?.kind == "protocol", base != "Self", module.typesByName[base]?.kind == "protocol" {
            return protocolSelector(found.member, base, name)
        }
        let overloads = module.members(of: found.owner) { $0.kind == .function && $0.name == found.member.name && !$0.isStatic }
        let isOverloaded = overloads.contains {
            $0.member.parameters != found.member.parameters && !$0.member.modifiers.keys.contains("override")
        }
        let expression = MethodExpression(type: base, member: found.member, isOverloaded: isOverloaded || reference.cast != nil)
        if found.member.isStatic || found.member.parameters.count > 2 {
            return expression.generalForm.map { "Selector(arguments: \(found.member.parameters.count), \($0), named: \"\(name)\")" }
        }
        return expression.text.map { "Selector(\($0), named: \"\(name)\")" }
    }

    /// Returns the selector of a requirement of a protocol. The object may be of any class. Nil if the requirement is static, asynchronous
    /// or throwing, or has more than two parameters.
    private func protocolSelector(_ member: MemberDeclaration, _ type: String, _ name: String) -> String? {
        guard !member.isStatic, member.parameters.count <= 2, !member.isAsync, !member.isThrowing else { return nil }
        let names = ["a", "b"].prefix(member.parameters.count)
        let list = zip(names, member.parameters).map { "\($0): \($1.type)" }.joined(separator: ", ")
        let arguments = zip(member.parameters, names).map { $0.label == "_" ? $1 : "\($0.label): \($1)" }.joined(separator: ", ")
        let called = rewriter.requirements.forwardedName(of: member, in: type) ?? member.name
        let call = "_ = (object as? \(type))?.\(called)(\(arguments))"
        return "Selector({ (object: AnyObject) in { \(list.isEmpty ? "" : "(\(list)) in ")\(call) } }, named: \"\(name)\")"
    }

    /// Returns the selector of a method that is not declared in the module.
    private func unknownMethod(_ reference: SelectorReference, _ base: Base) -> String {
        var labels = reference.labels ?? []
        if reference.labels == nil, let cast = reference.cast, !cast.hasPrefix("()"), !cast.hasPrefix("(Void)") { labels = ["_"] }
        if let known = SystemMethods.selector(reference.plainName, labels: labels, type: base.text) {
            return "Selector(\(known.expression), named: \"\(known.name)\")"
        }
        var expression = "\(base.text).\(reference.name)" + MethodExpression.suffix(reference.labels ?? [])
        if let cast = reference.cast {
            let isCurried = cast.components(separatedBy: "->").count > 2
            expression += " as " + (isCurried ? cast : "(\(base.text)) -> \(cast)")
        }
        return "Selector(\(expression), named: \"\(ObjectiveCNames.selector(reference.plainName, labels: labels))\")"
    }

    /// Returns the selector of the getter or the setter of a property.
    private func accessorSelector(_ accessor: String, _ name: String, _ bases: [Base]) -> String {
        let plain = name.filter { $0 != "`" }
        let base = bases.first { module.typeOfProperty(plain, of: $0.name) != nil } ?? bases[0]
        if accessor == "getter" { return "Selector(getter: { (object: \(base.text)) in object.\(name) }, named: \"\(plain)\")" }
        let call = "object.\(name) = value } }"
        guard let type = module.typeOfProperty(plain, of: base.name) else {
            // The type of a property of UIKit is inferred by the compiler. The name of its setter does not contain the prefix `is`.
            let isBoolean = plain.hasPrefix("is") && plain.dropFirst(2).first?.isUppercase == true
            let setter = ObjectiveCNames.setter(isBoolean ? String(plain.dropFirst(2)) : plain)
            return "Selector({ (object: \(base.text)) in { value in \(call), named: \"\(setter)\")"
        }
        let value = type.hasSuffix("!") ? type.dropLast() + "?" : type
        return "Selector({ (object: \(base.text)) in { (value: \(value)) in \(call), named: \"\(ObjectiveCNames.setter(plain))\")"
    }

    /// Rewrites `Selector("name:")` and `NSSelectorFromString("name:")`.
    mutating func rewriteSelectorLiteral(_ index: Int) {
        guard source.text(index - 1) != ".", source.text(index - 1) != "#", source.text(index + 1) == "(",
            let close = source.matchingBracket(of: index + 1)
        else { return }
        var (start, end) = (index + 2, close)
        if source.text(start + 1) == ":" && source.text(start) == "stringLiteral" { start += 2 }
        while start < end, source.text(start) == "(", source.matchingBracket(of: start) == end - 1 { (start, end) = (start + 1, end - 1) }
        guard source.kind(start) == .string else { return }
        let name = String(source.text(start).dropFirst().dropLast())
        guard end == start + 1, !name.contains("\""), let result = selector(named: name, at: index) else {
            return fail(
                "The selector \(source.joinedText(start..<end)) names an unknown method. Write #selector(Type.method(_:)).", at: index)
        }
        edits.replace(index..<close + 1, with: result)
        counts[.selector] += 1
    }

    /// Returns the selector of the method with an Objective-C name. The method is a member of the types around a token, or of the only type
    /// that has such a method. Nil if there is no such method, or if several other types have one.
    private func selector(named name: String, at index: Int) -> String? {
        let isMatch: (MemberDeclaration) -> Bool = { $0.kind == .function && ObjectiveCNames.selector(of: $0) == name }
        let reference = SelectorReference.named(name)
        for base in enclosingBases(at: index) {
            if let found = module.members(of: base.name, where: isMatch).first { return selector(of: found, base: base.text, reference) }
        }
        let others = module.names.flatMap { module.ownMembers(of: $0, where: isMatch) }.filter {
            module.typesByName[$0.owner]?.kind != "protocol"
        }
        guard others.count == 1, let found = others.first else { return nil }
        return selector(of: found, base: found.owner, reference)
    }
}

extension SelectorReference {
    /// Returns a reference that consists only of a name.
    static func named(_ name: String) -> SelectorReference { SelectorReference(onlyName: name) }
    private init(onlyName: String) { name = onlyName }
}

extension ModuleDeclarations {
    /// A member that was found, with the name of its type and the location of the declaration.
    struct FoundMember: Sendable {
        var owner: String
        var location: TypeLocation
        var member: MemberDeclaration
    }

    /// Returns the names of a type, of its superclasses, and then of the protocols of these classes, as far as declarations in the module
    /// name them.
    func lineage(of name: String) -> [String] {
        var (result, seen, waiting) = ([String](), Set<String>(), [String]())
        var next: String? = name
        while let current = next, seen.insert(current).inserted {
            result.append(current)
            waiting += typesByName[current]?.protocols ?? []
            next = typesByName[current]?.superclass
        }
        while let current = waiting.popLast() {
            guard seen.insert(current).inserted else { continue }
            result.append(current)
            waiting += typesByName[current]?.protocols ?? []
        }
        return result
    }

    /// Returns the superclasses of a type, the nearest first. The last superclass may be of another module.
    func superclasses(of name: String) -> [String] {
        var (result, seen) = ([String](), Set([name]))
        var next = typesByName[name]?.superclass
        while let current = next, seen.insert(current).inserted {
            result.append(current)
            next = typesByName[current]?.superclass
        }
        return result
    }

    /// Returns all subclasses of a type, the nearest first.
    func allSubclasses(of name: String) -> [String] {
        var (result, seen, position) = ([name], Set([name]), 0)
        while position < result.count {
            for subclass in subclasses[result[position]] ?? [] where seen.insert(subclass).inserted { result.append(subclass) }
            position += 1
        }
        return Array(result.dropFirst())
    }

    /// Returns the locations of the declaration of a type and of its extensions.
    func locations(of name: String) -> [TypeLocation] {
        guard let entry = typesByName[name] else { return [] }
        return (entry.declaration.map { [$0] } ?? []) + entry.extensions
    }

    /// Returns the members that a type declares in its body and its extensions.
    func ownMembers(of name: String, where condition: (MemberDeclaration) -> Bool) -> [FoundMember] {
        locations(of: name).flatMap { location in
            declaration(location).members.filter(condition).map { FoundMember(owner: name, location: location, member: $0) }
        }
    }

    /// Returns the members that a type declares or inherits. Members of the type itself come first.
    func members(of name: String, where condition: (MemberDeclaration) -> Bool) -> [FoundMember] {
        lineage(of: name).flatMap { ownMembers(of: $0, where: condition) }
    }

    /// Returns the functions of a type with a name, and with the given labels if `labels` is not nil.
    func functions(of name: String, named function: String, labels: [String]?) -> [FoundMember] {
        members(of: name) { $0.kind == .function && $0.name == function && (labels == nil || $0.labels == labels) }
    }

    /// Returns the names of the types that contain a token, from the innermost to the outermost.
    func enclosingTypes(file: Int, token: Int) -> [String] {
        let list = files[file]
        var (result, type) = ([String](), token < list.owners.count ? list.owners[token] : -1)
        while type >= 0 && result.count < 50 {
            let name = list.types[type].isExtension ? resolve(list.types[type].name, in: "") : list.types[type].name
            result.append(name)
            type = list.types[type].owner
        }
        return result
    }

    /// Returns the type of a variable, parameter or property that is visible at a token: the written type, or the type that the initial
    /// value names. Nil if neither is known. If `isProperty` is true, only the properties of the types around the token are searched.
    func typeOfVariable(_ name: String, file: Int, token: Int, isProperty: Bool = false) -> String? {
        if !isProperty {
            let local = files[file].localVariables[name]?.lazy.map { files[file].locals[$0] }.last {
                $0.keyword < token && $0.scope.contains(token) && $0.type != nil
            }
            if let type = local?.type { return type }
            if let type = parameter(name, file: file, token: token)?.type { return type }
        }
        for enclosing in enclosingTypes(file: file, token: token) {
            if let type = typeOfProperty(name, of: enclosing) { return type }
        }
        return isProperty ? nil : typeOfGlobal(name)
    }

    /// Returns the type of a global variable in any file: the written type, or the type that the initial value names. Nil if neither
    /// exists.
    private func typeOfGlobal(_ name: String) -> String? {
        for file in files {
            for index in file.localVariables[name] ?? []
            where file.locals[index].scope.lowerBound == 0 && file.owners[file.locals[index].keyword] < 0 {
                if let type = file.locals[index].type { return type }
            }
        }
        return nil
    }

    /// Returns the type of a property of a type: the written type, or the type that the initial value names. Nil if neither exists.
    func typeOfProperty(_ name: String, of type: String) -> String? {
        members(of: type) { $0.kind == .variable && $0.name == name && $0.type != nil }.first?.member.type
    }

    /// Returns the parameter with a name that belongs to the innermost function around a token, or nil if no such function has the
    /// parameter.
    func parameter(_ name: String, file: Int, token: Int) -> Parameter? {
        let around = files[file].parameters[name]?.filter { $0.body.contains(token) }
        return around?.max { $0.body.lowerBound < $1.body.lowerBound }?.parameter
    }

    /// Returns the name of a type without optionality, generic arguments and `any`, or nil if it is not a named type.
    func namedType(_ type: String, in context: String) -> String? {
        var name = Substring(type)
        while let last = name.last, "?! ".contains(last) { name = name.dropLast() }
        if name.hasPrefix("("), name.hasSuffix(")") { name = name.dropFirst().dropLast() }
        for word in ["weak ", "inout ", "any ", "some "] where name.hasPrefix(word) { name = name.dropFirst(word.count) }
        if let angle = name.firstIndex(of: "<") { name = name[..<angle] }
        guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }) else { return nil }
        return resolve(String(name), in: context)
    }
}

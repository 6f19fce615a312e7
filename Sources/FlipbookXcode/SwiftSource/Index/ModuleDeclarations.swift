/// The declarations of all files of a module, and the properties of each type that result from these declarations.
struct ModuleDeclarations: Sendable {
    /// A parsed file.
    struct File: Sendable {
        var path: String
        var source: SwiftSource
        var types: [TypeDeclaration]
        /// The local and global functions and variables.
        var locals: [MemberDeclaration]
        /// For each token, the index of the innermost type around it, or -1.
        var owners: [Int]
        /// Whether the file belongs to the module itself, and not to an imported module.
        var isOwn: Bool
        /// The indices of the variables in `locals`, by the name of the variable.
        var localVariables: [String: [Int]] = [:]
        /// The parameters by their names, each with the body of its function.
        var parameters: [String: [(body: ClosedRange<Int>, parameter: Parameter)]] = [:]
        /// The names of variables whose values are functions.
        var closureNames: Set<String> = []

        init(_ parser: DeclarationParser, path: String, isOwn: Bool) {
            (self.path, self.isOwn) = (path, isOwn)
            (source, types, locals, owners) = (parser.source, parser.types, parser.locals, parser.owners)
            for (index, member) in locals.enumerated() {
                if member.kind == .variable { localVariables[member.name, default: []].append(index) }
                add(member)
            }
            for type in types { for member in type.members { add(member) } }
        }

        private mutating func add(_ member: MemberDeclaration) {
            if member.kind == .variable, !member.isOptional, member.type?.contains("->") == true { closureNames.insert(member.name) }
            guard let body = member.body else { return }
            for parameter in member.parameters { parameters[parameter.name, default: []].append((body, parameter)) }
        }
    }

    /// The location of a declaration of a type: the indices of the file, and of the declaration in the file.
    struct TypeLocation: Hashable, Sendable {
        var file: Int
        var type: Int
    }

    /// The known properties of a type, from all its declarations.
    struct NamedType: Sendable {
        var name: String
        /// The keyword, such as `class` or `protocol`, or `extension` if the module contains only extensions of the type.
        var kind: String
        var declaration: TypeLocation?
        var extensions: [TypeLocation] = []
        /// The superclass, or nil if there is none: its full name if it is in the module, otherwise the name as written.
        var superclass: String?
        var protocols: [String] = []
    }

    private(set) var files: [File] = []
    private(set) var fileNumbers: [String: Int] = [:]
    private(set) var typesByName: [String: NamedType] = [:]
    /// The names of all types, in the order of their declarations.
    private(set) var names: [String] = []
    /// The direct subclasses of each class.
    private(set) var subclasses: [String: [String]] = [:]

    init(_ module: ModuleFiles, conditions: CompilationConditions) {
        for (isOwn, list) in [(true, module.files), (false, module.imported)] {
            for (path, text) in list {
                fileNumbers[path] = files.count
                var parser = DeclarationParser(SwiftSource(text, conditions: conditions))
                parser.run()
                files.append(File(parser, path: path, isOwn: isOwn))
            }
        }
        collectTypes()
        resolveInheritance()
    }

    func declaration(_ location: TypeLocation) -> TypeDeclaration { files[location.file].types[location.type] }

    private mutating func collectTypes() {
        for (number, file) in files.enumerated() {
            for (index, type) in file.types.enumerated() where !type.isExtension {
                let location = TypeLocation(file: number, type: index)
                if typesByName[type.name] == nil {
                    typesByName[type.name] = NamedType(name: type.name, kind: type.kind, declaration: location)
                    names.append(type.name)
                }
            }
        }
        for (number, file) in files.enumerated() {
            for (index, type) in file.types.enumerated() where type.isExtension {
                let name = resolve(type.name, in: "")
                if typesByName[name] == nil {
                    typesByName[name] = NamedType(name: name, kind: "extension", declaration: nil)
                    names.append(name)
                }
                typesByName[name]?.extensions.append(TypeLocation(file: number, type: index))
            }
        }
    }

    private mutating func resolveInheritance() {
        for name in names {
            guard let entry = typesByName[name] else { continue }
            var inherited = entry.declaration.map { declaration($0).inherited } ?? []
            if entry.kind == "class", let first = inherited.first.map({ resolve($0, in: name) }), isClass(first), first != name {
                typesByName[name]?.superclass = first
                subclasses[first, default: []].append(name)
                inherited.removeFirst()
            }
            for location in entry.extensions { inherited += declaration(location).inherited }
            let protocols = inherited.map { resolve($0, in: name) }
            typesByName[name]?.protocols = protocols
        }
    }

    /// Returns whether the first name in an inheritance clause is the name of a class.
    private func isClass(_ name: String) -> Bool {
        if let kind = typesByName[name]?.kind, kind != "extension" { return kind == "class" }
        return !KnownProtocols.isProtocol(name)
    }

    /// Returns the full name of a type whose name is written inside of the type `context`. A name that is not in the module is returned
    /// unchanged.
    func resolve(_ name: String, in context: String) -> String {
        let name = name.hasPrefix("any ") ? String(name.dropFirst(4)) : name
        var scope = Substring(context)
        while !scope.isEmpty {
            if typesByName["\(scope).\(name)"] != nil { return "\(scope).\(name)" }
            scope = scope.lastIndex(of: ".").map { scope[..<$0] } ?? ""
        }
        if typesByName[name] == nil, let dot = name.firstIndex(of: "."), name.count < 200 {
            let rest = String(name[name.index(after: dot)...])
            if typesByName[rest] != nil { return rest }
        }
        return name
    }
}

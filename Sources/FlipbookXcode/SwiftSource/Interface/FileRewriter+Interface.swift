extension FileRewriter {
    /// Appends the interface table of the file. Returns the name of the function that returns the table, or nil if the table has no
    /// classes.
    mutating func appendInterfaceTable(fileNumber: Int) -> String? {
        var table = InterfaceTable()
        for (index, type) in file.types.enumerated() where type.isActive == true {
            let location = ModuleDeclarations.TypeLocation(file: number, type: index)
            if type.kind == "class" { addClass(type, location, to: &table) }
            if type.isExtension { addExtension(type, to: &table) }
        }
        guard !table.classes.isEmpty || !table.memberFunctions.isEmpty else { return nil }
        if !imports("UIKit") {
            appendix.append("import struct UIKit.FlipbookInterfaceClass; import struct UIKit.FlipbookInterfaceMember")
        }
        appendix += table.memberFunctions
        guard !table.classes.isEmpty else { return nil }
        let name = "flipbookInterfaceClasses_\(fileNumber)"
        appendix.append("@preconcurrency @MainActor func \(name)() -> [FlipbookInterfaceClass] { [")
        appendix.append(table.classes.map { "    " + $0 + "," }.joined(separator: "\n"))
        appendix.append("] }")
        counts[.interfaceClass] += table.classes.count
        return name
    }

    private func imports(_ name: String) -> Bool {
        source.tokens.indices.contains { source.text($0) == "import" && source.text($0 + 1) == name && source.tokens[$0].isActive == true }
    }

    /// Returns whether a class can have an entry. Code must be able to refer to the class. Neither the class nor a type around it may be
    /// unavailable or generic.
    private func canHaveEntry(_ type: TypeDeclaration) -> Bool {
        guard canBeNamed(type) else { return false }
        var current: TypeDeclaration? = type
        while let checked = current {
            let isUnavailable = checked.attributes.contains { $0.name == "available" && $0.argument?.contains("unavailable") == true }
            if checked.isGeneric || checked.isActive != true || isUnavailable { return false }
            if checked.isExtension, let location = module.typesByName[module.resolve(checked.name, in: "")]?.declaration,
                module.declaration(location).isGeneric
            {
                return false
            }
            current = checked.owner >= 0 ? file.types[checked.owner] : nil
        }
        return true
    }

    private mutating func addClass(_ type: TypeDeclaration, _ location: ModuleDeclarations.TypeLocation, to table: inout InterfaceTable) {
        guard module.typesByName[type.name]?.declaration == location, let superclass = module.typesByName[type.name]?.superclass else {
            return
        }
        let extensions = module.typesByName[type.name]?.extensions ?? []
        guard canHaveEntry(type) else {
            if type.members.contains(where: isInterfaceMember) && !type.isLocal {
                report("Storyboards cannot create \(type.name), because it is generic, private, or in an #if block.", at: type.keyword)
            }
            return
        }
        let root = module.superclasses(of: type.name).last ?? superclass
        // If the file does not import UIKit and the root class is not one of UIKit's, the class has an entry only if it has members.
        let isForeign = !imports("UIKit") && !root.hasPrefix("UI")
        let own = [location] + extensions.filter { $0.file == number }
        let members = own.flatMap { interfaceMembers(of: module.declaration($0), type.name) }
        let others = Set(extensions.filter { $0.file != number && hasInterfaceMembers($0) }.map(\.file)).sorted()
        if isForeign && members.isEmpty && others.isEmpty { return }
        var lists = others.map { "\(type.name).\(InterfaceTable.memberFunction(type.name, file: $0))()" }
        if !members.isEmpty {
            let function = InterfaceTable.memberFunction(type.name)
            lists.insert("\(type.name).\(function)()", at: 0)
            table.memberFunctions.append(memberFunction(function, type.name, members, access: "fileprivate "))
        }
        table.classes.append(entry(type, lists))
    }

    private func hasInterfaceMembers(_ location: ModuleDeclarations.TypeLocation) -> Bool {
        let type = module.declaration(location)
        return type.isActive == true && !type.isConditional && type.members.contains { isInterfaceMember($0) && !$0.isPrivate }
    }

    /// Adds the members in an extension of a class that is declared in another file or module.
    private mutating func addExtension(_ type: TypeDeclaration, to table: inout InterfaceTable) {
        let name = module.resolve(type.name, in: "")
        guard let entry = module.typesByName[name], type.members.contains(where: isInterfaceMember), !type.isConditional,
            entry.kind == "class" || entry.kind == "extension", entry.declaration?.file != number
        else { return }
        // All extensions of the class in this file share one function, which is added for the first extension.
        let locations = entry.extensions.filter { $0.file == number && hasInterfaceMembers($0) }
        guard let first = locations.first, module.declaration(first).keyword == type.keyword else { return }
        let members = locations.flatMap { interfaceMembers(of: module.declaration($0), name) }
        let function = InterfaceTable.memberFunction(name, file: number)
        if entry.declaration.map({ module.files[$0.file].isOwn }) == true {
            return table.memberFunctions.append(memberFunction(function, name, members, access: ""))
        }
        // A class of another module has one entry in this module, in the first file that extends it.
        let extending = entry.extensions.filter { module.files[$0.file].isOwn && hasInterfaceMembers($0) }
        let files = Set(extending.map(\.file)).sorted()
        table.memberFunctions.append(memberFunction(function, name, members, access: files.count > 1 ? "" : "fileprivate "))
        if files.first == number {
            let lists = files.map { "\(name).\(InterfaceTable.memberFunction(name, file: $0))()" }.joined(separator: " + ")
            table.classes.append("FlipbookInterfaceClass(\(name).self, name: \"\(type.lastName)\", members: \(lists))")
        }
    }

    private func memberFunction(_ function: String, _ type: String, _ members: [String], access: String) -> String {
        let list = members.map { "    " + $0 + "," }.joined(separator: "\n")
        return
            "extension \(type) { @preconcurrency @MainActor \(access)static func \(function)() -> [FlipbookInterfaceMember<\(type)>] { [\n"
            + list + "\n] } }"
    }

    /// Returns the expression of the entry of a class.
    private func entry(_ type: TypeDeclaration, _ members: [String]) -> String {
        let name = type.attribute("objc")?.argument ?? type.lastName
        let list = members.isEmpty ? "" : ", members: " + members.joined(separator: " + ")
        if isSegue(type.name) {
            return "FlipbookInterfaceClass(segue: \(type.name).self, name: \"\(name)\"\(list), "
                + "make: { \(type.name)(identifier: $0, source: $1, destination: $2) })"
        }
        return "FlipbookInterfaceClass(\(type.name).self, name: \"\(name)\"\(list))"
    }

    /// Returns whether a class is a subclass of `UIStoryboardSegue` that has the initializer of segues.
    private func isSegue(_ name: String) -> Bool {
        let chain = [name] + module.superclasses(of: name)
        guard chain.last == "UIStoryboardSegue" else { return false }
        for type in chain {
            let initializers = module.ownMembers(of: type) { $0.kind == .initializer && $0.modifiers["convenience"] == nil }.map(\.member)
            if initializers.contains(where: { $0.labels == ["identifier", "source", "destination"] }) { return true }
            if !initializers.isEmpty { return false }
        }
        return true
    }
}

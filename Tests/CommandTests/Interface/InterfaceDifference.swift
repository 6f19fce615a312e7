/// A change of an interface that can break code, scripts or command lines of others.
struct InterfaceDifference: Equatable {
    enum Kind: String {
        case removed, changed
        /// A requirement of a protocol or a case of an enumeration, which existing conformances and `switch` statements lack.
        case added
    }

    var kind: Kind
    var module: String
    var path: String
    /// The declarations that exist only in the released interface, and those that exist only in the current one.
    var (released, current): ([InterfaceDeclaration], [InterfaceDeclaration])

    /// The difference as lines for the terminal.
    var description: String {
        let head = "\(module): \(kind.rawValue) \(path)"
        return ([head] + released.map { "    - \($0.text)" } + current.map { "    + \($0.text)" }).joined(separator: "\n")
    }

    /// Whether only the mark of a deprecation was added.
    var isDeprecation: Bool {
        kind == .changed && current.allSatisfy(\.isDeprecated)
            && Set(current.map { $0.text.replacing("deprecated ", with: "", maxReplacements: 1) }) == Set(released.map(\.text))
    }
}

/// The comparison of two interfaces, each with all of its modules.
struct InterfaceComparison {
    private(set) var differences: [InterfaceDifference] = []
    /// The number of additions that break nothing.
    private(set) var additions = 0

    init(released: [InterfaceModule], current: [InterfaceModule]) {
        for module in released {
            guard let now = current.first(where: { $0.name == module.name }) else {
                differences.append(
                    InterfaceDifference(kind: .removed, module: module.name, path: module.name, released: [], current: []))
                continue
            }
            compare(module, with: now, exported: Self.declarations(exportedBy: now, in: current))
        }
    }

    /// Returns the declarations of all modules that a module exports. A declaration that moves to such a module is not removed for clients.
    private static func declarations(exportedBy module: InterfaceModule, in all: [InterfaceModule]) -> Set<InterfaceDeclaration> {
        var (names, rest) = (Set<String>(), module.exports)
        while let name = rest.popLast() {
            guard names.insert(name).inserted, let exported = all.first(where: { $0.name == name }) else { continue }
            rest += exported.exports
        }
        return Set(all.filter { names.contains($0.name) }.flatMap(\.declarations))
    }

    private mutating func compare(_ module: InterfaceModule, with now: InterfaceModule, exported: Set<InterfaceDeclaration>) {
        let (before, after) = (Set(module.declarations), Set(now.declarations))
        let oldPaths = Set(before.map(\.path))
        let removed = Dictionary(grouping: before.subtracting(after).subtracting(exported), by: \.path)
        let added = Dictionary(grouping: after.subtracting(before), by: \.path)
        for path in Set(removed.keys).union(added.keys).sorted() {
            let (old, new) = (removed[path, default: []].sorted(), added[path, default: []].sorted())
            if !old.isEmpty {
                let kind = new.isEmpty ? InterfaceDifference.Kind.removed : .changed
                differences.append(InterfaceDifference(kind: kind, module: module.name, path: path, released: old, current: new))
            } else if new.contains(where: { $0.breaksWhenAdded && oldPaths.contains($0.container) }) {
                differences.append(InterfaceDifference(kind: .added, module: module.name, path: path, released: [], current: new))
            } else {
                additions += new.count
            }
        }
    }
}

extension InterfaceDeclaration {
    /// The path of the type that contains the declaration, or "".
    var container: String { components.dropLast().joined(separator: ".") }
}

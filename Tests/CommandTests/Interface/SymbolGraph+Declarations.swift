extension SymbolGraph.Symbol {
    /// The declaration on one line, with its access level.
    ///
    /// - Parameters:
    ///   - prefix: Words before the declaration in place of the access level, or nil.
    func declaration(prefix: String?) -> InterfaceDeclaration {
        let isDeprecated = availability?.contains { $0.isUnconditionallyDeprecated == true } ?? false
        var fragments = declarationFragments.map(\.spelling).joined()
        // A stored property is written without its accessors. For clients, it is the same as a computed one.
        let isStored = fragments.split(separator: " ").contains("var") && !fragments.contains("{")
        if isStored { fragments += " { get set }" }
        let words = ([prefix ?? accessLevel] + fragments.split { $0.isWhitespace }.map(String.init)).joined(separator: " ")
        return InterfaceDeclaration(path: path, text: (isDeprecated ? "deprecated " : "") + words + constraints(in: fragments))
    }

    /// The constraints of the extension, if the declaration does not have them. Without them, two declarations could be equal.
    private func constraints(in fragments: String) -> String {
        guard let constraints = swiftExtension?.constraints, !constraints.isEmpty, !fragments.contains(" where ") else { return "" }
        return " where " + constraints.map { "\($0.lhs) \($0.kind == "sameType" ? "==" : ":") \($0.rhs)" }.sorted().joined(separator: ", ")
    }
}

/// Collects the declarations of the symbol graphs of one module: its own, and those of its extensions of other modules.
struct SymbolGraphReader {
    /// Every type conforms to these protocols unless it says otherwise, and compilers differ in which of them they list.
    private static let impliedProtocols: Set<String> = ["Copyable", "Escapable", "SendableMetatype", "BitwiseCopyable"]
    /// The protocols to which the superclass of most classes conforms.
    private static let protocolsOfNSObject: Set<String> = [
        "NSObjectProtocol", "Equatable", "Hashable", "CustomStringConvertible", "CustomDebugStringConvertible",
    ]

    /// The names in UIKit that only the code uses that `flipbook open` generates.
    private static let prefixOfGeneratedCode = "FlipbookInterface"

    private let symbols: [SymbolGraph.Symbol]
    private let relationships: [SymbolGraph.Relationship]
    /// The paths of the symbols of this module and of those that it imports, by identifier.
    private let paths: [String: String]
    private var superclasses: [String: String] = [:]
    private var conformances: [String: Set<String>] = [:]

    /// Creates a reader.
    ///
    /// - Parameter imported: The symbol graphs of other modules, in which names of superclasses and protocols are searched.
    init(_ graphs: [SymbolGraph], imported: [SymbolGraph] = []) {
        symbols = graphs.flatMap(\.symbols)
        relationships = graphs.flatMap(\.relationships)
        paths = Dictionary(
            (graphs + imported).flatMap(\.symbols).map { ($0.identifier.precise, $0.path) }, uniquingKeysWith: { first, _ in first })
        for relationship in (graphs + imported).flatMap(\.relationships) {
            if relationship.kind == "inheritsFrom" { superclasses[relationship.source] = relationship.target }
            if relationship.kind == "conformsTo" { conformances[relationship.source, default: []].insert(name(of: relationship)) }
        }
    }

    /// The declarations, without overrides, because the members that they override are there too.
    var declarations: [InterfaceDeclaration] {
        let sources = { (kind: String) in Set(relationships.filter { $0.kind == kind }.map(\.source)) }
        let defaults = relationships.filter { $0.kind == "defaultImplementationOf" }
        let requirements = sources("requirementOf").union(sources("optionalRequirementOf"))
        let (defaultImplementations, implemented) = (Set(defaults.map(\.source)), Set(defaults.map(\.target)))
        let overrides = sources("overrides")
        var declarations = Set(relationships.compactMap(supertype))
        for symbol in symbols {
            let identifier = symbol.identifier.precise
            if symbol.path.hasPrefix(Self.prefixOfGeneratedCode) { continue }
            if overrides.contains(identifier) && symbol.kind.identifier != "swift.init" { continue }
            if requirements.contains(identifier) {
                declarations.insert(
                    symbol.declaration(prefix: implemented.contains(identifier) ? "requirement-with-default" : "requirement"))
            } else if !defaultImplementations.contains(identifier) || symbol.swiftExtension?.constraints?.isEmpty == false {
                declarations.insert(symbol.declaration(prefix: nil))
            }
        }
        return declarations.sorted()
    }

    /// Returns the line of a superclass or of a protocol, unless the superclass conforms to the protocol too.
    private func supertype(_ relationship: SymbolGraph.Relationship) -> InterfaceDeclaration? {
        guard ["inheritsFrom", "conformsTo"].contains(relationship.kind), let path = paths[relationship.source],
            !path.hasPrefix(Self.prefixOfGeneratedCode)
        else { return nil }
        let name = name(of: relationship)
        if relationship.kind == "inheritsFrom" { return InterfaceDeclaration(path: path, text: "inherits from \(name)") }
        guard !Self.impliedProtocols.contains(name), !isInherited(name, by: relationship.source) else { return nil }
        return InterfaceDeclaration(path: path, text: "conforms to \(name)")
    }

    private func isInherited(_ name: String, by type: String) -> Bool {
        var type = type
        while let superclass = superclasses[type] {
            if conformances[superclass]?.contains(name) == true { return true }
            type = superclass
        }
        return superclasses.values.contains(type) && paths[type] == nil && Self.protocolsOfNSObject.contains(name)
    }

    /// Returns the name of the target, without its module.
    private func name(of relationship: SymbolGraph.Relationship) -> String {
        if let path = paths[relationship.target] { return path }
        let fallback = relationship.targetFallback ?? relationship.target
        return fallback.split(separator: ".", maxSplits: 1).last.map(String.init) ?? fallback
    }
}

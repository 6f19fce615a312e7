import CoreGraphics

/// The names and the definitions of all symbols.
nonisolated package enum SymbolCatalog {
    /// The definition and the variant of a symbol name.
    struct Match: Sendable {
        var definition: SymbolDefinition
        var isFilled = false
        var isSlashed = false
        var enclosure: SymbolDefinition.Enclosure?
    }

    private struct Contents: Sendable {
        var definitions: [String: SymbolDefinition] = [:]
        /// The names that the artwork defines by `a = b`, with the names of their definitions.
        var aliases: [String: String] = [:]
        /// The names of all symbols, in the order of the artwork.
        var names: [String] = []
    }

    private static let contents: Contents = {
        var contents = Contents()
        for group in SymbolArtwork.groups { read(group, into: &contents) }
        return contents
    }()

    private static func read(_ group: String, into contents: inout Contents) {
        for line in group.split(separator: "\n") {
            if line.first == " " {
                if let name = contents.names.last { contents.definitions[name]?.addSteps(line) }
                continue
            }
            let words = line.split(separator: " ")
            contents.names.append(String(words[0]))
            if words.count == 3, words[1] == "=" {
                contents.aliases[String(words[0])] = String(words[2])
            } else {
                contents.definitions[String(words[0])] = SymbolDefinition(words)
            }
        }
    }

    /// The names of all symbols with their variants, in the order of the artwork.
    package static let names: [String] = contents.names.flatMap { name in
        (definition(named: name)?.suffixes ?? []).map { name + $0 }.filter { $0 == name || contents.definitions[$0] == nil }
    }

    /// The names of the symbols without their variants, in the order of the artwork.
    package static var baseNames: [String] { contents.names }

    static func definition(named name: String) -> SymbolDefinition? {
        contents.definitions[name] ?? contents.aliases[name].flatMap { contents.definitions[$0] }
    }

    /// Returns the symbol with a name, or nil if there is none. Suffixes are removed from the end until the rest is a name of the artwork.
    static func match(_ name: String) -> Match? {
        var base = name[...]
        var (isFilled, isSlashed) = (false, false)
        var enclosure: SymbolDefinition.Enclosure?
        func remove(_ suffix: String) -> Bool {
            guard definition(named: String(base)) == nil, base.hasSuffix(suffix) else { return false }
            base = base.dropLast(suffix.count)
            return true
        }
        if remove(".fill") { isFilled = true }
        for candidate in SymbolDefinition.Enclosure.allCases where remove(".\(candidate)") { enclosure = candidate }
        if remove(".slash") { isSlashed = true }
        guard let definition = definition(named: String(base)) else { return nil }
        // The suffixes were removed in a fixed order. The symbol may have each variant, but not their combination.
        let suffix = String(name.dropFirst(base.count))
        guard definition.suffixes.contains(suffix) else { return nil }
        return Match(definition: definition, isFilled: isFilled, isSlashed: isSlashed, enclosure: enclosure)
    }

    /// Returns the symbol name that is most similar to a given name, or nil if none is similar enough.
    static func nearestName(to name: String) -> String? {
        let nearest = names.map { (name: $0, distance: name.editDistance(to: $0)) }.min { $0.distance < $1.distance }
        return nearest.flatMap { $0.distance <= max(2, name.count / 3) ? $0.name : nil }
    }
}

extension FileRewriter {
    private static let importKinds: Set<String> = ["class", "struct", "enum", "protocol", "typealias", "func", "let", "var"]
    /// Modules whose declarations are in another module on Linux
    private static let replacements = ["Darwin": "Glibc", "ObjectiveC": "QuartzCore", "CoreAnimation": "QuartzCore"]

    /// Rewrites an import: of a submodule, of a module with another name, or of a framework that does not exist.
    mutating func rewriteImport(_ keyword: Int) {
        guard source.text(keyword - 1) != ".", source.text(keyword + 1) != ":" else { return }
        var name = keyword + 1
        let hasKind = Self.importKinds.contains(source.text(name))
        if hasKind { name += 1 }
        guard source.kind(name) == .word, !source.tokens[name].startsLine else { return }
        var end = name + 1
        while source.text(end) == "." && source.kind(end + 1) == .word { end += 2 }
        let module = source.text(name)
        if let replacement = Self.replacements[module] {
            edits.setText(name, replacement)
            counts[.replacedImport] += 1
        } else if !RewriteOptions.systemModules.contains(module) && !rewriter.options.knownModules.contains(module) {
            return removeImport(of: module, from: keyword, to: end)
        }
        if !hasKind && end > name + 1 {
            edits.replace(name..<end, with: Self.replacements[module] ?? module)
            if Self.replacements[module] == nil { counts[.replacedImport] += 1 }
        }
    }

    private mutating func removeImport(of module: String, from keyword: Int, to end: Int) {
        let start = source.prefix(of: keyword).start
        let text = source.plainText(start..<end)
        edits.replace(start..<end, with: "/* \(text) */")
        missingFrameworks.append((module, source.tokens[keyword].line))
        counts[.missingFramework] += 1
    }
}

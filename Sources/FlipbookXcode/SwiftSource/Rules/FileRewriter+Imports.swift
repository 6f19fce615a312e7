extension FileRewriter {
    private static let importKinds: Set<String> = ["class", "struct", "enum", "protocol", "typealias", "func", "let", "var"]
    /// Modules whose declarations are in another module on Linux.
    private static let replacements = ["Darwin": "Glibc", "ObjectiveC": "QuartzCore", "CoreAnimation": "QuartzCore", "OSLog": "os"]

    /// Rewrites an import of a submodule, of a module that has another name on Linux, or of a framework that does not exist.
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
        let text = source.joinedText(start..<end)
        // UIKit is imported instead, because most iOS frameworks with views re-export it.
        edits.replace(start..<end, with: "/* \(text) */" + (importsUIKit ? "" : " import UIKit"))
        missingFrameworks.append((module, source.tokens[keyword].line))
        counts[.missingFramework] += 1
    }

    /// Returns whether an active import of a file names UIKit.
    static func importsUIKit(_ source: SwiftSource) -> Bool {
        source.tokens.indices.contains { index in
            source.tokens[index].isActive != false && source.text(index) == "import" && source.kind(index) == .word
                && source.text(index + 1) == "UIKit"
        }
    }

    /// The names that UIKit declares on Linux. On iOS, Foundation or a module below it declares them.
    private static let foundationNames: Set<String> = [
        "Selector", "autoreleasepool", "objc_sync_enter", "objc_sync_exit", "objc_getAssociatedObject", "objc_setAssociatedObject",
        "NSKeyValueObservation", "NSKeyValueObservingOptions", "NSKeyValueChangeKey", "NSPredicate", "NSHashTable", "NSMapTable",
        "CGAffineTransform", "CGVector", "CGPath", "CGMutablePath", "CGColor", "CGImage", "CACurrentMediaTime", "NSStringFromClass",
        "CATransform3D", "CFAbsoluteTimeGetCurrent",
    ]

    /// Imports UIKit into a file that imports Foundation, Dispatch or Darwin, if the file uses a name that UIKit declares on Linux or a
    /// function with plural forms.
    mutating func importUIKitForFoundation() {
        guard !importsUIKit else { return }
        let source = source
        let isActive: (Int) -> Bool = { source.tokens[$0].isActive != false && source.kind($0) == .word }
        let usesName = source.tokens.indices.contains { isActive($0) && Self.foundationNames.contains(source.text($0)) }
        guard usesName || usesPluralFormats else { return }
        let keyword = source.tokens.indices.first { index in
            isActive(index) && source.text(index) == "import" && ["Foundation", "Dispatch", "Darwin"].contains(source.text(index + 1))
        }
        guard let keyword, source.tokens[keyword + 1].isActive != false, source.text(keyword + 2) != "." else { return }
        edits.append("; import UIKit", after: keyword + 1)
        counts[.replacedImport] += 1
    }
}

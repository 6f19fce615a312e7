/// The rewriting of one file: the rules are in extensions of this type.
struct FileRewriter {
    let rewriter: SourceRewriter
    /// The index of the file in `ModuleDeclarations.files`.
    let number: Int
    let originalPath: String
    let file: ModuleDeclarations.File
    var edits: SourceEdits
    var counts = RewriteCounts()
    var diagnostics: [ProjectDiagnostic] = []
    var missingFrameworks: [(name: String, line: Int)] = []
    /// Whether the file imports UIKit, so that no import of UIKit has to be added.
    let importsUIKit: Bool
    /// The declarations that are appended to the text of the file.
    var appendix: [String] = []

    var module: ModuleDeclarations { rewriter.module }
    var source: SwiftSource { edits.source }

    init(_ rewriter: SourceRewriter, number: Int, originalPath: String) {
        (self.rewriter, self.number, self.originalPath) = (rewriter, number, originalPath)
        file = rewriter.module.files[number]
        edits = SourceEdits(file.source)
        importsUIKit = Self.importsUIKit(file.source)
    }

    /// Applies the rules that change the text in place.
    mutating func applyLanguageRules() {
        for index in 0..<source.count where source.tokens[index].isActive != false {
            switch source.tokens[index].kind {
            case .attribute: rewriteAttribute(index)
            case .directive: directive(index)
            case .word: word(index)
            default: break
            }
        }
        for type in file.types where type.kind == "protocol" && type.attribute("objc") != nil { bindToClasses(type) }
        for type in file.types {
            for member in type.members {
                removeWeakFromOutlet(member)
                rewriteManagedProperty(member, of: type)
            }
        }
        for member in file.locals { removeWeakFromOutlet(member) }
        importUIKitForFoundation()
        rewriteOptionalRequirements()
        exposeHelpers()
    }

    private mutating func directive(_ index: Int) {
        switch source.tokens[index].text {
        case "#selector": rewriteSelector(index)
        case "#keyPath": rewriteKeyPath(index)
        case "#Preview": removePreview(index)
        case "#if", "#elseif": rewriteCondition(index)
        default: break
        }
    }

    private mutating func word(_ index: Int) {
        switch source.tokens[index].text {
        case "import": rewriteImport(index)
        case "dynamic": removeDynamic(index)
        case "Selector", "NSSelectorFromString": rewriteSelectorLiteral(index)
        case "format", "localizedStringWithFormat": rewritePluralFormat(index)
        default:
            rewriteAttributeName(index)
            guard source.text(index - 1) == "." else { return rewriteImplicitOptionalCall(index) }
            if ["async", "asyncAfter"].contains(source.text(index)) { return rewriteMainQueueCall(index) }
            if ["?", "!"].contains(source.text(index + 1)), source.text(index + 2) == "(" { return rewriteOptionalCall(index) }
            if !rewriter.requirements.byName.isEmpty { rewriteOptionalMember(index) }
        }
    }

    mutating func report(_ message: String, at token: Int) {
        let line = token < source.count ? source.tokens[token].line : nil
        diagnostics.append(ProjectDiagnostic(path: originalPath, line: line, message: message))
    }

    /// Returns the directive `#sourceLocation`, which sets the path and the line of the following text.
    static func sourceLocation(_ path: String, line: Int) -> String {
        var escaped = ""
        for scalar in path.unicodeScalars {
            switch scalar {
            case "\\", "\"": escaped += "\\\(scalar)"
            case "\n": escaped += "\\n"
            case "\r": escaped += "\\r"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return "#sourceLocation(file: \"\(escaped)\", line: \(line))\n"
    }

    /// Returns the new text of the file.
    func text() -> String {
        var text = Self.sourceLocation(originalPath, line: 1) + edits.wholeText
        guard !appendix.isEmpty else { return text }
        if text.utf8.last != 10 { text += "\n" }
        return text + "#sourceLocation()\n" + appendix.joined(separator: "\n") + "\n"
    }
}

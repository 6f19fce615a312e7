/// Rewrites the Swift files of a module written for iOS so that they compile against Flipbook on Linux.
///
/// Compilers report the lines of the original files, because each new text begins with `#sourceLocation`. The rules are listed in
/// `RewriteCounts.Rule`.
package struct SourceRewriter: Sendable {
    let module: ModuleDeclarations
    let options: RewriteOptions
    let requirements: OptionalRequirements
    let moves: MemberMoves
    /// Whether a file uses names of text attributes before Swift 4.
    let usesAttributeNames: Bool

    /// Reads all files of a module.
    package init(files: ModuleFiles, options: RewriteOptions = RewriteOptions()) {
        self.options = options
        let conditions = CompilationConditions(
            flags: options.compilationConditions, modules: RewriteOptions.systemModules.union(options.knownModules),
            languageVersion: options.languageVersion)
        module = ModuleDeclarations(files, conditions: conditions)
        requirements = OptionalRequirements(module)
        moves = MemberMoves(module)
        usesAttributeNames = module.files.contains { FileRewriter.usesAttributeNames($0.source) }
    }

    /// Rewrites a file of the module. `originalPath` is the path in the messages of compilers. `fileNumber` is part of the name of the
    /// function that returns the interface table, so it must be different for each file of the module.
    package func rewrite(path: String, originalPath: String, fileNumber: Int) -> RewrittenFile {
        guard let number = module.fileNumbers[path] else {
            let message = "The file is not among the files of its module."
            return RewrittenFile(text: "", diagnostics: [ProjectDiagnostic(path: originalPath, message: message)])
        }
        var rewriter = FileRewriter(self, number: number, originalPath: originalPath)
        rewriter.applyLanguageRules()
        rewriter.moveMembers()
        rewriter.appendOptionalRequirements()
        let function = options.writesInterfaceTables ? rewriter.appendInterfaceTable(fileNumber: fileNumber) : nil
        return RewrittenFile(
            text: rewriter.text(), interfaceFunction: function, diagnostics: rewriter.diagnostics,
            missingFrameworks: rewriter.missingFrameworks, counts: rewriter.counts)
    }
}

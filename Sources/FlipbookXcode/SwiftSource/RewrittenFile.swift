/// The result of rewriting one Swift file.
package struct RewrittenFile: Sendable {
    /// The new text.
    package var text: String
    /// The name of the function that returns the file's interface table, or nil if it has none.
    package var interfaceFunction: String?
    /// The diagnostics about code that could not be rewritten.
    package var diagnostics: [ProjectDiagnostic] = []
    /// The frameworks that the file imports and that do not exist, with the lines of the imports.
    package var missingFrameworks: [(name: String, line: Int)] = []
    /// The number of uses of each rule.
    package var counts = RewriteCounts()
}

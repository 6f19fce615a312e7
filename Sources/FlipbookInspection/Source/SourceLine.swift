/// A line of source code.
package nonisolated struct SourceLine: Hashable, Sendable, Codable {
    /// The path of the file.
    package var path: String
    /// The number of the line, from 1 on.
    package var line: Int
    /// The name of the function, as in the source, or nil if it is unknown.
    package var function: String?

    package init(path: String, line: Int, function: String? = nil) { (self.path, self.line, self.function) = (path, line, function) }

    /// The name of the file without its folder.
    package var fileName: String { path.split(separator: "/").last.map(String.init) ?? path }
}

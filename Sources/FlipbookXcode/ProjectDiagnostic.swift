/// A message of one line about a missing, damaged or ignored part of a project.
package struct ProjectDiagnostic: Hashable, Sendable, CustomStringConvertible {
    /// The path of the file.
    package var path: String
    /// The line in the file, beginning with 1, or nil if the message is about the whole file.
    package var line: Int?
    /// The problem, and what the user can do.
    package var message: String

    package init(path: String, line: Int? = nil, message: String) {
        (self.path, self.line, self.message) = (path, line, message)
    }

    /// The path, the line and the message, in the format of compilers. Line breaks in names are replaced by spaces.
    package var description: String {
        String((path + (line.map { ":\($0)" } ?? "") + ": " + message).map { $0.isNewline ? " " : $0 })
    }
}
